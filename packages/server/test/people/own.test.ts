/** What is a person's own: whom they mute and block, and their notes. */
import { addressOf, type Shunned, type TalkAnswer } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveOrder } from '../../src/index.ts';
import { type Client, type Reply, scripts, startTestServer, type TestServer } from '../kit.ts';
import { openRoom, playTurn, startTable, type Table } from '../playing.ts';
import { PASSWORD, signIn, signUp } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const say = (table: Table, person: Client, words: string): Promise<Reply> =>
  person.call('say', { game: table.game }, { request: person.request(), words });
const talk = async (table: Table, person: Client): Promise<TalkAnswer> =>
  (await person.call('talk', { game: table.game })).body;
const shunned = async (person: Client): Promise<Shunned[]> => (await person.call('shunned', {})).body.people;

describe('somebody who is muted', () => {
  test('has their lines folded for me alone, on all my devices, until I take it back', async () => {
    const table = await startTable(server);
    const [ada, bram, cato] = table.people as [Client, Client, Client];
    await say(table, bram, 'Something long');
    const { from } = (await talk(table, ada)).said[0]!;
    const socket = await ada.twin().socket();
    socket.watch(table.game);
    expect((await socket.heard('talk')).muted).toEqual([]);
    expect((await ada.call('shunAuthor', { game: table.game, n: 1 }, { how: 'muted' })).status).toBe(200);
    await socket.heard('talk', ({ muted }) => muted.includes(from));
    expect((await talk(table, ada)).muted).toEqual([from]);
    for (const person of [bram, cato]) expect((await talk(table, person)).muted).toEqual([]);
    const [one] = await shunned(ada);
    expect(one).toMatchObject({ name: 'Bram', how: 'muted' });
    expect((await cato.send('DELETE', addressOf('dropShunned', { id: one!.id }))).status).toBe(404);
    expect((await ada.send('DELETE', addressOf('dropShunned', { id: one!.id }))).status).toBe(200);
    expect([await shunned(ada), (await talk(table, ada)).muted]).toEqual([[], []]);
    socket.close();
  });

  test('is not oneself, and not somebody whose words one cannot read', async () => {
    const table = await startTable(server, { watch: true });
    const [ada] = table.people as [Client];
    await say(table, ada, 'For players');
    const own = await ada.call('shunAuthor', { game: table.game, n: 1 }, { how: 'muted' });
    expect(own.status).toBe(403);
    const watcher = server.client();
    await watcher.call('accept', { token: table.tokens[0]!.token }, { watch: true });
    expect((await watcher.call('shunAuthor', { game: table.game, n: 1 }, { how: 'muted' })).status).toBe(404);
  });

  test('may still take a seat at my table', async () => {
    const before = await startTable(server);
    const [ada, bram] = before.people as [Client, Client];
    await ada.call('shunSeat', { game: before.game, seat: 2 }, { how: 'muted' });
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'friend', admits: 'anyone' },
    ];
    const { game } = (await ada.call('createGame', {}, { title: 'soh', seats })).body;
    expect((await bram.call('join', { game }, { name: 'Bram' })).status).toBe(201);
  });
});

test('somebody who is blocked takes no seat at my tables, neither from the list nor by a link', async () => {
  const before = await startTable(server);
  const [ada, bram, cato] = before.people as [Client, Client, Client];
  await ada.call('shunSeat', { game: before.game, seat: 2 }, { how: 'blocked' });
  const seats = [
    { kind: 'me', name: 'Ada' },
    ...Array.from({ length: 2 }, () => ({ kind: 'friend', admits: 'anyone' })),
  ];
  const { game, invitations } = (await ada.call('createGame', {}, { title: 'soh', seats })).body;
  const joining = await bram.call('join', { game }, { name: 'Bram' });
  expect([joining.status, joining.body.title]).toEqual([
    403,
    'You cannot take a seat at this table. The list has others.',
  ]);
  expect((await bram.call('accept', { token: invitations[0].token }, { name: 'Bram' })).status).toBe(403);
  expect((await cato.call('join', { game }, { name: 'Cato' })).status).toBe(201);
  // It is no matter of the tables of others.
  const elsewhere = await openRoom(server, { people: 2, seats: [{ kind: 'friend', admits: 'anyone' }] });
  expect((await bram.call('join', { game: elsewhere.game }, { name: 'Piet' })).status).toBe(201);
  await ada.call('shunSeat', { game: before.game, seat: 2 }, { how: 'none' });
  expect((await bram.call('join', { game }, { name: 'Bram' })).status).toBe(201);
});

test('whom a guest has blocked comes along with an account, and goes with the account that is deleted', async () => {
  const table = await startTable(server);
  const [ada, bram] = table.people as [Client, Client];
  await ada.call('shunSeat', { game: table.game, seat: 2 }, { how: 'blocked' });
  await signUp(server, 'Blocker', ada);
  await signUp(server, 'Blocked', bram);
  expect(await shunned(await signIn(server, 'Blocker'))).toMatchObject([{ name: 'Bram', how: 'blocked' }]);
  const other = await signIn(server, 'Blocked');
  expect((await other.call('removeMe', {}, { password: PASSWORD })).status).toBe(200);
  expect(await shunned(ada)).toEqual([]);
});

describe('notes', () => {
  const write = (table: Pick<Table, 'game'>, person: Client, seq: number, text: string): Promise<Reply> =>
    person.call('writeNote', { game: table.game, seq }, { text });
  const notes = async (table: Pick<Table, 'game'>, person: Client): Promise<object[]> =>
    (await person.call('notes', { game: table.game })).body.notes;

  test('are kept for one person on all devices, one for each moment, and an empty one takes it away', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    await playTurn(table);
    expect((await write(table, ada, 1, 'Watch the 4s')).status).toBe(200);
    await write(table, ada, 0, 'I was here \u202e first');
    await write(table, ada, 1, 'Watch the 5s');
    await signUp(server, 'Noter', ada);
    const elsewhere = await signIn(server, 'Noter');
    const kept = [
      { seq: 0, text: 'I was here first' },
      { seq: 1, text: 'Watch the 5s' },
    ];
    expect(await notes(table, elsewhere)).toEqual(kept);
    expect(await notes(table, bram)).toEqual([]);
    await server.restart();
    expect(await notes(table, elsewhere)).toEqual(kept);
    await write(table, ada, 0, ' ');
    expect(await notes(table, ada)).toEqual(kept.slice(1));
    expect((await write(table, ada, 1000, 'too far')).status).toBe(404);
  });

  test('of a guest come along to another person, beside theirs', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    await write(table, ada, 0, 'of Ada');
    await write(table, bram, 0, 'of Bram');
    await playTurn(table);
    await write(table, bram, 1, 'of Bram, too');
    const { code } = (await bram.call('makeCode', {}, {})).body;
    expect((await ada.call('joinGuest', {}, { code })).status).toBe(200);
    expect(await notes(table, ada)).toEqual([
      { seq: 0, text: 'of Ada' },
      { seq: 1, text: 'of Bram, too' },
    ]);
  });
});

test('the operator lists what was reported, and no other words', async () => {
  const table = await startTable(server);
  const [ada, bram] = table.people as [Client, Client];
  await say(table, ada, 'rude\nwords');
  await say(table, ada, 'kind words');
  await bram.call('reportTalk', { game: table.game, n: 1 }, {});
  const { writer } = await scripts();
  const listed = await giveOrder({ folder: server.folder }, writer, { what: 'reports', name: '' });
  const lines = listed!.lines!.filter((line) => line.includes(table.game));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Ada: rude / words');
  expect(lines[0]).not.toContain('kind words');
});
