import type { Looks } from '@roundhouse/protocol/desk';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { call } from '../api.ts';
import { mannersText as t } from './texts.ts';
import '../../table/asks/asks.css';

const keyOf = (game: string): string => `roundhouse.looks.${game}`;

/** A moderator has looked at this table, which is not for everybody: its owner reads who it was and why. */
export function LookedCard({ game }: { readonly game: string }) {
  const [looks, setLooks] = useState<Looks['looks']>([]);
  const [now] = useState(() => Date.now());
  useEffect(() => {
    // What cannot be asked now is asked when the table is opened again.
    call('looks', { at: { game } }).then(
      ({ looks: all }) => setLooks(all.filter(({ at }) => at > readTo(game))),
      () => {},
    );
  }, [game]);
  const [last] = looks;
  if (!last) return null;
  const close = () => {
    try {
      localStorage.setItem(keyOf(game), String(last.at));
    } catch {
      // It is shown again next time.
    }
    setLooks([]);
  };
  return (
    <div className="asks">
      <div className="card ask-card" role="group" aria-label={t('looked.title')}>
        <header>
          <Icon name="eye" size={24} />
          <div>
            <h2>{t('looked.title')}</h2>
            {looks.map(({ at, name, reason }) => (
              <small key={at}>{t('looked.by', { name, reason, time: momentText(at, now) })}</small>
            ))}
          </div>
        </header>
        <Button onClick={close}>{t('looked.read')}</Button>
      </div>
    </div>
  );
}

function readTo(game: string): number {
  try {
    return Number(localStorage.getItem(keyOf(game)) ?? 0);
  } catch {
    return 0;
  }
}
