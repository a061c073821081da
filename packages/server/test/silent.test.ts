/** A database that falls silent: it takes what is said, answers nothing, and does not hang up either. */
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreAway } from '../src/store/contract.ts';
import { PgStore } from '../src/store/postgres/store.ts';
import { ChildServer } from './child.ts';
import { newFolder } from './kit.ts';
import { playTurn, startTable } from './playing.ts';
import { canUsePostgres, gameRow, testDatabase } from './store/stores.ts';

/** A way to a database that can fall silent, for the connections that stand; later ones are carried again. */
class Way {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #muted = new WeakSet<Socket>();

  constructor(to: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      for (const [from, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (data) => !this.#muted.has(from) && other.write(data));
        from.on('close', () => !this.#muted.has(from) && other.destroy());
        from.on('error', () => {});
      }
    });
  }

  async open(to: URL): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    const near = new URL(to);
    near.hostname = '127.0.0.1';
    near.port = String((this.#server.address() as AddressInfo).port);
    return near.href;
  }

  fallSilent(): void {
    for (const socket of this.#sockets) this.#muted.add(socket);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

describe.runIf(canUsePostgres)('a database that falls silent', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let way: Way;
  let url: string;
  beforeAll(async () => {
    database = await testDatabase();
    const real = new URL(database.url);
    way = new Way(real);
    url = await way.open(real);
  }, 60_000);
  afterAll(async () => {
    way.close();
    await database.remove();
  });

  test('is given up, and asked again by new connections; news come on a new one', async () => {
    const store = await PgStore.open({ url, log: () => {}, sweepEvery: 50, longest: 400 });
    const other = await PgStore.open({ url: database.url, log: () => {} });
    const heard: string[] = [];
    await store.follow((game) => void heard.push(game));
    way.fallSilent();
    await expect(store.read.game('none')).rejects.toBeInstanceOf(StoreAway);
    await store.write([{ kind: 'game', row: gameRow('afterwards') }]);
    expect(await store.read.game('afterwards')).toEqual(gameRow('afterwards'));
    await other.write([{ kind: 'game', row: gameRow('elsewhere') }]);
    while (!heard.includes('elsewhere')) await new Promise((later) => setTimeout(later, 20));
    way.fallSilent();
    await store.close();
    await other.close();
  });

  test('does not keep a server that is told to stop', async () => {
    const folder = newFolder();
    const server = new ChildServer(folder, url);
    await server.start();
    const table = await startTable(server);
    expect((await playTurn(table)).reply.status).toBe(201);
    way.fallSilent();
    const waiting = playTurn(table).catch(() => null);
    await new Promise((later) => setTimeout(later, 100));
    expect(await server.end('SIGTERM')).toBe(0);
    await waiting;
    rmSync(folder, { recursive: true, force: true });
  });
});
