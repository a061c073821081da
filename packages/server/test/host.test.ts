/** What the host of a table does by itself: searching, bidding, bots, over restarts and faults. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SqliteStore } from '../src/store/sqlite/store.ts';
import { type Client, startTestServer, type TestServer } from './kit.ts';
import { isBeforeRun, playedFile } from './made.ts';
import {
  act,
  askedOf,
  choiceOf,
  look,
  personOf,
  playTurn,
  startTable,
  stateOf,
  titleBy,
  toAuction,
} from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a bot thinks no longer about a game that all players have ended', async () => {
  const slow = await startTestServer({ timing: { reading: 60_000, announce: 5, breath: 5 } });
  try {
    const seats = [{ kind: 'bot', name: 'Robot' }];
    const table = await startTable(slow, { people: 2, seats, pace: 'reading' });
    for (;;) {
      const now = await look(table, table.people[0]!);
      if (now.table.thinking !== null) break;
      await playTurn(table);
    }
    const end = { kind: 'end', yes: true };
    for (const person of table.people) await person.call('vote', table, { request: person.request(), ...end });
    const { status, thinking } = (await look(table, table.people[0]!)).table;
    expect([status, thinking, slow.server.tables.inUse(table.game)!.host.isBusy]).toEqual(['over', null, false]);
  } finally {
    await slow.stop();
  }
});

describe('a run', () => {
  test('waits until the best one is shown, also where a thinker hangs or dies on the way', async () => {
    const file = playedFile(titleBy('soh'), 3, 7, isBeforeRun);
    // Somebody else's search keeps the only thinker awake, so that it can be made to hang.
    const warm = server.client();
    await warm.call('importGame', {}, { file, mine: ['player1'] });
    server.server.thinkers.hang();
    const ada = server.client();
    const added = await ada.call('importGame', {}, { file, mine: ['player1', 'player2', 'player3'] });
    const { game } = added.body;
    const socket = await ada.socket();
    const now = await look({ game }, ada);
    expect(now.table.searching).toBe(true);
    socket.watch(game, now.n);
    const state = stateOf(now);
    const title = titleBy('soh');
    const [by] = askedOf(title, state) as [string];
    const { frame } = title.runProblem(state)!;
    const empty = { type: 'run', by, frame, routes: [] };
    expect(await act({ game }, ada, empty, now.n)).toMatchObject({ status: 422, body: { rule: 'table:searching' } });
    await server.server.thinkers.kill();
    const shown = await socket.heard('entry', ({ entry }) => 'action' in entry && entry.action.type === 'indicate');
    expect(shown).toMatchObject({ n: now.n + 1, entry: { via: { kind: 'host' } } });
    const after = await look({ game }, ada);
    expect(after.table.searching).toBe(false);
    const refused = await act({ game }, ada, empty, after.n);
    expect([refused.status, refused.body.rule === 'table:searching']).toEqual([422, false]);
    expect(await act({ game }, ada, choiceOf(title, stateOf(after), by, 'run'), after.n)).toMatchObject({
      status: 201,
    });
  });

  test('that cannot be searched is given up after a second try, and the table says so', async () => {
    const file = playedFile(titleBy('soh'), 3, 7, isBeforeRun);
    const hanging = await startTestServer({ thinkers: { count: 1, silence: 150 } });
    try {
      const ada = hanging.client();
      await ada.call('importGame', {}, { file, mine: ['player1'] });
      const keepHanging = setInterval(() => hanging.server.thinkers.hang(), 1);
      const { game } = (await ada.call('importGame', {}, { file, mine: ['player1'] })).body;
      const socket = await ada.socket();
      socket.watch(game);
      await socket.heard('table', ({ table }) => table.trouble === 'search');
      clearInterval(keepHanging);
      expect(hanging.logged.join()).toContain('thinker');
    } finally {
      await hanging.stop();
    }
  });
});

describe('bots', () => {
  test('go on when the writer was lost in the middle of their moves, though nobody looks', async () => {
    const bots = [1, 2].map(() => ({ kind: 'bot', level: 'random' }));
    const table = await startTable(server, { people: 1, seats: bots, pace: 'once' });
    const [ada] = table.people as [Client];
    await ada.call('handSeat', { game: table.game, player: 'player1' }, { request: ada.request(), to: 'random' });
    for (let i = 0; i < 3; i++) {
      await new Promise((resume) => setTimeout(resume, 60));
      await (server.server.store as SqliteStore).killWriter();
    }
    const status = async () => (await ada.call('game', { game: table.game })).body.table?.status;
    while ((await status()) !== 'over') await new Promise((resume) => setTimeout(resume, 300));
  });

  test('play on by themselves after a restart, to the end', async () => {
    const table = await startTable(server, {
      people: 1,
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
      pace: 'once',
    });
    const [ada] = table.people as [Client];
    const hand = await ada.call(
      'handSeat',
      { game: table.game, player: 'player1' },
      { request: ada.request(), to: 'random' },
    );
    expect(hand.status).toBe(201);
    await server.restart();
    const socket = await ada.socket();
    socket.watch(table.game);
    await socket.heard('table', ({ table: now }) => now.status === 'over');
    const now = await look(table, ada);
    expect(stateOf(now).ended).not.toBeNull();
    const mine = (await ada.call('myGames', {})).body.games.find(({ id }: { id: string }) => id === table.game);
    expect(mine).toMatchObject({ status: 'over', yours: false, summary: { winners: expect.any(Array) } });
  });
});

const changedAt = async (person: Client, game: string): Promise<number> =>
  (await person.call('myGames', {})).body.games.find(({ id }: { id: string }) => id === game).changed;

/** Three people at 1820, before an auction by open cry. */
const atAuction = async () => toAuction(await startTable(server, { title: '1820' }));

