/** What is said at a table, and who reads it. */
import { LONGEST_WORDS, MOST_SAID, type TalkAnswer } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Reply, startTestServer, type TestServer } from './kit.ts';
import { startTable, type Table } from './playing.ts';

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const say = (game: string, person: Client, words: string, request = person.request()): Promise<Reply> => {
  now += 1000;
  return person.call('say', { game }, { request, words });
};
const talk = async (game: string, person: Client, query = ''): Promise<TalkAnswer> =>
  (await person.call('talk', { game }, undefined, query)).body;
const wordsOf = ({ said }: Pick<TalkAnswer, 'said'>): string[] => said.map(({ words }) => words);

async function watcherOf(table: Table): Promise<Client> {
  const watcher = server.client();
  await watcher.call('accept', { token: table.tokens[0]!.token }, { watch: true });
  return watcher;
}

describe('the talk of a table', () => {
  test('is heard by the other players at once, with its author and how much is unread', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    const socket = await bram.socket();
    socket.watch(table.game);
    expect(await socket.heard('talk')).toMatchObject({ side: 'players', last: 0, read: 0, said: [] });
    expect((await say(table.game, ada, 'Who takes the last 4?')).body).toEqual({ n: 1 });
    const heard = await socket.heard('talk', ({ said }) => said.length > 0);
    expect(heard).toMatchObject({ last: 1, read: 0, said: [{ n: 1, name: 'Ada', seat: 1 }] });
    expect(heard.said[0]!.from).not.toBe(heard.me);
    expect(await talk(table.game, ada)).toMatchObject({ last: 1, read: 1, me: heard.said[0]!.from, names: [] });
    expect((await bram.call('readTalk', { game: table.game }, { n: 1 })).status).toBe(200);
    await socket.heard('talk', ({ read }) => read === 1);
    expect((await bram.call('readTalk', { game: table.game }, { n: 2 })).status).toBe(404);
    socket.close();
  });

  test('is not that of those who watch, who have their own and see each other’s names', async () => {
    const table = await startTable(server, { watch: true });
    const [ada] = table.people as [Client];
    const [one, two] = [await watcherOf(table), await watcherOf(table)];
    const sockets = await Promise.all([ada, one, two].map((person) => person.socket()));
    for (const socket of sockets) {
      socket.watch(table.game);
      await socket.heard('talk');
    }
    await say(table.game, one, 'A spectator’s word');
    await say(table.game, ada, 'A player’s word');
    await sockets[2]!.heard('talk', ({ said }) => said.length > 0);
    await sockets[0]!.heard('talk', ({ said }) => said.length > 0);
    expect(wordsOf(await talk(table.game, ada))).toEqual(['A player’s word']);
    const theirs = await talk(table.game, two);
    expect(theirs).toMatchObject({ side: 'watchers', names: ['Guest', 'Guest'] });
    expect(wordsOf(theirs)).toEqual(['A spectator’s word']);
    expect(ada.received).not.toContain('spectator');
    expect(one.received + two.received).not.toContain('A player’s word');
    for (const socket of sockets) socket.close();
  });

  test('outlives a restart, and comes in pages, the latest first', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    for (let i = 1; i <= 103; i++) await say(table.game, i % 2 === 1 ? ada : bram, `${i}`);
    await server.restart();
    const latest = await talk(table.game, bram);
    expect([latest.said.length, latest.said[0]!.n, latest.last]).toEqual([100, 4, 103]);
    expect(wordsOf(await talk(table.game, bram, '?before=4'))).toEqual(['1', '2', '3']);
  });

  test('is cleaned of what turns or hides letters, and keeps its own line breaks', async () => {
    const table = await startTable(server);
    await say(table.game, table.people[0]!, '  one\u202e\u0007 two\r\n\u200bthree  ');
    expect(wordsOf(await talk(table.game, table.people[1]!))).toEqual(['one two\nthree']);
  });
});

describe('what cannot be said', () => {
  test('is too long by a letter, or nothing to see', async () => {
    const table = await startTable(server);
    const [ada] = table.people as [Client];
    expect((await say(table.game, ada, 'x'.repeat(LONGEST_WORDS))).status).toBe(201);
    expect((await say(table.game, ada, 'x'.repeat(LONGEST_WORDS + 1))).status).toBe(400);
    expect((await say(table.game, ada, ' \u200b\u202e ')).status).toBe(400);
    expect((await talk(table.game, ada)).last).toBe(1);
  });

  test('comes too often: so many in three seconds are taken, and the next must wait', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    const quickly = (person: Client) =>
      person.call('say', { game: table.game }, { request: person.request(), words: 'quick' });
    for (let i = 0; i < MOST_SAID; i++) expect((await quickly(ada)).status).toBe(201);
    const sixth = await quickly(ada);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await quickly(bram)).status).toBe(201);
    now += 3000;
    expect((await quickly(ada)).status).toBe(201);
  });

  test('was said before: the same request is done once, and another’s is not mine', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    const request = ada.request();
    expect((await say(table.game, ada, 'once', request)).status).toBe(201);
    const again = await say(table.game, ada, 'once', request);
    expect([again.status, again.body]).toEqual([200, { n: 1 }]);
    expect((await say(table.game, ada, 'twice', request)).status).toBe(409);
    expect((await say(table.game, bram, 'once', request)).status).toBe(409);
    expect((await talk(table.game, bram)).last).toBe(1);
  });
});

test('a line can be reported by those who read it, once, and by nobody else', async () => {
  const table = await startTable(server, { watch: true });
  const [ada, bram] = table.people as [Client, Client];
  await say(table.game, ada, 'something rude');
  const report = (person: Client, n: number) => person.call('reportTalk', { game: table.game, n }, {});
  for (let i = 0; i < 2; i++) expect((await report(bram, 1)).status).toBe(200);
  expect((await report(bram, 2)).status).toBe(404);
  expect((await report(await watcherOf(table), 1)).status).toBe(404);
  const mine = (await server.server.store.read.reports(100, true)).filter(({ game }) => game === table.game);
  expect(mine).toMatchObject([{ words: 'something rude' }]);
});
