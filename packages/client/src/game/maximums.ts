/** What people at this device bid at most, by game: the host knows it, and no file, no log and no other device does. */
import type { Maximums } from '@roundhouse/host';

const KEY = 'roundhouse.maximums';

type ByGame = Readonly<Partial<Record<string, Maximums>>>;

/** Where the browser keeps nothing, they hold until this page is left. */
let inPage: ByGame = {};

export const maximumsOf = (game: string): Maximums => remembered()[game] ?? {};

export function keepMaximums(game: string, maximums: Maximums): void {
  const { [game]: before, ...others } = remembered();
  const isEmpty = Object.keys(maximums).length === 0;
  if (isEmpty && before === undefined) return;
  inPage = isEmpty ? others : { ...others, [game]: maximums };
  try {
    localStorage.setItem(KEY, JSON.stringify(inPage));
  } catch {
    // The page remembers.
  }
}

function remembered(): ByGame {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as ByGame) : {};
  } catch {
    return inPage;
  }
}
