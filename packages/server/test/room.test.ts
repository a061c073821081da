import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestServer, type TestServer } from './kit.ts';
import { playedFile } from './made.ts';
import { act, choiceOf, look, openRoom, playTurn, ready, startTable, stateOf, titleBy } from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const table = (token: string) => ({ token });

describe('a table before its start', () => {
  test('fills live, waits for everybody to be ready, and draws its seed when it starts', async () => {
    const room = await openRoom(server, { people: 3 });
    const [ada, bram, cato] = room.people as [Client, Client, Client];
    const socket = await ada.socket();
    socket.watch(room.game);
    await socket.heard('table', ({ table: now }) => now.seats.every(({ name }) => name !== null));
    expect(await look(room, ada)).toMatchObject({ n: 0, state: null, header: null });
    expect(await ada.call('start', { game: room.game }, {})).toMatchObject({ status: 409, body: { code: 'moment' } });
    await ready(room.game, bram);
    await ready(room.game, cato);
    await socket.heard('table', ({ table: now }) => now.seats.every((seat) => seat.ready));
    expect(await bram.call('start', { game: room.game }, {})).toMatchObject({ status: 403 });
    expect(await ada.call('start', { game: room.game }, {})).toMatchObject({
      status: 200,
      body: { table: { status: 'playing' } },
    });
    await socket.heard('table', ({ table: now }) => now.status === 'playing');
    expect((await look(room, cato)).header).toMatchObject({
      players: ['Ada', 'Bram', 'Cato'],
      seed: expect.any(Number),
    });
    expect(await ada.call('start', { game: room.game }, {})).toMatchObject({ status: 409 });
  });

  test('is changed, ordered and cleared by its owner, and then asks again who is ready', async () => {
    const room = await openRoom(server, { people: 3 });
    const [ada, bram] = room.people as [Client, Client];
    await ready(room.game, bram);
    const changed = await ada.call('changeGame', { game: room.game }, { undo: 'own', watch: true });
    expect(changed.body.table).toMatchObject({ undo: 'own', watch: true });
    expect(changed.body.table.seats[1].ready).toBe(false);
    const order = {
      seats: [{ seat: 3, kind: 'friend' }, { seat: 1, kind: 'me' }, { seat: 2, kind: 'friend' }, { kind: 'bot' }],
    };
    const seats = (await ada.call('changeSeats', { game: room.game }, order)).body.table.seats;
    expect(seats.map(({ seat, name }: { seat: number; name: string }) => [seat, name])).toEqual([
      [3, 'Cato'],
      [1, 'Ada'],
      [2, 'Bram'],
      [4, 'Bot 4'],
    ]);
    const bot = {
      seats: [
        { seat: 2, kind: 'bot' },
        { seat: 1, kind: 'me' },
      ],
    };
    expect(await ada.call('changeSeats', { game: room.game }, bot)).toMatchObject({
      status: 409,
      body: { by: 'Bram' },
    });
    const socket = await bram.socket();
    socket.watch(room.game);
    await socket.heard('game');
    expect(await ada.call('kick', { game: room.game }, { seat: 2 })).toMatchObject({ status: 200 });
    await socket.heard('none');
    expect(await bram.call('game', { game: room.game })).toMatchObject({ status: 404 });
    expect(await ada.call('changeSeat', { game: room.game, seat: 3 }, { name: 'Kees' })).toMatchObject({ status: 200 });
    expect(await ada.call('changeSeat', { game: room.game, seat: 3 }, { ready: true })).toMatchObject({ status: 403 });
    expect(await ada.call('removeGame', { game: room.game })).toMatchObject({ status: 200 });
    expect(await ada.call('game', { game: room.game })).toMatchObject({ status: 404 });
  });

  test('is closed to somebody who had to go until they are invited again', async () => {
    const room = await openRoom(server, { people: 2, seats: [{ kind: 'friend' }] });
    const [ada, bram] = room.people as [Client, Client];
    const link = (seat: number | null) => room.tokens.find((one) => one.seat === seat)!.token;
    const kicked = await ada.call('kick', { game: room.game }, { seat: 2 });
    const made = kicked.body.invitations as { seat: number | null; token: string }[];
    expect(new Set(made.map(({ seat }) => seat))).toEqual(new Set([null, 2]));
    // By none of the links that led to the seat, on this device or another; the third seat's was never theirs.
    for (const client of [bram, server.client()])
      for (const seat of [null, 2])
        expect(await client.call('accept', { token: link(seat) }, { name: 'Bram' })).toMatchObject({ status: 404 });
    expect((await look({ game: room.game }, ada)).table.seats[1]).toMatchObject({ kind: 'open' });
    expect(await server.client().call('accept', { token: link(3) }, { name: 'Cato' })).toMatchObject({ status: 201 });
    const again = made.find(({ seat }) => seat === null)!.token;
    expect(await bram.call('accept', { token: again }, { name: 'Bram' })).toMatchObject({ status: 201 });
    // A link that the owner has withdrawn is not made again by the way.
    await ada.call('withdraw', { game: room.game }, { seat: null });
    expect((await ada.call('kick', { game: room.game }, { seat: 2 })).body.invitations).toMatchObject([{ seat: 2 }]);
  });

  test('takes settings that the title has, and as many seats', async () => {
    const ada = server.client();
    const create = (wish: object) =>
      ada.call('createGame', {}, { title: 'soh', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot' }], ...wish });
    expect(await create({ title: 'none' })).toMatchObject({ status: 400 });
    expect(await create({ options: { nothing: true } })).toMatchObject({
      status: 400,
      body: { title: expect.stringContaining('no option') },
    });
    expect(await create({ seats: [{ kind: 'me', name: 'Ada' }] })).toMatchObject({
      status: 400,
      body: { title: expect.stringContaining('2 to 5') },
    });
    expect(await create({ seats: [{ kind: 'me', name: '\u202e' }, { kind: 'bot' }] })).toMatchObject({
      status: 400,
      body: { code: 'name' },
    });
    expect(
      await create({
        seats: [
          { kind: 'me', name: 'Ada' },
          { kind: 'me', name: 'ADA' },
        ],
      }),
    ).toMatchObject({ status: 409, body: { code: 'alike' } });
    expect(
      await create({
        seats: [
          { kind: 'me', name: 'Ada' },
          { kind: 'bot', level: 'clever' },
        ],
      }),
    ).toMatchObject({ status: 400 });
    expect(await create({})).toMatchObject({ status: 201 });
    expect((await ada.call('myGames', {})).body).toMatchObject({
      name: 'Ada',
      games: [{ title: 'soh', status: 'waiting', yours: true }],
    });
  });
});

describe('an invitation', () => {
  test('shows the table before anything is asked; a wrong and a withdrawn one read the same', async () => {
    const room = await openRoom(server, { people: 2, seats: [{ kind: 'friend' }] });
    const [ada] = room.people as [Client];
    const stranger = server.client();
    const all = room.tokens[0]!;
    const shown = await stranger.call('invitation', table(all.token));
    expect(shown.body).toMatchObject({ game: null, title: 'soh', owner: 'Ada', free: [3], mine: [] });
    expect(stranger.cookie).toBe('');
    const wrong = await stranger.call('invitation', table('A'.repeat(22)));
    await ada.call('withdraw', { game: room.game }, { seat: null });
    const withdrawn = await stranger.call('invitation', table(all.token));
    expect([wrong.status, withdrawn.text]).toEqual([404, wrong.text]);
    const odd = await stranger.call('invitation', table('../games'));
    expect(odd.text).toBe(wrong.text);
    const again = await ada.call('invite', { game: room.game }, { seat: 3 });
    expect(again.status).toBe(201);
    const former = room.tokens.find(({ seat }) => seat === 3)!;
    expect((await stranger.call('invitation', table(former.token))).text).toBe(wrong.text);
    expect(await stranger.call('accept', table(again.body.token), { name: 'Cato' })).toMatchObject({
      status: 201,
      body: { you: { seats: [3] } },
    });
  });

  test('to a seat that is taken says who sits there; a name that looks like another is refused', async () => {
    const room = await openRoom(server, { people: 2, seats: [{ kind: 'friend' }] });
    const link = room.tokens.find(({ seat }) => seat === 2)!;
    const stranger = server.client();
    expect(await stranger.call('accept', table(link.token), { name: 'Dirk' })).toMatchObject({
      status: 409,
      body: { code: 'taken', by: 'Bram' },
    });
    const all = room.tokens[0]!;
    // By its case, with letters of another alphabet, with spaces.
    for (const name of ['bram', 'Br\u0430m', 'B ram'])
      expect(await stranger.call('accept', table(all.token), { name })).toMatchObject({
        status: 409,
        body: { code: 'alike', by: 'Bram' },
      });
    expect(await stranger.call('accept', table(all.token), { name: '' })).toMatchObject({
      status: 400,
      body: { code: 'name' },
    });
    expect(await stranger.call('accept', table(all.token), { name: 'Dirk', seat: 1 })).toMatchObject({
      status: 409,
      body: { by: 'Ada' },
    });
    expect(stranger.cookie).toBe('');
    expect(await stranger.call('accept', table(all.token), { name: 'Dirk' })).toMatchObject({ status: 201 });
    expect(await stranger.call('accept', table(all.token), { name: 'Dirk' })).toMatchObject({ status: 200 });
    expect(await server.client().call('accept', table(all.token), { name: 'Els' })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    });
  });

  test('lets somebody watch only where the owner allows it', async () => {
    const room = await startTable(server, { people: 2 });
    const [ada] = room.people as [Client];
    const token = room.tokens[0]!.token;
    const watcher = server.client();
    expect(await watcher.call('accept', table(token), { watch: true })).toMatchObject({ status: 403 });
    const open = await startTable(server, { people: 2, watch: true });
    const late = await watcher.call('accept', table(open.tokens[0]!.token), { name: 'Els' });
    expect(late).toMatchObject({ status: 409, body: { code: 'moment', watch: true } });
    expect(await watcher.call('accept', table(open.tokens[0]!.token), { watch: true })).toMatchObject({ status: 201 });
    const now = await look(open, watcher);
    expect(now.you).toEqual({ seats: [], players: [], lent: [], owner: false, may: [] });
    const action = choiceOf(open.title, stateOf(now), 'player1');
    expect(await act(open, watcher, action, 0)).toMatchObject({ status: 403 });
    expect(await watcher.call('game', { game: room.game })).toMatchObject({ status: 404 });
    expect(ada.cookie).not.toBe(watcher.cookie);
  });
});

describe('the way back', () => {
  test('is a code, on any device, and several hold', async () => {
    const room = await startTable(server, { people: 2 });
    const [, bram] = room.people as [Client, Client];
    const phone = server.client();
    const typed = room.codes[1]!.toUpperCase().replaceAll('-', ' ');
    expect(await phone.call('comeBack', {}, { code: typed })).toMatchObject({
      status: 200,
      body: { name: 'Bram', games: [{ id: room.game }] },
    });
    expect((await look(room, phone)).you.players).toEqual(['player2']);
    const more = await bram.call('makeCode', {}, {});
    const tablet = server.client();
    expect(await tablet.call('comeBack', {}, { code: more.body.code })).toMatchObject({ status: 200 });
    expect(await server.client().call('comeBack', {}, { code: '0000-0000-0000-0000' })).toMatchObject({ status: 404 });
    expect(await phone.call('endSession', {})).toMatchObject({ status: 200 });
    expect(await phone.call('game', { game: room.game })).toMatchObject({ status: 404 });
    expect((await look(room, tablet)).you.players).toEqual(['player2']);
  });

  test('where both are lost, all others together send a new link, and the log has it', async () => {
    const room = await startTable(server);
    const [ada, bram, cato] = room.people as [Client, Client, Client];
    const wish = { kind: 'link', by: 'player1', player: 'player3' };
    const asked = await ada.call('ask', { game: room.game }, { ...wish, request: ada.request() });
    expect(asked).toMatchObject({ status: 202, body: { ask: { needs: ['player2'] } } });
    expect(await ada.call('invite', { game: room.game }, { seat: 3 })).toMatchObject({ status: 409 });
    const yes = { request: bram.request(), yes: true };
    const done = await bram.call('answer', { game: room.game, ask: asked.body.ask.id }, yes);
    expect(done).toMatchObject({
      status: 201,
      body: { token: expect.any(String), entries: [{ entry: { note: { type: 'remark' } } }] },
    });
    const again = await ada.call('invite', { game: room.game }, { seat: 3 });
    expect(again.status).toBe(201);
    const phone = server.client();
    expect(await phone.call('accept', table(again.body.token), { name: 'Cato' })).toMatchObject({
      status: 201,
      body: { you: { players: ['player3'] } },
    });
    expect(await cato.call('game', { game: room.game })).toMatchObject({ status: 404 });
    expect((await look(room, ada)).entries!.at(-1)!.entry).toMatchObject({
      note: { type: 'seat', player: 'player3', name: 'Cato' },
    });
    expect(await phone.call('accept', table(again.body.token), { name: 'Cato' })).toMatchObject({ status: 200 });
  });
});

describe('a game from elsewhere', () => {
  test('comes with all its past, its seats become invitations, and it is played on', async () => {
    const first = await startTable(server, { people: 3 });
    for (let i = 0; i < 27; i++) await playTurn(first);
    const [ada] = first.people as [Client];
    const file = (await ada.call('file', { game: first.game })).body;
    const other = server.client();
    const put = (body: object) => other.call('importGame', {}, body);
    expect(await put({ file: { ...file, title: 'none' }, mine: [] })).toMatchObject({ status: 400 });
    expect(await put({ file, mine: ['player1'], more: 1 })).toMatchObject({ status: 400 });
    const broken = { ...file, entries: [...file.entries, { action: { type: 'nothing', by: 'player1', frame: 'x' } }] };
    expect(await put({ file: broken, mine: ['player1'] })).toMatchObject({
      status: 400,
      body: { title: expect.stringContaining('Entry 28') },
    });
    const added = await put({ file, mine: ['player1', 'player2'], name: 'Brought along' });
    expect(added).toMatchObject({ status: 201, body: { you: { players: ['player1', 'player2'] } } });
    const { game, invitations } = added.body;
    expect(invitations.map(({ seat }: { seat: number | null }) => seat)).toEqual([null, 3]);
    const [here, there] = [await look({ game }, other), await look(first, ada)];
    expect([here.n, here.hash, here.entries]).toEqual([there.n, there.hash, there.entries]);
    const friend = server.client();
    expect(await friend.call('accept', table(invitations[1].token), { name: 'Zoe' })).toMatchObject({
      status: 201,
      body: { you: { players: ['player3'] } },
    });
    const joined = { ...first, game, people: [other, other, friend] };
    for (let i = 0; i < 5; i++) expect((await playTurn(joined)).reply.status).toBe(201);
  });

  test('that takes too long is given up', async () => {
    const slow = await startTestServer({ thinkers: { count: 1, longestFile: 1 } });
    expect(await slow.client().call('importGame', {}, { file: anyFile(), mine: ['player1'] })).toMatchObject({
      status: 400,
      body: { title: 'This game takes too long to be read.' },
    });
    await slow.stop();
  });

  test('is read while the same person brings no other', async () => {
    const { people } = await openRoom(server, { people: 2 });
    const put = () => people[0]!.call('importGame', {}, { file: anyFile(), mine: ['player1'] });
    const answers = await Promise.all(Array.from({ length: 5 }, put));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  });
});

const anyFile = () => playedFile(titleBy('soh'), 3, 1, ({ n }) => n >= 30);
