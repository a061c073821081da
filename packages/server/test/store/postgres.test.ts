/** What is PostgreSQL's alone: how a server starts on it, and what several processes hear of each other. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../../scripts/postgres.mjs';
import { StoreAway } from '../../src/store/contract.ts';
import { PgStore } from '../../src/store/postgres/store.ts';
import { engineOf } from '../../src/rules.ts';
import { startTestServer } from '../kit.ts';
import { goesOn, playTurn, startTable } from '../playing.ts';
import { gameRow } from './stores.ts';

/** Long enough that nothing is found by looking, unless a test looks. */
const NEVER = 600_000;

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let server: Postgres;
  const opened: PgStore[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    await Promise.all(opened.map((store) => store.close()));
    server.remove();
  });

  async function open(url: string, sweepEvery = NEVER, logged: string[] = []): Promise<PgStore> {
    const store = await PgStore.open({ url, log: (line) => void logged.push(line), sweepEvery });
    opened.push(store);
    return store;
  }

  async function ask(url: string, ...all: string[]): Promise<void> {
    const client = new pg.Client(url);
    await client.connect();
    for (const sql of all) await client.query(sql);
    await client.end();
  }

  const refusal = (url: string): Promise<unknown> =>
    PgStore.open({ url, log: () => {} }).then(
      () => 'opened',
      (error: Error) => error.message,
    );

  test('that cannot be used is refused in one sentence', async () => {
    const url = server.create('refused');
    expect(await refusal('mysql://localhost/x')).toMatch(/^DATABASE_URL must be like postgres:.*\.$/);
    expect(await refusal('postgres://roundhouse@127.0.0.1:1/x')).toBe('no PostgreSQL answers at 127.0.0.1:1/x.');
    expect(await refusal(server.url('nothing'))).toMatch(/^there is no database 127.0.0.1:\d+\/nothing\.$/);
    await ask(url, `CREATE ROLE guest LOGIN`, 'REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    expect(await refusal(url.replace('roundhouse@', 'guest@'))).toMatch(/has no right to create tables/);
    expect(await refusal(url.replace('roundhouse@', 'stranger@'))).toMatch(/does not accept the name or the password/);
    // As a server of an older version answers.
    await ask(
      url,
      'CREATE SCHEMA old',
      `CREATE FUNCTION old.current_setting(text) RETURNS text LANGUAGE sql AS $$ SELECT CASE $1 WHEN 'server_version' THEN '12.22' ELSE '120022' END $$`,
      'ALTER DATABASE refused SET search_path = old, public, pg_catalog',
    );
    expect(await refusal(url)).toBe('PostgreSQL 13 or newer is needed, and this one is 12.22.');
  });

  test('that takes a connection and never answers is given up within ten seconds', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening));
    const { port } = mute.address() as AddressInfo;
    expect(await refusal(`postgres://roundhouse@127.0.0.1:${port}/x`)).toBe(
      `no PostgreSQL answers at 127.0.0.1:${port}/x.`,
    );
    mute.close();
  });

  test('is brought up to date by several processes at once, and a newer one is refused', async () => {
    const url = server.create('many');
    const all = await Promise.all(Array.from({ length: 4 }, () => open(url)));
    await all[0]!.write([{ kind: 'game', row: gameRow('one') }]);
    expect(await all[3]!.read.game('one')).toEqual(gameRow('one'));
    const logged: string[] = [];
    const reader = await open(url, 50, logged);
    await reader.follow(() => {});
    await ask(url, 'UPDATE schema_version SET version = 99');
    expect(await refusal(url)).toMatch(/newer version of Roundhouse/);
    // One that was running before goes on reading.
    while (logged.length === 0) await new Promise((later) => setTimeout(later, 20));
    expect(logged).toEqual([expect.stringContaining('only reads from now on')]);
    await expect(reader.write([{ kind: 'game', row: gameRow('two') }])).rejects.toBeInstanceOf(StoreAway);
    expect(await reader.read.game('one')).toBeDefined();
  });

  test('tells others what was written, and what was never told is found by looking', async () => {
    const url = server.create('news');
    const [one, other] = [await open(url), await open(url)];
    const heard: string[] = [];
    const waiting = new Set<() => void>();
    await other.follow((game, v) => {
      heard.push(`${game} ${v}`);
      for (const look of waiting) look();
    });
    const hears = (what: string): Promise<void> =>
      new Promise((found) => {
        const look = (): void => void (heard.includes(what) && (waiting.delete(look), found()));
        waiting.add(look);
        look();
      });
    await one.write([{ kind: 'game', row: gameRow('told') }]);
    await hears('told 1');
    await one.write([{ kind: 'dropGame', game: 'told', v: 1 }]);
    await hears('told 0');
    // The store that writes hears nothing of it.
    await other.write([{ kind: 'game', row: gameRow('own') }]);
    // More than one message can hold.
    const many = Array.from({ length: 800 }, (_, i) => `game${i}`);
    await one.write(many.map((id) => ({ kind: 'game', row: gameRow(id) })));
    await Promise.all(many.map((id) => hears(`${id} 1`)));
    expect(heard).not.toContain('own 1');
    // A line that is cut comes back, and brings what was written meanwhile.
    other.news.cut();
    await one.write([{ kind: 'game', row: gameRow('untold') }]);
    await hears('untold 1');
    await one.write([{ kind: 'game', row: gameRow('again') }]);
    await hears('again 1');
  });

  test('finds by looking what a transaction has written that began before the last look', async () => {
    const url = server.create('cursor');
    const [store, other] = [await open(url), await open(url)];
    const heard: string[] = [];
    await other.follow((game) => void heard.push(game));
    const slow = new pg.Client(url);
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(`INSERT INTO written VALUES ('slow', 1, pg_current_xact_id())`);
    await store.write([{ kind: 'game', row: gameRow('quick') }]);
    await other.news.sweep();
    expect(heard).toContain('quick');
    expect(heard).not.toContain('slow');
    await slow.query('COMMIT');
    await slow.end();
    await other.news.sweep();
    expect(heard).toContain('slow');
  });

  test('of two builds the last that was started plays; going back to the one before works as well', async () => {
    const url = server.create('builds');
    const site = await startTestServer({ database: url, sweepEvery: 50 });
    const table = await startTable(site);
    expect((await playTurn(table)).reply.status).toBe(201);
    const rules = (engine: string) => ({ soh: engine });
    const other = await open(url);
    await other.announce(rules('of-tomorrow'));
    await site.server.store.lookWhetherOutdone('soh', '');
    const { reply } = await playTurn(table);
    expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([503, 'away', '2']);
    // Other titles are played as before.
    expect((await playTurn(await startTable(site, { title: '1828' }))).reply.status).toBe(201);
    await other.announce(rules(engineOf('soh')));
    await site.server.store.lookWhetherOutdone('soh', '');
    expect((await playTurn(table)).reply.status).toBe(201);
    // A game that the other build has taken over is left to it.
    await other.announce(rules('of-tomorrow'));
    await ask(url, `UPDATE games SET engine = 'of-tomorrow', v = v + 1`);
    await site.server.tables.refresh([table.game]);
    expect((await playTurn(table)).reply.status).toBe(503);
    expect((await other.read.game(table.game))!.engine).toBe('of-tomorrow');
    await other.announce(rules(engineOf('soh')));
    await goesOn(table);
    await site.stop();
  });

  test('stopped and started again is away meanwhile, and comes back by itself', async () => {
    const url = server.create('away');
    const logged: string[] = [];
    const store = await open(url, 100, logged);
    const heard: string[] = [];
    await store.follow((game) => void heard.push(game));
    await store.write([{ kind: 'game', row: gameRow('before') }]);
    for (const mode of ['fast', 'immediate'] as const) {
      server.stop(mode);
      await expect(store.read.game('before')).rejects.toBeInstanceOf(StoreAway);
      await expect(store.write([{ kind: 'game', row: gameRow(mode) }])).rejects.toBeInstanceOf(StoreAway);
      server.start();
      expect(await store.read.game('before')).toEqual(gameRow('before'));
      await store.write([{ kind: 'game', row: gameRow(mode) }]);
      const other = await open(url);
      await other.write([{ kind: 'game', row: gameRow(`${mode}-other`) }]);
      while (!heard.includes(`${mode}-other`)) await new Promise((later) => setTimeout(later, 20));
    }
    expect(logged.filter((line) => line.includes('is back'))).toHaveLength(2);
  });
});
