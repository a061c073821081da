/**
 * The writer, in a thread of its own: the only connection that writes or checkpoints. All that has come since its last commit is one
 * transaction, in which each piece of work stands or falls by itself.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { CannotServe, Conflict } from '../store/contract.ts';
import { changeWriter } from '../store/sqlite/changes.ts';
import { type Connection, openForWriting } from '../store/sqlite/connection.ts';
import { whyUnusable } from '../store/sqlite/lock.ts';
import type { FromWriter, ToWriter, WriterData } from './writer-messages.ts';

const port = parentPort!;
const say = (message: FromWriter): void => port.postMessage(message);
const { path, folder, pageLimit } = workerData as WriterData;

function open(): Connection | null {
  try {
    return openForWriting(path, pageLimit);
  } catch (error) {
    say({ kind: 'refused', reason: (error instanceof CannotServe ? error : whyUnusable(folder, error)).message });
    return null;
  }
}

const db = open();
if (db) {
  const write = changeWriter(db);
  say({ kind: 'ready' });
  port.on('message', (first: ToWriter) => {
    const batch = [first];
    for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
      batch.push(more.message as ToWriter);
    if (commit(db, write, batch)) return;
    db.close();
    say({ kind: 'closed' });
    port.close();
  });
}

type Work = Extract<ToWriter, { kind: 'write' }>;

/** False where the batch ends with the wish to close. */
function commit(connection: Connection, write: ReturnType<typeof changeWriter>, batch: readonly ToWriter[]): boolean {
  const work = batch.filter((one): one is Work => one.kind === 'write');
  const done: number[] = [];
  const failed: Extract<FromWriter, { kind: 'failed' }>[] = [];
  try {
    if (work.length > 0) connection.exec('BEGIN IMMEDIATE');
    for (const { id, changes } of work) {
      connection.exec('SAVEPOINT one');
      try {
        for (const change of changes) write(change);
        done.push(id);
      } catch (error) {
        // A full disk may have ended the whole transaction already.
        if (!connection.inTransaction) throw error;
        connection.exec('ROLLBACK TO one');
        failed.push({ kind: 'failed', id, reason: reasonOf(error), isConflict: isConflict(error) });
      }
      connection.exec('RELEASE one');
    }
    if (work.length > 0) connection.exec('COMMIT');
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    for (const { id } of work) say({ kind: 'failed', id, reason: reasonOf(error), isConflict: false });
    return !batch.some(({ kind }) => kind === 'close');
  }
  if (done.length > 0) say({ kind: 'done', ids: done });
  for (const one of failed) say(one);
  return !batch.some(({ kind }) => kind === 'close');
}

/** A key that is taken, or a version that is not the one before. */
const isConflict = (error: unknown): boolean =>
  error instanceof Conflict || String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT');

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ? `${code}: ${message}` : String(error);
}
