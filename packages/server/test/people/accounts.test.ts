/** Accounts over the wire: names, passwords, devices, and going for good. */
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '../../src/people/common-passwords.ts';
import type { Client } from '../kit.ts';
import { look, openRoom, playTurn, startTable } from '../playing.ts';
import { PASSWORD, signIn, signUp, siteWithClock, status } from './kit.ts';

const DAY = 24 * 60 * 60 * 1000;
const site = siteWithClock();

const problem = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
const wrong = (name: string, client = site.server.client(), password = 'not this one') =>
  client.call('signIn', {}, { name, password });

describe('signing up', () => {
  test('makes an account that signs in on another device, with the tables of the first', async () => {
    const laptop = await signUp(site.server, 'Anna');
    const made = await laptop.call('createGame', {}, { title: 'soh', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    expect(made.status).toBe(201);
    const phone = site.server.client();
    const entered = await phone.call('signIn', {}, { name: 'anna', password: PASSWORD });
    expect(entered.body).toMatchObject({ name: 'Anna', games: [{ id: made.body.game, yours: true }] });
    expect((await look({ game: made.body.game }, phone)).you.seats).toHaveLength(1);
    expect((await phone.call('me', {})).body).toMatchObject({ name: 'Anna', account: true, email: null });
  });

  test.each(['Berend', 'berend', 'BEREND', 'Веrend', 'Be-rend', 'Berend '])(
    'refuses “%s” where somebody is called Berend, with three free names',
    async (name) => {
      if ((await wrong('Berend', site.server.client(), PASSWORD)).status !== 200) await signUp(site.server, 'Berend');
      const { status: code, body } = await site.server.client().call('signUp', {}, { name, password: PASSWORD });
      expect([code, body]).toEqual([409, problem('alike')]);
      expect(new Set(body.suggestions).size).toBe(3);
      for (const free of body.suggestions) await signUp(site.server, free);
    },
  );

  test('takes a name once, even if two ask for it at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        site.server.client().call('signUp', {}, { name: 'Cornelis', password: PASSWORD }),
      ),
    );
    expect(all.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  test('refuses names as every table does, and passwords of seven letters or of the list', async () => {
    const tried = async (name: string, password: string) =>
      (await site.server.client().call('signUp', {}, { name, password })).body;
    expect(await tried('  ', PASSWORD)).toEqual(problem('name'));
    expect(await tried('x'.repeat(41), PASSWORD)).toEqual(problem('name'));
    expect(await tried('Dora', '1234567')).toEqual(problem('password'));
    expect(await tried('Dora', '🚂🚂🚂🚂🚂🚂🚂')).toEqual(problem('password'));
    expect(await tried('Dora', 'Password123')).toEqual(problem('password'));
    expect(await tried('Dora', '        ')).toMatchObject({ name: 'Dora' });
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  });

  test('needs no password of a guest’s friends: what a guest had is theirs afterwards', async () => {
    const table = await startTable(site.server);
    const guest = table.people[1]!;
    const cookie = guest.cookie;
    await signUp(site.server, 'Eline', guest);
    expect(guest.cookie).toBe(cookie);
    expect((await look(table, guest)).you.players).toEqual(['player2']);
    const elsewhere = await signIn(site.server, 'Eline');
    expect((await look(table, elsewhere)).you.players).toEqual(['player2']);
    for (let i = 0; i < 3; i++) expect((await playTurn(table)).reply.status).toBe(201);
    expect((await guest.call('signUp', {}, { name: 'Else', password: PASSWORD })).body).toEqual(problem('moment'));
  });
});

describe('signing in', () => {
  test('says the same of an unknown name and a wrong password, and computes as much', async () => {
    await signUp(site.server, 'Frits');
    const { passwords } = site.server.server.accounts;
    const before = passwords.compared;
    const known = await wrong('Frits');
    const between = passwords.compared;
    const unknown = await wrong('Nobody at all');
    expect([between - before, passwords.compared - between]).toEqual([1, 1]);
    expect([known.status, known.text]).toEqual([401, unknown.text]);
  });

  test('waits longer after each wrong password, for the name and for the address', async () => {
    await signUp(site.server, 'Gerrit');
    for (let i = 0; i < 5; i++) expect((await wrong('Gerrit')).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const refused = await wrong('gerrit', site.server.client(), PASSWORD);
      expect(refused.body).toEqual(problem('often'));
      waits.push(Number(refused.headers.get('retry-after')));
      site.clock += waits.at(-1)! * 1000;
      expect((await wrong('Gerrit')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    // The same for a name that nobody has.
    for (let i = 0; i < 5; i++) expect((await wrong('Nobody there')).status).toBe(401);
    expect((await wrong('Nobody there')).status).toBe(429);
    site.clock += 20 * 60_000;
    await signIn(site.server, 'Gerrit');
    for (let i = 0; i < 20; i++) await wrong(`somebody ${i}`);
    expect((await wrong('another one')).status).toBe(429);
  });

  test('is not kept from its own device by others who try the name', async () => {
    const home = await signUp(site.server, 'Hanna');
    await home.call('endSession', {});
    for (let i = 0; i < 6; i++) await wrong('Hanna');
    expect((await wrong('Hanna', site.server.client(), PASSWORD)).status).toBe(429);
    await signIn(site.server, 'Hanna', PASSWORD, home);
  });

  test('takes few at once, and asks the others to come back', async () => {
    await signUp(site.server, 'Ivo');
    const all = await Promise.all(Array.from({ length: 40 }, () => wrong('Ivo', site.server.client(), PASSWORD)));
    const busy = all.filter((one) => one.status === 429);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]!.headers.get('retry-after')).toBe('2');
    expect(all.filter((one) => one.status === 200).length).toBe(40 - busy.length);
  });
});

describe('devices', () => {
  const agent = (client: Client, text: string) => client.send('GET', '/api/v1/me', undefined, { 'User-Agent': text });

  test('are listed in words, and each can be signed out, sockets and all', async () => {
    const laptop = await signUp(site.server, 'Jet');
    await agent(laptop, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    site.clock += 60_000;
    const phone = await signIn(site.server, 'Jet');
    await agent(phone, 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36');
    const { devices } = (await laptop.call('devices', {})).body;
    expect(devices).toMatchObject([
      { here: false, browser: 'Chrome', system: 'Android', way: 'password', from: 'here', used: site.clock },
      { here: true, browser: 'Firefox', system: 'Linux', from: 'here' },
    ]);
    const socket = await phone.socket();
    expect((await laptop.call('endDevice', { session: devices[0].id })).status).toBe(200);
    expect(await socket.closed).toBe(1001);
    expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
    expect((await laptop.call('endDevice', { session: devices[0].id })).status).toBe(404);
    const others = [await signIn(site.server, 'Jet'), await signIn(site.server, 'Jet')];
    await laptop.call('endDevices', {});
    expect([await status(others[0]!), await status(others[1]!), await status(laptop)]).toEqual([401, 401, 200]);
  });

  test('of others cannot be signed out', async () => {
    const kees = await signUp(site.server, 'Kees');
    const lena = await signUp(site.server, 'Lena');
    const { devices } = (await kees.call('devices', {})).body;
    expect((await lena.call('endDevice', { session: devices[0].id })).status).toBe(404);
    expect(await status(kees)).toBe(200);
  });

  test('are signed out 90 days after their last use', async () => {
    const used = await signUp(site.server, 'Maud');
    const unused = await signIn(site.server, 'Maud');
    site.clock += 89 * DAY;
    expect(await status(used)).toBe(200);
    site.clock += 2 * DAY;
    expect([await status(used), await status(unused)]).toEqual([200, 401]);
    const guest = (await openRoom(site.server)).people[0]!;
    site.clock += 100 * DAY;
    expect(await status(guest)).toBe(200);
  });
});

describe('my account', () => {
  test('gets a new password with the old one, and all other devices are signed out', async () => {
    const here = await signUp(site.server, 'Nora');
    const { code } = (await here.call('makeCode', {}, {})).body;
    const there = await signIn(site.server, 'Nora');
    const change = (old: string, password: string) => here.call('changePassword', {}, { old, password });
    expect((await change('wrong one', 'another one')).body).toEqual(problem('credentials'));
    expect((await change(PASSWORD, 'short')).body).toEqual(problem('password'));
    expect(await status(there)).toBe(200);
    expect((await change(PASSWORD, 'coal and water')).status).toBe(200);
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect((await wrong('Nora', site.server.client(), PASSWORD)).status).toBe(401);
    expect((await site.server.client().call('comeBack', {}, { code })).status).toBe(404);
    await signIn(site.server, 'Nora', 'coal and water');
  });

  test('gets a new name, and nobody else takes the old one for 90 days', async () => {
    const otto = await signUp(site.server, 'Otto');
    expect((await otto.call('changeMe', {}, { name: 'Anton' })).body).toMatchObject({ name: 'Anton' });
    const take = (name: string) => site.server.client().call('signUp', {}, { name, password: PASSWORD });
    expect((await take('Otto')).status).toBe(409);
    expect((await take('Anton')).status).toBe(409);
    expect((await wrong('Otto', site.server.client(), PASSWORD)).status).toBe(401);
    await signIn(site.server, 'Anton');
    expect((await otto.call('changeMe', {}, { name: 'ANTON' })).body).toMatchObject({ name: 'ANTON' });
    site.clock += 91 * DAY;
    expect((await take('Otto')).status).toBe(201);
  });

  test('has an e-mail that needs the password to be changed, and is told to nobody else', async () => {
    const piet = await signUp(site.server, 'Piet');
    const mail = (email: string | null, password?: string) => piet.call('changeMe', {}, { email, password });
    expect((await mail('piet@example.org')).body).toEqual(problem('credentials'));
    expect((await mail('no address', PASSWORD)).status).toBe(400);
    expect((await mail('piet@example.org', PASSWORD)).body).toMatchObject({ email: 'piet@example.org' });
    expect((await mail(null, PASSWORD)).body).toMatchObject({ email: null });
  });

  test('goes for good: seats are a former player’s, the games of others stay whole', async () => {
    const table = await startTable(site.server);
    const [owner, other] = table.people as [Client, Client];
    await signUp(site.server, 'Quirien', owner);
    const waiting = await openRoom({ client: () => owner.twin() }, { people: 1, seats: [{ kind: 'friend' }] });
    for (let i = 0; i < 4; i++) await playTurn(table);
    const before = await look(table, other);
    const socket = await owner.socket();
    expect((await owner.call('removeMe', {}, { password: 'wrong one' })).status).toBe(401);
    expect((await owner.call('removeMe', {}, { password: PASSWORD })).status).toBe(200);
    expect(await socket.closed).toBe(1001);
    expect(await status(owner)).toBe(401);
    const after = await look(table, other);
    expect(after.table.seats[0]).toMatchObject({ name: 'a former player', held: false, lost: true });
    expect(after.you.owner).toBe(true);
    expect(after.hash).toBe(before.hash);
    const entriesOf = ({ entries }: typeof before) => entries!.slice(0, before.n).map(({ entry }) => entry);
    expect(entriesOf(after)).toEqual(entriesOf(before));
    expect((await other.call('game', { game: waiting.game })).status).toBe(404);
    expect((await wrong('Quirien', site.server.client(), PASSWORD)).status).toBe(401);
    expect((await site.server.client().call('signUp', {}, { name: 'Quirien', password: PASSWORD })).status).toBe(409);
    // Any of the others may invite somebody to the seat.
    const link = await other.call('invite', { game: table.game }, { seat: after.table.seats[0]!.seat });
    const heir = site.server.client();
    expect((await heir.call('accept', { token: link.body.token }, { name: 'Ruth' })).status).toBe(201);
    expect((await look(table, heir)).you.players).toEqual(['player1']);
  });

  test('is not for guests', async () => {
    const guest = (await openRoom(site.server)).people[0]!;
    expect((await guest.call('changeMe', {}, { name: 'Sam' })).body).toEqual(problem('forbidden'));
    expect((await guest.call('me', {})).body).toMatchObject({ account: false, password: null });
  });
});
