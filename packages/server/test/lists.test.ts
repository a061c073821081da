/** Lists of tables, and who comes to a table without a link: real clients against a real server. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Client } from './kit.ts';
import { openRoom, playTurn, ready, startTable, type Table } from './playing.ts';
import { siteWithClock, signUp } from './people/kit.ts';

const site = siteWithClock();
const DAY = 24 * 60 * 60 * 1000;

const open = (more: object = {}) => ({ kind: 'friend', admits: 'anyone', ...more });
const me = { kind: 'me', name: 'Ada' };

async function newTable(
  client: Client,
  seats: readonly object[],
  more: object = {},
): Promise<{ readonly game: string; readonly status: number; readonly title: string }> {
  const { status, body } = await client.call('createGame', {}, { title: 'soh', seats, ...more });
  return { game: body.game, status, title: body.title };
}
const lobby = async (client: Client, list: string, more = ''): Promise<string[]> => {
  const { body } = await client.call('tables', {}, undefined, `?list=${list}${more}`);
  return [...body.circle, ...body.games].map(({ id }: { id: string }) => id);
};
const mine = async (client: Client, query = '') => (await client.call('myGames', {}, undefined, query)).body;
const join = (client: Client, game: string, body: object = {}) => client.call('join', { game }, body);

describe('a seat that is open to everybody', () => {
  test('puts the table on the list, is taken with a name alone, and takes the table off the list again', async () => {
    const owner = site.server.client();
    const { game } = await newTable(owner, [me, open()], { name: 'First railway' });
    const stranger = site.server.client();
    expect(await lobby(stranger, 'open')).toContain(game);
    const room = (await stranger.call('game', { game })).body;
    expect(room.you).toEqual({ seats: [], players: [], lent: [], owner: false, may: [2] });
    expect(room.table.seats[1]).toMatchObject({ kind: 'open', admits: 'anyone' });
    expect((await join(stranger, game)).body).toMatchObject({ code: 'name' });
    const sat = await join(stranger, game, { name: 'Bram', seat: 2 });
    expect([sat.status, sat.body.you.seats, sat.body.code.length > 15]).toEqual([201, [2], true]);
    expect((await join(stranger, game, { seat: 2 })).status).toBe(200);
    expect(await lobby(stranger, 'open')).not.toContain(game);
    // Who looks at it still sees the room; once it has begun it is for those alone who were let in.
    const other = site.server.client();
    expect((await other.call('game', { game })).status).toBe(200);
    await ready(game, stranger);
    await owner.call('start', { game }, {});
    expect((await other.call('game', { game })).status).toBe(404);
    expect((await join(other, game, { name: 'Cato' })).body.code).toBe('none');
  });

  test('two take the last one at once: one gets it, the other is told who', async () => {
    const { game } = await newTable(site.server.client(), [me, open()]);
    const two = [site.server.client(), site.server.client()];
    const replies = await Promise.all(two.map((one, i) => join(one, game, { name: ['Bram', 'Cato'][i], seat: 2 })));
    const won = replies.findIndex(({ status }) => status === 201);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const by = ['Bram', 'Cato'][won];
    expect(replies[1 - won]!.body).toMatchObject({ code: 'taken', by, title: `${by} sits there already.` });
  });

  test('is given back to everybody, but not to somebody who had to go', async () => {
    const owner = site.server.client();
    const { game } = await newTable(owner, [me, open()]);
    const bram = site.server.client();
    await join(bram, game, { name: 'Bram' });
    await bram.call('leave', { game }, { seat: 2 });
    expect(await lobby(bram, 'open')).toContain(game);
    await join(bram, game, { name: 'Bram' });
    await owner.call('kick', { game }, { seat: 2 });
    expect(await lobby(bram, 'open')).not.toContain(game);
    expect((await join(bram, game)).status).toBe(404);
  });

  test('beside one for people with a link, that one is refused with who to ask', async () => {
    const owner = site.server.client();
    const { game } = await newTable(owner, [me, open(), { kind: 'friend' }], { title: '1828' });
    await join(site.server.client(), game, { name: 'Bram' });
    const late = await join(site.server.client(), game, { name: 'Cato', seat: 3 });
    expect([late.status, late.body.title]).toEqual([
      403,
      'A free seat at this table is for people with a link: ask Ada for one.',
    ]);
    expect((await join(site.server.client(), game, { name: 'Cato', seat: 2 })).body).toMatchObject({ by: 'Bram' });
  });
});

describe('a seat that is kept', () => {
  test('for a friend by name is in their list, and for nobody else', async () => {
    const ada = await signUp(site.server, 'Ada Kept');
    const bram = await signUp(site.server, 'Bram Kept');
    const cato = await signUp(site.server, 'Cato Kept');
    const seats = [me, { kind: 'friend', friend: 'bram kept' }];
    const { game } = await newTable(ada, seats);
    expect((await mine(bram)).games[0]).toMatchObject({ id: game, invited: true });
    expect((await mine(cato)).games).toEqual([]);
    expect((await cato.call('game', { game })).status).toBe(404);
    expect((await join(cato, game)).status).toBe(404);
    expect(await lobby(bram, 'open')).not.toContain(game);
    expect((await join(bram, game)).body.you.seats).toEqual([2]);
    expect((await mine(bram)).games[0]).toMatchObject({ id: game, invited: false });
    const unknown = await ada.call('createGame', {}, { title: 'soh', seats: [me, { kind: 'friend', friend: 'Zed' }] });
    expect([unknown.status, unknown.body.title]).toEqual([
      400,
      'Nobody here has an account with the name “Zed”: check it, or send a link.',
    ]);
    for (const wrong of [['Ada Kept'], ['Bram Kept', 'bram kept']]) {
      const all = [me, ...wrong.map((friend) => ({ kind: 'friend', friend }))];
      expect((await ada.call('createGame', {}, { title: 'soh', seats: all })).status).toBe(400);
    }
  });

  test('for people who have played with the owner is listed to them alone', async () => {
    const played = await startTable(site.server, { people: 2 });
    const [ada, bram] = played.people as [Client, Client];
    const stranger = site.server.client();
    const { game } = await newTable(ada, [me, open({ admits: 'played' })]);
    expect(await lobby(bram, 'open')).toContain(game);
    expect(await lobby(stranger, 'open')).not.toContain(game);
    expect((await stranger.call('game', { game })).status).toBe(404);
    expect((await join(stranger, game, { name: 'Zed' })).status).toBe(404);
    const socket = await bram.socket();
    socket.watch(game);
    expect((await socket.heard('game')).you.may).toEqual([2]);
    socket.close();
    expect((await join(bram, game)).status).toBe(201);
    expect((await bram.call('companions', {})).body.people).toEqual([]);
  });
});

describe('lists', () => {
  test('of running games and of those that are over are open to visitors, and hold no map', async () => {
    const shown = await startTable(site.server, { people: 2, public: true, name: 'Old hands' });
    const hidden = await startTable(site.server, { people: 2, watch: true });
    const visitor = site.server.client();
    const { games } = (await visitor.call('tables', {}, undefined, '?list=running')).body;
    expect(games.map(({ id }: { id: string }) => id)).toContain(shown.game);
    expect(games.map(({ id }: { id: string }) => id)).not.toContain(hidden.game);
    expect(JSON.stringify(games)).not.toContain('"board"');
    expect((await visitor.call('game', { game: shown.game }, undefined, '?since=0')).status).toBe(200);
    expect((await visitor.call('game', { game: hidden.game })).status).toBe(404);
    const socket = await visitor.socket();
    socket.watch(shown.game);
    expect((await socket.heard('table')).table).toMatchObject({ public: true, watch: true });
    socket.close();
    expect((await act(visitor, shown)).status).toBe(401);
    expect(await lobby(visitor, 'running', '&q=old%20HANDS')).toEqual([shown.game]);
    expect(await lobby(visitor, 'running', '&q=old%20HANDS&title=1828')).toEqual([]);
    for (const query of ['?list=mine', '', '?list=open&cursor=x', '?list=open&q=' + 'x'.repeat(101)])
      expect((await visitor.send('GET', `/api/v1/tables${query}`)).status, query).toBe(400);
  });

  test('of mine have my turn first, the longest waiting on top; the next game is the first of them', async () => {
    const ada = site.server.client();
    const tables: Table[] = [];
    for (let i = 0; i < 3; i++) {
      site.clock += 60_000;
      const seats = [me, { kind: 'friend' }];
      const { body } = await ada.call('createGame', {}, { title: 'soh', seats, order: 'given', name: `Table ${i}` });
      const bram = site.server.client();
      await bram.call('accept', { token: body.invitations[0].token }, { name: 'Bram' });
      const room = { game: body.game, people: [ada, bram], title: tables[0]?.title, tokens: [], codes: [] };
      tables.push(room as unknown as Table);
      if (i === 2) continue;
      await ready(body.game, bram);
      await ada.call('start', { game: body.game }, {});
    }
    const { games } = await mine(ada);
    expect(games.map(({ name }: { name: string }) => name)).toEqual(['Table 0', 'Table 1', 'Table 2']);
    expect(games.map(({ yours }: { yours: boolean }) => yours)).toEqual([true, true, false]);
    expect((await ada.call('nextGame', {})).body).toEqual({ game: tables[0]!.game, waiting: 2 });
    const other = await ada.call('nextGame', {}, undefined, `?but=${tables[0]!.game}`);
    expect(other.body).toEqual({ game: tables[1]!.game, waiting: 1 });
    expect((await tables[0]!.people[1]!.call('nextGame', {})).body).toEqual({ game: null, waiting: 0 });
    expect((await site.server.client().call('nextGame', {})).body).toEqual({ game: null, waiting: 0 });
    expect((await mine(ada, '?q=table%202')).games).toHaveLength(1);
    expect((await mine(ada, '?title=1828')).games).toEqual([]);
  });

  test('that are followed come again when they change, and my own when I am asked', async () => {
    const ada = site.server.client();
    await newTable(ada, [me, { kind: 'bot' }]);
    const watcher = await site.server.client().socket();
    watcher.say({ t: 'follow', lists: ['open'] });
    const own = await ada.socket();
    own.say({ t: 'follow', lists: ['mine'] });
    const { game } = await newTable(ada, [me, open()], { name: 'Followed' });
    const shows = (id: string) => (page: { games: readonly { id: string }[] }) =>
      page.games.some((one) => one.id === id);
    await watcher.heard('list', ({ list, page }) => list === 'open' && shows(game)(page));
    await own.heard('games');
    const told = watcher.messages.length;
    await ada.call('removeGame', { game });
    await watcher.heard('list', ({ page }) => watcher.messages.length > told && !shows(game)(page));
    // What concerns nobody's list is told to nobody.
    watcher.messages.length = 0;
    await startTable(site.server, { people: 2 });
    await new Promise((later) => setTimeout(later, 500));
    expect(watcher.messages).toEqual([]);
    watcher.close();
    own.close();
  });
});

const act = (client: Client, { game }: Table) =>
  client.call('act', { game }, { after: 0, request: client.request(), entry: { type: 'pass', by: 'player1' } });

describe('a table that never starts', () => {
  test('asks its owner after 14 days, goes after 30, and stays when it is touched', async () => {
    const ada = await signUp(site.server, 'Ada Waits');
    const touched = await newTable(ada, [me, open()], { name: 'touched' });
    const left = await newTable(ada, [me, open()], { name: 'left' });
    site.clock += 14 * DAY;
    expect((await mine(ada)).games.some(({ goes }: { goes?: number }) => goes !== undefined)).toBe(false);
    site.clock += 1;
    expect((await mine(ada)).games.map(({ goes }: { goes?: number }) => goes !== undefined)).toEqual([true, true]);
    await ada.call('changeGame', { game: touched.game }, {});
    site.clock += 16 * DAY - 1;
    await site.server.server.tables.tidy();
    expect((await mine(ada)).games).toHaveLength(2);
    site.clock += 1;
    await site.server.server.tables.tidy();
    expect((await mine(ada)).games.map(({ name }: { name: string }) => name)).toEqual(['touched']);
    expect((await ada.call('game', { game: left.game })).status).toBe(404);
  });

  test('passes to the next player who is there when its owner stays away', async () => {
    const room = await openRoom(site.server, { people: 3 });
    const [ada, bram, cato] = room.people as [Client, Client, Client];
    site.clock += 7 * DAY - 1;
    await cato.call('me', {});
    await site.server.server.tables.tidy();
    expect((await ada.twin().call('game', { game: room.game })).body.you.owner).toBe(true);
    site.clock += 7 * DAY + 1;
    await cato.call('me', {});
    await site.server.server.tables.tidy();
    const owners = await Promise.all(room.people.map((one) => one.call('game', { game: room.game })));
    expect(owners.map(({ body }) => body.you.owner)).toEqual([false, false, true]);
    expect(bram.cookie).not.toBe('');
  });
});

describe('once more with the same people', () => {
  test('opens one table, keeps a seat for everybody, and takes bots and settings along', async () => {
    const { game: file } = JSON.parse(
      readFileSync(new URL('../../tools/test/saved/soh-1.json', import.meta.url), 'utf8'),
    ) as { game: object };
    const ada = site.server.client();
    const put = await ada.call('importGame', {}, { file, mine: ['player1'], owner: 'Ada', name: 'Over' });
    const { game, invitations } = put.body;
    const [bram, watcher] = [site.server.client(), site.server.client()];
    await bram.call('accept', { token: invitations[1].token }, { name: 'Bram' });
    expect((await mine(ada)).games[0]).toMatchObject({ status: 'over', imported: true });
    expect((await watcher.call('rematch', { game }, { order: 'given' })).status).toBe(404);
    const [one, other] = await Promise.all([ada, bram].map((who) => who.call('rematch', { game }, { order: 'given' })));
    expect([one!.status, other!.status].toSorted((a, b) => a - b)).toEqual([200, 201]);
    expect(one!.body.game).toBe(other!.body.game);
    const next = (await ada.call('game', { game: one!.body.game })).body;
    expect(next.table).toMatchObject({ name: 'Over', order: 'given', status: 'waiting', imported: false });
    expect(next.table.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'person']);
    expect((await ada.call('game', { game })).body.table.rematch).toBe(one!.body.game);
    // A third press is the same table, and one at which somebody sits already.
    expect((await bram.call('rematch', { game }, { order: 'drawn' })).body.you.seats).toHaveLength(1);
    const going = await startTable(site.server, { people: 2 });
    expect((await going.people[0]!.call('rematch', { game: going.game }, { order: 'given' })).body.code).toBe('moment');
  });
});

describe('a person at my table', () => {
  test('is shown in plain figures to those who share it, and to nobody else', async () => {
    const table = await startTable(site.server, { people: 2, watch: true, public: true });
    site.clock += 40_000;
    await playTurn(table);
    site.clock += 40_000;
    await playTurn(table);
    const [ada, bram] = table.people as [Client, Client];
    const of = (seat: number, client: Client) => client.call('seatPerson', { game: table.game, seat });
    const { body } = await of(1, bram);
    expect(body).toMatchObject({ name: 'Ada', account: false, finished: 0, playing: 1, left: 0, together: 1 });
    expect(body.speeds).toEqual([{ tempo: 'live', median: expect.closeTo(40_000, -4.2), decisions: 1 }]);
    expect((await of(1, ada)).body.together).toBe(null);
    expect((await of(9, ada)).status).toBe(404);
    expect((await of(1, site.server.client())).status).toBe(401);
    const stranger = await signUp(site.server, 'Zed Looks');
    expect((await of(1, stranger)).status).toBe(403);
  });
});
