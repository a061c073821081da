/** The desk: what moderators and operators see and do, and what they do not. */
import { addressOf, type Desk } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveOrder, type Order } from '../../src/index.ts';
import { type Client, scripts, startTestServer, type TestServer } from '../kit.ts';
import { look, playTurn, startTable, type Table } from '../playing.ts';
import { PASSWORD, signIn, signUp, status } from './kit.ts';

let server: TestServer;
let moderator: Client;
let operator: Client;
let clock = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => clock, settings: [SETTING] });
  [moderator, operator] = [await signUp(server, 'Mo Derator'), await signUp(server, 'Opal')];
  expect(await order('appoint', 'Mo Derator')).toEqual({});
  expect(await order('appoint', 'Opal', { as: 'operator' })).toEqual({});
});
afterAll(() => server.stop());

const order = async (what: Order['what'], name = '', more: Partial<Order> = {}) =>
  giveOrder({ folder: server.folder }, (await scripts()).writer, { what, name, ...more });
const desk = async (client: Client): Promise<Desk> => (await client.call('desk', {})).body;
const say = (table: Table, person: Client, words: string) =>
  person.call('say', { game: table.game }, { request: person.request(), words });
const change = (client: Client, id: string, body: object) => client.call('changeAtDesk', { id }, body);
const HOUR = 60 * 60 * 1000;
const SETTING = { name: 'log', shown: 'json', from: '--log' };

/** A table where the second player has said three things, of which the first player has reported the middle one. */
async function reported(): Promise<Table> {
  const table = await startTable(server);
  const [ada, bram, cato] = table.people as [Client, Client, Client];
  for (const words of ['before-it', 'the-rude-one', 'after-it']) await say(table, bram, words);
  for (const person of [ada, cato]) await person.call('reportTalk', { game: table.game, n: 2 }, {});
  return table;
}

describe('what was reported', () => {
  test('is shown once with who reported it, and nothing else that was said', async () => {
    const { game } = await reported();
    const { reports, role, figures, tables } = await desk(moderator);
    const [one] = reports.filter((line) => line.game === game);
    expect(one).toMatchObject({ author: 'Bram', words: 'the-rude-one', account: false, side: 'players', n: 2 });
    expect(one!.by.toSorted()).toEqual(['Ada', 'Cato']);
    expect([role, figures, tables]).toEqual(['moderator', null, []]);
    for (const words of ['before-it', 'after-it']) expect(moderator.received).not.toContain(words);
    const settle = (n: number) => moderator.call('settleReport', {}, { game, side: 'players', n, how: 'nothing' });
    expect((await settle(1)).status).toBe(404);
    expect((await settle(2)).status).toBe(200);
    expect((await settle(2)).status).toBe(404);
    expect((await desk(moderator)).reports.filter((line) => line.game === game)).toEqual([]);
    const deed = { name: 'Mo Derator', what: 'settle', game, about: 'Bram' };
    expect((await desk(operator)).deeds).toContainEqual(expect.objectContaining(deed));
  });

  test('keeps its author from writing for a week, who plays on', async () => {
    const table = await reported();
    const [, bram, cato] = table.people as [Client, Client, Client];
    const body = { game: table.game, side: 'players', n: 2, how: 'silence' };
    expect((await moderator.call('settleReport', {}, body)).status).toBe(200);
    const refused = await say(table, bram, 'once more');
    expect([refused.status, refused.body.title]).toEqual([
      403,
      expect.stringMatching(/^Something you wrote was reported/),
    ]);
    expect((await say(table, cato, 'I may')).status).toBe(201);
    expect((await playTurn(table)).reply.status).toBe(201);
    clock += 7 * 24 * HOUR + 1;
    expect((await say(table, bram, 'after a week')).status).toBe(201);
  });

  test('signs its author out everywhere, also a guest, where that is decided', async () => {
    const table = await reported();
    const bram = table.people[1]!;
    const body = { game: table.game, side: 'players', n: 2, how: 'ban' };
    expect((await moderator.call('settleReport', {}, body)).status).toBe(200);
    expect(await status(bram)).toBe(401);
    expect((await server.client().call('comeBack', {}, { code: table.codes[1] })).status).toBe(404);
  });
});

