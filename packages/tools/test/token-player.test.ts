import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/test/kit.ts';
import { look } from '../../server/test/playing.ts';
import { play } from '../examples/token-player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the example plays a whole game with a token, and every action of it says so', { timeout: 120_000 }, async () => {
  const ada = server.client();
  await ada.call('signUp', {}, { name: 'Ada', password: 'steam and oil' });
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Bert' }, { kind: 'bot', level: 'random' }];
  const { game } = (await ada.call('createGame', {}, { title: 'soh', seats, order: 'given', pace: 'once' })).body;
  await ada.call('start', { game }, {});
  const { token } = (await ada.call('makeToken', {}, { name: 'My player', scopes: ['read', 'play'] })).body;
  const played = await play({ server: server.address, token, game });
  const after = await look({ game }, ada);
  expect(after.table.status).toBe('over');
  const mine = after.entries!.flatMap(({ entry }) =>
    'action' in entry && ['player1', 'player2'].includes(entry.action.by) ? [entry.via] : [],
  );
  expect(mine.length).toBe(played);
  expect(played).toBeGreaterThan(0);
  expect(new Set(mine.map((via) => JSON.stringify(via)))).toEqual(
    new Set(['{"kind":"bot","level":"token","version":"My player"}']),
  );
});
