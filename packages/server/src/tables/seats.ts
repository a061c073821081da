/** Seats as the store has them, as the referee wants them, and as everybody is shown them. */
import { isLevel, type Level, type Seat, USUAL_LEVEL } from '@roundhouse/host';
import { looksLike } from '../people/looks.ts';
import { ProblemError } from '../problem.ts';
import type { SeatRow } from '../store/contract.ts';

/** For the referee: a person is here, wherever that is. */
export const hostSeats = (rows: readonly SeatRow[]): Seat[] =>
  rows.flatMap((row): Seat[] => {
    const { player, kind, name, level } = row;
    if (player === null) return [];
    const base = { player, name: name ?? player };
    if (kind === 'bot') return [{ ...base, kind, level: levelOf(level) }];
    const lentTo = borrowerOf(rows, row);
    return [{ ...base, kind: 'here', ...(lentTo === null ? {} : { lentTo }) }];
  });

/** The player who plays a lent seat: the first seat of the person to whom it was lent. */
export const borrowerOf = (rows: readonly SeatRow[], { lent }: SeatRow): string | null =>
  lent === null ? null : (rows.find(({ person, player }) => person === lent && player !== null)?.player ?? null);

const personAt = (rows: readonly SeatRow[], player: string): string | null =>
  rows.find((row) => row.player === player)?.person ?? null;

const levelOf = (level: string | null): Level => (level !== null && isLevel(level) ? level : USUAL_LEVEL);

/** Rows after notes in the log have changed who plays a seat; who holds it stays. */
export function rowsAfter(rows: readonly SeatRow[], seats: readonly Seat[]): readonly SeatRow[] {
  let changed = false;
  const after = rows.map((row): SeatRow => {
    const seat = seats.find(({ player }) => player === row.player);
    if (!seat) return row;
    const kind = seat.kind === 'bot' ? 'bot' : row.kind === 'open' ? 'open' : 'person';
    const level = seat.kind === 'bot' ? (seat.level ?? USUAL_LEVEL) : null;
    const name = row.kind === 'open' && row.name === null ? null : seat.name;
    const lent = seat.lentTo === undefined ? null : personAt(rows, seat.lentTo);
    if (kind === row.kind && level === row.level && name === row.name && lent === row.lent) return row;
    changed = true;
    return { ...row, kind, level, name, lent };
  });
  return changed ? after : rows;
}

/** Free for anyone with a link: nobody's yet, or lost by its person with the word of all others. */
export const isFree = ({ kind, person, lost }: SeatRow): boolean => (kind === 'open' && person === null) || lost === 1;

/** The name may be taken by nobody else at the table, nor look like it. */
export function freeName(name: string, rows: readonly SeatRow[], own: number | null): string {
  const others = rows.filter(({ seat, name: taken }) => seat !== own && taken !== null).map((row) => row.name!);
  const alike = others.find((other) => looksLike(other) === looksLike(name));
  if (alike !== undefined)
    throw new ProblemError('alike', `Somebody at this table is called ${alike}: choose a name that looks different.`, {
      by: alike,
    });
  return name;
}
