/** How many decisions of a game somebody has asked a hint for, kept on this device. */
const KEY = 'roundhouse.hints.';

/** By the number of actions before each decision. */
function usedIn(game: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? '[]');
    return Array.isArray(kept) ? kept.filter((seq) => typeof seq === 'number') : [];
  } catch {
    return [];
  }
}

export const hintsUsed = (game: string): number => usedIn(game).length;

/** Idea and moves of one decision count once. */
export function countHint(game: string, seq: number): void {
  const used = usedIn(game);
  if (used.includes(seq)) return;
  try {
    localStorage.setItem(KEY + game, JSON.stringify([...used, seq]));
  } catch {
    // A browser that keeps nothing.
  }
}
