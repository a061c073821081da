/** The way to a PostgreSQL: how long anything may take, what its errors mean, and why a server cannot start on it. */
import type pg from 'pg';
import { CannotServe, Conflict, StoreAway } from '../contract.ts';
import { FEWER_ROWS } from './changes.ts';

/** Nothing is waited for longer than this, in milliseconds, and nothing that a dead process has begun holds others longer. */
const LONGEST = 10_000;
/** A start that fails does so before this, in milliseconds. */
const LONGEST_START = 8_000;
const MOST_CONNECTIONS = 10;
const OLDEST = 13;

export type Pg = typeof pg;

/** Fetched only where it is used: a server with an embedded database has no need of it. */
export const driver = async (): Promise<Pg> => (await import('pg')).default;

export function configOf({ types }: Pg, url: string, longest = LONGEST): pg.PoolConfig {
  return {
    connectionString: checkedAddress(url),
    application_name: 'roundhouse',
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(LONGEST_START, longest),
    query_timeout: longest,
    statement_timeout: longest,
    lock_timeout: longest,
    idle_in_transaction_session_timeout: longest,
    types: {
      // Whole numbers of eight bytes would come as texts.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
}

function checkedAddress(url: string): string {
  const isOne = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  if (isOne) return url;
  throw new CannotServe('DATABASE_URL must be like postgres://name:password@host:5432/database.');
}

/** The address as it can be shown: without its password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'this machine'}:${port || '5432'}${pathname}`;
}

/** Refuses a server whose tables could not be kept as they are meant. */
export async function refuseOld(query: (text: string) => Promise<{ readonly rows: unknown[] }>): Promise<void> {
  const { rows } = await query(
    `SELECT current_setting('server_version') AS name, current_setting('server_version_num')::int / 10000 AS major`,
  );
  const [{ name, major }] = rows as [{ name: string; major: number }];
  if (major < OLDEST) throw new CannotServe(`PostgreSQL ${OLDEST} or newer is needed, and this one is ${name}.`);
}

/** Why a server cannot start on a database, in one sentence. */
export function whyUnusable(url: string, error: unknown): CannotServe {
  if (error instanceof CannotServe) return error;
  const { code, message } = faultOf(error);
  const place = placeOf(url);
  if (code === '28P01' || code === '28000')
    return new CannotServe(`the database ${place} does not accept the name or the password in DATABASE_URL.`);
  if (code === '3D000') return new CannotServe(`there is no database ${place}.`);
  if (code === '42501')
    return new CannotServe(`the user in DATABASE_URL has no right to create tables in the database ${place}.`);
  if (code === '55P03')
    return new CannotServe(`another process is changing the database ${place}: try again in a moment.`);
  if (isFaultOfTheServer(code)) return new CannotServe(`the database ${place} cannot be used: ${plain(message)}`);
  return new CannotServe(`no PostgreSQL answers at ${place}.`);
}

/** What went wrong with something asked of it: somebody else was faster, or it is away. */
export function asStoreError(error: unknown): Conflict | StoreAway {
  if (error instanceof Conflict || error instanceof StoreAway) return error;
  const { code, message } = faultOf(error);
  if (code === FEWER_ROWS) return new Conflict('somebody else was faster');
  // A key that is taken; an order of transactions that cannot be; two that wait for each other.
  if (code === '23505' || code === '40001' || code === '40P01') return new Conflict(message);
  return new StoreAway(code === undefined ? message : `${code}: ${message}`);
}

/** There was no answer in time, and there may never be one. */
export const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Five letters are a code of PostgreSQL's own; others are the system's, and mean that nobody answers. */
const isFaultOfTheServer = (code: string | undefined): boolean => code !== undefined && /^[0-9A-Z]{5}$/.test(code);

function faultOf(error: unknown): { readonly code: string | undefined; readonly message: string } {
  // Several addresses of one name fail together.
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const { code, message } = one as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : undefined, message: String(message) };
}

const plain = (message: string): string => `${message.replace(/\.?\s*$/u, '')}.`;