describe('a table that is not for everybody', () => {
  test('is shown to a moderator who says why, for an hour, without its talk, and its owner is told', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    await say(table, ada, 'among-ourselves');
    expect((await moderator.call('game', { game: table.game })).status).toBe(404);
    expect((await change(moderator, table.game, { what: 'look', reason: ' ' })).status).toBe(400);
    expect((await change(moderator, table.game, { what: 'look', reason: 'A report of spam' })).status).toBe(200);
    expect((await moderator.call('game', { game: table.game })).body.you.seats).toEqual([]);
    const socket = await moderator.socket();
    socket.watch(table.game);
    await socket.heard('table');
    expect((await moderator.call('talk', { game: table.game })).body.said).toEqual([]);
    expect(moderator.received).not.toContain('among-ourselves');
    expect((await moderator.call('act', { game: table.game }, {})).status).toBe(403);
    expect((await operator.call('game', { game: table.game })).status).toBe(404);
    socket.close();
    expect((await bram.call('looks', { game: table.game })).status).toBe(403);
    expect((await ada.call('looks', { game: table.game })).body.looks).toMatchObject([
      { name: 'Mo Derator', reason: 'A report of spam' },
    ]);
    clock += HOUR + 61_000;
    expect((await moderator.call('game', { game: table.game })).status).toBe(404);
  });

  test('is held, released and ended with a reason that all at it see', async () => {
    const table = await startTable(server);
    const ada = table.people[0]!;
    const socket = await ada.socket();
    socket.watch(table.game);
    expect((await change(moderator, table.game, { what: 'hold' })).status).toBe(400);
    expect((await change(moderator, table.game, { what: 'hold', reason: 'We look into it.' })).status).toBe(200);
    expect((await socket.heard('table', ({ table: now }) => now.held !== undefined)).table.held?.reason).toBe(
      'We look into it.',
    );
    expect((await desk(moderator)).held.map(({ id }) => id)).toEqual([table.game]);
    expect((await playTurn(table)).reply.status).toBe(423);
    expect((await change(moderator, table.game, { what: 'resume' })).status).toBe(403);
    expect((await change(moderator, table.game, { what: 'release' })).status).toBe(200);
    expect((await playTurn(table)).reply.status).toBe(201);
    expect((await change(moderator, table.game, { what: 'end', reason: 'It was opened for spam.' })).status).toBe(200);
    const ended = await socket.heard('table', ({ table: now }) => now.ended !== undefined);
    expect([ended.table.status, ended.table.ended]).toEqual(['over', { reason: 'It was opened for spam.' }]);
    const late = await playTurn(table);
    expect([late.reply.status, late.reply.body.title]).toEqual([
      409,
      expect.stringContaining('It was opened for spam.'),
    ]);
    expect((await change(moderator, table.game, { what: 'end', reason: 'Twice' })).status).toBe(409);
    expect((await change(moderator, 'nothing0', { what: 'end', reason: 'Nothing' })).status).toBe(404);
    socket.close();
  });
});

describe('an operator', () => {
  test('sees figures, finds tables and people, and treats them', async () => {
    const person = await signUp(server, 'Finnegan');
    const table = await startTable(server, { name: 'Quiet corner' });
    const { figures, settings } = await desk(operator);
    expect([settings, (await desk(moderator)).settings]).toEqual([[SETTING], []]);
    expect(figures?.tables).toBeGreaterThan(0);
    const find = async (q: string) => (await operator.call('findAtDesk', {}, undefined, `?q=${q}`)).body;
    expect((await find('quiet')).tables.map(({ id }: { id: string }) => id)).toEqual([table.game]);
    expect((await find(table.game)).tables).toHaveLength(1);
    expect((await find('finn')).people).toMatchObject([{ name: 'Finnegan', banned: false, role: null }]);
    expect(JSON.stringify(await find('finn'))).not.toContain('email');
    const treat = (what: string) => operator.call('treatPerson', {}, { name: 'finnegan', what });
    expect((await treat('ban')).status).toBe(200);
    expect(await status(person)).toBe(401);
    expect((await treat('unban')).status).toBe(200);
    await signIn(server, 'Finnegan');
    const { token } = (await treat('reset')).body;
    expect((await server.client().call('resetPassword', {}, { token, password: 'another good one' })).status).toBe(200);
    expect((await operator.call('treatPerson', {}, { name: 'Nobody', what: 'ban' })).status).toBe(404);
  });

  test('acts on nobody who may do as much, a moderator on no operator, and neither on themselves', async () => {
    const equal = await signUp(server, 'Equal');
    await order('appoint', 'Equal', { as: 'operator' });
    const treat = async (name: string, what: string): Promise<unknown[]> => {
      const { status: answer, body } = await operator.call('treatPerson', {}, { name, what });
      return [answer, body['title']];
    };
    const told = 'Equal looks after this server too: this is done with roundhouse admin.';
    for (const what of ['ban', 'silence', 'reset']) expect(await treat('Equal', what)).toEqual([403, told]);
    expect((await treat('Opal', 'ban'))[0]).toBe(403);
    expect((await treat('Mo Derator', 'silence'))[0]).toBe(200);
    expect((await treat('Mo Derator', 'unsilence'))[0]).toBe(200);

    const { game } = (await equal.call('createGame', {}, { title: 'soh', seats: [{ kind: 'me' }, { kind: 'friend' }] }))
      .body;
    await equal.call('say', { game }, { request: equal.request(), words: 'a line of an operator' });
    await equal.call('reportTalk', { game, n: 1 }, {});
    const settle = async (how: string): Promise<unknown> =>
      (await moderator.call('settleReport', {}, { game, side: 'players', n: 1, how })).status;
    expect([await settle('ban'), await settle('silence'), await settle('nothing')]).toEqual([403, 403, 200]);
    expect(await status(equal)).toBe(200);
    await order('dismiss', 'Equal');
  });

  test('is one no longer at once when the role is taken, and no token has it', async () => {
    const short = await signUp(server, 'Shorty');
    await order('appoint', 'Shorty', { as: 'operator' });
    const { token } = (await short.call('makeToken', {}, { name: 'bot', scopes: ['read', 'play'] })).body;
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await server.client().send('GET', addressOf('desk'), undefined, bearer)).status).toBe(403);
    expect((await short.call('desk', {})).status).toBe(200);
    expect(await order('dismiss', 'Shorty')).toEqual({});
    expect((await short.call('desk', {})).status).toBe(403);
    expect(await order('appoint', 'Shorty', { as: 'king' })).toEqual({
      refused: 'somebody can be a moderator or an operator.',
    });
  });
});

