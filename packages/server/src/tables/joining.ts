/** How somebody comes to a table by a link: to sit, or to watch. */
import { noted, seatNote } from '@roundhouse/host';
import type { Accept, InvitationAnswer, Join } from '@roundhouse/protocol';
import { looksLike } from '../people/looks.ts';
import type { Newcomer, People, Person } from '../people/people.ts';
import { refuseBlocked } from '../people/shunning.ts';
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
  const { watch, tempo, clock, undo, order, options, readings } = settings;
  return {
    game: table.guests.mayLook(person?.id ?? null) ? table.id : null,
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
    tempo,
    clock,
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
  return table.run(() => {
    if ('watch' in wish) return watch(table, people, known);
    const wanted = seat === 0 ? wish.seat : seat;
    return sit(table, { free: freeFor(table.stored.seats, seat), wanted, name: wish.name }, people, known);
  });
}

/** Without a link: a seat for everybody, or for this person. */
export function joinOpen(
  table: OpenTable,
  people: People,
  known: Person | null,
  wish: Join,
  owner: string,
): Promise<Joined> {
  return table.run(() => {
    const { seats } = table.stored;
    const { may } = table.you(known?.id ?? null);
    const free = seats.filter(({ seat }) => may.includes(seat));
    const kept = free.find(({ friend }) => friend !== null);
    const wanted = wish.seat ?? kept?.seat;
    const isSeated = known !== null && seats.some(({ person }) => person === known.id);
    const closed = seats.filter(({ kind, seat }) => kind === 'open' && (wanted === undefined || seat === wanted));
    if (!isSeated && !table.play && free.length === 0 && closed.length > 0)
      throw new ProblemError('forbidden', `A free seat at this table is for people with a link: ask ${owner} for one.`);
    const name = wish.name ?? (known ? apartFrom(known.name, namesAt(seats)) : '');
    return sit(table, { free, wanted, name }, people, known);
  });
}

const namesAt = (seats: readonly SeatRow[]): string[] => seats.flatMap(({ name }) => name ?? []);

/** A person's name, with a number where somebody else has one like it. */
function apartFrom(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(looksLike));
  let apart = name;
  for (let number = 2; taken.has(looksLike(apart)); number++) apart = `${name} ${number}`;
  return apart;
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

interface Sitting {
  readonly free: readonly SeatRow[];
  readonly wanted: number | undefined;
  readonly name: string;
}

async function sit(table: OpenTable, wish: Sitting, people: People, known: Person | null): Promise<Joined> {
  const { seats, play } = table.stored;
  const { wanted } = wish;
  const held = known && seats.find((one) => one.person === known.id && (wanted === undefined || one.seat === wanted));
  if (held) return { newcomer: null, person: known, isNew: false };
  const row = freeSeat(table, wish);
  if (known) await refuseBlocked(table.deps.store, table.stored.row.owner, known.id);
  const newcomer = known ? null : people.newcomer(wish.name);
  const person = known ?? newcomer!.person;
  const after = satDown(seats, row, person, wish.name);
  const changes = [...(newcomer?.changes ?? []), ...departure(row, person)];
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

/** Somebody else plays on in the seat of a person who was lost. */
const departure = ({ person, game, player }: SeatRow, { id }: Person): Change[] =>
  player !== null && person !== null && person !== id ? [{ kind: 'departure', game, person }] : [];

function freeSeat(table: OpenTable, { free, wanted }: Sitting): SeatRow {
  const { seats, settings, row } = table.stored;
  const found = wanted === undefined ? free[0] : free.find(({ seat }) => seat === wanted);
  if (found) return found;
  const { watch } = settings;
  const sitting = seats.find(({ seat }) => seat === wanted);
  if (sitting?.name)
    throw new ProblemError('taken', `${sitting.name} sits there already.`, { by: sitting.name, watch });
  if (row.status !== 'waiting') throw new ProblemError('moment', 'The game has begun, and no seat is free.', { watch });
  const names = listed(namesAt(seats));
  const instead = watch ? 'you can watch' : 'look for another table, or open one';
  throw new ProblemError('taken', `${names} sit there already: ${instead}.`, { watch });
}

/** “Ada, Bram and Cato”. */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)!].filter((part) => part !== '').join(' and ');
