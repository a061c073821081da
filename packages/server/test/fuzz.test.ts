/**
 * Every route and message, with input made from its schema and spoilt: no fault, no crash, no change, nothing that stays in memory.
 * On both stores; `npm run fuzz` sends four times as much to the embedded one, and ten times as much to PostgreSQL.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apply, dice, type GameFile } from '@roundhouse/kernel';
import { randomTurn } from '@roundhouse/bots';
import { API, clientMessageSchema, type RouteName, routes, type RouteSchemas, schemas } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chance, schemaOf, spoilt, valueOf } from './forms.ts';
import { type Client, type Socket, startTestServer, type TestServer } from './kit.ts';
import { playedFile } from './made.ts';
import { look, startTable, stateOf, type Table, titleBy } from './playing.ts';
import { canUsePostgres, testDatabase } from './store/stores.ts';

/** How many requests, messages and actions. */
type Amount = readonly [number, number, number];
const ALL: Amount = [20_000, 10_000, 10_000];
const isAll = process.env['ROUNDHOUSE_FUZZ'] === 'all';
const SEED = Number(process.env['ROUNDHOUSE_SEED'] ?? 20_261_118);
const AT_ONCE = 20;
/** After a collection, beside what was there when a tenth was done. */
const MOST_GROWTH = 1.2;

let server: TestServer;
let table: Table;
const chance: Chance = diceBelow(SEED);

/** A die with any number of sides. */
function diceBelow(seed: number): (below: number) => number {
  let word = seed | 0;
  return (below) => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((word ^ (word >>> 13)) >>> 0) % below;
  };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
async function heapUsed(): Promise<number> {
  // Sockets that were closed last are let go of when the other side has heard of it.
  await new Promise((later) => setTimeout(later, 300));
  collect();
  return process.memoryUsage().heapUsed;
}

/** So many different ones are spoilt. */
const SOUND_ACTIONS = 100;
const files = new Map<string, GameFile>();
/** In the middle of a game of each title, the same on both stores. */
function fileOf(title: RailTitle): GameFile {
  const file = files.get(title.id) ?? playedFile(title, 3, 5, ({ n }) => n >= 120);
  files.set(title.id, file);
  return file;
}

const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'stream');
const forms = new Map(
  names.map((name) => [name, (schemas[name] as RouteSchemas).body && schemaOf((schemas[name] as RouteSchemas).body!)]),
);

function addressFor(name: RouteName): string {
  const path = routes[name].path.replaceAll(/:(\w+)/gu, (_, key: string) => {
    const own = {
      game: table.game,
      player: `player${chance(4)}`,
      seat: String(chance(5)),
      n: String(chance(9)),
      ask: 'none',
      token: 'A'.repeat(22),
      session: 'none',
      id: 'none',
    }[key]!;
    return encodeURIComponent(chance(5) === 0 ? ['..', '%00', '💥', '-1', 'constructor'][chance(5)]! : own);
  });
  return API + path + (chance(4) === 0 ? `?since=${['0', '-1', 'x', '99999999'][chance(4)]}` : '');
}

const snapshot = async (): Promise<string> => {
  const { table: now, now: _, you, ...rest } = await look(table, table.people[0]!);
  return JSON.stringify({
    ...rest,
    you,
    seats: now.seats.map(({ presence: __, since: ___, ...seat }) => seat),
    asks: now.asks,
    settings: now.options,
  });
};

/** Work in several hands at once; memory may not grow by it. */
async function inTurns(count: number, work: (i: number, hand: number) => Promise<void>): Promise<void> {
  let next = 0;
  const upTo = async (end: number): Promise<void> => {
    const use = async (hand: number): Promise<void> => {
      while (next < end) await work(next++, hand);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, hand) => use(hand)));
  };
  await upTo(count / 10);
  const before = await heapUsed();
  await upTo(count);
  expect(await heapUsed()).toBeLessThan(before * MOST_GROWTH);
}

const noFaults = () => expect(server.logged.filter((line) => line.includes('failed'))).toEqual([]);

interface Place {
  readonly name: string;
  readonly amount: Amount;
  readonly database: () => Promise<{ readonly url: string; remove(): Promise<void> } | null>;
}
const places: readonly Place[] = [
  { name: 'the embedded database', amount: isAll ? ALL : [5_000, 5_000, 5_000], database: async () => null },
  { name: 'PostgreSQL', amount: isAll ? ALL : [2_000, 1_000, 1_000], database: testDatabase },
];

