/** 10.5 Cost of Business chart: its columns one beside the other, and what a step on it changes, for display. */
import type { Said } from '@roundhouse/rail';
import { columnOf, END_COLUMN, kindIds, roster } from '../material.ts';
import type { State } from '../state.ts';
import { floatSizes } from './10.5-cost-of-business.ts';

const lastOr = (column: number): number => Math.min(column, END_COLUMN - 1);

/** The same game with the marker of the chart in another column; END has no figures of its own. */
export const inColumn = (s: State, column: number): State => ({
  ...s,
  phase: columnOf(lastOr(column)).phase,
  ext: { ...s.ext, column: lastOr(column) },
});

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

export function figuresAt(s: State, column: number): ColumnFigures {
  const { phase, premium, interest, trainLimit, maintenance } = columnOf(lastOr(column));
  const floats = floatSizes(inColumn(s, column)).join('·');
  return { column, phase, premium, interest, limit: trainLimit, floats, upkeep: maintenance };
}

/** Kinds of trains that some company owns, in their order; at the very beginning the first kind. */
export function kindsInUse(s: State): readonly string[] {
  const owned = new Set(
    Object.keys(s.trains)
      .filter((train) => (s.trains[train] ?? '') in s.companies)
      .map((train) => roster.kindOf.get(train)!.id),
  );
  const found = kindIds.filter((kind) => owned.has(kind));
  return found.length > 0 ? found : kindIds.slice(0, 1);
}

/** What a train of a kind costs in a turn. */
export const upkeepIn = ({ upkeep }: ColumnFigures, kind: string): number => upkeep[kindIds.indexOf(kind)] ?? 0;

/** Trains that cost more there than now: `2+ 50 ▸ 100`. */
export interface Dearer {
  readonly kind: string;
  readonly before: number;
  readonly after: number;
}

export interface StepChanges {
  readonly trains: readonly Dearer[];
  readonly words: readonly Said[];
}

/** Sizes stand as `5·10` on the chart, as `5 or 10` in a sentence. */
export const inWords = <T extends number | string>(figure: T): T | string =>
  typeof figure === 'string' ? figure.replaceAll('·', ' or ') : figure;

/** What is different in another column: what trains cost, then the other figures, and those that stay. */
export function changesTo(s: State, column: number): StepChanges {
  if (column >= END_COLUMN) return { trains: [], words: [{ id: 'own.chart.end' }] };
  const [now, then] = [figuresAt(s, s.ext.column), figuresAt(s, column)];
  const trains = kindsInUse(s)
    .map((kind) => ({ kind, before: upkeepIn(now, kind), after: upkeepIn(then, kind) }))
    .filter(({ before, after }) => before !== after);
  const stays = (['interest', 'limit'] as const).filter((name) => now[name] === then[name]);
  const moved = (name: 'premium' | 'interest' | 'limit' | 'floats'): Said[] =>
    now[name] === then[name]
      ? []
      : [{ id: `own.chart.moved.${name}`, values: { before: inWords(now[name]), after: inWords(then[name]) } }];
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
