/** Passkeys and links for a new password, over the wire. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { giveOrder } from '../../src/index.ts';
import { type Client, newFolder, scripts, startTestServer } from '../kit.ts';
import { openRoom } from '../playing.ts';
import { Authenticator } from './authenticator.ts';
import { PASSWORD, signIn, signUp, siteWithClock, status } from './kit.ts';

const site = siteWithClock();

const REFUSED = [401, expect.objectContaining({ code: 'credentials' })];
/** A passkey for a new account, on a device that may have a guest's seat. */
async function signUpByPasskey(name: string, client = site.server.client()): Promise<[Client, Authenticator]> {
  const device = new Authenticator();
  const options = (await client.call('passkeyOptions', {}, { name })).body;
  const made = await client.call('signUp', {}, { name, passkey: device.register(options, site.server.address) });
  expect([made.status, made.body.name], made.text).toEqual([201, name]);
  return [client, device];
}
const enter = async (device: Authenticator, origin = site.server.address, client = site.server.client()) => {
  const options = (await client.call('enterOptions', {}, {})).body;
  return client.call('enterByPasskey', {}, { response: device.enter(options, origin) });
};

describe('a passkey', () => {
  test('makes an account without a password, of a guest too, and signs in on another device', async () => {
    const [, device] = await signUpByPasskey('Anna');
    const phone = site.server.client();
    expect((await enter(device, site.server.address, phone)).body.name).toBe('Anna');
    expect((await phone.call('me', {})).body).toMatchObject({ name: 'Anna', account: true, password: null });
    expect((await phone.call('devices', {})).body.devices[0].way).toBe('passkey');
    const room = await openRoom(site.server);
    const [guest, own] = await signUpByPasskey('Bea', room.people[1]);
    expect((await guest.call('myGames', {})).body.games).toHaveLength(1);
    expect((await enter(own)).body).toMatchObject({ name: 'Bea', games: [{ id: room.game }] });
  });

  test('of another origin is refused, and logged without secrets', async () => {
    const [, device] = await signUpByPasskey('Carla');
    const before = site.server.logged.length;
    const client = site.server.client();
    const options = (await client.call('enterOptions', {}, {})).body;
    const response = device.enter(options, 'https://evil.example');
    const refused = await client.call('enterByPasskey', {}, { response });
    expect([refused.status, refused.body]).toEqual(REFUSED);
    expect(site.server.logged.slice(before)).toEqual(['a passkey that was shown is refused: origin.']);
    expect(site.server.logged.join()).not.toContain(options.challenge);
    const registering = (await client.call('passkeyOptions', {}, { name: 'Cleo' })).body;
    const made = new Authenticator().register(registering, 'https://evil.example');
    expect((await client.call('signUp', {}, { name: 'Cleo', passkey: made })).status).toBe(401);
  });

  test('with a challenge that was used before, is late, or is somebody else’s is refused', async () => {
    const [owner, device] = await signUpByPasskey('Dora');
    const client = site.server.client();
    const options = (await client.call('enterOptions', {}, {})).body;
    const response = device.enter(options, site.server.address);
    expect((await client.call('enterByPasskey', {}, { response })).status).toBe(200);
    const again = await site.server.client().call('enterByPasskey', {}, { response });
    expect([again.status, again.body]).toEqual(REFUSED);
    const late = (await client.call('enterOptions', {}, {})).body;
    site.clock += 11 * 60_000;
    const lately = await client.call('enterByPasskey', {}, { response: device.enter(late, site.server.address) });
    expect([lately.status, lately.body]).toEqual(REFUSED);
    const [other] = await signUpByPasskey('Eva');
    const hers = (await other.call('passkeyOptions', {}, {})).body;
    const stolen = { response: new Authenticator().register(hers, site.server.address) };
    expect([(await owner.call('addPasskey', {}, stolen)).status]).toEqual([401]);
    expect((await enter(new Authenticator())).status).toBe(401);
  });

  test('is added to an account and taken away, but never the only way in', async () => {
    const frits = await signUp(site.server, 'Frits');
    const device = new Authenticator();
    const add = async (one: Authenticator) => {
      const options = (await frits.call('passkeyOptions', {}, {})).body;
      return frits.call('addPasskey', {}, { response: one.register(options, site.server.address) });
    };
    expect((await add(device)).status).toBe(201);
    expect((await enter(device)).body.name).toBe('Frits');
    const list = async (client: Client) => (await client.call('passkeys', {})).body.passkeys;
    const [mine] = await list(frits);
    expect((await frits.call('dropPasskey', { id: mine.id })).status).toBe(200);
    expect((await enter(device)).status).toBe(401);
    const [greta] = await signUpByPasskey('Greta');
    const [hers] = await list(greta);
    expect((await greta.call('dropPasskey', { id: hers.id })).body.code).toBe('moment');
    expect((await frits.call('dropPasskey', { id: hers.id })).status).toBe(404);
    expect((await greta.call('changePassword', {}, { password: PASSWORD })).status).toBe(200);
    expect((await greta.call('dropPasskey', { id: hers.id })).status).toBe(200);
    await signIn(site.server, 'Greta');
  });
});

describe('the operator of a server', () => {
  const order = async (what: 'reset-password' | 'ban' | 'unban', name: string, folder = site.server.folder) =>
    giveOrder({ folder }, (await scripts()).writer, { what, name });

  test('makes a link that sets a new password once, and everybody else is out', async () => {
    const here = await signUp(site.server, 'Hans');
    const token = (await here.call('makeToken', {}, { name: 'bot', scopes: ['read'] })).body.token;
    expect(await order('reset-password', 'Nobody')).toBeNull();
    const link = (await order('reset-password', 'hans'))!.token!;
    const reset = (password: string, client = site.server.client()) =>
      client.call('resetPassword', {}, { token: link, password });
    expect((await reset('short')).body.code).toBe('password');
    const device = site.server.client();
    expect((await reset('coal and water', device)).body.name).toBe('Hans');
    expect([await status(device), await status(here)]).toEqual([200, 401]);
    expect(
      (await fetch(`${site.server.address}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
    expect((await reset('oil and smoke')).status).toBe(404);
    await signIn(site.server, 'Hans', 'coal and water');
    const late = (await order('reset-password', 'Hans'))!.token!;
    site.clock += 25 * 60 * 60_000;
    expect((await site.server.client().call('resetPassword', {}, { token: late, password: PASSWORD })).status).toBe(
      404,
    );
  });

  test('bans somebody, who is told what a wrong password is told', async () => {
    const [ivo, device] = await signUpByPasskey('Ivo');
    await ivo.call('changePassword', {}, { password: PASSWORD });
    const socket = await ivo.socket();
    expect(await order('ban', 'Ivo')).toEqual({});
    expect(await socket.closed).toBe(1001);
    expect(await status(ivo)).toBe(401);
    const tried = async (name: string) =>
      (await site.server.client().call('signIn', {}, { name, password: PASSWORD })).text;
    expect(await tried('Ivo')).toBe(await tried('Nobody at all'));
    expect((await enter(device)).status).toBe(401);
    expect(await order('unban', 'Ivo')).toEqual({});
    await signIn(site.server, 'Ivo');
  });

  test('does so also while no server runs', async () => {
    const folder = join(newFolder(), 'site');
    const first = await startTestServer({ folder });
    await signUp(first, 'Jet');
    await first.server.close();
    const { token } = (await order('reset-password', 'Jet', folder))!;
    const second = await startTestServer({ folder });
    const done = await second.client().call('resetPassword', {}, { token, password: 'coal and water' });
    expect(done.body.name).toBe('Jet');
    await second.stop();
  });
});
