/** Maxima that were left with the host: told to those whose they are, and to nobody else. */
import type { You } from '@roundhouse/protocol';
import type { Listener } from './listeners.ts';
import type { OpenTable } from './open-table.ts';

/** The seats that somebody plays: their own, and those lent to them. */
export const playsOf = ({ players, lent }: You): readonly string[] => [...players, ...lent];

export function maximaOf(
  { play }: OpenTable,
  players: readonly string[],
): Record<string, { auction: string; amount: number }> {
  const left = Object.entries(play?.maximums ?? {}).filter(([player]) => players.includes(player));
  return Object.fromEntries(left) as Record<string, { auction: string; amount: number }>;
}

export function tellOwnMaxima(table: OpenTable, listener: Listener): void {
  const you = table.you(listener.person);
  const players = playsOf(you);
  const maxima = maximaOf(table, players);
  const text = JSON.stringify(maxima);
  // A listener who was told of nothing new would know that somebody else has left one.
  if (players.length === 0 || text === listener.maxima) return;
  listener.maxima = text;
  listener.send({ t: 'mine', game: table.id, maxima });
}
