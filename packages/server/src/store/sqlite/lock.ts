/** One server at a time on a data folder. The lock is the operating system's, so it dies with its owner, however that ends. */
import Database from 'libsql';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotServe } from '../contract.ts';

export interface Lock {
  release(): void;
}

export function lockFolder(folder: string): Lock {
  makeFolder(folder);
  let db: Database.Database | undefined;
  try {
    db = new Database(join(folder, 'lock.db'), { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    throw cannotLock(folder, error);
  }
  const held = db;
  return {
    release() {
      held.exec('ROLLBACK');
      held.close();
    },
  };
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
  if (code === 'SQLITE_FULL') return new CannotServe(`the disk with the data folder ${folder} is full.`);
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
