/**
 * A backup: packed lines of JSON, one for each row, the same from every database. The first line says what it is, the last how many there
 * were and what they add up to, so that one that was cut short or altered is known for it.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { VERSION } from '@roundhouse/kernel';
import { TABLES, type TableRow } from './rows.ts';

const FORMAT = 'roundhouse-backup';
/** Counted up when an older version could no longer read it. */
const FORMAT_VERSION = 1;

/** Why a backup cannot be used, in one sentence. */
export class BackupFault extends Error {}

/** The lines of a backup, without their ends. */
export async function* linesOf(rows: AsyncIterable<TableRow>, now: number): AsyncGenerator<string> {
  const sum = createHash('sha256');
  let count = 0;
  const summed = (line: string): string => {
    sum.update(line).update('\n');
    count++;
    return line;
  };
  yield summed(JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, made: now, by: VERSION }));
  for await (const { table, row } of rows) yield summed(JSON.stringify([table, row]));
  yield JSON.stringify({ lines: count, sha256: sum.digest('hex') });
}

/** The rows of a backup. Only when the last one was read is it known that all of them are good. */
export async function* rowsOf(path: string): AsyncGenerator<TableRow> {
  const sum = createHash('sha256');
  let number = 0;
  let isComplete = false;
  for await (const line of unpacked(path)) {
    number++;
    if (isComplete) throw new BackupFault(`the backup goes on after its end, in line ${number}.`);
    const read = parsed(line, number);
    if (number === 1) refuseOther(read);
    else if (Array.isArray(read)) yield rowIn(read, number);
    else {
      refuseAltered(read, number - 1, sum.copy().digest('hex'));
      isComplete = true;
    }
    sum.update(line).update('\n');
  }
  if (!isComplete) throw new BackupFault(`the backup was cut short after line ${number}.`);
}

async function* unpacked(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  let last = '';
  try {
    // Lines are kept one behind, since the end of a packed file may be missing.
    for await (const line of createInterface({ input: file.pipe(text), crlfDelay: Number.POSITIVE_INFINITY })) {
      if (last !== '') yield last;
      last = line;
    }
    if (text.errored) throw text.errored;
  } catch (error) {
    throw unreadable(path, error);
  }
  if (last !== '') yield last;
}

function unreadable(path: string, error: unknown): BackupFault {
  const { code } = error as { code?: string };
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return new BackupFault(`${path} cannot be read.`);
  if (code === 'Z_BUF_ERROR') return new BackupFault(`the backup ${path} was cut short.`);
  return new BackupFault(`${path} is not a backup, or it was altered.`);
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupFault(`line ${number} of the backup cannot be read.`);
  }
}

function refuseOther(first: unknown): void {
  const { format, version, by } = (first ?? {}) as { format?: unknown; version?: unknown; by?: unknown };
  if (format !== FORMAT) throw new BackupFault('this is not a backup of Roundhouse.');
  if (version !== FORMAT_VERSION)
    throw new BackupFault(`the backup was made by a newer version of Roundhouse (${String(by)}): update this one.`);
}

function rowIn([table, row]: readonly unknown[], number: number): TableRow {
  if (typeof table === 'string' && Object.hasOwn(TABLES, table) && typeof row === 'object' && row !== null)
    return { table, row } as TableRow;
  throw new BackupFault(`line ${number} of the backup is of something that this version does not know.`);
}

function refuseAltered(last: unknown, lines: number, sha256: string): void {
  const told = (last ?? {}) as { lines?: unknown; sha256?: unknown };
  if (told.lines !== lines || told.sha256 !== sha256)
    throw new BackupFault('the backup was altered: its checksum is another one.');
}
