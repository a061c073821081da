/** What the public may do at once, and who it is taken for; figures and log for the operator. */
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { problemFor } from '../src/http/errors.ts';
import { type Client, startTestServer, type TestServer } from './kit.ts';
import { openRoom, startTable, playTurn } from './playing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    proxies: ['127.0.0.1'],
    hosts: ['127.0.0.1', 'play.example.org'],
    metrics: '127.0.0.1:0',
    limits: { changes: 1_000, reads: 1_000, guesses: 1_000, messages: 1_000, signUps: 3, network: 300 },
  });
});
afterAll(() => server.stop());

const from = (ip: string): Record<string, string> => ({ 'X-Forwarded-For': ip });

const signUp = (client: Client, name: string, ip: string) =>
  client.send('POST', '/api/v1/people', JSON.stringify({ name, password: 'a long and winding road' }), from(ip));

test('accounts are counted by network and day, and at home not at all', async () => {
  const names = ['Aad', 'Bea', 'Cor', 'Dov', 'Eef', 'Fay'];
  const statuses: number[] = [];
  for (const [i, name] of names.slice(0, 4).entries())
    statuses.push((await signUp(server.client(), name, `203.0.113.${i + 1}`)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect((await signUp(server.client(), names[4]!, '198.51.100.7')).status).toBe(201);
  for (const name of ['Gus', 'Hal', 'Ivo', 'Jet'])
    expect((await signUp(server.client(), name, '192.168.1.9')).status).toBe(201);
});

test('somebody who makes up a new session for every request is counted all the same', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 310; i++) {
    const stranger = server.client();
    stranger.cookie = `session=${'x'.repeat(30)}${i}`;
    answers.push((await stranger.send('GET', '/api/v1/games', undefined, from('203.0.114.1'))).status);
  }
  expect(answers.slice(0, 300)).not.toContain(429);
  expect(new Set(answers.slice(300))).toEqual(new Set([429]));
  expect((await server.client().send('GET', '/api/v1/games', undefined, from('203.0.115.1'))).status).not.toBe(429);
});

test('sockets of one network are bounded, and those of others open', async () => {
  const { people } = await openRoom(server, { people: 2 });
  const { address, cookie } = people[0]!;
  const open = (ip: string): Promise<WebSocket | number> =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/stream`, {
        headers: { Origin: address, Cookie: cookie, ...from(ip) },
      });
      socket.on('open', () => done(socket));
      socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
      socket.on('error', failed);
    });
  const opened: (WebSocket | number)[] = [];
  for (let i = 0; i < 210; i++) {
    opened.push(await open('203.0.116.1'));
  }
  expect(opened.filter((one) => typeof one === 'number')).toEqual(Array.from({ length: 10 }, () => 429));
  const other = await open('203.0.117.1');
  expect(other).toBeInstanceOf(WebSocket);
  for (const one of [...opened, other]) if (typeof one !== 'number') one.terminate();
  while (server.server.stream.count > 0) await new Promise((later) => setTimeout(later, 20));
  const again = await open('203.0.116.1');
  expect(again).toBeInstanceOf(WebSocket);
  (again as WebSocket).terminate();
});

test('a name that is not ours is refused, what watches over the server is not asked for one', async () => {
  const { port } = server.server.app.server.address() as AddressInfo;
  const ask = (host: string, path: string): Promise<string> =>
    new Promise((answered) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (data: Buffer) => (text += data.toString()));
      socket.on('close', () => answered(text.slice(9, 12)));
    });
  expect(await ask('elsewhere.example', '/api/v1/games')).toBe('403');
  expect(await ask('play.example.org:443', '/api/v1/titles')).not.toBe('403');
  expect(await ask('10.1.2.3', '/healthz')).toBe('200');
});

test('a forwarded address is believed from named proxies alone', async () => {
  const plain = await startTestServer({ limits: { signUps: 1, changes: 1_000, reads: 1_000 } });
  // All come from this machine, whatever they say.
  for (const name of ['Kim', 'Lou', 'Mia'])
    expect((await signUp(plain.client(), name, '203.0.113.1')).status).toBe(201);
  await plain.stop();
});

test('figures tell what happens, on an address of their own', async () => {
  const table = await startTable(server);
  expect((await playTurn(table)).reply.status).toBe(201);
  const text = await server.server.metrics.text();
  expect(text).toMatch(/^roundhouse_actions_total\{title="soh",answer="201"\} 1$/mu);
  expect(text).toMatch(/^roundhouse_tables [1-9]/mu);
  expect(text).toMatch(/^roundhouse_disk_seconds_count [1-9]/mu);
  expect(text).toContain('roundhouse_nodejs_eventloop_lag_p99_seconds');
  expect((await server.client().send('GET', '/metrics')).status).toBe(404);
  const at = server.server.metrics.address!;
  const answer = await fetch(`http://${at}/metrics`);
  expect([answer.status, (await answer.text()).includes('roundhouse_sockets')]).toEqual([200, true]);
  expect((await fetch(`http://${at}/`)).status).toBe(404);
});

test('a fault has a number, which the player is told and the log has; nobody’s address is in it', () => {
  const [logged, faults]: [unknown[], unknown[]] = [[], []];
  const problem = problemFor(
    new Error('broken'),
    'c0ffee12',
    (...line) => void logged.push(line),
    (...fault) => void faults.push(fault),
  );
  expect(problem.problem).toMatchObject({ status: 500, title: expect.stringContaining('Its number is c0ffee12') });
  expect(logged).toEqual([[expect.stringContaining('broken'), { request: 'c0ffee12' }]]);
  expect(faults).toEqual([['c0ffee12', 'broken']]);
});
