import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../app/i18n.tsx';
import { notice } from '../../app/notices.tsx';
import { reasonOf } from '../../game/names.ts';
import { firstTitle } from '../../titles/cards.ts';
import { seatOf, usualSeats } from '../new-game/draft.ts';

/** Starts a game of the first title against two bots, and goes to its table. */
export function useQuickGame(): { readonly isStarting: boolean; readonly start: () => void } {
  const t = useText();
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      const { createGame } = await import('../../game/games.ts');
      go(`/game/${await createGame({ title: firstTitle.id, seats: usualSeats().map(seatOf) })}`);
    } catch (error) {
      setStarting(false);
      notice((toast) => toast.error(t('playNow.failed'), { description: reasonOf(error) }));
    }
  };
  return { isStarting, start: () => void start() };
}
