/** Tables as text for spreadsheets. */
import type { Column, Value } from './columns.ts';

/** A table as plain rows, its heads first. */
export type Cells = readonly (readonly Value[])[];

export const cellsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cells => [
  columns.map(({ name }) => name),
  ...rows.map((row) => columns.map((column) => column.value(row))),
];

/** What a spreadsheet would take for a formula is text: a player may be called “=1+1”. */
const plain = (value: Value): string => {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const line = value.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
};

export const asTabs = (cells: Cells): string => cells.map((row) => row.map(plain).join('\t')).join('\n');

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** All tables below one another, an empty line between them. */
export const asCsv = (tables: readonly { readonly name: string; readonly cells: Cells }[]): string =>
  tables
    .map(({ name, cells }) =>
      [quoted(name), ...cells.map((row) => row.map((value) => quoted(plain(value))).join(','))].join('\r\n'),
    )
    .join('\r\n\r\n');