describe('an auction by open cry', () => {
  test('takes of equal bids of one moment the first by the title’s order, and a higher one after it', async () => {
    const { table, auction, n, order } = await atAuction();
    const [first, second, third] = order as [string, string, string];
    const bid = (by: string, amount: number) =>
      act(table, personOf(table, by), { type: 'bid', by, frame: auction, amount }, n);
    const [higher, late, early] = await Promise.all([bid(third, 30), bid(second, 20), bid(first, 20)]);
    expect([early.status, late.status, higher.status]).toEqual([201, 409, 201]);
    expect(late.body).toMatchObject({ code: 'stale' });
    const entries = (await look(table, table.people[0]!)).entries!.slice(n);
    expect(
      entries.map(({ entry }) => 'action' in entry && [entry.action.by, (entry.action as { amount?: number }).amount]),
    ).toEqual([
      [first, 20],
      [third, 30],
    ]);
  });

  test('holds what was left as a maximum over a restart, tells nobody, and of equal ones the first stands at it', async () => {
    const { table, auction, order } = await atAuction();
    const [first, second, third] = order as [string, string, string];
    const leave = (player: string, amount: number, by = personOf(table, player)) =>
      by.call('leaveMaximum', { game: table.game, player }, { request: by.request(), amount });
    expect(await leave(second, 50, personOf(table, first))).toMatchObject({ status: 403 });
    expect((await leave(second, 50)).status).toBe(200);
    expect((await leave(first, 50)).status).toBe(200);
    await server.restart();
    const own = await look(table, personOf(table, second));
    expect(own.maxima).toEqual({ [second]: { auction, amount: 50 } });
    expect((await look(table, personOf(table, third))).maxima).toEqual({});
    const socket = await personOf(table, third).socket();
    socket.watch(table.game);
    const last = await socket.heard(
      'entry',
      ({ entry }) => 'action' in entry && (entry.action as { amount?: number }).amount === 50,
    );
    expect(last.entry).toMatchObject({ action: { type: 'bid', by: first }, via: { kind: 'hand' } });
    expect(socket.messages.some(({ t }) => t === 'mine')).toBe(true);
    expect(JSON.stringify(socket.messages.filter(({ t }) => t === 'mine'))).not.toContain('50');
  });

  test('shows others nothing of a maximum before its first bid', async () => {
    const { table, order } = await atAuction();
    const [first, second] = order as [string, string];
    const other = await personOf(table, second).socket();
    other.watch(table.game);
    await other.heard('mine');
    await new Promise((resume) => setTimeout(resume, 30));
    const known = other.messages.length;
    const ada = personOf(table, first);
    await ada.call('leaveMaximum', { game: table.game, player: first }, { request: ada.request(), amount: 50 });
    await other.heard('entry', ({ entry }) => 'action' in entry && entry.action.type === 'bid');
    expect(other.messages[known]).toMatchObject({ t: 'entry', entry: { via: { kind: 'hand' } } });
  });

  test('does not take a bid by a late copy of a request that came too late before; asked again it is judged', async () => {
    const { table, auction, n, order } = await atAuction();
    const [first, second] = order as [string, string];
    const [ada, bram] = [personOf(table, first), personOf(table, second)];
    const bid = (by: string) => ({ type: 'bid', by, frame: auction, amount: 20 });
    const request = bram.request();
    const [taken, stale] = await Promise.all([
      act(table, ada, bid(first), n),
      act(table, bram, bid(second), n, request),
    ]);
    expect([taken.status, stale.status]).toEqual([201, 409]);
    // The auction asks for the same bids again: judged as if for the first time, the copy would be taken.
    const { seq } = stateOf(await look(table, ada));
    expect(await act(table, ada, { type: 'undo', by: first, to: seq - 1 }, n + 1)).toMatchObject({ status: 201 });
    const late = await act(table, bram, bid(second), n, request);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', missed: [{ n: n + 1 }, { n: n + 2 }] } });
    const done = { n: n + 3, entries: [{ entry: { action: { by: second } } }] };
    expect(await act(table, bram, bid(second), n + 2, request)).toMatchObject({ status: 201, body: done });
    expect(await act(table, bram, bid(second), n, request)).toMatchObject({ status: 200, body: done });
  });

  test('leaves no maximum by a late copy of a request that was refused before it', async () => {
    const table = await startTable(server, { title: '1820' });
    const [ada] = table.people as [Client];
    const values = { game: table.game, player: 'player1' };
    const wish = { request: ada.request(), amount: 70 };
    const refused = await ada.call('leaveMaximum', values, wish);
    expect(refused).toMatchObject({ status: 422, body: { rule: 'table:maximum' } });
    const { n } = await toAuction(table);
    const late = await ada.call('leaveMaximum', values, wish);
    expect([late.status, late.text]).toEqual([422, refused.text]);
    expect(await ada.call('leaveMaximum', values, { ...wish, amount: 80 })).toMatchObject({
      status: 409,
      body: { code: 'request' },
    });
    const now = await look(table, ada);
    expect([now.n, now.maxima]).toEqual([n, {}]);
    const drop = { request: ada.request() };
    for (let copy = 0; copy < 2; copy++)
      expect(await ada.call('dropMaximum', values, drop)).toMatchObject({ status: 200 });
    expect(await ada.call('leaveMaximum', values, { ...drop, amount: 80 })).toMatchObject({ status: 409 });
  });

  test('forgets a maximum that is taken back', async () => {
    const { table, order, n } = await atAuction();
    const [first] = order as [string];
    const ada = personOf(table, first);
    const values = { game: table.game, player: first };
    const before = await changedAt(ada, table.game);
    expect(await ada.call('leaveMaximum', values, { request: ada.request(), amount: 0 })).toMatchObject({
      status: 200,
    });
    expect(await ada.call('dropMaximum', values, { request: ada.request() })).toMatchObject({ status: 200 });
    const now = await look(table, ada);
    expect([now.n, now.maxima]).toEqual([n, {}]);
    expect(await changedAt(ada, table.game)).toBe(before);
  });
});
