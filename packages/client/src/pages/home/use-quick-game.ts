import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { notice } from '../../app/notices.tsx';
import { reasonOf } from '../../game/names.ts';
import { firstTitle, type TitleCard } from '../../titles/cards.ts';
import { seatOf, usualSeats } from '../new-game/draft.ts';

/** Starts a game against two bots as its book advises for a first one, and goes to its table. */
export function useQuickGame(title: TitleCard = firstTitle): {
  readonly isStarting: boolean;
  readonly start: () => void;
} {
  const t = usePageText();
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      const { createGame } = await import('../../game/games.ts');
      go(`/game/${await createGame({ title: title.id, seats: usualSeats().map(seatOf), ...title.firstGame })}`);
    } catch (error) {
      setStarting(false);
      notice((toast) => toast.error(t('playNow.failed'), { description: reasonOf(error) }));
    }
  };
  return { isStarting, start: () => void start() };
}
