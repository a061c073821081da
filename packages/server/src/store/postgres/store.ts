/** A PostgreSQL that any number of processes use at once. The first to commit was first; the others hear of it. */
import type pg from 'pg';
import { type Change, type Engines, type Reader, type Store, StoreAway } from '../contract.ts';
import { Batch } from './batch.ts';
import { statementsOf } from './changes.ts';
import { asStoreError, configOf, driver, isSilence, refuseOld, whyUnusable } from './connection.ts';
import { migrate } from './migrate.ts';
import { type Lines, linesOf } from './lines.ts';
import { type Hear, News } from './news.ts';
import { PgReader } from './reader.ts';
import { within } from '../../within.ts';

export interface PgOptions {
  readonly url: string;
  /** Hears of what an operator should know, in one line. */
  readonly log: (line: string) => void;
  readonly sweepEvery?: number | undefined;
  /** Milliseconds for which an answer is waited for. */
  readonly longest?: number | undefined;
}

/** Older ones are of interest to nobody. */
const BUILDS_KEPT = 20;
/** Connections that do not end by themselves are cut after this, in milliseconds. */
const END_WITHIN = 500;

export class PgStore implements Store {
  readonly isShared = true;
  readonly read: Reader;
  readonly news: News;
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #lines: Lines;
  readonly #log: (line: string) => void;
  /** By statement the name under which each connection keeps it prepared. */
  readonly #names = new Map<string, string>();
  /** The rules of the process that has started last. */
  #latest: Engines = {};
  #isAway = false;
  #isNewer = false;

  static async open(options: PgOptions): Promise<PgStore> {
    const pgDriver = await driver();
    const config = configOf(pgDriver, options.url, options.longest);
    const lines = linesOf(pgDriver);
    const pool = new pgDriver.Pool({ ...config, Client: lines.Client });
    // A connection that breaks while nobody waits for it is replaced by the next that is needed.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    try {
      await prepare(pool);
      return new PgStore(options, pool, lines, () => new lines.Client(config));
    } catch (error) {
      await within(END_WITHIN, pool.end());
      lines.cutAll();
      throw whyUnusable(options.url, error);
    }
  }

  private constructor({ url, log, sweepEvery }: PgOptions, pool: pg.Pool, lines: Lines, listener: () => pg.Client) {
    this.#url = url;
    this.#pool = pool;
    this.#lines = lines;
    this.#log = log;
    const onNewer = (): void => this.#becomeOld();
    const onBuild = (engines: Engines): void => void (this.#latest = engines);
    this.news = new News({ pool, listener, log, sweepEvery, onNewer, onBuild });
    this.read = new PgReader(async <T>(sql: string, values: readonly unknown[]) => {
      const { rows } = await this.#told(() => pool.query(this.#prepared(sql, values)));
      return rows as T[];
    });
  }

  get connections(): { readonly open: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  get isWritable(): boolean {
    return !this.#isNewer;
  }

  async follow(hear: Hear): Promise<void> {
    try {
      await this.news.start(hear);
    } catch (error) {
      throw whyUnusable(this.#url, error);
    }
  }

  async announce(engines: Engines): Promise<void> {
    if (this.#isNewer) return;
    const { rows } = await this.#told(() =>
      this.#pool.query<{ n: number }>('INSERT INTO builds (engines) VALUES ($1) RETURNING n', [
        JSON.stringify(engines),
      ]),
    );
    this.#latest = engines;
    await this.#told(() => this.#pool.query('DELETE FROM builds WHERE n <= $1', [rows[0]!.n - BUILDS_KEPT]));
  }

  isOutdone(title: string, engine: string): boolean {
    return (this.#latest[title] ?? engine) !== engine;
  }

  async lookWhetherOutdone(title: string, engine: string): Promise<boolean> {
    await this.#told(() => this.news.sweep());
    return this.isOutdone(title, engine);
  }

  async write(changes: readonly Change[]): Promise<void> {
    if (this.#isNewer) throw new StoreAway('the database belongs to a newer version');
    const statements = statementsOf(changes).map((one) => ({ ...one, name: this.#nameOf(one.sql) }));
    await this.#told(async () => {
      const client = await this.#pool.connect();
      let broken: Error | undefined;
      try {
        await client.query(new Batch(statements)).written;
      } catch (error) {
        // One that has fallen silent is not asked again.
        if (isSilence(error)) broken = error;
        throw error;
      } finally {
        client.release(broken);
      }
    });
    for (const change of changes) {
      if (change.kind === 'game') this.news.tell(change.row.id, change.row.v);
      else if (change.kind === 'dropGame') this.news.tell(change.game, 0);
    }
  }

  async close(): Promise<void> {
    await within(END_WITHIN, Promise.all([this.news.close(), this.#pool.end()]));
    this.#lines.cutAll();
  }

  #prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
    return { name: this.#nameOf(text), text, values: [...values] };
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined) this.#names.set(text, (name = `s${this.#names.size}`));
    return name;
  }

  /** The operator is told once that it is away, and once that it is back. */
  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      if (this.#isAway) this.#log('the database is back.');
      this.#isAway = false;
      return done;
    } catch (error) {
      const known = asStoreError(error);
      if (known instanceof StoreAway && !this.#isAway) {
        this.#log(`the database does not answer as it should: ${known.message}`);
        this.#isAway = true;
      }
      throw known;
    }
  }

  #becomeOld(): void {
    if (!this.#isNewer) this.#log('the database was changed by a newer version: this process only reads from now on.');
    this.#isNewer = true;
  }
}

async function prepare(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await refuseOld((text) => client.query(text));
    await migrate(client);
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    client.release(failed);
  }
}
