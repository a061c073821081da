/** The embedded database: a writer in a thread of its own, a reader here, a lock on the folder. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromWriter, ToWriter, WriterData } from '../../threads/writer-messages.ts';
import { CannotServe, type Change, Conflict, type Reader, type Store, StoreAway } from '../contract.ts';
import { type Lock, lockFolder, whyUnusable } from './lock.ts';
import { SqliteReader } from './reader.ts';

export interface SqliteOptions {
  readonly folder: string;
  /** The script of the writer's thread. */
  readonly writer: URL;
  /** Hears of what an operator should know, in one line. */
  readonly log: (line: string) => void;
  readonly pageLimit?: number | undefined;
}

interface Pending {
  readonly done: () => void;
  readonly failed: (reason: Conflict | StoreAway) => void;
}

/** How long a writer that has died is waited for before the next one is tried, in milliseconds. */
const RESTART_AFTER = 250;

export class SqliteStore implements Store {
  readonly isShared = false;
  readonly #options: SqliteOptions;
  readonly #lock: Lock;
  readonly #path: string;
  #writer: Worker | null = null;
  #reader: SqliteReader | null = null;
  #closing: (() => void) | null = null;
  #closed = false;
  #isTaken = false;
  #lastId = 0;
  readonly #pending = new Map<number, Pending>();

  static async open(options: SqliteOptions): Promise<SqliteStore> {
    const { folder, log } = options;
    const lock = await lockFolder(folder, () => {
      log(`another server has taken the data folder ${folder}: this one no longer writes.`);
      store.#isTaken = true;
    });
    const store = new SqliteStore(options, lock);
    try {
      await store.#start();
    } catch (error) {
      store.#lock.release();
      throw error;
    }
    return store;
  }

  private constructor(options: SqliteOptions, lock: Lock) {
    this.#options = options;
    this.#lock = lock;
    this.#path = join(options.folder, 'roundhouse.db');
  }

  get read(): Reader {
    if (!this.#reader) throw new StoreAway('the database is being opened again');
    return this.#reader;
  }

  write(changes: readonly Change[]): Promise<void> {
    if (!this.#reader || !this.isWritable) return Promise.reject(new StoreAway('nobody writes'));
    const id = ++this.#lastId;
    this.#writer!.postMessage({ kind: 'write', id, changes } satisfies ToWriter);
    return new Promise((done, failed) => this.#pending.set(id, { done, failed }));
  }

  get isWritable(): boolean {
    return this.#writer !== null && !this.#closed && !this.#isTaken;
  }

  /** Nobody else writes here. */
  async follow(): Promise<void> {}
  async announce(): Promise<void> {}
  isOutdone(): boolean {
    return false;
  }
  async lookWhetherOutdone(): Promise<boolean> {
    return false;
  }

  /** Ends the writer's thread, as a fault in it would: for tests. */
  async killWriter(): Promise<void> {
    await this.#writer?.terminate();
  }

  /** Readers go first: the last connection to a file may checkpoint it. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#reader?.close();
    this.#reader = null;
    const writer = this.#writer;
    if (writer) {
      await new Promise<void>((closed) => {
        this.#closing = closed;
        writer.postMessage({ kind: 'close' } satisfies ToWriter);
      });
      await writer.terminate();
    }
    this.#lock.release();
  }

  async #start(): Promise<void> {
    const { folder, writer: script, pageLimit } = this.#options;
    const workerData: WriterData = { folder, path: this.#path, pageLimit };
    const writer = new Worker(script, { workerData });
    await new Promise<void>((ready, failed) => {
      writer.once('message', (message: FromWriter) =>
        message.kind === 'refused' ? failed(new CannotServe(message.reason)) : ready(),
      );
      writer.once('error', failed);
    });
    writer.removeAllListeners('error');
    writer.on('message', (message: FromWriter) => this.#hear(message));
    writer.on('error', (error) => this.#options.log(`the writer has failed: ${error.message}`));
    writer.on('exit', () => this.#lost(writer));
    this.#writer = writer;
    try {
      this.#reader = new SqliteReader(this.#path);
    } catch (error) {
      throw whyUnusable(folder, error);
    }
  }

  #hear(message: FromWriter): void {
    if (message.kind === 'done') for (const id of message.ids) this.#settle(id, (one) => one.done());
    else if (message.kind === 'failed' && message.isConflict)
      this.#settle(message.id, (one) => one.failed(new Conflict(message.reason)));
    else if (message.kind === 'failed') {
      this.#options.log(`nothing could be written: ${message.reason}`);
      this.#settle(message.id, (one) => one.failed(new StoreAway(message.reason)));
    } else if (message.kind === 'closed') this.#closing?.();
  }

  #settle(id: number, settle: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) settle(pending);
  }

  /** What was on its way may be on disk or not: those who wait must look again. */
  #lost(writer: Worker): void {
    if (this.#writer !== writer) return;
    this.#writer = null;
    this.#reader?.close();
    this.#reader = null;
    for (const id of this.#pending.keys()) this.#settle(id, (one) => one.failed(new StoreAway('the writer was lost')));
    this.#closing?.();
    if (this.#closed) return;
    this.#options.log('the writer has stopped and is started again.');
    this.#restart();
  }

  #restart(): void {
    this.#start().catch((error: unknown) => {
      this.#options.log(`the database cannot be opened: ${(error as Error).message}`);
      if (!this.#closed) setTimeout(() => this.#restart(), RESTART_AFTER).unref();
    });
  }
}
