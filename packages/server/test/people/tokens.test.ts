/** Tokens: what a person's own programs may do, and what never. */
import { type RouteName, routes, type RouteSchemas, schemas, scopeOf } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, type Reply, startTestServer, type TestServer } from '../kit.ts';
import { choiceOf, look, stateOf, titleBy } from '../playing.ts';
import { signUp } from './kit.ts';

let server: TestServer;
let ada: Client;
let game: string;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Bert' }, { kind: 'me', name: 'Cas' }];
  game = (await ada.call('createGame', {}, { title: 'soh', seats, order: 'given' })).body.game;
  await ada.call('start', { game }, {});
});
afterAll(() => server.stop());

const make = async (...scopes: string[]): Promise<{ id: string; token: string }> =>
  (await ada.call('makeToken', {}, { name: 'My bot', scopes })).body;
/** A program has neither a cookie nor an origin. */
async function ask(token: string, method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${server.address}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text), headers: response.headers };
}

const bid = async () => {
  const now = await look({ game }, ada);
  const player = `player${(now.n % 3) + 1}`;
  const entry = choiceOf(titleBy('soh'), stateOf(now), player);
  return { after: now.n, request: ada.request(), entry };
};

describe('a token', () => {
  test('reads with the scope read, and is told which scope it lacks to play', async () => {
    const { token } = await make('read');
    expect((await ask(token, 'GET', '/games')).body.games).toMatchObject([{ id: game }]);
    expect((await ask(token, 'GET', `/games/${game}`)).body.you.players).toHaveLength(3);
    const refused = await ask(token, 'POST', `/games/${game}/entries`, await bid());
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'scope', scope: 'play' }]);
    const playing = await make('play');
    expect((await ask(playing.token, 'GET', '/games')).body).toMatchObject({ code: 'scope', scope: 'read' });
  });

  test('plays with the scope play, marked as a bot’s, and a hand is not', async () => {
    const { token } = await make('read', 'play');
    const body = await bid();
    const done = await ask(token, 'POST', `/games/${game}/entries`, body);
    expect([done.status, done.body.entries[0].entry.via]).toEqual([
      201,
      { kind: 'bot', level: 'token', version: 'My bot' },
    ]);
    expect((await ask(token, 'POST', `/games/${game}/entries`, body)).body.again).toBe(true);
    const byHand = await ada.call('act', { game }, await bid());
    expect(byHand.body.entries[0].entry.via).toEqual({ kind: 'hand' });
  });

  test('is no cookie: what is somebody else’s in the cookie does not count', async () => {
    const { token } = await make('read');
    const other = await signUp(server, 'Otto');
    const mixed = await other.send('GET', '/api/v1/me', undefined, { Authorization: `Bearer ${token}` });
    expect(mixed.body.name).toBe('Ada');
    const wrong = await ada.send('GET', '/api/v1/me', undefined, { Authorization: 'Bearer roundhouse_x' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'session']);
  });

  test('is told once, listed without it, and taken away with its socket', async () => {
    const { id, token } = await make('read');
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/v1/stream`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await new Promise((opened) => socket.on('open', opened));
    const closed = new Promise((code) => socket.on('close', code));
    const listed = await ada.call('tokens', {});
    expect(listed.body.tokens.find((one: { id: string }) => one.id === id)).toMatchObject({ scopes: ['read'] });
    expect(listed.text).not.toContain(token);
    const otto = await signUp(server, 'Olga');
    expect((await otto.call('dropToken', { id })).status).toBe(404);
    expect((await ada.call('dropToken', { id })).status).toBe(200);
    expect(await closed).toBe(1001);
    expect((await ask(token, 'GET', '/me')).status).toBe(401);
    expect((await ada.call('dropToken', { id })).status).toBe(404);
  });

  test('needs a name, and there are twenty at most', async () => {
    const ida = await signUp(server, 'Ida');
    const named = (name: string) => ida.call('makeToken', {}, { name, scopes: ['read'] });
    expect((await named('‎ ')).body.code).toBe('name');
    for (let i = 0; i < 20; i++) expect((await named(`bot ${i}`)).status).toBe(201);
    expect((await named('one more')).body.code).toBe('moment');
  });
});

const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'stream');
test.each(names)('%s asks each token for its scope before anything else', async (name) => {
  const tokens = { read: (await tokenFor('read')).token, play: (await tokenFor('play')).token };
  const { method, path } = routes[name];
  const address = path.replace(':game', game).replaceAll(/:\w+/gu, 'none');
  const scope = scopeOf(name);
  for (const [own, token] of Object.entries(tokens)) {
    const body = (schemas[name] as RouteSchemas).body ? { 'a field too many': true } : undefined;
    const reply = await ask(token, method, address, body);
    if (own === scope) expect(reply.body.code, name).not.toBe('scope');
    else expect([reply.status, reply.body]).toMatchObject([403, { code: 'scope', ...(scope ? { scope } : {}) }]);
  }
});

const made = new Map<string, Promise<{ token: string }>>();
function tokenFor(scope: string): Promise<{ token: string }> {
  if (!made.has(scope)) made.set(scope, make(scope));
  return made.get(scope)!;
}
