import { shareText as t } from './texts.ts';

const SEATS = [1, 2, 3, 4, 5, 6] as const;

/** A seat by its colour, where names do not go with a position; no two alike. */
export function seatName(seat: number): string {
  const name = t(`seat.${SEATS[seat % SEATS.length]!}`);
  return seat < SEATS.length ? name : `${name} 2`;
}
