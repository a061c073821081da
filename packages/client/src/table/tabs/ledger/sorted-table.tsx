import { type ReactNode, useState } from 'react';
import { classes } from '../../../ui/index.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { useRecordText } from '../../record/texts.ts';
import { type Column, inOrder, type Order, orderAfter, filledColumns } from './columns.ts';
import { CopyTable } from './copy-table.tsx';
import { cellsOf } from './table-text.ts';

interface Props<Row> {
  readonly name: string;
  readonly hint?: string;
  /** What stands in its place while there are no rows. */
  readonly empty?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** More in the head of the table. */
  readonly more?: ReactNode;
  /** Rows of a company, which light up wherever it is pointed at. */
  readonly lit?: { readonly company: string | null; point(company: string | null): void };
}

/** A table of the ledger: its first column stays, every head sorts, and it can be copied as it stands. */
export function SortedTable<Row>({ name, hint, empty, columns: all, rows, keyOf, more, lit }: Props<Row>) {
  const t = useRecordText();
  const [order, setOrder] = useState<Order | null>(null);
  if (rows.length === 0)
    return (
      <section className="ledger-section">
        <header>
          <h2>{name}</h2>
          <p className="hint">{empty}</p>
        </header>
      </section>
    );
  const columns = filledColumns(all, rows);
  const sorted = inOrder(rows, columns, order);
  return (
    <section className="ledger-section">
      <header>
        <h2>{name}</h2>
        {hint !== undefined && <p className="hint">{hint}</p>}
        <div className="ledger-buttons">
          <CopyTable name={name} cells={() => cellsOf(columns, sorted)} />
          {more}
        </div>
      </header>
      <ScrollRegion label={t('ledger.region', { name })}>
        <table className="figures ledger">
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.id} column={column} order={order} onSort={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody onPointerLeave={() => lit?.point(null)}>
            {sorted.map((row) => (
              <tr
                key={keyOf(row)}
                className={lit && lit.company === keyOf(row) ? 'ledger-lit' : undefined}
                onPointerEnter={() => lit?.point(keyOf(row))}
              >
                {columns.map((column, at) => (
                  <Cell key={column.id} row={row} column={column} first={at === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly order: Order | null;
  readonly onSort: (order: Order) => void;
}

function Head<Row>({ column, order, onSort }: HeadProps<Row>) {
  const t = useRecordText();
  const sorts = order?.column === column.id;
  const falls = (column.kind === 'figure') !== (order?.reversed ?? false);
  return (
    <th
      scope="col"
      className={column.kind === 'figure' ? 'figure' : undefined}
      aria-sort={sorts ? (falls ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        title={column.hint ?? t('ledger.sortBy', { column: column.name })}
        onClick={() => onSort(orderAfter(order, column.id))}
      >
        {column.name}
        {sorts && <span aria-hidden> {falls ? '▾' : '▴'}</span>}
      </button>
    </th>
  );
}

function Cell<Row>({
  row,
  column,
  first,
}: {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly first: boolean;
}) {
  const shown = column.show?.(row) ?? column.value(row) ?? '–';
  const look = classes(column.kind === 'figure' && 'figure num', column.look?.(row)) || undefined;
  return first ? (
    <th scope="row" className={look}>
      {shown}
    </th>
  ) : (
    <td className={look}>{shown}</td>
  );
}
