/** Behind a real nginx that brings https, with the lines of the page for operators. */
import { rmSync } from 'node:fs';
import { titles } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hasNginx, type Nginx, startNginx } from '../../../scripts/nginx.mjs';
import { ChildServer } from './child.ts';
import { newFolder } from './kit.ts';
import { LoadedTable, pause, type Tally } from './load.ts';
import { openRoom, playTurn, startTable } from './playing.ts';
import { SecureClient } from './secure-client.ts';
import { canUsePostgres, testDatabase } from './store/stores.ts';

const secure = ['--https', '--hosts', 'localhost'];

interface Site {
  readonly nginx: Nginx;
  readonly servers: readonly ChildServer[];
  client(from?: string): SecureClient;
  stop(): Promise<void>;
}

/** One server, or two on one database. */
async function openSite(count: 1 | 2): Promise<Site> {
  const folder = newFolder();
  const database = count === 2 ? await testDatabase() : null;
  const servers = Array.from({ length: count }, () => new ChildServer(folder, database?.url, secure));
  for (const one of servers) await one.start();
  const nginx = await startNginx(servers.map(({ address }) => Number(new URL(address).port)));
  return {
    nginx,
    servers,
    client: (from) => new SecureClient(nginx.address, nginx.certificate, from),
    async stop() {
      nginx.remove();
      const ends = await Promise.allSettled(servers.map((one) => one.end('SIGTERM')));
      for (const one of servers) one.abandon();
      await database?.remove();
      rmSync(folder, { recursive: true, force: true });
      expect(ends).toEqual(servers.map(() => ({ status: 'fulfilled', value: 0 })));
    },
  };
}

/** A table of each title is played while something happens; then everything acknowledged stands there once. */
async function playThrough(site: Site, happens: () => Promise<void>): Promise<Tally> {
  const tally: Tally = { acknowledged: 0, recognised: 0, inDoubt: 0 };
  const tables: LoadedTable[] = [];
  for (const [i, { id }] of titles.entries())
    tables.push(new LoadedTable(await startTable(site, { title: id }), i + 1, tally));
  let isOn = true;
  const goOn = async (): Promise<void> => {
    const goal = tally.acknowledged + 20;
    while (tally.acknowledged < goal) await pause(20);
  };
  const played = Promise.all(tables.map((table) => table.play(() => isOn)));
  await goOn();
  await happens();
  await goOn();
  isOn = false;
  await played;
  for (const table of tables) await table.verify();
  return tally;
}

describe.runIf(hasNginx())('behind nginx', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(1);
  });
  afterAll(() => site.stop());

  test('cookies are kept for this host and https alone, and no script reads them', async () => {
    const ada = site.client();
    const made = await ada.call(
      'createGame',
      {},
      { title: 'soh', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot' }] },
    );
    expect(made.status).toBe(201);
    const cookies = made.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-roundhouse/);
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    }
    expect((await ada.call('myGames', {})).body.games).toHaveLength(1);
  });

  test('a socket hears of every action, and one of another site is not opened', async () => {
    const table = await startTable(site);
    const [, bram] = table.people;
    const socket = await bram!.socket();
    socket.watch(table.game);
    await socket.heard('table');
    for (let n = 1; n <= 5; n++) {
      expect((await playTurn(table)).reply.status).toBe(201);
      await socket.heard('entry', (entry) => entry.n === n);
    }
    socket.close();
    const other = new WebSocket(`${site.nginx.address.replace('https', 'wss')}/api/v1/stream`, {
      headers: { Origin: 'https://elsewhere.example', Cookie: bram!.cookie },
      ca: site.nginx.certificate,
    });
    const status = await new Promise((told) =>
      other.on('unexpected-response', (_, response) => told(response.statusCode)),
    );
    expect(status).toBe(403);
  });

  test('people are told apart by their own addresses, whatever address they say they come from', async () => {
    const { tokens } = await openRoom(site, { people: 1, seats: [{ kind: 'friend' }] });
    const { token } = tokens[0]!;
    const path = (one: string): string => `/api/v1/invitations/${one}`;
    const guesser = site.client('127.0.0.2');
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) {
      const forged = { 'X-Forwarded-For': `203.0.113.${i}` };
      statuses.push((await guesser.send('GET', path(`${'A'.repeat(20)}${10 + i}`), undefined, forged)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect((await guesser.send('GET', path(token))).status).toBe(429);
    expect((await site.client('127.0.0.3').send('GET', path(token))).status).toBe(200);
  });

  test('the server is stopped and started, then killed, under play: no move is lost', async () => {
    const [server] = site.servers as [ChildServer];
    const tally = await playThrough(site, async () => {
      expect(await server.end('SIGTERM')).toBe(0);
      await server.start();
      await pause(200);
      await server.end('SIGKILL');
      await server.start();
    });
    expect(tally.inDoubt).toBeGreaterThan(0);
  });

  test.runIf(canUsePostgres)('two servers are replaced one after the other under play: no move is lost', async () => {
    const two = await openSite(2);
    try {
      await playThrough(two, async () => {
        for (const one of two.servers) {
          expect(await one.end('SIGTERM')).toBe(0);
          await one.start();
        }
      });
    } finally {
      await two.stop();
    }
  });
});
