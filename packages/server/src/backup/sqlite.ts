/** Backups of the embedded database. */
import { join } from 'node:path';
import { CannotServe } from '../store/contract.ts';
import { type Connection, openForReading, openForWriting } from '../store/sqlite/connection.ts';
import { lockFolder, whyUnusable } from '../store/sqlite/lock.ts';
import { allRows, inPages, type Row, TABLE_NAMES, type TableRow } from './rows.ts';

const fileIn = (folder: string): string => join(folder, 'roundhouse.db');

/** All rows as they are at one moment, while others write. */
export async function* rowsIn(folder: string): AsyncGenerator<TableRow> {
  const db = openForReading(fileIn(folder));
  try {
    db.exec('BEGIN');
    yield* allRows(async (sql, values) => db.prepare(sql.replaceAll(/\$(\d+)/gu, '?$1')).all([...values]) as Row[]);
  } finally {
    db.close();
  }
}

/** The same for a folder that no server uses. */
export async function* rowsAtRest(folder: string): AsyncGenerator<TableRow> {
  const lock = await lockFolder(folder);
  try {
    // The last server may have been killed: what it has written is put in order first.
    opened(folder).close();
    yield* rowsIn(folder);
  } finally {
    lock.release();
  }
}

export async function restoreInto(folder: string, rows: AsyncIterable<TableRow>): Promise<number> {
  const lock = await lockFolder(folder);
  const db = opened(folder);
  let count = 0;
  try {
    refuseFull(folder, db);
    db.exec('BEGIN IMMEDIATE');
    for await (const page of inPages(rows))
      for (const row of page.rows) {
        const names = Object.keys(row);
        const places = names.map((name) => `@${checkedName(name)}`).join(', ');
        db.prepare(`INSERT INTO ${page.table} (${names.join(', ')}) VALUES (${places})`).run(row);
        count++;
      }
    db.exec('COMMIT');
    return count;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  } finally {
    db.close();
    lock.release();
  }
}

function opened(folder: string): Connection {
  try {
    return openForWriting(fileIn(folder));
  } catch (error) {
    throw whyUnusable(folder, error);
  }
}

function refuseFull(folder: string, db: Connection): void {
  const full = TABLE_NAMES.find((table) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).all().length > 0);
  if (full) throw new CannotServe(`the data folder ${folder} is not empty: restore into a new one.`);
}

/** Names of columns come from a file: nothing else may hide in them. */
export function checkedName(name: string): string {
  if (!/^[a-z_]+$/u.test(name)) throw new CannotServe('the backup names something that no table has.');
  return name;
}
