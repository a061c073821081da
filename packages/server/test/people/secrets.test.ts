/** What belongs to a person carries marks; every byte that everybody else receives, every file and every line of the log is searched. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveOrder } from '../../src/index.ts';
import { type Client, scripts, startTestServer, type TestServer } from '../kit.ts';
import { playToTheEnd } from '../load.ts';
import { look, startTable } from '../playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const passwordOf = (i: number): string => `mark-password-${i}`;
const emailOf = (i: number): string => `mark-mail-${i}@example.org`;

test('over a whole game passwords, e-mails, tokens, links, codes and marks of devices are told to nobody else', async () => {
  const table = await startTable(server, { watch: true });
  const watcher = server.client();
  await watcher.call('accept', { token: table.tokens[0]!.token }, { watch: true });
  const everybody = [...table.people, watcher];
  for (const person of everybody) (await person.socket()).watch(table.game);
  /** By person all that nobody else may know. */
  const marks: string[][] = [];
  for (const [i, person] of everybody.entries()) {
    const account = { name: `Person ${i}`, password: passwordOf(i), email: emailOf(i) };
    expect((await person.call('signUp', {}, account)).status).toBe(201);
    const { token } = (await person.call('makeToken', {}, { name: `bot ${i}`, scopes: ['read', 'play'] })).body;
    const { code } = (await person.call('makeCode', {}, {})).body;
    const order = { what: 'reset-password', name: account.name } as const;
    const link = (await giveOrder({ folder: server.folder }, (await scripts()).writer, order))!.token!;
    const { devices } = (await person.call('devices', {})).body;
    const secrets = [token, code, link, person.cookie.split('=')[1], person.mark.split('=')[1], devices[0].id];
    marks.push([passwordOf(i), emailOf(i), ...secrets]);
  }
  await playToTheEnd(table);
  await useEverything(table.game, everybody);
  for (const [i, person] of everybody.entries()) {
    // Its own are told to it, so the search would find them.
    expect(person.received).toContain(emailOf(i));
    const others = marks.flatMap((some, of) => (of === i ? [] : some));
    for (const mark of others) expect(person.received.includes(mark), `${mark} at ${i}`).toBe(false);
    expect(person.received).not.toContain(passwordOf(i));
    expect(person.received).not.toContain('$argon2');
  }
  // All but e-mails is kept as hashes, or by the first letters of one.
  const secrets = marks.flatMap((some) => some.filter((mark) => !mark.includes('@')).slice(0, -1));
  for (const name of readdirSync(server.folder)) {
    if (!statSync(join(server.folder, name)).isFile()) continue;
    const content = readFileSync(join(server.folder, name)).toString('latin1');
    for (const secret of secrets) expect(content.includes(secret), name).toBe(false);
  }
  for (const mark of marks.flat()) expect(server.logged.join('\n')).not.toContain(mark);
});

/** All that can be read of a table and of oneself, and the tries to sign in as somebody else. */
async function useEverything(game: string, people: readonly Client[]): Promise<void> {
  for (const [i, person] of people.entries()) {
    await look({ game }, person);
    for (const name of ['file', 'entries'] as const) await person.call(name, { game });
    for (const name of ['myGames', 'me', 'devices', 'tokens', 'passkeys'] as const) await person.call(name, {});
    await person.call('signUp', {}, { name: `Person ${(i + 1) % 4}`, password: 'a long enough one' });
    await person.call('changeMe', {}, { name: `Person ${(i + 1) % 4}` });
    await person.twin().call('signIn', {}, { name: `Person ${(i + 1) % 4}`, password: 'a wrong one' });
    await person.call('enterOptions', {}, {});
    await person.call('invitation', { token: 'A'.repeat(22) });
  }
}
