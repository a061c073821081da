import type { PlayerId } from '@roundhouse/kernel';

/** All players clockwise, beginning with the one on the left of `player` and ending with the player. */
export function clockwiseFrom(players: readonly PlayerId[], player: PlayerId): PlayerId[] {
  const at = players.indexOf(player) + 1;
  return [...players.slice(at), ...players.slice(0, at)];
}

/** All players in their order, beginning with this one. */
export function beginningWith(players: readonly PlayerId[], player: PlayerId): PlayerId[] {
  const at = players.indexOf(player);
  return [...players.slice(at), ...players.slice(0, at)];
}

export const leftOf = (players: readonly PlayerId[], player: PlayerId): PlayerId =>
  players[(players.indexOf(player) + 1) % players.length]!;

/** The player of the greatest `measure`; a tie goes to `first` or else to the nearest on the left of `first`. */
export function leader(players: readonly PlayerId[], first: PlayerId, measure: (player: PlayerId) => number): PlayerId {
  let best = first;
  for (const player of clockwiseFrom(players, first)) if (measure(player) > measure(best)) best = player;
  return best;
}

/** All players of the greatest `measure`. */
export function leaders(players: readonly PlayerId[], measure: (player: PlayerId) => number): PlayerId[] {
  const measures = players.map(measure);
  const most = Math.max(...measures);
  return players.filter((_, seat) => measures[seat] === most);
}

/** All players by the greatest `measure` first; those of the same keep their order. */
export const orderedBy = (players: readonly PlayerId[], measure: (player: PlayerId) => number): PlayerId[] =>
  players.toSorted((a, b) => measure(b) - measure(a));
