/** Long lists in two steps: first what it is about, then which of the rows about it. */
import { textOf } from '@roundhouse/rail/telling/details';
import type { Row } from './rows.ts';

/** A list of more rows than this is asked in two steps. */
export const MOST_ROWS = 12;

/** What a list can be sorted by, the likeliest first. */
const LEADING = ['company', 'train', 'private', 'hex'] as const;
type Leading = (typeof LEADING)[number];

/** Rows that are about one thing. */
export interface RowSet {
  readonly leader: string;
  readonly rows: readonly Row[];
}

const valueOf = ({ choice, fixed }: Row, field: string): string => textOf(choice.fields, field) || textOf(fixed, field);

/** The field that tells the rows of a list apart best: all have it, and it takes more than one value. */
export function leadingField(rows: readonly Row[]): Leading | null {
  const tells = (field: Leading): boolean => {
    const values = rows.map((row) => valueOf(row, field));
    return values.every((value) => value !== '') && new Set(values).size > 1;
  };
  return LEADING.find(tells) ?? null;
}

/** The rows by what they are about, in their order. */
export function rowSets(rows: readonly Row[], field: Leading): readonly RowSet[] {
  const sets = new Map<string, Row[]>();
  for (const row of rows) {
    const leader = valueOf(row, field);
    sets.set(leader, [...(sets.get(leader) ?? []), row]);
  }
  return [...sets].map(([leader, own]) => ({ leader, rows: own }));
}

/** Rows that differ in one field alone stand together, as one row with a choice in it. */
export function variantsBy(rows: readonly Row[], field: string | undefined): readonly (readonly Row[])[] {
  if (field === undefined) return rows.map((row) => [row]);
  const stacks = new Map<string, Row[]>();
  for (const row of rows) {
    const { [field]: _, ...rest } = row.choice.fields;
    const key = `${row.type} ${JSON.stringify([rest, row.fixed])}`;
    stacks.set(key, [...(stacks.get(key) ?? []), row]);
  }
  return [...stacks.values()];
}
