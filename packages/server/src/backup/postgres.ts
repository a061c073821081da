/** Backups of a PostgreSQL. */
import type pg from 'pg';
import { CannotServe } from '../store/contract.ts';
import { configOf, driver, placeOf, refuseOld, whyUnusable } from '../store/postgres/connection.ts';
import { migrate } from '../store/postgres/migrate.ts';
import { SERVING } from '../store/postgres/news.ts';
import { allRows, inPages, type Row, TABLE_NAMES, type TableRow } from './rows.ts';
import { checkedName } from './sqlite.ts';

/** All rows as they are at one moment, while servers go on. */
export async function* rowsAt(url: string): AsyncGenerator<TableRow> {
  const client = await connected(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* allRows(async (sql, values) => (await client.query<Row>(sql, [...values])).rows);
  } finally {
    await client.end();
  }
}

export async function restoreAt(url: string, rows: AsyncIterable<TableRow>): Promise<number> {
  const client = await connected(url);
  let count = 0;
  try {
    await client.query('BEGIN');
    await refuseUsed(client, url);
    for await (const page of inPages(rows)) {
      const names = Object.keys(page.rows[0]!).map(checkedName).join(', ');
      await client.query(
        `INSERT INTO ${page.table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${page.table}, $1)`,
        [JSON.stringify(page.rows)],
      );
      count += page.rows.length;
    }
    await client.query('COMMIT');
    return count;
  } finally {
    // What was not committed is gone with the connection.
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const pgDriver = await driver();
  // A backup may wait for its file, and a restore for its backup.
  const config = { ...configOf(pgDriver, url), idle_in_transaction_session_timeout: 0 };
  const client = new pgDriver.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    await refuseOld((text) => client.query(text));
    await migrate(client);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw whyUnusable(url, error);
  }
}

async function refuseUsed(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [SERVING]);
  if (!rows[0]!.free) throw new CannotServe(`a server is running on the database ${placeOf(url)}: stop it first.`);
  for (const table of TABLE_NAMES) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rowCount !== 0) throw new CannotServe(`the database ${placeOf(url)} is not empty: restore into a new one.`);
  }
}
