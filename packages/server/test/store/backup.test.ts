/** A site moves from one database to the other by backups, in the middle of a game. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { titles } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from '../../src/backup/rows.ts';
import { backUp, currentRows, type Kept, restore, rowsOf, verifyGames } from '../../src/index.ts';
import { migrations as ofPostgres } from '../../src/store/postgres/schema.ts';
import { migrations as ofSqlite } from '../../src/store/sqlite/schema.ts';
import { newFolder, startTestServer } from '../kit.ts';
import { look, playTurn, startTable } from '../playing.ts';
import { canUsePostgres, testDatabase } from './stores.ts';

const folders: string[] = [];
const folder = (): string => {
  folders.push(newFolder());
  return folders.at(-1)!;
};
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

/** All that is kept, in one text. */
async function contentOf(kept: Kept): Promise<string> {
  const lines: string[] = [];
  for await (const { table, row } of currentRows(kept))
    lines.push(`${table} ${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)))}`);
  return lines.join('\n');
}

async function faultsOf(rows: Parameters<typeof verifyGames>[0]): Promise<(string | null)[]> {
  const faults = [];
  for await (const { fault } of verifyGames(rows, titles, null)) faults.push(fault);
  return faults;
}

test('every table of both databases is in a backup', () => {
  const tables = (all: readonly string[]) =>
    new Set([...all.join(';').matchAll(/CREATE TABLE (\w+)/gu)].map(([, name]) => name));
  // By what words games are found is made again from their rows.
  expect(tables(ofSqlite)).toEqual(new Set([...Object.keys(TABLES), 'found']));
  // What was written last, and by which builds, is for the processes of now.
  expect(tables(ofPostgres)).toEqual(new Set([...Object.keys(TABLES), 'found', 'written', 'builds']));
});

describe('the embedded database', () => {
  let path: string;
  let lines: string[];
  beforeAll(async () => {
    const server = await startTestServer();
    const table = await startTable(server);
    for (let i = 0; i < 30; i++) await playTurn(table);
    path = join(folder(), 'site.backup');
    await backUp({ folder: server.folder }, path);
    await server.stop();
    lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  }, 60_000);

  const altered = (change: (all: string[]) => string[]): string => {
    const file = join(folder(), 'altered.backup');
    writeFileSync(file, gzipSync(`${change([...lines]).join('\n')}\n`));
    return file;
  };

  test('a backup that is cut short, altered, newer or none at all is refused, and nothing of it is restored', async () => {
    const into = { folder: folder() };
    const half = join(folder(), 'half.backup');
    writeFileSync(half, readFileSync(path).subarray(0, 600));
    await expect(restore(into, half)).rejects.toThrow(/was cut short\.$/);
    await expect(
      restore(
        into,
        altered((all) => all.slice(0, -1)),
      ),
    ).rejects.toThrow(/^the backup was cut short after line \d+\.$/);
    await expect(
      restore(
        into,
        altered((all) => all.toSpliced(3, 1)),
      ),
    ).rejects.toThrow(/^the backup was altered/);
    await expect(
      restore(
        into,
        altered((all) => all.with(3, all[3]!.replace('"', '"x'))),
      ),
    ).rejects.toThrow(/line 4|altered/);
    await expect(
      restore(
        into,
        altered((all) => all.with(0, all[0]!.replace('"version":1', '"version":2'))),
      ),
    ).rejects.toThrow(/made by a newer version/);
    await expect(restore(into, join(into.folder, 'nothing'))).rejects.toThrow(/cannot be read\.$/);
    const text = join(folder(), 'text');
    writeFileSync(text, 'not packed');
    await expect(restore(into, text)).rejects.toThrow(/is not a backup/);
    expect(await contentOf(into)).toBe('');
    await restore(into, path);
    await expect(restore(into, path)).rejects.toThrow(/is not empty: restore into a new one\.$/);
    await expect(backUp(into, path)).rejects.toThrow(/exists already/);
  });

  test('is not restored while a server runs on it', async () => {
    const server = await startTestServer();
    await expect(restore({ folder: server.folder }, path)).rejects.toThrow(/^another server is running/);
    await server.stop();
  });

  test('a game that ends elsewhere is named with its first entry', async () => {
    expect(await faultsOf(rowsOf(path))).toEqual([null]);
    const spoiled = async function* () {
      let n = 0;
      for await (const one of rowsOf(path)) {
        if (one.table === 'entries' && ++n >= 7)
          yield { ...one, row: { ...one.row, lasting: `${String(one.row['lasting']).slice(0, -1)}-` } };
        else yield one;
      }
    };
    expect(await faultsOf(spoiled())).toEqual(['it stands elsewhere from entry 7 on']);
  });
});

describe.runIf(canUsePostgres)('embedded, PostgreSQL and embedded again', () => {
  test('keep the same entries, sessions and hashes in the middle of a game', { timeout: 120_000 }, async () => {
    const database = await testDatabase();
    const backups = folder();
    const first = await startTestServer();
    const table = await startTable(first, { title: '1828' });
    for (let i = 0; i < 10; i++) await playTurn(table);
    const here = { folder: first.folder };
    await backUp(here, join(backups, 'one'));
    const before = await look(table, table.people[0]!);
    await first.server.close();
    const there = { folder: folder(), database: database.url };
    await restore(there, join(backups, 'one'));
    expect(await contentOf(there)).toBe(await contentOf(here));
    await expect(restore(there, join(backups, 'one'))).rejects.toThrow(/is not empty/);

    const second = await startTestServer({ database: database.url });
    const moved = { ...table, people: table.people.map((person) => person.twin(second.address)) };
    const now = await look(moved, moved.people[0]!);
    expect([now.n, now.hash, now.entries]).toEqual([before.n, before.hash, before.entries]);
    for (let i = 0; i < 10; i++) expect((await playTurn(moved)).reply.status).toBe(201);
    await expect(restore(there, join(backups, 'one'))).rejects.toThrow(/a server is running on the database/);
    const played = await look(moved, moved.people[0]!);
    // While it runs.
    await backUp(there, join(backups, 'two'));
    await second.stop();

    const back = { folder: folder() };
    await restore(back, join(backups, 'two'));
    expect(await contentOf(back)).toBe(await contentOf(there));
    expect(await faultsOf(currentRows(back))).toEqual([null]);
    const third = await startTestServer({ folder: back.folder });
    const home = { ...table, people: table.people.map((person) => person.twin(third.address)) };
    const last = await look(home, home.people[0]!);
    expect([last.n, last.hash]).toEqual([played.n, played.hash]);
    expect((await playTurn(home)).reply.status).toBe(201);
    await third.stop();
    await first.stop();
    await database.remove();
  });
});
