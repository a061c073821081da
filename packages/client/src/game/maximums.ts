/** What people at this device bid at most, by game: the host knows it, and no file, no log and no other device does. */
import type { Maximums } from '@roundhouse/host';
import { create } from 'zustand';

const KEY = 'roundhouse.maximums';

interface Left {
  readonly byGame: Readonly<Partial<Record<string, Maximums>>>;
}

const NONE: Maximums = {};
const isEmpty = (maximums: Maximums): boolean => Object.keys(maximums).length === 0;

export const useMaximums = create<Left>(() => ({ byGame: remembered() }));

export const maximumsOf = (game: string): Maximums => useMaximums.getState().byGame[game] ?? NONE;

export function leaveMaximums(game: string, maximums: Maximums): void {
  const now = maximumsOf(game);
  if (now === maximums || (isEmpty(now) && isEmpty(maximums))) return;
  const { [game]: _, ...others } = useMaximums.getState().byGame;
  const byGame = isEmpty(maximums) ? others : { ...others, [game]: maximums };
  try {
    localStorage.setItem(KEY, JSON.stringify(byGame));
  } catch {
    // It holds until this page is left.
  }
  useMaximums.setState({ byGame });
}

// Another tab has changed them; the one that leads bids for all.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) useMaximums.setState({ byGame: remembered() });
});

function remembered(): Left['byGame'] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Left['byGame']) : {};
  } catch {
    return {};
  }
}
