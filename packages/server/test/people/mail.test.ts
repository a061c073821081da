/** A lost password, by mail: through a real mail server, whose mails are read. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../kit.ts';
import { PASSWORD, signIn, status } from './kit.ts';

let post: SMTPServer;
let server: TestServer;
const mails: { readonly to: string; readonly text: string }[] = [];

beforeAll(async () => {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (data: Buffer) => (text += data.toString()));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening));
  const { port } = post.server.address() as AddressInfo;
  const mail = { smtp: `smtp://127.0.0.1:${port}`, from: 'games@example.org', page: 'https://games.example.org' };
  server = await startTestServer({ mail });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((closed) => post.close(closed));
});

const ask = (name: string) => server.client().call('askReset', {}, { name });
/** Long lines of a mail are broken with an equals sign. */
const linkIn = (text: string): string | undefined =>
  /https:\/\/games\.example\.org\/reset#([\w-]{43})/u.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];

test('a link goes to the address that was left, and the answer tells nobody whether there is one', async () => {
  const ada = server.client();
  await ada.call('signUp', {}, { name: 'Ada', password: PASSWORD, email: 'ada@example.org' });
  await server.client().call('signUp', {}, { name: 'Without', password: PASSWORD });
  expect((await server.client().call('server', {})).body.mail).toBe(true);
  const answers = [await ask('Nobody'), await ask('Without'), await ask('ada')];
  expect(new Set(answers.map((one) => `${one.status} ${one.text}`))).toEqual(new Set(['202 {}']));
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]!.to).toBe('ada@example.org');
  const token = linkIn(mails[0]!.text)!;
  const device = server.client();
  expect((await device.call('resetPassword', {}, { token, password: 'coal and water' })).body.name).toBe('Ada');
  expect([await status(device), await status(ada)]).toEqual([200, 401]);
  await signIn(server, 'Ada', 'coal and water');
  expect(mails).toHaveLength(1);
  expect(server.logged).toEqual([]);
});

test('links are not sent without end, and a mail server that is away is told to the operator alone', async () => {
  for (let i = 0; i < 5; i++) expect((await ask('Bram')).status).toBe(202);
  expect((await ask('Bram')).status).toBe(429);
  const lost = await startTestServer({
    mail: { smtp: 'smtp://127.0.0.1:1', from: 'games@example.org', page: 'https://games.example.org' },
  });
  await lost.client().call('signUp', {}, { name: 'Cas', password: PASSWORD, email: 'cas@example.org' });
  expect((await lost.client().call('askReset', {}, { name: 'Cas' })).status).toBe(202);
  await expect.poll(() => lost.logged).toEqual([expect.stringMatching(/^a mail could not be sent: E\w+\.$/u)]);
  await lost.stop();
});

test('a server without mail says so', async () => {
  const silent = await startTestServer();
  expect((await silent.client().call('server', {})).body.mail).toBe(false);
  const refused = await silent.client().call('askReset', {}, { name: 'Ada' });
  expect([refused.status, refused.body.code]).toEqual([409, 'moment']);
  await silent.stop();
});
