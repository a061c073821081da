/** Two processes on one PostgreSQL that are killed, and a PostgreSQL that goes away: nothing acknowledged is lost or doubled. */
import { rmSync } from 'node:fs';
import { titles } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { ChildServer } from './child.ts';
import { Client, newFolder } from './kit.ts';
import { LoadedTable, pause, type Tally } from './load.ts';
import { act, personOf, startTable, toAuction } from './playing.ts';

const KILLS = 20;

describe.runIf(hasPostgres())('two processes on one PostgreSQL', () => {
  const folder = newFolder();
  let postgres: Postgres;
  let processes: readonly ChildServer[];
  let turn = 0;
  const site = { client: () => new Client(() => processes[turn++ % 2]!.address) };

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = postgres.create('roundhouse');
    processes = [new ChildServer(folder, url), new ChildServer(folder, url)];
    for (const one of processes) await one.start();
  }, 120_000);
  afterAll(async () => {
    const ends = await Promise.all(processes.map((one) => one.end('SIGTERM')));
    postgres.remove();
    expect(ends).toEqual([0, 0]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** A table of each title is played by people who come to both in turns, while something happens. */
  async function playThrough(happens: () => Promise<void>): Promise<Tally> {
    const tally: Tally = { acknowledged: 0, recognised: 0, inDoubt: 0 };
    const tables: LoadedTable[] = [];
    for (const [i, { id }] of titles.entries())
      tables.push(new LoadedTable(await startTable(site, { title: id }), i + 1, tally));
    let isOn = true;
    const played = Promise.all(tables.map((table) => table.play(() => isOn)));
    await happens();
    const before = tally.acknowledged;
    while (tally.acknowledged < before + 20) await pause(20);
    isOn = false;
    await played;
    for (const table of tables) await table.verify();
    return tally;
  }

  test(`of which either is killed, ${KILLS} times in all`, { timeout: 240_000 }, async () => {
    const tally = await playThrough(async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        await pause(60 + ((kill * 97) % 240));
        const one = processes[kill % 2]!;
        expect(await one.end('SIGKILL')).toBe('SIGKILL');
        await one.start();
      }
    });
    expect(tally.acknowledged).toBeGreaterThan(100);
    expect(tally.inDoubt).toBeGreaterThan(KILLS);
  });

  test('which is stopped and started again under play', { timeout: 120_000 }, async () => {
    // A request may be answered with 503, or wait until the database is back: either way it is done once.
    await playThrough(async () => {
      for (const mode of ['fast', 'immediate'] as const) {
        await pause(300);
        postgres.stop(mode);
        await pause(700);
        postgres.start();
      }
    });
  });

  test('say that it is away, and read on from memory', { timeout: 60_000 }, async () => {
    const table = await startTable({ client: () => processes[0]!.client() });
    const [ada] = table.people as [Client];
    const before = await ada.call('game', { game: table.game });
    postgres.stop('fast');
    try {
      const now = await ada.call('game', { game: table.game });
      expect([now.status, now.body.hash]).toEqual([200, before.body.hash]);
      const wish = { after: before.body.n, request: ada.request(), entry: { type: 'pass', by: 'player1' } };
      const reply = await ada.call('act', { game: table.game }, wish);
      expect([reply.status, reply.headers.get('retry-after'), reply.body.code]).toEqual([503, '2', 'away']);
      expect((await processes[0]!.client().call('myGames', {})).status).toBe(200);
      expect([(await ada.send('GET', '/healthz')).status, (await ada.send('GET', '/readyz')).status]).toEqual([
        200, 503,
      ]);
    } finally {
      postgres.start();
    }
    expect((await ada.call('myGames', {})).status).toBe(200);
    expect(await ada.send('GET', '/readyz')).toMatchObject({ status: 200, text: 'ok\n' });
  });

  test('answer a bid of an open cry that they cannot hear, and take the same one afterwards', {
    timeout: 60_000,
  }, async () => {
    const [here, elsewhere] = processes.map((one) => one.address) as [string, string];
    const { table, auction, n, order } = await toAuction(
      await startTable({ client: () => new Client(here) }, { title: '1820' }),
    );
    const [first, second] = order as [string, string];
    const bid = (by: string, amount: number) => ({ type: 'bid', by, frame: auction, amount });
    // The other process writes, so that this one must read before it can judge.
    const there = personOf(table, first).twin(elsewhere);
    expect((await act(table, there, bid(first, 20), n)).status).toBe(201);
    await pause(300);
    const person = personOf(table, second);
    const request = person.request();
    postgres.stop('fast');
    try {
      const reply = await act(table, person, bid(second, 40), n + 1, request);
      expect([reply.status, reply.body.code]).toEqual([503, 'away']);
    } finally {
      postgres.start();
    }
    expect((await act(table, person, bid(second, 40), n + 1, request)).status).toBe(201);
  });
});
