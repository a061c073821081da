/** Databases of earlier versions, kept for ever: each opens, is migrated, and plays on. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { titles } from '@roundhouse/titles';
import { currentRows, type ServerOptions, verifyGames } from '../../src/index.ts';
import { allRows, inPages, type Row } from '../../src/backup/rows.ts';
import { openForReading } from '../../src/store/sqlite/connection.ts';
import { migrations as ofPostgres } from '../../src/store/postgres/schema.ts';
import { type Client, newFolder, startTestServer, type TestServer } from '../kit.ts';
import { goesOn, look, playTurn, titleBy } from '../playing.ts';
import { signIn, signUp } from '../people/kit.ts';
import { canUsePostgres, testDatabase } from './stores.ts';

/** A game of three guests after thirty entries with somebody who watches, and a table that has not begun. */
interface Kept {
  readonly game: string;
  readonly waiting: string;
  readonly n: number;
  readonly cookies: readonly string[];
  readonly codes: readonly string[];
  readonly watcher: string;
  readonly waitingCodes: readonly string[];
}

const file = (name: string): Buffer => readFileSync(new URL(`old/${name}`, import.meta.url));
const kept = JSON.parse(file('before-accounts.json').toString()) as Kept;
/** A week after it was left. */
const now = (): number => Date.UTC(2026, 10, 25);

/** The embedded database of then, in a folder of its own. */
function folderOfThen(): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'roundhouse.db'), gunzipSync(file('before-accounts.db.gz')));
  return folder;
}

let server: TestServer | null = null;
afterEach(async () => {
  const folder = server?.folder;
  await server?.stop();
  server = null;
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function expectPlaysOn(options: Partial<ServerOptions>): Promise<void> {
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
  await signUp(site, 'Ada', people[0]);
  const elsewhere = await signIn(site, 'Ada');
  expect((await look(table, elsewhere)).you).toMatchObject({ owner: true, players: ['player1'] });
  expect((await elsewhere.call('devices', {})).body.devices).toHaveLength(2);
}

describe('a database from before there were accounts', () => {
  test('opens as the embedded one', () => expectPlaysOn({ folder: folderOfThen() }));

  test.runIf(canUsePostgres)('opens on PostgreSQL', { timeout: 60_000 }, async () => {
    const folder = folderOfThen();
    const database = await testDatabase();
    await fillAsThen(database.url, folder);
    await expectPlaysOn({ folder, database: database.url });
    await server!.stop();
    server = null;
    await database.remove();
  });
});

/** PostgreSQL with the tables of then, and the rows of the embedded database. */
async function fillAsThen(url: string, folder: string): Promise<void> {
  const from = openForReading(join(folder, 'roundhouse.db'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `${ofPostgres[0]}; CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (1)`,
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
