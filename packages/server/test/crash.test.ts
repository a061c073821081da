/** Servers that are killed, stopped, full and flooded: nothing acknowledged is lost or doubled. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '@roundhouse/titles';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SqliteStore } from '../src/store/sqlite/store.ts';
import { ChildServer } from './child.ts';
import { newFolder, startTestServer, type TestServer } from './kit.ts';
import { LoadedTable, pause, type Tally } from './load.ts';
import { look, openRoom, playTurn, startTable } from './playing.ts';

const KILLS = 20;

/** Two tables of each title, all of them played at once. */
async function loadOn(server: Pick<TestServer, 'client'>, tally: Tally, each = 2): Promise<LoadedTable[]> {
  const tables: LoadedTable[] = [];
  for (const [i, { id }] of Array.from({ length: each }, () => titles)
    .flat()
    .entries())
    tables.push(new LoadedTable(await startTable(server, { title: id }), i + 1, tally));
  return tables;
}

const newTally = (): Tally => ({ acknowledged: 0, recognised: 0, inDoubt: 0 });

function integrityOf(folder: string): unknown {
  const db = new Database(join(folder, 'roundhouse.db'));
  try {
    return db.pragma('integrity_check');
  } finally {
    db.close();
  }
}

describe('a server of its own', () => {
  let folder: string;
  beforeAll(() => {
    folder = newFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test(`killed ${KILLS} times and stopped once under load has lost and doubled nothing`, {
    timeout: 240_000,
  }, async () => {
    const server = new ChildServer(folder);
    await server.start();
    const tally = newTally();
    const tables = await loadOn(server, tally);
    let isOn = true;
    const played = Promise.all(tables.map((table) => table.play(() => isOn)));
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(60 + ((kill * 97) % 240));
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await server.start();
    }
    const socket = await server.client().socket();
    await pause(100);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await socket.heard('bye')).toMatchObject({ after: expect.any(Number) });
    expect(await socket.closed).toBe(1001);
    await server.start();
    while (tally.acknowledged <= 100) await pause(20);
    isOn = false;
    await played;
    for (const table of tables) await table.verify();
    expect(tally.inDoubt).toBeGreaterThan(KILLS);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(integrityOf(folder)).toEqual([{ integrity_check: 'ok' }]);
  });
});

describe('in one process', () => {
  test('where the file system locks nothing, a second server hears the heart of the first until that is dead', {
    timeout: 60_000,
  }, async () => {
    const folder = newFolder();
    const first = new ChildServer(folder);
    await first.start();
    // Another file of that name is locked by nobody.
    rmSync(join(folder, 'lock.db'));
    await expect(startTestServer({ folder })).rejects.toThrow(/^another server is running on the data folder .*\.$/);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const second = await startTestServer({ folder });
    // Somebody who did not look takes the folder: who has it finds a line that is not its own.
    writeFileSync(join(folder, 'heartbeat'), 'elsewhere 1 somebody 0\n');
    const { store } = second.server;
    while (store.isWritable) await pause(100);
    expect((await second.client().send('GET', '/readyz')).status).toBe(503);
    expect(second.logged.join()).toContain('another server has taken the data folder');
    await second.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a writer that is lost under load is replaced, and nothing is lost or doubled', async () => {
    const server = await startTestServer();
    const tally = newTally();
    const tables = await loadOn(server, tally, 1);
    let isOn = true;
    const played = Promise.all(tables.map((table) => table.play(() => isOn)));
    const restarts = () => server.logged.filter((line) => line.includes('started again')).length;
    while (restarts() < 5) {
      await pause(150);
      await (server.server.store as SqliteStore).killWriter();
    }
    await pause(400);
    isOn = false;
    await played;
    for (const table of tables) await table.verify();
    expect(tally.inDoubt).toBeGreaterThan(0);
    await server.stop();
  });

  test('a full disk refuses with 503 and leaves the table as it was; reading goes on', async () => {
    const server = await startTestServer({ pageLimit: 100 });
    const table = await startTable(server);
    let before = await look(table, table.people[0]!);
    for (;;) {
      const { reply } = await playTurn(table);
      if (reply.status === 503) {
        expect(reply.headers.get('retry-after')).toBe('2');
        expect(reply.body).toMatchObject({ code: 'away' });
        break;
      }
      before = await look(table, table.people[0]!);
    }
    const after = await look(table, table.people[0]!);
    expect([after.n, after.hash]).toEqual([before.n, before.hash]);
    expect(server.logged.join()).toContain('SQLITE_FULL');
    await server.stop();
  });

  test('a second server on the folder, a newer database and a folder that is a file are refused in one sentence', async () => {
    const server = await startTestServer();
    await expect(startTestServer({ folder: server.folder })).rejects.toThrow(
      /^another server is running on the data folder .*\.$/,
    );
    const { folder } = server;
    await server.server.close();
    const db = new Database(join(folder, 'roundhouse.db'));
    db.pragma('user_version = 99');
    db.close();
    await expect(startTestServer({ folder })).rejects.toThrow(/newer version/);
    await expect(startTestServer({ folder: join(folder, 'roundhouse.db') })).rejects.toThrow(/^the data folder .*\.$/);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('sockets', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('one that reads nothing is let go, and nobody else waits for it', async () => {
    const table = await startTable(server);
    for (let i = 0; i < 40; i++) await playTurn(table);
    const [ada] = table.people;
    const deaf = await ada!.socket();
    (deaf.raw as unknown as { _socket: { pause(): void } })._socket.pause();
    for (let i = 0; i < 3_000 && server.server.stream.count > 0; i++) {
      deaf.watch(table.game);
      // Each is answered before the next: of several that wait only the last would be.
      await pause(1);
    }
    const until = Date.now() + 20_000;
    while (server.server.stream.count > 0 && Date.now() < until) await pause(20);
    expect(server.server.stream.count).toBe(0);
    expect((await playTurn(table)).reply.status).toBe(201);
    deaf.raw.terminate();
  });

  test('five thousand that are opened and left cost nothing that stays', async () => {
    const room = await openRoom(server, { people: 2 });
    const all = [];
    for (let i = 0; i < 5_000; i += 100)
      all.push(...(await Promise.all(Array.from({ length: 100 }, () => room.people[0]!.twin().socket()))));
    expect(server.server.stream.count).toBe(5_000);
    for (const socket of all) socket.watch(room.game);
    await all.at(-1)!.heard('table');
    expect((await room.people[1]!.call('game', { game: room.game })).status).toBe(200);
    for (const socket of all) socket.raw.terminate();
    while (server.server.stream.count > 0) await pause(20);
    expect((await look(room, room.people[0]!)).table.seats[0]!.presence).toBe('gone');
  });
});
