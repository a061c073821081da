/**
 * Two processes on one database are replaced by those of a newer version, one after the other, while people play with the page's own
 * follower and socket. One rule of that version is another: exactly the game in which it matters is held.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawStyle } from '@roundhouse/bots';
import { dice, positionHash } from '@roundhouse/kernel';
import type { GameAnswer } from '@roundhouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../../../../scripts/prepare.mjs';
import { giveOrder, type Order } from '../../../../../server/src/index.ts';
import { PgStore } from '../../../../../server/src/store/postgres/store.ts';
import { type Build, otherBuild } from '../../../../../server/test/builds.ts';
import { ChildServer } from '../../../../../server/test/child.ts';
import { FAIR, Network } from '../../../../../server/test/faults/network.ts';
import { newFolder, scripts, type TestServer } from '../../../../../server/test/kit.ts';
import {
  act,
  askedOf,
  choiceOf,
  look,
  personOf,
  playTurn,
  startTable,
  stateOf,
  type Table,
} from '../../../../../server/test/playing.ts';
import { canUsePostgres, testDatabase } from '../../../../../server/test/store/stores.ts';
import { judgeRequests } from './judging.ts';
import { awakeFor } from './patience.ts';
import { Player } from './player.ts';
import type { Seated } from './seating.ts';

const TITLES = ['1843', '1839', '1828'];
/** A bid of Steam Over Holland must be higher by more than it was; 1843 is rewritten, and means the same. */
const NEWER = {
  file: 'packages/titles/src/soh/3-phase-1.ts',
  from: 'const RAISE = 5;',
  to: 'const RAISE = 10;',
  titles: ['soh', '1843'],
};
/** A page whose rules are older than the server's says so and goes on. */
const LIVE = new Set(['live', 'outdated']);
/** Nobody reloads the page. */
const STAYING = { reload: 0, handOver: 0 };
const STEP = 6;
/** In milliseconds, as a page has it. */
const TIMING = { answer: 3000, retry: 500 };
/** Milliseconds without progress after which the test gives up. */
const STUCK_AFTER = 45_000;

interface Watched extends Seated {
  readonly players: readonly Player[];
}

const folder = newFolder();
const program = join(root, 'dist', 'roundhouse.mjs');
let database: Awaited<ReturnType<typeof testDatabase>>;
let newer: Build;
let processes: readonly ChildServer[] = [];

