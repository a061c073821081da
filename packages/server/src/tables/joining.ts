/** How somebody comes to a table by a link: to sit, or to watch. */
import { noted, seatNote } from '@roundhouse/host';
import type { Accept, InvitationAnswer } from '@roundhouse/protocol';
import type { Newcomer, People, Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { Change, InvitationRow, SeatRow } from '../store/contract.ts';
import type { OpenTable } from './open-table.ts';
import { satDown } from './rooms.ts';
import { isFree } from './seats.ts';

export interface Joined {
  /** Where a session had to be made. */
  readonly newcomer: Newcomer | null;
  readonly person: Person;
  readonly isNew: boolean;
}

/** What somebody is shown before anything is asked. */
export function invitationAnswer(
  table: OpenTable,
  { seat }: InvitationRow,
  person: Person | null,
  owner: string,
): InvitationAnswer {
  const { row, settings, seats } = table.stored;
  const { watch, undo, order, options, readings } = settings;
  return {
    game: table.isShownTo(person?.id ?? null) ? table.id : null,
    title: row.title,
    name: row.name,
    status: row.status,
    owner,
    seat: seat === 0 ? null : seat,
    seats: seats.map((one) => ({
      seat: one.seat,
      kind: one.kind,
      name: one.name,
      ...(one.level === null ? {} : { level: one.level }),
      ready: one.ready === 1,
    })),
    free: freeFor(seats, seat).map((one) => one.seat),
    watch,
    undo,
    order,
    options,
    readings,
    mine: table.you(person?.id ?? null).seats,
  };
}

/** The seats that a link opens: its own, or any that nobody has taken. */
const freeFor = (seats: readonly SeatRow[], seat: number): readonly SeatRow[] =>
  seats.filter((one) => isFree(one) && (seat === 0 ? one.lost === 0 : one.seat === seat));

export function join(
  table: OpenTable,
  { seat }: InvitationRow,
  people: People,
  known: Person | null,
  wish: Accept,
): Promise<Joined> {
  return table.run(() => ('watch' in wish ? watch(table, people, known) : sit(table, seat, people, known, wish)));
}

async function watch(table: OpenTable, people: People, known: Person | null): Promise<Joined> {
  const { settings, watchers } = table.stored;
  if (!settings.watch) throw new ProblemError('forbidden', 'The owner of this table lets nobody watch.');
  const newcomer = known ? null : people.newcomer('Guest');
  const person = known ?? newcomer!.person;
  if (watchers.has(person.id)) return { newcomer, person, isNew: false };
  const changes: Change[] = [...(newcomer?.changes ?? []), { kind: 'watcher', game: table.id, person: person.id }];
  await table.commit({ watchers: new Set([...watchers, person.id]) }, changes);
  return { newcomer, person, isNew: true };
}

async function sit(
  table: OpenTable,
  linked: number,
  people: People,
  known: Person | null,
  wish: Extract<Accept, { name: string }>,
): Promise<Joined> {
  const { seats, play } = table.stored;
  const wanted = linked === 0 ? wish.seat : linked;
  const held = known && seats.find((one) => one.person === known.id && (wanted === undefined || one.seat === wanted));
  if (held) return { newcomer: null, person: known, isNew: false };
  const row = freeSeat(table, linked, wanted);
  const newcomer = known ? null : people.newcomer(wish.name);
  const person = known ?? newcomer!.person;
  const after = satDown(seats, row, person, wish.name);
  const changes = newcomer?.changes ?? [];
  if (play && row.player !== null) {
    const { name } = after.find(({ seat }) => seat === row.seat)!;
    const decision = noted(play, seatNote({ player: row.player, name: name!, kind: 'here' }), table.deps.now());
    if (decision.kind !== 'done') throw new ProblemError('refused', 'This game is as long as a game can be.');
    await table.carryOut(decision, { person: person.id, why: null }, { changes, stored: { seats: after } });
  } else {
    const changed = { ...table.stored.row, changed: table.deps.now() };
    await table.commit({ seats: after, row: changed }, [table.seatsChange(after), ...changes]);
  }
  return { newcomer, person, isNew: true };
}

function freeSeat(table: OpenTable, linked: number, wanted: number | undefined): SeatRow {
  const { seats, settings, row } = table.stored;
  const free = freeFor(seats, linked);
  const found = wanted === undefined ? free[0] : free.find(({ seat }) => seat === wanted);
  if (found) return found;
  const { watch } = settings;
  const sitting = seats.find(({ seat }) => seat === wanted);
  if (sitting?.name)
    throw new ProblemError('taken', `${sitting.name} sits there already.`, { by: sitting.name, watch });
  if (row.status !== 'waiting') throw new ProblemError('moment', 'The game has begun, and no seat is free.', { watch });
  throw new ProblemError('taken', 'All seats are taken.', { watch });
}
