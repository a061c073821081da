/**
 * What several processes tell each other: which tables were written. After the commit and gathered, since a NOTIFY inside of a
 * transaction makes all others wait for it. What is never told, because a process died or the line was cut, is found by
 * looking for all that was written since the last look.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Engines } from '../contract.ts';
import { cut } from './lines.ts';
import { migrations } from './schema.ts';

/** Hears that a table stands at a version; 0 where it is gone. */
export type Hear = (game: string, v: number) => void;

export interface NewsOptions {
  readonly pool: pg.Pool;
  /** A connection that does nothing but listen. */
  readonly listener: () => pg.Client;
  readonly log: (line: string) => void;
  /** Milliseconds between two looks. */
  readonly sweepEvery?: number | undefined;
  /** The tables were changed by a newer version. */
  readonly onNewer: () => void;
  /** The rules by which the process plays that has started last. */
  readonly onBuild: (engines: Engines) => void;
}

const CHANNEL = 'roundhouse';
/** A lock that every server shares: who has it alone knows that none is running. */
export const SERVING = 0x73657276;
const SWEEP_EVERY = 2_000;
const RECONNECT_AFTER = 500;
/** Milliseconds between two looks whether the line still stands on which news come. */
const PROBE_EVERY = 10_000;
/** Letters of one message; PostgreSQL takes less than 8,000. */
const LONGEST_MESSAGE = 7_500;

const LATEST = 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next';
/**
 * Transactions are numbered when they begin and seen when they end, so the next look begins at the oldest that had not ended.
 * Numbers beyond the newest are of another server, from which the database was copied.
 */
const SINCE = `
SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next, (SELECT max(version) FROM schema_version) AS version,
  (SELECT engines FROM builds ORDER BY n DESC LIMIT 1) AS build,
  (SELECT coalesce(json_agg(json_build_array(game, v)), '[]'::json) FROM written
   WHERE tx >= $1::xid8 AND tx < pg_snapshot_xmax(pg_current_snapshot())) AS changed`;

interface Sweep {
  readonly next: string;
  readonly version: number;
  readonly build: string | null;
  readonly changed: readonly (readonly [game: string, v: number])[];
}

export class News {
  readonly #options: NewsOptions;
  /** Messages of our own are not news. */
  readonly #process = randomUUID().slice(0, 8);
  readonly #untold = new Map<string, number>();
  #isTelling = false;
  #hear: Hear = () => {};
  #client: pg.Client | null = null;
  #cursor: string | null = null;
  #sweeping: NodeJS.Timeout | null = null;
  #reconnecting: NodeJS.Timeout | null = null;
  #probed = performance.now();
  #closed = false;

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  /** From now on everything is heard of, once or more often. */
  async start(hear: Hear): Promise<void> {
    this.#hear = hear;
    const { rows } = await this.#options.pool.query<Pick<Sweep, 'next'>>(LATEST);
    this.#cursor = rows[0]!.next;
    await this.#listen();
    this.#sweepLater();
  }

  /** Others are told soon, of all that was written meanwhile in one message. */
  tell(game: string, v: number): void {
    this.#untold.set(game, v);
    if (!this.#isTelling) void this.#tellAll();
  }

  /** Cuts the line on which news come, as a fault would: for tests. */
  cut(): void {
    if (this.#client) cut(this.#client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of [this.#sweeping, this.#reconnecting]) if (timer) clearTimeout(timer);
    await this.#client?.end().catch(() => {});
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    try {
      while (this.#untold.size > 0) {
        const message = this.#message();
        await this.#options.pool.query({
          name: 'notify',
          text: 'SELECT pg_notify($1, $2)',
          values: [CHANNEL, message],
        });
      }
    } catch {
      // Others find it by looking.
      this.#untold.clear();
    } finally {
      this.#isTelling = false;
    }
  }

  #message(): string {
    let message = this.#process;
    for (const [game, v] of this.#untold) {
      const one = ` ${game}=${v}`;
      if (message.length + one.length > LONGEST_MESSAGE) break;
      message += one;
      this.#untold.delete(game);
    }
    return message;
  }

  async #listen(): Promise<void> {
    const client = this.#options.listener();
    client.on('error', () => {});
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#read(payload));
    this.#client = client;
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [SERVING]);
    await client.query(`LISTEN ${CHANNEL}`);
  }

  #read(payload: string): void {
    const [from, ...changes] = payload.split(' ');
    if (from === this.#process) return;
    for (const change of changes) {
      const [game, v] = change.split('=');
      this.#hear(game!, Number(v));
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#closed || this.#reconnecting) return;
    const again = (): void => {
      this.#reconnecting = null;
      this.#listen()
        .then(() => this.sweep())
        .catch(() => {
          const client = this.#client;
          this.#client = null;
          if (client) cut(client);
          this.#reconnectLater();
        });
    };
    this.#reconnecting = setTimeout(again, RECONNECT_AFTER).unref();
  }

  /** Looks for all that was written since the last look. */
  async sweep(): Promise<void> {
    const { pool, onNewer, onBuild } = this.#options;
    const { rows } = await pool.query<Sweep>(SINCE, [this.#cursor]);
    const { next, version, build, changed } = rows[0]!;
    this.#cursor = next;
    if (version > migrations.length) onNewer();
    if (build !== null) onBuild(JSON.parse(build) as Engines);
    for (const [game, v] of changed) this.#hear(game, v);
  }

  /** A line that died in silence would be missed by nobody. */
  async #probe(): Promise<void> {
    const client = this.#client;
    if (!client || performance.now() - this.#probed < PROBE_EVERY) return;
    this.#probed = performance.now();
    await client.query('SELECT 1').catch(() => cut(client));
  }

  #sweepLater(): void {
    if (this.#closed) return;
    const sweep = (): void => {
      void this.#probe();
      this.sweep()
        // The database is away: what was written meanwhile is found by the next look.
        .catch(() => {})
        .finally(() => this.#sweepLater());
    };
    this.#sweeping = setTimeout(sweep, this.#options.sweepEvery ?? SWEEP_EVERY).unref();
  }
}
