/** A wish on its way to the server outlives a reload of the page: it is asked for again before anything else. */
import type { LineWish } from '../../game/line.ts';

export interface Pending {
  readonly wish: LineWish;
  readonly request: string;
}

/** Where the wish under way is kept: one at a time. */
export interface PendingStore {
  read(): Pending | null;
  write(pending: Pending | null): void;
}

/** By tab: two tabs at one table have wishes of their own. */
export const sessionPending = (game: string): PendingStore => {
  const key = `roundhouse.sending.${game}`;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Pending | null;
      } catch {
        return null;
      }
    },
    write(pending) {
      try {
        if (pending) sessionStorage.setItem(key, JSON.stringify(pending));
        else sessionStorage.removeItem(key);
      } catch {
        // Then a reload in this very moment asks the server what has become of the game, and not of the wish.
      }
    },
  };
};
