/** How the board of a game was last looked at on this device: what is written on it, and how it lies in its window. */
import type { BoardLie, BoardShown } from '../board/index.ts';

export interface KeptBoard {
  readonly shown: BoardShown;
  readonly lie: BoardLie;
}

const FIRST: KeptBoard = {
  shown: { names: true, revenue: true, lastRuns: true, coordinates: false, tileNumbers: false },
  lie: { turn: 0, moved: null },
};

const keyOf = (game: string): string => `roundhouse.board.${game}`;

export function keptBoard(game: string): KeptBoard {
  try {
    return readBoard(localStorage.getItem(keyOf(game)));
  } catch {
    return FIRST;
  }
}

export function keepBoard(game: string, changes: Partial<KeptBoard>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...keptBoard(game), ...changes }));
  } catch {
    // Not remembered, but done.
  }
}

export function forgetBoard(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Nothing was remembered.
  }
}

/** What somebody has written there by hand, or another version, counts only where it makes sense. */
export function readBoard(text: string | null): KeptBoard {
  if (text === null) return FIRST;
  const { shown, lie } = (JSON.parse(text) ?? {}) as { readonly shown?: unknown; readonly lie?: unknown };
  return { shown: shownIn(shown), lie: lieIn(lie) };
}

function shownIn(value: unknown): BoardShown {
  const found = Object.entries(value ?? {}).filter(([name, on]) => name in FIRST.shown && typeof on === 'boolean');
  return { ...FIRST.shown, ...Object.fromEntries(found) };
}

function lieIn(value: unknown): BoardLie {
  const { turn, moved } = (value ?? {}) as { readonly turn?: unknown; readonly moved?: unknown };
  const quarters = [1, 2, 3].find((one) => one === turn) ?? 0;
  if (moved === 'whole') return { turn: quarters, moved };
  const { zoom, x, y } = (moved ?? {}) as Readonly<Record<string, unknown>>;
  return {
    turn: quarters,
    moved: isNumber(zoom) && zoom > 0 && isNumber(x) && isNumber(y) ? { zoom, x, y } : null,
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
