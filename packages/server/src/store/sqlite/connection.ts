import Database from 'libsql';
import { pathToFileURL } from 'node:url';
import { CannotServe } from '../contract.ts';
import { migrations } from './schema.ts';

export type Connection = Database.Database;

/** How long a connection waits for another one, in milliseconds; only the writer writes, so nobody ever waits long. */
const BUSY_TIMEOUT = 5_000;

/** The one connection that writes and checkpoints; everybody else opens the file after it and closes it before it. */
export function openForWriting(path: string, pageLimit?: number): Connection {
  const db = new Database(path, { timeout: BUSY_TIMEOUT });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  migrate(db);
  if (pageLimit !== undefined) db.pragma(`max_page_count = ${pageLimit}`);
  return db;
}

/** One that cannot write, and so cannot checkpoint either. */
export function openForReading(path: string): Connection {
  return new Database(`${pathToFileURL(path).href}?mode=ro`, { timeout: BUSY_TIMEOUT });
}

export function migrate(db: Connection): void {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  const at = row!.user_version;
  if (at > migrations.length)
    throw new CannotServe('the data folder was written by a newer version of Roundhouse: update this one to use it.');
  for (const [index, sql] of migrations.entries()) {
    if (index < at) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
