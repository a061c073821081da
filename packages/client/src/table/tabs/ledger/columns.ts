/** A table of the ledger as data: one source for the screen, the order of rows, and what is copied. */
import type { ReactNode } from 'react';

export type Value = number | string | null;

export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  /** What the name stands for, where it is short. */
  readonly hint?: string;
  /** Text is sorted from A, figures from the largest. */
  readonly kind: 'text' | 'figure';
  /** What is sorted by and copied. */
  value(row: Row): Value;
  /** What is shown, where that is more than the value. */
  show?(row: Row): ReactNode;
  /** Classes of its cell. */
  look?(row: Row): string | undefined;
}

export interface Order {
  readonly column: string;
  readonly reversed: boolean;
}

/** After a press on a head: its own order, and the other way round on the next. */
export const orderAfter = (now: Order | null, column: string): Order => ({
  column,
  reversed: now?.column === column && !now.reversed,
});

/** The columns in which some row has something: one full of dashes would push those behind it out of sight. */
export const filledColumns = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Column<Row>[] =>
  columns.filter((column) => rows.some((row) => column.value(row) !== null));

/** Rows in this order; those that say nothing in the column come last either way, equals stay as they were. */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Order | null,
): readonly Row[] {
  const column = columns.find(({ id }) => id === order?.column);
  if (!column || !order) return rows;
  const first = (column.kind === 'figure') !== order.reversed ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    if (typeof x === 'number' && typeof y === 'number') return first * (x - y);
    return first * String(x).localeCompare(String(y));
  });
}
