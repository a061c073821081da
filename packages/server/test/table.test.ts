import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestServer, type TestServer } from './kit.ts';
import {
  act,
  askedOf,
  choiceOf,
  look,
  openRoom,
  personOf,
  playTurn,
  startTable,
  stateOf,
  type Table,
} from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const turnOf = async (table: Table) => {
  const now = await look(table, table.people[0]!);
  const [by] = askedOf(table.title, stateOf(now)) as [string];
  return { n: now.n, by, person: personOf(table, by), action: choiceOf(table.title, stateOf(now), by), now };
};
const others = (table: Table, person: Client): Client[] => table.people.filter((one) => one !== person);

describe('an action', () => {
  test('is done once, and told to everybody once and in order', async () => {
    const table = await startTable(server);
    const sockets = await Promise.all(table.people.map((person) => person.socket()));
    for (const socket of sockets) socket.watch(table.game);
    await Promise.all(sockets.map((socket) => socket.heard('table')));
    for (let turn = 1; turn <= 5; turn++) {
      const { reply } = await playTurn(table);
      expect(reply).toMatchObject({ status: 201, body: { n: turn, entries: [{ n: turn }] } });
    }
    for (const socket of sockets) {
      await socket.heard('entry', ({ n }) => n === 5);
      const entries = socket.messages.flatMap((message) => (message.t === 'entry' ? [message] : []));
      expect(entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    }
    const now = await look(table, table.people[1]!);
    const last = sockets[0]!.messages.findLast((message) => message.t === 'entry');
    expect(last).toMatchObject({ hash: now.hash });
  });

  test('is for the holder of the seat alone, and never for the host', async () => {
    const table = await startTable(server);
    const { n, by, action, person } = await turnOf(table);
    for (const other of others(table, person))
      expect(await act(table, other, action, n)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await act(table, person, { ...action, by: 'host' }, n)).toMatchObject({ status: 403 });
    expect(await act(table, server.client(), action, n)).toMatchObject({ status: 404 });
    expect((await look(table, person)).n).toBe(0);
    expect(await act(table, person, { ...action, via: { kind: 'host' }, time: 1 }, n)).toMatchObject({ status: 400 });
    expect(await act(table, person, action, n)).toMatchObject({
      status: 201,
      body: { entries: [{ entry: { action: { by } } }] },
    });
  });

  test('that was done is answered as then, also after a restart; its id serves nothing else', async () => {
    const table = await startTable(server);
    const { n, action, person } = await turnOf(table);
    const request = person.request();
    const first = await act(table, person, action, n, request);
    expect(first.status).toBe(201);
    const again = await act(table, person, action, n, request);
    expect(again).toMatchObject({ status: 200, body: { n: 1, again: true } });
    expect(again.body.entries[0].entry).toEqual(first.body.entries[0].entry);
    const other = { ...action, frame: 'elsewhere' };
    expect(await act(table, person, other, n, request)).toMatchObject({ status: 409, body: { code: 'request' } });
    for (const one of others(table, person))
      expect(await act(table, one, action, n, request)).toMatchObject({ status: 409, body: { code: 'request' } });
    await server.restart();
    expect(await act(table, person, action, n, request)).toMatchObject({ status: 200, body: { n: 1, again: true } });
    expect((await look(table, person)).n).toBe(1);
  });

  test('after something else has happened is told what; one from the future must start over', async () => {
    const table = await startTable(server);
    await playTurn(table);
    const { n, action, person } = await turnOf(table);
    const stale = await act(table, person, action, 0);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', n: 1, missed: [{ n: 1 }] } });
    expect(await act(table, person, action, n + 1)).toMatchObject({ status: 409, body: { code: 'ahead', n: 1 } });
  });

  test('that the rules refuse is answered with rule and sentence, in names', async () => {
    const table = await startTable(server);
    const { n, person, by } = await turnOf(table);
    const refused = await act(table, person, { type: 'run', by, frame: 'nowhere', routes: [] }, n);
    expect(refused).toMatchObject({ status: 422, body: { code: 'refused', rule: expect.any(String) } });
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
  });

  test('on a table that has not begun comes too early', async () => {
    const table = await openRoom(server);
    expect(await act(table, table.people[0]!, { type: 'pass', by: 'player1' }, 0)).toMatchObject({
      status: 409,
      body: { code: 'moment' },
    });
  });
});

test('a table that nobody uses is dropped from memory, and opened again as it was', async () => {
  const table = await startTable(server);
  for (let i = 0; i < 3; i++) await playTurn(table);
  const { by } = await playTurn(table);
  const person = personOf(table, by);
  const before = await look(table, person);
  server.server.tables.sweep(0);
  expect(server.server.tables.size).toBe(0);
  const after = await look(table, person);
  expect([after.n, after.hash, after.entries]).toEqual([before.n, before.hash, before.entries]);
  // The last action in force is known again, so that its player may take it back.
  expect(await act(table, person, { type: 'undo', by, to: 3 }, 4)).toMatchObject({ status: 201 });
  server.server.tables.sweep(0);
  expect(await act(table, person, { type: 'redo', by }, 5)).toMatchObject({ status: 201, body: { hash: before.hash } });
});

describe('undo', () => {
  test('of an own last action is done at once; further all whose actions fall are asked', async () => {
    const table = await startTable(server);
    const first = await playTurn(table);
    const owner = personOf(table, first.by);
    expect(await act(table, owner, { type: 'undo', by: first.by, to: 0 }, 1)).toMatchObject({
      status: 201,
      body: { n: 2 },
    });
    expect(await act(table, owner, { type: 'redo', by: first.by }, 2)).toMatchObject({ status: 201 });
    const second = await playTurn(table);
    const asked = await act(table, owner, { type: 'undo', by: first.by, to: 0 }, 4);
    expect(asked).toMatchObject({ status: 202, body: { ask: { kind: 'undo', needs: [second.by] } } });
    const { id } = asked.body.ask;
    expect((await look(table, owner)).table.asks).toHaveLength(1);
    await server.restart();
    const other = personOf(table, second.by);
    const yes = { request: other.request(), yes: true };
    expect(
      await owner.call('answer', { game: table.game, ask: id }, { ...yes, request: owner.request() }),
    ).toMatchObject({
      status: 422,
    });
    const done = await other.call('answer', { game: table.game, ask: id }, yes);
    expect(done).toMatchObject({ status: 201, body: { entries: [{ entry: { action: { consents: [second.by] } } }] } });
    const now = await look(table, owner);
    expect([now.n, stateOf(now).seq, now.table.asks]).toEqual([5, 0, []]);
  });

  test('can be switched off by the owner', async () => {
    const table = await startTable(server, { undo: 'none' });
    const { by } = await playTurn(table);
    const undo = await act(table, personOf(table, by), { type: 'undo', by, to: 0 }, 1);
    expect(undo).toMatchObject({ status: 422, body: { rule: 'table:undo' } });
  });
});

describe('beside the rules', () => {
  test('a promise is a proposal until each has said yes', async () => {
    const table = await startTable(server);
    const [ada, bram] = table.people as [Client, Client];
    const wish = { kind: 'agreement', request: ada.request(), by: ['player1', 'player2'], text: 'No token in Breda' };
    const asked = await ada.call('ask', { game: table.game }, wish);
    expect(asked).toMatchObject({ status: 202, body: { ask: { needs: ['player2'] } } });
    const yes = { request: bram.request(), yes: true };
    const done = await bram.call('answer', { game: table.game, ask: asked.body.ask.id }, yes);
    expect(done).toMatchObject({ status: 201, body: { entries: [{ entry: { note: { type: 'agreement' } } }] } });
  });

  test('a seat is handed to a bot, plays, and is taken back', async () => {
    const table = await startTable(server, { pace: 'once' });
    const { by, person, n, action } = await turnOf(table);
    const hand = (to: string) =>
      person.call('handSeat', { game: table.game, player: by }, { request: person.request(), to });
    const socket = await person.socket();
    socket.watch(table.game);
    expect(await hand('nobody')).toMatchObject({ status: 400 });
    expect(await hand('club')).toMatchObject({ status: 201 });
    const moved = await socket.heard('entry', ({ entry }) => 'action' in entry);
    expect(moved.entry).toMatchObject({ action: { by }, via: { kind: 'bot', level: 'club' } });
    expect(moved.why).toMatchObject({ key: expect.any(String) });
    expect(await act(table, person, action, n + 2)).toMatchObject({ status: 422, body: { rule: 'table:bot' } });
    expect(await hand('here')).toMatchObject({ status: 201 });
    const { table: now } = await look(table, person);
    expect(now.seats.find(({ player }) => player === by)).toMatchObject({ kind: 'person', held: true });
  });

  test('the file of a game opens with the same position, and any position can be had', async () => {
    const table = await startTable(server);
    for (let i = 0; i < 30; i++) expect((await playTurn(table)).reply.status).toBe(201);
    const [ada] = table.people as [Client];
    const file = await ada.call('file', { game: table.game });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const now = await look(table, ada);
    const { History, readGameFile, positionHash } = await import('@roundhouse/kernel');
    const opened = History.openAsFar(table.title, readGameFile(file.body));
    expect([opened.refused, opened.differsAt]).toEqual([null, null]);
    expect(positionHash(opened.history.state)).toBe(now.hash);
    for (const n of [0, 7, 25, 26, now.n]) {
      const at = await ada.call('position', { game: table.game, n });
      expect(at.body.hash).toBe(positionHash(opened.history.at(at.body.state.seq)));
    }
    expect(await ada.call('position', { game: table.game, n: now.n + 1 })).toMatchObject({ status: 404 });
    await server.restart();
    expect((await look(table, ada)).hash).toBe(now.hash);
  });
});
