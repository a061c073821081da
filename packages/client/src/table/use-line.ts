import { useCallback, useSyncExternalStore } from 'react';
import type { GameHandle, LineState } from '../game/handle.ts';

/** The state of the line to the game's leader. Apart from the view: it changes after every action. */
export function useLine(game: GameHandle): LineState {
  const subscribe = useCallback((changed: () => void) => game.subscribe(changed), [game]);
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(game.line()));
  return JSON.parse(text) as LineState;
}

/** Must somebody wait before anything can be done: for an answer, or for the line? */
const RESTS = ['sending', 'reconnecting', 'offline', 'restarting', 'stopped'] as const;
export type Rest = (typeof RESTS)[number];

export function restIn({ kind }: LineState): Rest | null {
  return RESTS.find((rest) => rest === kind) ?? null;
}

/** The same for a part that shows nothing else of the line: it is not drawn again while an action is being saved. */
export function useRest(game: GameHandle): Rest | null {
  const subscribe = useCallback((changed: () => void) => game.subscribe(changed), [game]);
  return useSyncExternalStore(subscribe, () => restIn(game.line()));
}
