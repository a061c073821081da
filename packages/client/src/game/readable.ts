/** Records as they are shown: what an older page or a hostile file has left in them is cleaned, and bounded. */
import type { Seat } from '@roundhouse/host';
import { isolated, shownGameName, shownNames, shownText } from './names.ts';
import type { GameRecord } from './record.ts';

function shownSeats(seats: readonly Seat[]): Seat[] {
  const names = shownNames(seats.map(({ name }) => name));
  return seats.map((seat, i) => ({ ...seat, name: names[i]! }));
}

/** A game for its table. */
export const shownRecord = (record: GameRecord): GameRecord => ({
  ...record,
  name: shownGameName(record.name),
  seats: shownSeats(record.seats),
});

/** A game for the list, whose sentences name its players. */
export function listedRecord(record: GameRecord): GameRecord {
  const shown = shownRecord(record);
  const names = new Map(record.seats.map(({ name }, i) => [name, isolated(shown.seats[i]!.name)]));
  const named = (name: string): string => names.get(name) ?? isolated(shownGameName(name));
  const { summary } = record;
  return {
    ...shown,
    seats: shown.seats.map((seat) => ({ ...seat, name: isolated(seat.name) })),
    summary: {
      ...summary,
      round: shownText(summary.round),
      asks: summary.asks === null ? null : shownText(summary.asks),
      awaited: summary.awaited.map(named),
      winners: summary.winners?.map(named) ?? null,
    },
  };
}
