/** The protocol's table and the server, held against each other: every route, every message, every role. */
import {
  API,
  messages,
  type MessageName,
  type RouteName,
  routes,
  type RouteSchemas,
  schemas,
  type Who,
} from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveOrder } from '../src/index.ts';
import { type Client, scripts, startTestServer, type TestServer } from './kit.ts';
import { startTable, type Table } from './playing.ts';

let server: TestServer;
let table: Table;
/** One that everybody may watch. */
let shown: Table;
const roles: Record<
  'visitor' | 'stranger' | 'member' | 'moderator' | 'operator' | 'watcher' | 'player' | 'owner',
  Client
> = {} as never;

beforeAll(async () => {
  server = await startTestServer();
  table = await startTable(server, { watch: true });
  shown = await startTable(server, { public: true });
  const [owner, player] = table.people as [Client, Client];
  const watcher = server.client();
  await watcher.call('accept', { token: table.tokens[0]!.token }, { watch: true });
  const stranger = (await startTable(server)).people[0]!;
  const member = server.client();
  await member.call('signUp', {}, { name: 'Mia', password: 'a long enough one' });
  const [moderator, operator] = [await appointed('moderator'), await appointed('operator')];
  Object.assign(roles, { visitor: server.client(), stranger, member, moderator, operator, watcher, player, owner });
});
afterAll(() => server.stop());

async function appointed(role: 'moderator' | 'operator'): Promise<Client> {
  const client = server.client();
  await client.call('signUp', {}, { name: `Some ${role}`, password: 'a long enough one' });
  const order = { what: 'appoint', name: `Some ${role}`, as: role } as const;
  expect(await giveOrder({ folder: server.folder }, (await scripts()).writer, order)).toEqual({});
  return client;
}

const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'stream');

/** What each role counts as; everybody is somebody. */
const counts: Record<keyof typeof roles, readonly Who[]> = {
  visitor: ['anyone'],
  stranger: ['anyone', 'person'],
  member: ['anyone', 'person', 'account'],
  moderator: ['anyone', 'person', 'account', 'moderator'],
  operator: ['anyone', 'person', 'account', 'operator'],
  watcher: ['anyone', 'person', 'visitor', 'watcher'],
  player: ['anyone', 'person', 'visitor', 'watcher', 'player'],
  owner: ['anyone', 'person', 'visitor', 'watcher', 'player', 'owner'],
};

const addressFor = (path: string, { game } = table): string =>
  API +
  path
    .replace(':game', game)
    .replace(':player', 'player1')
    .replace(':seat', '1')
    .replace(':n', '0')
    .replace(':ask', 'none')
    .replace(':token', 'A'.repeat(22))
    .replace(':session', 'none')
    .replace(':id', 'none')
    .replace(':seq', '0');

/** A body that no route can read: a caller who gets through is told so, and nothing changes. */
const UNREADABLE = JSON.stringify({ 'a field too many': true });
const bodyFor = (name: RouteName) => ((schemas[name] as RouteSchemas).body ? UNREADABLE : undefined);

describe.each(names)('%s', (name) => {
  const { method, path, who } = routes[name];
  const ask = (client: Client) => client.send(method, addressFor(path), bodyFor(name));

  test.each(Object.keys(counts) as (keyof typeof roles)[])('for a %s', async (role) => {
    // Ending a session needs no body, so it is done on a device of its own.
    const { status, body } = await ask(name === 'endSession' ? server.client() : roles[role]);
    const isAtTable = path.includes(':game');
    const may = who.some((one) => counts[role].includes(one));
    if (name === 'endSession') expect(status).toBe(401);
    else if (may) expect([401, 403], `${status} ${JSON.stringify(body)}`).not.toContain(status);
    else if (!isAtTable) expect(status).toBe(role === 'visitor' ? 401 : 403);
    else if (counts[role].includes('watcher')) expect(status).toBe(403);
    else expect([status, body.code]).toEqual([404, 'none']);
  });
});

