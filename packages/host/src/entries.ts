/** What follows from an action or a note that is taken: the entry, and the table after it. */
import {
  type Applied,
  apply,
  type Entry,
  type Envelope,
  type GameEvent,
  grouped,
  HOST,
  lastingHash,
  type LoggedAction,
  MOST_ENTRIES,
  type Note,
  noteSchema,
  type Via,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { aboutEntry } from './about.ts';
import { asksAfterEntry } from './asks.ts';
import { maximumsInForce } from './maximum.ts';
import { seatsAfter } from './seats.ts';
import type { Table } from './table.ts';
import { type Decision, refused } from './wish.ts';

/** A table bounds what the books leave open: nobody raises an offer by one without end. */
const MOST_OFFERS = 20;

/** An action that is judged by the rules: somebody's, a bot's, or the host's own. */
export function add<S extends RailState>(table: Table<S>, input: unknown, now: number, via?: Via): Decision<S> {
  if (table.n >= MOST_ENTRIES) return FULL;
  const result = apply(table.title, table.state, input);
  if (!result.ok) return { kind: 'refused', refusal: result.refusal };
  const { state, action } = result;
  const offersInARow = offersAfter(table, action, result.events);
  if (offersInARow > MOST_OFFERS) return TOO_MANY_OFFERS;
  const entry = { action, ...aboutEntry(action, table.seats, now, via) };
  const maximums = maximumsInForce(table.title, state, table.maximums);
  return done({ ...table, state, last: action, maximums, offersInARow }, entry, result);
}

/** An undo or a redo that was agreed to, with the state it leads to. */
export function rewound<S extends RailState>(
  table: Table<S>,
  entry: Exclude<Entry, LoggedAction>,
  to: { readonly state: S; readonly last: LoggedAction | undefined },
  now: number,
): Decision<S> {
  if (table.n >= MOST_ENTRIES) return FULL;
  const about = aboutEntry(entry, table.seats, now);
  // A player who undoes a bid does not want it made again.
  return done({ ...table, ...to, maximums: {}, offersInARow: 0 }, { action: entry, ...about }, null);
}

/** What the rules ignore, in its place among the entries. */
export function noted<S extends RailState>(table: Table<S>, note: Note, now: number): Decision<S> {
  if (table.n >= MOST_ENTRIES) return FULL;
  const checked = noteSchema.safeParse(note);
  if (!checked.success) return refused('table:malformed', 'This note cannot be read.');
  const entry: Envelope = { note: checked.data, time: now };
  const after = { ...table, n: table.n + 1, seats: seatsAfter(table.seats, [entry]) };
  return { kind: 'done', entries: [entry], applied: null, table: after };
}

/**
 * Entries as files and databases keep them: the last one with the lasting hash of the table after it. Left to the code that stores
 * them, since a hash costs as much as the action.
 */
export const hashedEntries = <S extends RailState>({
  entries,
  table: { title, state },
}: Pick<Extract<Decision<S>, { kind: 'done' }>, 'entries' | 'table'>): readonly Envelope[] =>
  entries.map((entry, at) =>
    at === entries.length - 1 && 'action' in entry ? { ...entry, hash: lastingHash(title, state) } : entry,
  );

function done<S extends RailState>(
  table: Table<S>,
  entry: Envelope,
  applied: Extract<Applied<S>, { ok: true }> | null,
): Decision<S> {
  const after = { ...table, n: table.n + 1, asks: asksAfterEntry(table.asks), deadEnds: {} };
  return { kind: 'done', entries: [entry], applied, table: after };
}

/** Answers to an offer belong to it; anything else begins a new count, but what the host shows. */
function offersAfter(
  { offersInARow }: Pick<Table, 'offersInARow'>,
  { by, type }: LoggedAction,
  events: readonly GameEvent[],
): number {
  if (events.some(({ event }) => event === 'offer')) return offersInARow + 1;
  return by === HOST || ANSWERS.has(type) ? offersInARow : 0;
}

const ANSWERS: ReadonlySet<string> = new Set(['decline', 'withdraw']);

const FULL = refused('table:full', `A game can have ${grouped(MOST_ENTRIES)} entries, and this one has them.`);
const TOO_MANY_OFFERS = refused('table:offers', `${MOST_OFFERS} offers were made in a row: do something else first.`);