describe.each(canUsePostgres ? places : places.slice(0, 1))('on $name', ({ amount, database }) => {
  const [requests, frames, actions] = amount;
  let kept: Awaited<ReturnType<Place['database']>>;
  beforeAll(async () => {
    kept = await database();
    server = await startTestServer(kept ? { database: kept.url } : {});
    table = await startTable(server, { watch: true });
  });
  afterAll(async () => {
    await server.stop();
    await kept?.remove();
  });

  test(`${requests} requests are answered without a fault, and change nothing at a table that is not theirs`, async () => {
    const before = await snapshot();
    const stranger = server.client();
    await stranger.call('createGame', {}, { title: 'soh', seats: [{ kind: 'me', name: 'Zoe' }, { kind: 'bot' }] });
    const watcher = server.client();
    await watcher.call('accept', { token: table.tokens[0]!.token }, { watch: true });
    const [owner, player] = table.people as [Client, Client];
    const statuses = new Map<number, number>();
    await inTurns(requests, async (i) => {
      const name = names[i % names.length]!;
      const { method } = routes[name];
      const isInside = chance(3) === 0;
      // A person who ends the session of a test has none for the next.
      const client =
        name === 'endSession'
          ? server.client()
          : isInside
            ? [owner, player][chance(2)]!
            : [stranger.twin(), watcher.twin(), server.client()][chance(3)]!;
      const form = forms.get(name);
      let body = form ? valueOf(form, chance) : undefined;
      if (form && (isInside || chance(2) === 0)) body = spoilt(body, chance);
      const schema = (schemas[name] as RouteSchemas).body;
      // Those who may change the table send only what no route can read.
      const isReadable = schema?.safeParse(body ?? {}).success ?? false;
      if (isInside && (method === 'DELETE' || isReadable)) return;
      // Each game that is brought along is read by a thread of its own.
      if (name === 'importGame' && isReadable && chance(20) > 0) return;
      const text = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(body);
      const { status } = await client.send(method, addressFor(name), text);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status, `${name} ${text}`).toBeLessThan(500);
    });
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 403]));
    expect(await snapshot()).toBe(before);
    noFaults();
  });

  test(`${frames} messages end at most their own socket`, async () => {
    const before = await snapshot();
    const form = schemaOf(clientMessageSchema);
    const hands: (Socket | null)[] = [];
    await inTurns(frames, async (i, hand) => {
      let socket = hands[hand] ?? null;
      if (!socket || socket.raw.readyState !== socket.raw.OPEN) {
        const person = [table.people[1]!.twin(), server.client()][chance(2)]!;
        hands[hand] = socket = await person.socket();
      }
      const value = valueOf(form, chance) as { game?: string };
      if (chance(2) === 0) value.game = table.game;
      const text = JSON.stringify(chance(4) === 0 ? spoilt(value, chance) : value);
      if (socket.raw.readyState === socket.raw.OPEN) socket.raw.send(text.slice(0, 4000));
      if (i % 7 === 0) await new Promise((resume) => setTimeout(resume, 1));
      socket.forget();
    });
    for (const socket of hands) socket?.raw.terminate();
    expect(await snapshot()).toBe(before);
    noFaults();
  });

  test(`${actions} mutated actions are refused with a rule or a sentence, and change nothing`, {
    timeout: 1_800_000,
  }, async () => {
    for (const id of ['soh', '1820', '1828', '1839', '1843']) {
      const title = titleBy(id);
      const file = fileOf(title);
      const owner = server.client();
      const { game } = (await owner.call('importGame', {}, { file, mine: ['player1', 'player2', 'player3'] })).body;
      const socket = await owner.socket();
      socket.watch(game);
      await socket.heard('table', ({ table: now }) => !now.searching);
      const before = await look({ game }, owner);
      const state = stateOf(before);
      const roll = dice(1);
      const sound = Array.from(
        { length: SOUND_ACTIONS },
        () => randomTurn(title, state, roll) ?? { type: 'pass', by: 'player1', frame: 'x' },
      );
      await inTurns(actions / 5, async () => {
        const action = sound[chance(SOUND_ACTIONS)]!;
        let entry = spoilt(action, chance);
        if (chance(6) === 0) entry = { type: 'undo', by: action.by, to: [-1, 1e9, 'x', 1.5][chance(4)] };
        if (chance(6) === 0) entry = { type: 'redo', by: action.by };
        if (apply(title, state, entry).ok) return;
        const body = { after: before.n, request: owner.request(), entry };
        const { status } = await owner.call('act', { game }, body);
        expect([400, 403, 422], JSON.stringify(entry)).toContain(status);
      });
      const after = await look({ game }, owner);
      expect([after.n, after.hash]).toEqual([before.n, before.hash]);
    }
    noFaults();
  });
});
