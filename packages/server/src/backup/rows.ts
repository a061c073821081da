/** All that a store keeps, table by table, in an order that is the same on every database. */

/** Each table with the columns that tell its rows apart. What a database keeps for itself alone is not among them. */
export const TABLES = {
  games: ['id'],
  seats: ['game', 'seat'],
  entries: ['game', 'n'],
  requests: ['game', 'request'],
  positions: ['game', 'n'],
  maxima: ['game', 'player'],
  asks: ['game'],
  manners: ['game'],
  people: ['id'],
  sessions: ['hash'],
  codes: ['hash'],
  invitations: ['hash'],
  watchers: ['game', 'person'],
  accounts: ['person'],
  names: ['looks'],
  devices: ['hash', 'person'],
  tokens: ['hash'],
  passkeys: ['id'],
  once: ['hash'],
  talk: ['game', 'side', 'n'],
  reads: ['game', 'person'],
  reports: ['game', 'side', 'n', 'person'],
  speeds: ['person', 'tempo', 'step'],
  departures: ['game', 'person'],
  shunned: ['person', 'other'],
  notes: ['game', 'person', 'seq'],
  roles: ['person'],
  silenced: ['person'],
  deeds: ['id'],
} as const;
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export type Row = Readonly<Record<string, string | number | null>>;
export interface TableRow {
  readonly table: TableName;
  readonly row: Row;
}

/** Rows that are read or written at a time. */
const PAGE = 100;

/** Asks a database for rows; places for values are written as `$1`. */
export type Select = (sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** All rows, a page at a time. All of them must be asked for in one transaction. */
export async function* allRows(select: Select): AsyncGenerator<TableRow> {
  for (const table of TABLE_NAMES) {
    const keys: readonly string[] = TABLES[table];
    const order = keys.join(', ');
    const places = keys.map((_, i) => `$${i + 1}`).join(', ');
    let last: readonly unknown[] | null = null;
    for (;;) {
      const where: string = last ? `WHERE (${order}) > (${places})` : '';
      const page: readonly Row[] = await select(
        `SELECT * FROM ${table} ${where} ORDER BY ${order} LIMIT ${PAGE}`,
        last ?? [],
      );
      for (const row of page) yield { table, row };
      if (page.length < PAGE) break;
      last = keys.map((key) => page.at(-1)![key]);
    }
  }
}

/** Rows that follow each other in one table, so many at a time. */
export async function* inPages(
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<{ readonly table: TableName; readonly rows: readonly Row[] }> {
  let page: { readonly table: TableName; readonly rows: Row[] } | null = null;
  for await (const { table, row } of rows) {
    if (page && (page.table !== table || page.rows.length === PAGE)) {
      yield page;
      page = null;
    }
    page ??= { table, rows: [] };
    page.rows.push(row);
  }
  if (page) yield page;
}
