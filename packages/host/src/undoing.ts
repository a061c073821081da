/** Undo by consent: own actions at once, others' when each of those whose actions fall has agreed in person. */
import {
  agreedUndo,
  type PlayerId,
  playersIn,
  redoable,
  redoSchema,
  undoSchema,
  undoTargets,
  withRedo,
  withUndo,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { type UndoAsk, withAsk } from './asks.ts';
import { rewound } from './entries.ts';
import { askedTooOften, noesAfterUndo } from './noes.ts';
import { isBot, type Table } from './table.ts';
import { type Decision, type Recall, refused } from './wish.ts';

export function askForUndo<S extends RailState>(
  table: Table<S>,
  entry: unknown,
  seats: readonly PlayerId[],
  now: number,
  recall: Recall<S> | undefined,
): Decision<S> {
  const read = undoSchema.safeParse(entry);
  if (!read.success) return UNREADABLE;
  if (read.data.consents !== undefined) return FORGED;
  if (table.undo === 'none') return refused('table:undo', 'Nothing is undone at this table.');
  const { by, to } = read.data;
  const needs = whoMustAgree(table, read.data, recalled(recall)).filter((player) => !seats.includes(player));
  if (needs.length === 0) return undo(table, { by, to }, now, recall);
  if (table.undo === 'own') return refused('table:undo-consent', 'At this table you can undo only your own actions.');
  const tooOften = askedTooOften(table.noes, read.data, now);
  if (tooOften) return { kind: 'refused', refusal: tooOften };
  const ask: UndoAsk = { kind: 'undo', id: `undo-${by}-${table.n}`, by, to, needs, agreed: [], since: now };
  const asks = withAsk(table.asks, ask);
  return 'rule' in asks ? { kind: 'refused', refusal: asks } : { kind: 'asked', ask, table: { ...table, asks } };
}

/** Carries out an undo to which everybody has agreed who must. */
export function undo<S extends RailState>(
  table: Table<S>,
  { by, to }: Pick<UndoAsk, 'by' | 'to'>,
  now: number,
  recall: Recall<S> | undefined,
): Decision<S> {
  const known = recalled(recall);
  const { past } = known;
  const atTable = { seats: table.state.players, playersIn: playersIn(table.title, table.state) };
  const entry = agreedUndo(past, atTable, { type: 'undo', by, to }, table.state.players);
  if ('rule' in entry) return { kind: 'refused', refusal: entry };
  const { now: point } = withUndo(past, entry);
  const before = { ...table, noes: noesAfterUndo(table.noes, to) };
  return rewound(before, entry, { state: known.stateAt(point), last: point.step?.action }, now);
}

export function redo<S extends RailState>(
  table: Table<S>,
  entry: unknown,
  now: number,
  recall: Recall<S> | undefined,
): Decision<S> {
  const read = redoSchema.safeParse(entry);
  if (!read.success) return UNREADABLE;
  const known = recalled(recall);
  const found = redoable(known.past, read.data, false);
  if ('rule' in found) return { kind: 'refused', refusal: found };
  const { now: point } = withRedo(found);
  return rewound(table, read.data, { state: known.stateAt(point), last: point.step?.action }, now);
}

/** Bots always agree. */
function whoMustAgree<S extends RailState>(
  table: Table<S>,
  { by, to }: Pick<UndoAsk, 'by' | 'to'>,
  { past }: Recall<S>,
): readonly PlayerId[] {
  const targets = undoTargets(past, by, playersIn(table.title, table.state), to);
  const consents = targets.find((target) => target.to === to)?.consents ?? [];
  return consents.filter((player) => !isBot(table, player));
}

/** A host that is asked for the past has it: `needsRecall` told it so. */
function recalled<S extends RailState>(recall: Recall<S> | undefined): Recall<S> {
  if (!recall) throw new Error('an undo was judged without the past of its game');
  return recall;
}

const UNREADABLE = refused('table:malformed', 'This undo or redo cannot be read.');
const FORGED = refused('table:undo-consent', 'The other players must agree for themselves.');
