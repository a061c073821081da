import { useCallback, useState } from 'react';
import type { BoardLie, BoardShown } from '../../board/index.ts';
import { keepBoard, keptBoard } from '../../game/kept-board.ts';

/** A game's board as it was last looked at here; what changes is remembered. */
export function useKeptBoard(game: string) {
  const [first] = useState(() => keptBoard(game));
  const [shown, setShown] = useState(first.shown);
  return {
    shown,
    setShown: useCallback(
      (next: BoardShown) => {
        setShown(next);
        keepBoard(game, { shown: next });
      },
      [game],
    ),
    firstLie: first.lie,
    onLie: useCallback((lie: BoardLie) => keepBoard(game, { lie }), [game]),
  };
}
