/** A table before its start: seats that fill, names, ticks. Each function gives the seats after it, or throws the problem. */
import { isLevel, USUAL_LEVEL } from '@roundhouse/host';
import type { WantedSeat } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { checkedName, type Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { SeatRow } from '../store/contract.ts';
import { admission } from './open-seats.ts';
import { freeName } from './seats.ts';

/** The seats as the owner wants them, in this order; those who sit stay. */
export function seatsWanted(
  title: RailTitle,
  game: string,
  wanted: readonly WantedSeat[],
  owner: Person,
  before: readonly SeatRow[],
  friends: Friends,
): readonly SeatRow[] {
  const { min, max } = title.players;
  if (wanted.length < min || wanted.length > max)
    throw new ProblemError('malformed', `${title.name} is for ${min} to ${max} players.`);
  const rows: SeatRow[] = [];
  let free = Math.max(0, ...before.map(({ seat }) => seat)) + 1;
  for (const [place, wish] of wanted.entries()) {
    const known = wish.seat === undefined ? undefined : before.find(({ seat }) => seat === wish.seat);
    if (wish.seat !== undefined && !known) throw new ProblemError('malformed', 'The table has no such seat.');
    if (rows.some(({ seat }) => seat === known?.seat)) throw new ProblemError('malformed', 'A seat is named twice.');
    const row = seatFor(wish, known, owner, rows, friends);
    rows.push({ ...row, game, seat: known?.seat ?? free++, place });
  }
  const gone = before.find(
    ({ seat, person }) => person !== null && person !== owner.id && !rows.some((row) => row.seat === seat),
  );
  if (gone) throw taken(gone, 'take the seat back first');
  return rows;
}

type Friends = ReadonlyMap<string, Person>;
type Sitting = Omit<SeatRow, 'game' | 'seat' | 'place'>;
const NOBODY = { player: null, name: null, level: null, person: null, ready: 0, lost: 0, lent: null } as const;
const EMPTY = { ...NOBODY, admits: null, friend: null, called: null } as const;

function seatFor(
  wish: WantedSeat,
  known: SeatRow | undefined,
  owner: Person,
  rows: readonly SeatRow[],
  friends: Friends,
): Sitting {
  const isOthers = known && known.person !== null && known.person !== owner.id;
  if (isOthers && wish.kind !== 'friend') throw taken(known, 'take the seat back first');
  if (wish.kind === 'friend') {
    const admits = admission(wish, known, friends);
    return isOthers ? { ...known, ...admits, ready: 0 } : { ...EMPTY, ...admits, kind: 'open' };
  }
  const named = (name: string) => freeName(checkedName(name), rows, null);
  if (wish.kind === 'me')
    return {
      ...EMPTY,
      kind: 'person',
      name: named(wish.name ?? known?.name ?? owner.name),
      person: owner.id,
      ready: 1,
    };
  const level = wish.level ?? USUAL_LEVEL;
  if (!isLevel(level)) throw new ProblemError('malformed', 'There is no such bot here.');
  return { ...EMPTY, kind: 'bot', name: named(wish.name ?? known?.name ?? `Bot ${rows.length + 1}`), level, ready: 1 };
}

const taken = ({ name }: SeatRow, what: string): ProblemError =>
  new ProblemError('taken', `${name ?? 'Somebody'} sits there: ${what}.`, name === null ? {} : { by: name });

/** Those who were ready are asked again: something has changed. */
export const askAgain = (rows: readonly SeatRow[], owner: string): readonly SeatRow[] =>
  rows.map((row) => (row.kind === 'person' && row.person !== owner ? { ...row, ready: 0 } : row));

export function seatOf(rows: readonly SeatRow[], seat: number): SeatRow {
  const row = rows.find((one) => one.seat === seat);
  if (!row) throw new ProblemError('none', 'The table has no such seat.');
  return row;
}

const withRow = (rows: readonly SeatRow[], row: SeatRow): readonly SeatRow[] =>
  rows.map((one) => (one.seat === row.seat ? row : one));

/** The seat is free again, for the same people as before. */
export const vacated = (rows: readonly SeatRow[], row: SeatRow): readonly SeatRow[] =>
  withRow(rows, { ...row, ...NOBODY, kind: 'open' });

/** The seat is free for people with a link alone: somebody who had to go cannot come back by the way they came. */
export const takenBack = (rows: readonly SeatRow[], row: SeatRow): readonly SeatRow[] =>
  withRow(rows, { ...row, ...EMPTY, kind: 'open' });

/** Names are their holder's to change, and the owner's; a tick is one's own. */
export function seatChanged(
  rows: readonly SeatRow[],
  row: SeatRow,
  person: Person,
  owner: string,
  { name, ready }: { readonly name?: string | undefined; readonly ready?: boolean | undefined },
): readonly SeatRow[] {
  const isOwn = row.person === person.id;
  if (!isOwn && (owner !== person.id || ready !== undefined))
    throw new ProblemError('forbidden', row.name === null ? 'Nobody sits there.' : `Only ${row.name} can do this.`);
  if (row.kind === 'open') throw new ProblemError('moment', 'Nobody sits there.');
  const named = name === undefined ? row.name : freeName(checkedName(name), rows, row.seat);
  return withRow(rows, { ...row, name: named, ready: ready === undefined ? row.ready : Number(ready) });
}

export function satDown(rows: readonly SeatRow[], row: SeatRow, person: Person, name: string): readonly SeatRow[] {
  const { seat, player } = row;
  const named = freeName(checkedName(name), rows, seat);
  const ready = player === null ? 0 : 1;
  return withRow(rows, { ...row, ...NOBODY, player, kind: 'person', name: named, person: person.id, ready });
}
