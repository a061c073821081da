import type { Shun } from '@roundhouse/protocol/own';
import type { Said } from '@roundhouse/protocol/talk';
import { useState } from 'react';
import { notice } from '../../app/notices.tsx';
import { Told } from '../../cards/told.tsx';
import { useTable } from '../../table/context.tsx';
import { Avatar, classes, Icon, Menu, MenuItem } from '../../ui/index.ts';
import { sentenceOf } from '../failure.ts';
import { useTalk } from './context.ts';
import { talkText as t } from './texts.ts';
import { mentions, momentsIn } from './words.ts';

/** One thing that was said: who, when, and the words with what they name as links. */
export function SaidLine({ said }: { readonly said: Said }) {
  const { box, talk } = useTalk();
  const { view, here, names } = useTable('view', 'here', 'names');
  const [isShown, setShown] = useState(false);
  const { from, name, words, at, n } = said;
  const isMine = from === talk.me;
  const seat = view.seats.findIndex((one) => one.name === name);
  if (talk.muted.includes(from) && !isShown)
    return (
      <li className="talk-muted">
        {t('muted', { name })}{' '}
        <button type="button" className="talk-show" onClick={() => setShown(true)}>
          {t('show')}
        </button>
      </li>
    );
  const tell = (text: string) => notice((toast) => toast(text));
  const shun = (how: Shun) =>
    box.shun(said, how).then(
      () => how === 'blocked' && tell(t('blocked', { name })),
      (error: unknown) => tell(sentenceOf(error)),
    );
  const report = () => {
    box.report(n).then(
      () => tell(t('reported')),
      () => tell(t('reportFailed')),
    );
  };
  const isForMe = !isMine && here.some((player) => mentions(words, names.player(player)));
  return (
    <li className={classes('talk-said', isForMe && 'talk-for-me')}>
      <Avatar name={name} seat={talk.side === 'players' ? seat : -1} size={22} />
      <div>
        <p className="talk-who">
          <b>{name}</b> <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
        </p>
        <p className="talk-words">
          <Linked words={words} />
        </p>
      </div>
      {!isMine && (
        <Menu
          trigger={
            <button type="button" className="icon-button talk-more" aria-label={t('more', { name })}>
              <Icon name="more" />
            </button>
          }
        >
          {talk.muted.includes(from) ? (
            <MenuItem onSelect={() => void shun('none')}>{t('unmute', { name })}</MenuItem>
          ) : (
            <>
              <MenuItem onSelect={() => void shun('muted')}>{t('mute', { name })}</MenuItem>
              <MenuItem onSelect={() => void shun('blocked')}>{t('block', { name })}</MenuItem>
            </>
          )}
          <MenuItem onSelect={report}>{t('report')}</MenuItem>
        </Menu>
      )}
    </li>
  );
}

/** Names of companies, hexes and people open their cards; `#361` leads to that moment. */
function Linked({ words }: { readonly words: string }) {
  const { view, goTo } = useTable('view', 'goTo');
  return momentsIn(words, view.seq).map((part, i) =>
    typeof part === 'string' ? (
      // Parts of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Told key={i} text={part} />
    ) : (
      <button
        // oxlint-disable-next-line react/no-array-index-key
        key={i}
        type="button"
        className="talk-moment"
        aria-label={t('moment', { seq: part.seq })}
        onClick={() => goTo(part.seq === view.seq ? null : part.seq)}
      >
        #{part.seq}
      </button>
    ),
  );
}

const timeText = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
