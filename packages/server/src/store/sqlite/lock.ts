/**
 * One server at a time on a data folder. The lock is the operating system's, so it dies with its owner, however that ends; a heartbeat
 * guards where the file system locks nothing.
 */
import Database from 'libsql';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotServe } from '../contract.ts';
import { Heartbeat, refuseWhileBeating } from './heartbeat.ts';

export interface Lock {
  release(): void;
}

/** `lost` is called where another server takes the folder all the same. */
export async function lockFolder(folder: string, lost: () => void = () => {}): Promise<Lock> {
  makeFolder(folder);
  let db: Database.Database | undefined;
  try {
    db = new Database(join(folder, 'lock.db'), { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    await refuseWhileBeating(folder);
    const held = db;
    const heartbeat = new Heartbeat(folder, lost);
    return {
      release() {
        heartbeat.stop();
        held.exec('ROLLBACK');
        held.close();
      },
    };
  } catch (error) {
    db?.close();
    throw cannotLock(folder, error);
  }
}

function makeFolder(folder: string): void {
  try {
    makeEach(folder);
  } catch {
    throw new CannotServe(`the data folder ${folder} cannot be made.`);
  }
}

/** One after the other: where a folder cannot hold others at all, Node's own way to make all of them never ends. */
function makeEach(folder: string): void {
  if (existsSync(folder)) return;
  makeEach(dirname(folder));
  mkdirSync(folder);
}

function cannotLock(folder: string, error: unknown): Error {
  const code = (error as { code?: unknown }).code;
  if (code === 'SQLITE_BUSY') return new CannotServe(`another server is running on the data folder ${folder}.`);
  return whyUnusable(folder, error);
}

/** Why a folder cannot be used, in one sentence. */
export function whyUnusable(folder: string, error: unknown): CannotServe {
  if (error instanceof CannotServe) return error;
  const { code, message } = error as { code?: unknown; message?: string };
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return new CannotServe(`the disk with the data folder ${folder} is full.`);
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return new CannotServe(`the data folder ${folder} holds a file that is not a database of ours.`);
  // A file that cannot be opened at all has no code of its own.
  if (
    message?.includes('Unable to open') ||
    code === 'SQLITE_CANTOPEN' ||
    code === 'SQLITE_READONLY' ||
    String(code).startsWith('SQLITE_IOERR')
  )
    return new CannotServe(`the data folder ${folder} cannot be written.`);
  return new CannotServe(`the data folder ${folder} cannot be used: ${message ?? String(error)}`);
}
