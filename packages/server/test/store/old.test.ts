/** Databases of earlier versions, kept for ever: each opens, is migrated, and plays on. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'libsql';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { titles } from '@roundhouse/titles';
import { currentRows, type Kept as Place, type ServerOptions, verifyGames } from '../../src/index.ts';
import { allRows, inPages, type Row } from '../../src/backup/rows.ts';
import { openForReading } from '../../src/store/sqlite/connection.ts';
import { migrations as ofPostgres } from '../../src/store/postgres/schema.ts';
import { PgStore } from '../../src/store/postgres/store.ts';
import { migrations as ofSqlite } from '../../src/store/sqlite/schema.ts';
import { type Client, newFolder, startTestServer, type TestServer } from '../kit.ts';
import { goesOn, look, playTurn, type Table, titleBy } from '../playing.ts';
import { signIn, signUp } from '../people/kit.ts';
import { canUsePostgres, testDatabase } from './stores.ts';

/** A game of three people after some thirty entries with somebody who watches, and a table that has not begun. */
interface Kept {
  /** Of the tables on PostgreSQL. */
  readonly version: number;
  readonly game: string;
  readonly waiting: string;
  readonly n: number;
  readonly cookies: readonly string[];
  readonly codes: readonly string[];
  readonly watcher: string;
  readonly waitingCodes: readonly string[];
}

const file = (name: string): Buffer => readFileSync(new URL(`old/${name}`, import.meta.url));
const keptAs = (name: string): Kept => JSON.parse(file(`${name}.json`).toString()) as Kept;
/** A week after they were left. */
const now = (): number => Date.UTC(2026, 10, 25);

/** The embedded database of then, in a folder of its own. */
function folderOfThen(name: string): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'roundhouse.db'), gunzipSync(file(`${name}.db.gz`)));
  return folder;
}

let server: TestServer | null = null;
afterEach(async () => {
  const folder = server?.folder;
  await server?.stop();
  server = null;
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function expectPlaysOn(kept: Kept, options: Partial<ServerOptions>): Promise<Table> {
  const site = await startTestServer({ now, ...options });
  server = site;
  const withCookie = (cookie: string): Client => Object.assign(site.client(), { cookie });
  const people = kept.cookies.map(withCookie);
  const table = { game: kept.game, title: titleBy('soh'), people, tokens: [], codes: kept.codes };
  const before = await look(table, people[0]!);
  expect([before.n, before.entries!.length]).toEqual([kept.n, kept.n]);
  expect((await look(table, withCookie(kept.watcher))).you.seats).toEqual([]);
  await goesOn(table);
  for (let i = 1; i < 5; i++) expect((await playTurn(table)).reply.status).toBe(201);
  const faults = [];
  for await (const { game, fault } of verifyGames(currentRows({ ...options, folder: site.folder }), titles, null))
    faults.push([game, fault]);
  expect(faults).toEqual([[kept.game, null]]);
  const back = site.client();
  expect((await back.call('comeBack', {}, { code: kept.waitingCodes[1]! })).body.games[0].id).toBe(kept.waiting);
  return table;
}

/** Who was a guest then becomes somebody with an account. */
async function expectAccount(table: Table): Promise<void> {
  await signUp(server!, 'Ada', table.people[0]);
  const elsewhere = await signIn(server!, 'Ada');
  expect((await look(table, elsewhere)).you).toMatchObject({ owner: true, players: ['player1'] });
  expect((await elsewhere.call('devices', {})).body.devices).toHaveLength(2);
}

/** What stood beside the game is there as well. */
async function expectKept(table: Table): Promise<void> {
  const [ada] = table.people as [Client];
  expect((await ada.call('talk', { game: table.game })).body.said).toMatchObject([{ words: 'See you tomorrow' }]);
  expect((await ada.call('notes', { game: table.game })).body.notes).toMatchObject([{ seq: 12, text: 'Too dear' }]);
  const bea = await signIn(server!, 'Bea');
  expect((await look(table, bea)).you.players).toContain('player2');
}

const DATABASES = [
  { name: 'before-accounts', more: expectAccount },
  { name: 'with-accounts', more: expectKept },
];

describe.each(DATABASES)('a database from $name', ({ name, more }) => {
  test('opens as the embedded one', async () =>
    more(await expectPlaysOn(keptAs(name), { folder: folderOfThen(name) })));

  test.runIf(canUsePostgres)('opens on PostgreSQL', { timeout: 60_000 }, async () => {
    const kept = keptAs(name);
    const folder = folderOfThen(name);
    const database = await testDatabase();
    await fillAsThen(database.url, folder, kept.version);
    await more(await expectPlaysOn(kept, { folder, database: database.url }));
    await server!.stop();
    server = null;
    await database.remove();
  });
});

function versionIn(folder: string): number {
  const db = openForReading(join(folder, 'roundhouse.db'));
  const [row] = db.pragma('user_version') as { user_version: number }[];
  db.close();
  return row!.user_version;
}

const contentOf = async (place: Place): Promise<string> => {
  const lines: string[] = [];
  for await (const { table, row } of currentRows(place)) lines.push(`${table} ${JSON.stringify(row)}`);
  return lines.join('\n');
};

describe('tables of every version in between become those of now', () => {
  test('in the embedded database', async () => {
    const first = folderOfThen('before-accounts');
    const from = versionIn(first);
    const folders = [first];
    for (let version = from + 1; version <= ofSqlite.length; version++) {
      const folder = folderOfThen('before-accounts');
      const db = new Database(join(folder, 'roundhouse.db'));
      for (const sql of ofSqlite.slice(from, version)) db.exec(sql);
      db.pragma(`user_version = ${version}`);
      db.close();
      folders.push(folder);
    }
    const contents = [];
    for (const folder of folders) contents.push(await contentOf({ folder }));
    expect(new Set(contents).size).toBe(1);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test.runIf(canUsePostgres)('on PostgreSQL', { timeout: 60_000 }, async () => {
    const folder = folderOfThen('before-accounts');
    const contents = [];
    for (let version = 1; version <= ofPostgres.length; version++) {
      const database = await testDatabase();
      await fillAsThen(database.url, folder, 1);
      const client = new pg.Client(database.url);
      await client.connect();
      for (const sql of ofPostgres.slice(1, version)) await client.query(sql);
      await client.query(`UPDATE schema_version SET version = ${version}`);
      await client.end();
      await (await PgStore.open({ url: database.url, log: () => {} })).close();
      contents.push(await contentOf({ folder, database: database.url }));
      await database.remove();
    }
    expect(new Set(contents).size).toBe(1);
    rmSync(folder, { recursive: true });
  });
});

/** PostgreSQL with the tables of then, and the rows of the embedded database. */
async function fillAsThen(url: string, folder: string, version: number): Promise<void> {
  const from = openForReading(join(folder, 'roundhouse.db'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `${ofPostgres.slice(0, version).join(';')}; CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (${version})`,
  );
  const tables = from.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const known = new Set(tables.map(({ name }) => name));
  const select = async (sql: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    const [, table = ''] = /FROM (\w+)/u.exec(sql) ?? [];
    return known.has(table) ? (from.prepare(sql.replaceAll(/\$(\d+)/gu, '?$1')).all([...values]) as Row[]) : [];
  };
  for await (const { table, rows } of inPages(allRows(select))) {
    const names = Object.keys(rows[0]!).join(', ');
    const given = `SELECT ${names} FROM json_populate_recordset(null::${table}, $1)`;
    await client.query(`INSERT INTO ${table} (${names}) ${given}`, [JSON.stringify(rows)]);
  }
  await client.end();
  from.close();
}
