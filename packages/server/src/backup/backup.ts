/** Backups of whatever a site keeps its games in, and what is done with them. */
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { linesFromServer } from './control.ts';
import { BackupFault, linesOf, rowsOf } from './format.ts';
import { restoreAt, rowsAt } from './postgres.ts';
import type { TableRow } from './rows.ts';
import { restoreInto, rowsAtRest } from './sqlite.ts';

/** Where games are kept: a folder, or a PostgreSQL where one is named. */
export interface Kept {
  readonly folder: string;
  readonly database?: string | undefined;
}

/** Writes a backup, whole or not at all. Gives the number of its rows. */
export async function backUp(kept: Kept, path: string): Promise<number> {
  if (existsSync(path)) throw new BackupFault(`${path} exists already: choose another name.`);
  const lines = await currentLines(kept);
  const part = `${path}.part`;
  let [count, last] = [0, ''];
  async function* counted(): AsyncGenerator<string> {
    for await (const line of lines) {
      count++;
      last = line;
      yield `${line}\n`;
    }
  }
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    await pipeline(Readable.from(counted()), createGzip(), createWriteStream(part, { mode: 0o600 }));
    if (!last.startsWith('{"lines"')) throw new BackupFault('the server stopped while the backup was made.');
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return count - 2;
}

async function currentLines({ folder, database }: Kept): Promise<AsyncIterable<string>> {
  if (database !== undefined) return linesOf(rowsAt(database), Date.now());
  return (await linesFromServer(folder)) ?? linesOf(rowsAtRest(folder), Date.now());
}

/** Fills an empty place from a backup, with all of it or nothing. Gives the number of rows. */
export const restore = ({ folder, database }: Kept, path: string): Promise<number> =>
  database === undefined ? restoreInto(folder, rowsOf(path)) : restoreAt(database, rowsOf(path));

/** All rows that are kept now. */
export async function* currentRows(kept: Kept): AsyncGenerator<TableRow> {
  for await (const line of await currentLines(kept)) {
    const read = JSON.parse(line) as [TableRow['table'], TableRow['row']] | object;
    if (Array.isArray(read)) yield { table: read[0], row: read[1] };
  }
}
