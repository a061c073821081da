import { useEffect, useState } from 'react';
import { classes, Icon } from '../../ui/index.ts';
import { useBackKey } from '../../ui/use-back-key.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { usePhone } from '../../table/media.ts';
import { useTalk } from './context.ts';
import { talkText as t } from './texts.ts';
import type { TalkPanelProps } from './talk-panel.tsx';
import './talk-line.css';

const TalkPanel = lazyPart<TalkPanelProps>(async () => (await import('./talk-panel.tsx')).TalkPanel);

/** Under the decision: the last words and how much is unread. Open, the talk lies over the choices and never over the button. */
export function TalkLine() {
  const { talk } = useTalk();
  const [isOpen, setOpen] = useState(false);
  const phone = usePhone();
  const [close] = useState(() => () => setOpen(false));
  useBackKey(phone && isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const unread = Math.max(0, talk.last - talk.read);
  const last = talk.said.findLast(({ from }) => !talk.muted.includes(from));
  return (
    <>
      {isOpen && <TalkPanel onClose={close} />}
      <button
        type="button"
        className={classes('talk-line', isOpen && 'talk-line-open')}
        aria-expanded={isOpen}
        aria-label={isOpen ? t('close') : t('open', { count: unread })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chat" />
        <span className="talk-last">
          {last ? (
            <>
              <b>{last.from === talk.me ? t('you') : last.name}</b> {last.words}
            </>
          ) : (
            t('label')
          )}
        </span>
        {unread > 0 && !isOpen && <span className="talk-count">{unread}</span>}
        <Icon name={isOpen ? 'down' : 'up'} />
      </button>
    </>
  );
}
