import { Fragment, useEffect, useRef, useState } from 'react';
import { Button, Icon, IconButton } from '../../ui/index.ts';
import { useSetting } from '../../table/context.tsx';
import { useLine } from '../../table/use-line.ts';
import { joinWords } from '@roundhouse/rail';
import { useTalk } from './context.ts';
import { SaidLine } from './said-line.tsx';
import { talkText as t } from './texts.ts';
import { Writing } from './writing.tsx';
import './talk.css';

export interface TalkPanelProps {
  readonly onClose: () => void;
}

/** What is said at the table, and a line to write in. */
export function TalkPanel({ onClose }: TalkPanelProps) {
  const { box, talk } = useTalk();
  const { game } = useSetting();
  const waits = !['live', 'sending', 'moved', 'outdated'].includes(useLine(game).kind);
  const list = useRef<HTMLDivElement>(null);
  const { said, last, read } = talk;
  const sending = talk.sending.filter(({ isHeard }) => !isHeard);
  // Where the new lines began when it was opened.
  const [first] = useState(read < last ? read + 1 : null);
  useEffect(() => {
    void box.fetch().catch(() => {});
  }, [box]);
  useEffect(() => {
    if (document.visibilityState === 'visible') void box.markRead();
  }, [box, last, read]);
  const newest = said.at(-1)?.n ?? 0;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, sending.length]);
  const oldest = said[0]?.n ?? 1;
  return (
    <section className="talk" aria-label={t('label')}>
      <header className="talk-head">
        <p>{t(talk.side)}</p>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {talk.names.length > 0 && <p className="talk-names">{t('watching', { names: joinWords([...talk.names]) })}</p>}
      {/* It scrolls where it is long, so it must take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="talk-scroll" role="region" aria-label={t('said')} ref={list} tabIndex={0}>
        <ol className="talk-list" aria-label={t('label')} aria-live="polite">
          {oldest > 1 && (
            <li>
              <Button size="small" kind="quiet" onClick={() => void box.fetch(oldest).catch(() => {})}>
                {t('older')}
              </Button>
            </li>
          )}
          {said.length === 0 && <li className="hint">{t('empty')}</li>}
          {said.map((one, i) => (
            <Fragment key={one.n}>
              {dayOf(one.at) !== dayOf(said[i - 1]?.at ?? 0) && <li className="talk-day label">{dayText(one.at)}</li>}
              {one.n === first && <li className="talk-new label">{t('new')}</li>}
              <SaidLine said={one} />
            </Fragment>
          ))}
          {sending.map(({ request, words }) => (
            <li key={request} className="talk-sending">
              <p>{words}</p>
              <small>{t('sending')}</small>
            </li>
          ))}
        </ol>
      </div>
      {talk.refused !== null && (
        <p role="alert" className="talk-refused">
          {talk.refused}
        </p>
      )}
      <Writing waits={waits} />
    </section>
  );
}

const dayOf = (at: number): string => new Date(at).toDateString();
const dayText = (at: number): string =>
  dayOf(at) === dayOf(Date.now())
    ? t('today')
    : new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