describe('by `roundhouse admin`', () => {
  test('a game is ended, one that has not begun goes, and what was done is listed', async () => {
    const table = await startTable(server);
    expect(await order('end', table.game, { reason: 'The evening is over.' })).toEqual({});
    expect((await look(table, table.people[1]!)).table).toMatchObject({
      status: 'over',
      ended: { reason: 'The evening is over.' },
    });
    expect(await order('end', table.game)).toEqual({ refused: 'the game is over already.' });
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'friend' }];
    const { game } = (await server.client().call('createGame', {}, { title: 'soh', seats })).body;
    expect([await order('end', game), await order('end', game)]).toEqual([{}, null]);
    const { lines } = (await order('deeds'))!;
    expect(lines!.find((line) => line.includes(table.game))).toMatch(/at the machine {2}end .*The evening is over\.$/);
  });

  test('all that is kept of a person is written for them, and erased; others keep their game', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    await signUp(server, 'Bramble', bram);
    await say(table, bram, 'my-own-words');
    await bram.call('writeNote', { game: table.game, seq: 0 }, { text: 'my-own-note' });
    await order('silence', 'Bramble');
    const { lines } = (await order('export', 'Bramble'))!;
    for (const part of ['my-own-words', 'my-own-note', table.game]) expect(lines!.join('')).toContain(part);
    expect(lines!.join('')).not.toMatch(/argon2|hash/);
    expect(await order('erase', 'Bramble')).toEqual({});
    expect(await status(bram)).toBe(401);
    expect(await order('export', 'Bramble')).toBeNull();
    expect((await server.client().call('signIn', {}, { name: 'Bramble', password: PASSWORD })).status).toBe(401);
    const now = await look(table, ada);
    expect(now.table.seats.map(({ name }) => name)).toEqual(['Ada', 'a former player', 'Cato']);
    expect((await ada.call('talk', { game: table.game })).text).not.toContain('my-own-words');
    expect((await order('deeds'))!.lines!.join('\n')).not.toContain('Bramble');
  });

  test('the same is done where no server runs', async () => {
    const alone = await startTestServer({ folder: server.folder + '-alone' });
    const table = await startTable(alone);
    await signUp(alone, 'Lonely', table.people[2]);
    await alone.server.close();
    const give = async (what: Order['what'], name: string) =>
      giveOrder({ folder: alone.folder }, (await scripts()).writer, { what, name, reason: 'Closed.' });
    expect([await give('erase', 'Lonely'), await give('end', table.game)]).toEqual([{}, {}]);
    await alone.restart();
    const now = await look(table, table.people[0]!);
    expect([now.table.ended?.reason, now.table.seats[2]?.name]).toEqual(['Closed.', 'a former player']);
    await alone.stop();
  });
});
