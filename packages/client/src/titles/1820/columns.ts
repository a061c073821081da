/** The Cost of Business chart, column by column, and what a step on it changes. */
import type { RailState } from '@roundhouse/rail';
import { columnOf, END_COLUMN, floatSizes } from '@roundhouse/titles/1820/face';
import type { Words } from '../../table/words.ts';
import { inColumn, kindOf } from './dues.ts';
import { as1820 } from './state.ts';

export const COLUMNS = Array.from({ length: END_COLUMN - 1 }, (_, i) => i + 1);

/** Where the marker stands; END is the one behind the last. */
export const columnNow = (s: RailState): number => as1820(s).ext.column;
export const isEnd = (column: number): boolean => column >= END_COLUMN;

export interface ColumnFigures {
  readonly column: number;
  /** The phase whose colour its band has. */
  readonly phase: string;
  readonly premium: number;
  readonly interest: number;
  readonly limit: number;
  readonly floats: string;
  /** What a train of each colour costs in a turn, in the order of the colours; nothing of those that do not exist yet. */
  readonly upkeep: readonly number[];
}

export function figuresAt(s: RailState, column: number): ColumnFigures {
  const { phase, premium, interest, trainLimit, maintenance } = columnOf(Math.min(column, END_COLUMN - 1));
  const floats = floatSizes(inColumn(as1820(s), column)).join('·');
  return { column, phase, premium, interest, limit: trainLimit, floats, upkeep: maintenance };
}

/** Kinds of trains that some company owns, in their order; at the very beginning the first kind. */
export function kindsInUse(s: RailState, kinds: readonly string[]): string[] {
  const owned = new Set(
    Object.keys(s.trains)
      .filter((train) => (s.trains[train] ?? '') in s.companies)
      .map(kindOf),
  );
  const found = kinds.filter((kind) => owned.has(kind));
  return found.length > 0 ? found : kinds.slice(0, 1);
}

/** Trains that cost more there than now: `2+ 50 ▸ 100`. */
export interface Dearer {
  readonly kind: string;
  readonly before: number;
  readonly after: number;
}

export interface StepChanges {
  readonly trains: readonly Dearer[];
  readonly words: readonly Words[];
}

/** What is different in another column: what trains cost, then the other figures, and those that stay. */
export function changesTo(s: RailState, column: number, kinds: readonly string[]): StepChanges {
  if (isEnd(column)) return { trains: [], words: [{ id: 'own.chart.end' }] };
  const [now, then] = [figuresAt(s, columnNow(s)), figuresAt(s, column)];
  const cost = (figures: ColumnFigures, kind: string): number => figures.upkeep[kinds.indexOf(kind)] ?? 0;
  const trains = kindsInUse(s, kinds)
    .map((kind) => ({ kind, before: cost(now, kind), after: cost(then, kind) }))
    .filter(({ before, after }) => before !== after);
  const stays = (['interest', 'limit'] as const).filter((name) => now[name] === then[name]);
  const moved = (name: 'premium' | 'interest' | 'limit' | 'floats'): Words[] =>
    now[name] === then[name]
      ? []
      : [{ id: `own.chart.moved.${name}`, values: { before: now[name], after: then[name] } }];
  return {
    trains,
    words: [
      ...(now.phase === then.phase ? [] : [{ id: 'own.chart.phase', values: { phase: then.phase } } as const]),
      ...moved('premium'),
      ...moved('interest'),
      ...moved('limit'),
      ...moved('floats'),
      ...(stays.length > 0 ? [{ id: 'own.chart.stays', values: { what: stays.join(' ') } } as const] : []),
    ],
  };
}
