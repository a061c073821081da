/** One person who came twice: seats, tables and devices of both are one's own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../kit.ts';
import { choiceOf, look, openRoom, playTurn, startTable, stateOf } from '../playing.ts';
import { PASSWORD, signIn, signUp } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const gamesOf = async (client: Client): Promise<string[]> =>
  (await client.call('myGames', {})).body.games.map(({ id }: { id: string }) => id).toSorted();

describe('a guest', () => {
  test('brings the seats of this device along to an account, in the middle of a game', async () => {
    await signUp(server, 'Anna');
    const table = await startTable(server);
    for (let i = 0; i < 3; i++) await playTurn(table);
    const guest = table.people[0]!;
    const watching = await table.people[1]!.socket();
    watching.watch(table.game);
    await watching.heard('table');
    const socket = await guest.socket();
    socket.watch(table.game);
    await socket.heard('table');
    const entered = await guest.call('signIn', {}, { name: 'Anna', password: PASSWORD, bring: true });
    expect(entered.body).toMatchObject({ name: 'Anna', games: [{ id: table.game }] });
    // The guest's session ends where the account's begins: two devices are known, not three.
    expect((await guest.call('devices', {})).body.devices).toHaveLength(2);
    // The page that listened as the guest comes back as the account.
    expect(await socket.closed).toBe(1001);
    const now = await look(table, guest);
    expect(now.you).toMatchObject({ owner: true, players: ['player1'] });
    for (let i = 0; i < 4; i++) expect((await playTurn(table)).reply.status).toBe(201);
    const elsewhere = await signIn(server, 'Anna');
    expect(await gamesOf(elsewhere)).toEqual([table.game]);
    await watching.heard('entry', ({ n }) => n > now.n);
  });

  test('leaves them behind where that is not wished', async () => {
    await signUp(server, 'Bea');
    const room = await openRoom(server);
    const entered = await room.people[0]!.call('signIn', {}, { name: 'Bea', password: PASSWORD });
    expect(entered.body.games).toEqual([]);
    const back = server.client();
    await back.call('comeBack', {}, { code: room.codes[0] });
    expect(await gamesOf(back)).toEqual([room.game]);
  });

  test('takes in another one by its return code, and both devices have all tables', async () => {
    const [one, other] = [await openRoom(server), await startTable(server)];
    const [first, second] = [one.people[0]!, other.people[2]!];
    const joined = await first.call('joinGuest', {}, { code: other.codes[2] });
    expect(joined.body.name).toBe('Ada');
    const both = [one.game, other.game].toSorted();
    expect([await gamesOf(first), await gamesOf(second)]).toEqual([both, both]);
    expect((await look(other, first)).you.players).toEqual(['player3']);
    expect((await first.call('joinGuest', {}, { code: other.codes[2] })).status).toBe(200);
    for (let i = 0; i < 6; i++) expect((await playTurn(other)).reply.status).toBe(201);
  });

  test('becomes the account whose code it has; of two accounts each stays', async () => {
    const room = await openRoom(server);
    const guest = room.people[1]!;
    const carla = await signUp(server, 'Carla');
    const { code } = (await carla.call('makeCode', {}, {})).body;
    expect((await guest.call('joinGuest', {}, { code })).body).toMatchObject({ name: 'Carla' });
    expect((await guest.call('me', {})).body).toMatchObject({ name: 'Carla', account: true });
    expect(await gamesOf(carla)).toEqual([room.game]);
    const dora = await signUp(server, 'Dora');
    const refused = await dora.call('joinGuest', {}, { code });
    expect([refused.status, refused.body.code]).toEqual([409, 'moment']);
    expect(await gamesOf(dora)).toEqual([]);
    expect((await dora.call('joinGuest', {}, { code: '0123-4567-89ab-cdef' })).status).toBe(404);
  });
});

test('a wish that was under way while two became one is done once', async () => {
  const table = await startTable(server);
  const guest = table.people[0]!;
  await signUp(server, 'Emma');
  const now = await look(table, guest);
  const request = guest.request();
  const entry = choiceOf(table.title, stateOf(now), 'player1');
  const act = (client: Client) => client.call('act', { game: table.game }, { after: now.n, request, entry });
  const asked = await Promise.all([
    act(guest.twin()),
    guest.call('signIn', {}, { name: 'Emma', password: PASSWORD, bring: true }),
    act(guest.twin()),
  ]);
  expect(asked[1].status).toBe(200);
  const again = await act(guest);
  const after = await look(table, guest);
  expect(after.you.players).toEqual(['player1']);
  expect(after.entries!.filter(({ entry }) => 'action' in entry && entry.action.by === 'player1')).toHaveLength(
    again.status < 300 ? 1 : 0,
  );
});
