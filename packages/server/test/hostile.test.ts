/** Bad input and its answer: nothing changes, and one sentence says why. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from './kit.ts';
import { act, look, openRoom, startTable } from './playing.ts';

let server: TestServer;
let clock = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + clock, limits: { guesses: 20, changes: 40 } });
});
afterAll(() => server.stop());

const problem = (status: number, code: string) => ({
  status,
  body: { status, code, title: expect.stringMatching(/^[A-Z“].*\.$/) },
});

describe('a request', () => {
  test('that is too large, no JSON, too deep or has a field too many is refused in one sentence', async () => {
    const { game, people } = await startTable(server);
    const ada = people[0]!;
    const path = `/api/v1/games/${game}/entries`;
    const good = { after: 0, request: ada.request(), entry: { type: 'pass', by: 'player1' } };
    const sent = (body: string, headers = {}) => ada.send('POST', path, body, headers);
    expect(await sent('x'.repeat(70_000))).toMatchObject(problem(413, 'large'));
    expect(await sent('{')).toMatchObject(problem(400, 'malformed'));
    expect(await sent(`${'['.repeat(500)}${']'.repeat(500)}`)).toMatchObject(problem(400, 'malformed'));
    expect(await sent(JSON.stringify({ ...good, via: 'host' }))).toMatchObject(problem(400, 'malformed'));
    expect(
      await sent('{"after":0,"request":"abcdefgh","entry":{"type":"pass","by":"player1","__proto__":{}}}'),
    ).toMatchObject(problem(400, 'malformed'));
    expect(await sent('{"constructor":{}}')).toMatchObject(problem(400, 'malformed'));
    expect(await sent(JSON.stringify(good), { 'Content-Type': 'text/plain' })).toMatchObject(problem(415, 'media'));
    expect(await ada.send('GET', `/api/v1/games/${game}?since=-1`)).toMatchObject(problem(400, 'malformed'));
    expect(await ada.send('GET', `/api/v1/games/${game}?more=1`)).toMatchObject(problem(400, 'malformed'));
    expect(await ada.send('POST', '/api/v1/games/import', 'x'.repeat(20_000_001))).toMatchObject(problem(413, 'large'));
    expect(await ada.send('POST', '/api/v1/games/import', 'no json')).toMatchObject(problem(400, 'malformed'));
    expect((await look({ game }, ada)).n).toBe(0);
  });

  test('says what is wrong with its form in plain words, and none of a library', async () => {
    const { game, people } = await startTable(server);
    const ada = people[0]!;
    const titleOf = async (route: string, body: object) =>
      ((await ada.send('POST', `/api/v1/games/${game}/${route}`, JSON.stringify(body))).body as { title: string })
        .title;
    const request = ada.request();
    expect(await titleOf('talk', { request, words: 'x'.repeat(2001) })).toBe(
      'This request cannot be read: "words" has more than 2,000 characters.',
    );
    const entry = { type: 'pass', by: 'player1' };
    expect(await titleOf('entries', { after: 0, request, entry, via: 'host' })).toBe(
      'This request cannot be read: it has an unknown field "via".',
    );
    expect(await titleOf('entries', { after: '0', request, entry })).toBe(
      'This request cannot be read: "after" must be a number, not "0".',
    );
    expect(await titleOf('entries', { request, entry })).toBe('This request cannot be read: "after" is missing.');
  });

  test('from another site changes nothing and opens no socket', async () => {
    const { game, people } = await openRoom(server, { people: 2 });
    const ada = people[0]!;
    for (const Origin of [
      'http://elsewhere.example',
      'null',
      ada.address.replace('http', 'https').replace('127.0.0.1', 'localhost'),
    ])
      expect(await ada.send('POST', `/api/v1/games/${game}/kick`, '{"seat":2}', { Origin })).toMatchObject(
        problem(403, 'forbidden'),
      );
    const socket = new WebSocket(`${ada.address.replace('http', 'ws')}/api/v1/stream`, {
      headers: { Origin: 'http://elsewhere.example', Cookie: ada.cookie },
    });
    expect(
      await new Promise((answered) => socket.on('unexpected-response', (_, response) => answered(response.statusCode))),
    ).toBe(403);
    expect((await look({ game }, ada)).table.seats[1]!.held).toBe(true);
  });

  test('too often is told to wait', async () => {
    const { game, people } = await openRoom(server, { people: 2 });
    const bram = people[1]!;
    clock += 20_000;
    const tick = () => bram.call('changeSeat', { game, seat: 2 }, { ready: true });
    for (let i = 0; i < 40; i++) expect((await tick()).status).toBe(200);
    const often = await tick();
    expect(often).toMatchObject(problem(429, 'often'));
    expect(Number(often.headers.get('retry-after'))).toBeGreaterThan(0);
    clock += 20_000;
    expect((await tick()).status).toBe(200);
  });

  test('that guesses at links and codes is stopped, and a good link is not taken from there meanwhile', async () => {
    const { tokens } = await openRoom(server, { people: 2, seats: [{ kind: 'friend' }] });
    const guesser = server.client();
    const codes = new Set<number>();
    for (let i = 0; i < 25; i++) {
      clock += 1_000;
      codes.add((await guesser.call('invitation', { token: `${'A'.repeat(20)}${10 + i}` })).status);
    }
    expect(codes).toEqual(new Set([404, 429]));
    expect(await guesser.call('comeBack', {}, { code: '0123-4567-89ab-cdef' })).toMatchObject(problem(429, 'often'));
    expect((await guesser.call('invitation', { token: tokens[0]!.token })).status).toBe(429);
    clock += 11 * 60_000;
    expect((await guesser.call('invitation', { token: tokens[0]!.token })).status).toBe(200);
  });
});

describe('a cookie', () => {
  test('is kept from scripts and other sites, and on https bound to the host', async () => {
    const plain = await server
      .client()
      .call('createGame', {}, { title: 'soh', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot' }] });
    expect(plain.headers.get('set-cookie')).toMatch(
      /^roundhouse=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await startTestServer({ secure: true });
    const made = await secure
      .client()
      .call('createGame', {}, { title: 'soh', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot' }] });
    expect(made.headers.get('set-cookie')).toMatch(
      /^__Host-roundhouse=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.stop();
  });

  test('that is nobody’s is no session', async () => {
    const { game, people } = await startTable(server);
    const forged = server.client();
    forged.cookie = `roundhouse=${'A'.repeat(43)}`;
    expect((await forged.call('game', { game })).status).toBe(404);
    forged.cookie = 'roundhouse=%00; roundhouse=x';
    expect((await act({ game }, forged, { type: 'pass', by: 'player1' }, 0)).status).toBe(404);
    expect((await look({ game }, people[0]!)).n).toBe(0);
  });
});

describe('a socket', () => {
  test('is closed for 41 messages in ten seconds, for a frame of 5 KB, and for what cannot be read', async () => {
    const strict = await startTestServer({ limits: { changes: 1_000 } });
    const busy = await strict.client().socket();
    for (let i = 0; i < 41; i++) busy.raw.send('p');
    expect(await busy.closed).toBe(1008);
    const large = await strict.client().socket();
    large.raw.send('x'.repeat(5_000));
    expect(await large.closed).toBe(1009);
    for (const text of ['{', '[]', '{"t":"watch"}', '{"t":"entry"}', `{"t":"unwatch","game":"abcd","more":1}`]) {
      const odd = await strict.client().socket();
      odd.raw.send(text);
      expect(await odd.closed, text).toBe(1008);
    }
    const binary = await strict.client().socket();
    binary.raw.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1008);
    await strict.stop();
  });

  test('that is silent for 25 seconds is taken for gone, and its person is shown so', async () => {
    const { game, people } = await startTable(server);
    const [ada, bram] = await Promise.all(people.slice(0, 2).map((person) => person.socket()));
    ada!.watch(game);
    bram!.watch(game);
    await ada!.heard('table', ({ table }) => table.seats[1]!.presence === 'here');
    bram!.say({ t: 'seen', game, state: 'hidden' });
    await ada!.heard('table', ({ table }) => table.seats[1]!.presence === 'away');
    clock += 24_000;
    ada!.raw.send('p');
    await new Promise((heard) => ada!.raw.once('message', heard));
    clock += 2_000;
    expect(await bram!.closed).toBe(1001);
    await ada!.heard('table', ({ table }) => table.seats[1]!.presence === 'gone');
    ada!.close();
  });
});