beforeAll(async () => {
  if (!canUsePostgres) return;
  database = await testDatabase();
  newer = await otherBuild(NEWER);
});
afterAll(async () => {
  for (const one of processes) one.abandon();
  newer?.remove();
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(canUsePostgres)(
  'people play through it, and one game is held until the operator has seen to it',
  {
    timeout: 240_000,
  },
  async () => {
    processes = [new ChildServer(folder, database.url), new ChildServer(folder, database.url)];
    for (const one of processes) await one.start();
    const site = { client: () => processes[0]!.client() };
    const struck = await bidOver(site, 5);
    const spared = await bidOver(site, 10);

    let isOver = false;
    const tables: Watched[] = [];
    for (const [i, title] of TITLES.entries()) tables.push(await seat(site, processes, title, i));
    const played = Promise.all(tables.flatMap(({ players }) => players.map((player) => player.play(() => isOver))));
    const goOn = async (): Promise<void> => {
      for (const { players } of tables) {
        const { game } = players[0]!;
        const { n } = game.view();
        await until(tables, () => game.view().n >= n + STEP);
      }
    };
    await goOn();
    for (const one of processes) {
      expect(await one.end('SIGTERM')).toBe(0);
      await one.start(newer.program);
      await goOn();
    }
    isOver = true;
    await played;
    await settled(tables);
    await nothingWasLost(tables);
    const lines = tables.map(({ title, players }) => [title.id, players[0]!.game.line().kind]);
    expect(lines).toEqual(TITLES.map((title) => [title, NEWER.titles.includes(title) ? 'outdated' : 'live']));
    for (const { players } of tables) for (const player of players) player.close();

    const refused = await playTurn(struck);
    expect([refused.reply.status, refused.reply.body.code]).toEqual([423, 'held']);
    expect((await look(struck, struck.people[0]!)).table.held).toMatchObject({
      entry: 2,
      reason: expect.stringContaining('10 above the last bid'),
    });
    await passes(spared);
    const { writer } = await scripts();
    const order = (what: Order['what'], name = '') =>
      giveOrder({ folder, database: database.url }, writer, { what, name });
    expect((await order('held'))!.lines).toEqual([expect.stringMatching(new RegExp(`^${struck.game} .*entry 2`))]);

    // The operator goes back to the version before, which has played it so.
    for (const one of processes) {
      expect(await one.end('SIGTERM')).toBe(0);
      await one.start(program);
    }
    expect(await order('release', struck.game)).toEqual({});
    await passes(struck);
    await passes(spared);
    for (const one of processes) expect(await one.end('SIGTERM')).toBe(0);
  },
);

/** Passes for the player who is asked, as soon as the rules of now have played the game. */
async function passes(table: Table): Promise<void> {
  for (;;) {
    const now = await look(table, table.people[0]!);
    const [by] = askedOf(table.title, stateOf(now)) as [string];
    const pass = choiceOf(table.title, stateOf(now), by, 'pass');
    const reply = await act(table, personOf(table, by), pass, now.n);
    if (reply.status === 201) return;
    expect([reply.status, reply.body.code]).toEqual([503, 'away']);
    await pause(50);
  }
}

type Site = Pick<TestServer, 'client'>;

/** A game in which the first private was bid for, and then somebody has bid so much more. */
async function bidOver(site: Site, more: number): Promise<Table> {
  const table = await startTable(site);
  for (const raise of [0, more]) {
    const now = await look(table, table.people[0]!);
    const [by] = askedOf(table.title, stateOf(now)) as [string];
    const bid = choiceOf(table.title, stateOf(now), by, 'bid') as unknown as { readonly amount: number };
    const least = raise === 0 ? bid.amount : bid.amount - 5;
    expect(await act(table, personOf(table, by), { ...bid, amount: least + raise }, now.n)).toMatchObject({
      status: 201,
    });
  }
  return table;
}

/** Three people; each request of theirs comes to the one process or the other. */
async function seat(site: Site, processes: readonly ChildServer[], titleId: string, seed: number): Promise<Watched> {
  const { game, title, people } = await startTable(site, { title: titleId });
  const addresses = processes.map(({ address }) => address);
  const players = people.map((person, i) => {
    const chance = dice(seed * 10 + i + 1);
    const network = new Network(addresses, person.cookie, chance, FAIR);
    const style = { ...drawStyle(chance), foresight: 0 };
    return new Player({ network, title, game, dice: chance, style, habits: STAYING, timing: TIMING });
  });
  await Promise.all(players.map((player) => player.open()));
  return { game, title, people, players };
}

/** All that has happened is known everywhere, by itself. */
async function settled(tables: readonly Watched[]): Promise<void> {
  for (const { game, people, players } of tables) {
    let calm = 0;
    await until(tables, async () => {
      const now = (await people[0]!.call('game', { game })).body as GameAnswer;
      const hasAll = players.every(({ game: one }) => one.view().n === now.n && LIVE.has(one.line().kind));
      calm = hasAll && !now.table.searching ? calm + 1 : 0;
      return calm === 5;
    });
  }
}

async function until(tables: readonly Watched[], isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = awakeFor() + STUCK_AFTER; !(await isSo()); await pause(50))
    if (awakeFor() > end) {
      const said = processes.map(({ errors }) => errors);
      throw new Error(`nothing happens any more: ${JSON.stringify({ tables: tables.map(standOf), said })}`);
    }
}

/** For a look into a fault: what each has asked for last, and what was answered. */
const standOf = ({ title, players }: Watched) => [
  title.id,
  players.map(({ game, network }) => {
    const { path, body, copies, answers = [] } = network.sent.get(network.lastRequest) ?? {};
    return [game.view().n, game.line(), network.underWay, { path, body, copies, answers: answers.slice(-2) }];
  }),
];

async function nothingWasLost(tables: readonly Watched[]): Promise<void> {
  const store = await PgStore.open({ url: database.url, log: () => {} });
  try {
    for (const { game, people, players } of tables) {
      await judgeRequests(store.read, game, 0, players);
      const now = (await people[0]!.call('game', { game })).body as GameAnswer;
      for (const player of players) expect(positionHash(player.game.view().state)).toBe(now.hash);
    }
  } finally {
    await store.close();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