describe('at a table that everybody may watch', () => {
  const atTable = names.filter((name) => routes[name].path.includes(':game'));
  const most: Record<'visitor' | 'stranger' | 'member', readonly Who[]> = {
    visitor: ['anyone', 'visitor'],
    stranger: ['anyone', 'visitor', 'person', 'watcher'],
    member: ['anyone', 'visitor', 'person', 'account', 'watcher'],
  };
  test.each(atTable)('%s', async (name) => {
    const { method, path, who } = routes[name];
    for (const [role, is] of Object.entries(most) as [keyof typeof most, readonly Who[]][]) {
      const { status, text } = await roles[role].send(method, addressFor(path, shown), bodyFor(name));
      if (who.some((one) => is.includes(one))) expect([401, 403], `${role}: ${text}`).not.toContain(status);
      else expect(status, `${role}: ${text}`).toBe(role === 'visitor' ? 401 : 403);
    }
  });
});

test('a table that is hidden and one that does not exist are told apart by nobody', async () => {
  for (const name of names.filter((one) => routes[one].path.includes(':game'))) {
    const { method, path } = routes[name];
    const body = bodyFor(name);
    for (const client of [roles.visitor, roles.stranger]) {
      const hidden = await client.send(method, addressFor(path), body);
      const missing = await client.send(method, addressFor(path).replace(table.game, 'nosuchtable0'), body);
      expect([hidden.status, missing.text], name).toEqual([404, hidden.text]);
    }
  }
});

test('the server has no route below the API that the table does not list', () => {
  const listed = new Set(Object.values(routes).map(({ method, path }) => `${method} ${API}${path}`));
  const found: string[] = [];
  for (const { method, url } of routesOf(server.server.app.printRoutes({ commonPrefix: false })))
    if (url.startsWith('/api/')) found.push(`${method} ${url}`);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((one) => !listed.has(one))).toEqual([]);
  expect([...listed].filter((one) => !found.includes(one))).toEqual([]);
});

/** Reads the tree that Fastify prints: each line adds to the address above it. */
function routesOf(printed: string): { method: string; url: string }[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^((?:│ {3}| {4})*)(?:├── |└── )([^ ]*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent!.length / 4;
    above.length = depth;
    above.push(part);
    const url = above.join('');
    return (methods ?? '')
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => ({ method, url }));
  });
}

describe('messages', () => {
  test.each(['visitor', 'stranger', 'moderator', 'operator'] as const)(
    'a %s is told that there is no such table',
    async (role) => {
      const socket = await roles[role].socket();
      socket.watch(table.game);
      expect(await socket.heard('none')).toEqual({ t: 'none', game: table.game });
      expect(socket.messages).toHaveLength(1);
      socket.close();
    },
  );

  test.each(['watcher', 'player', 'owner'] as const)(
    'a %s hears all that the table of messages allows, and no more',
    async (role) => {
      const socket = await roles[role].socket();
      socket.watch(table.game);
      await socket.heard('table');
      socket.say({ t: 'seen', game: table.game, state: 'hidden' });
      await socket.heard('table', ({ table: now }) => now.v > 0);
      socket.raw.send('p');
      socket.say({ t: 'watch', game: table.game, since: 99_999, seen: 'visible' });
      await socket.heard('ahead');
      for (const { t } of socket.messages) {
        const { from, who } = messages[t as MessageName];
        expect(from).toBe('server');
        expect(
          who.some((one) => counts[role].includes(one)),
          t,
        ).toBe(true);
      }
      socket.close();
    },
  );

  test.each(['visitor', 'stranger', 'member'] as const)(
    'a %s at a table for everybody hears the talk exactly where the route tells it',
    async (role) => {
      const socket = await roles[role].socket();
      socket.watch(shown.game);
      await socket.heard('table');
      const { status } = await roles[role].call('talk', { game: shown.game });
      expect(status).toBe(role === 'visitor' ? 401 : 200);
      if (status === 200) expect((await socket.heard('talk')).side).toBe('watchers');
      for (const { t } of socket.messages) {
        const { who } = messages[t as MessageName];
        expect(who.includes('visitor') || (role !== 'visitor' && who.includes('watcher')), t).toBe(true);
      }
      socket.close();
    },
  );
});
