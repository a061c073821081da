/** Both stores, each fresh: what is asked of one is asked of the other. */
import { rmSync } from 'node:fs';
import { hasPostgres, type Postgres, startPostgres } from '../../../../scripts/postgres.mjs';
import type { GameRow, Store } from '../../src/store/contract.ts';
import { scratchDatabase } from '../../src/store/postgres/scratch.ts';
import { PgStore } from '../../src/store/postgres/store.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';
import { newFolder, scripts } from '../kit.ts';

/** A place for one database, which can be opened again and is gone in the end. */
export interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** A PostgreSQL that is running, where somebody names one. */
const RUNNING = process.env['ROUNDHOUSE_TEST_POSTGRES'];
export const canUsePostgres = RUNNING !== undefined || hasPostgres();

async function embedded(): Promise<Place> {
  const folder = newFolder();
  const { writer } = await scripts();
  return {
    open: () => SqliteStore.open({ folder, writer, log: () => {} }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** One for all test files of a thread; it is cleaned up when the process ends. */
let own: Promise<Postgres> | null = null;
const serverOfThread = async (): Promise<string> => (await (own ??= startPostgres())).url('postgres');

/** A database of its own, and how it goes. */
export const testDatabase = async (): ReturnType<typeof scratchDatabase> =>
  scratchDatabase(RUNNING ?? (await serverOfThread()));

async function postgres(): Promise<Place> {
  const database = await testDatabase();
  return {
    open: () => PgStore.open({ url: database.url, log: () => {} }),
    remove: () => database.remove(),
  };
}

export const places: readonly { readonly name: string; readonly make: () => Promise<Place> }[] = [
  { name: 'the embedded database', make: embedded },
  ...(canUsePostgres ? [{ name: 'PostgreSQL', make: postgres }] : []),
];

/** A table as the store has it. */
export const gameRow = (id: string, more: Partial<GameRow> = {}): GameRow => ({
  id,
  v: 1,
  title: 'soh',
  name: 'A table',
  status: 'waiting',
  owner: 'ada',
  settings: '{}',
  header: null,
  engine: 'one',
  n: 0,
  summary: null,
  awaited: '[]',
  due: 0,
  created: 1_700_000_000_000,
  changed: 1_700_000_000_000,
  held: null,
  listing: null,
  since: 1_700_000_000_000,
  words: '',
  imported: 0,
  rematch: null,
  ...more,
});
