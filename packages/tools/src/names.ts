import { UsageError } from './failure.ts';

/** Names of the players where nobody gave any, in seat order. */
const given = ['Anna', 'Bram', 'Clara', 'Daan', 'Emma', 'Floris', 'Greta', 'Hugo', 'Iris', 'Jan'];

export function playerNames(count: number): string[] {
  if (count > given.length) throw new UsageError(`No game has more than ${given.length} players.`);
  return given.slice(0, count);
}

/** A record by player id, as a record by player name. */
export function byName<T>(
  players: readonly string[],
  names: readonly string[],
  values: Readonly<Record<string, T>>,
): Record<string, T> {
  return Object.fromEntries(players.map((player, seat) => [names[seat] ?? player, values[player]!]));
}
