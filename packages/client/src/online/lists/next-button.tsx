import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { tableAddress } from '../links.ts';
import { pageStream } from '../page-stream.ts';
import { onlineText as t } from '../texts.ts';
import './next-button.css';

interface Next {
  readonly game: string | null;
  readonly waiting: number;
}

/** So long after a change it is asked again, in milliseconds: own moves come in quick succession. */
const ASK_AFTER = 1_500;

/** From one table to the next that waits for me; nothing where none does. */
export function NextButton({ game }: { readonly game: string }) {
  const [, go] = useLocation();
  const [next, setNext] = useState<Next>({ game: null, waiting: 0 });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      call('nextGame', { query: { but: game } }).then(
        (answer) => !left && setNext(answer),
        () => {},
      );
    const askSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void ask();
      }, ASK_AFTER);
    };
    void ask();
    const stop = pageStream().follow({ lists: ['mine'], hear: askSoon, line: askSoon });
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [game]);
  if (next.game === null) return null;
  const { waiting } = next;
  const words = t('next.means', { waiting });
  return (
    <button
      type="button"
      className="button button-small next-game"
      title={words}
      aria-label={`${t('next.title')}: ${words}`}
      onClick={() => go(tableAddress(next.game!))}
    >
      <Icon name="right" /> <span className="next-game-words">{t('next.button', { waiting })}</span>
      <span className="next-game-count num">{waiting}</span>
    </button>
  );
}
