import { expect, test } from 'vitest';
import { whyHeld } from '../../../src/online/remote/beside.ts';
import { FakeServer } from './fake-server.ts';

test('a table that is held says why, in place of the line, until it goes on', () => {
  const server = new FakeServer();
  const game = server.join();
  const table = game.told.table;
  const since = 1_800_000_000_000;
  const says = (v: number, held?: { entry: number | null; reason: string | null; since: number }) =>
    server.tell({ t: 'table', game: 'aaaa', table: { ...table, v: table.v + v, ...(held ? { held } : {}) } });
  says(1, { entry: 312, reason: null, since });
  expect(game.line()).toEqual({ kind: 'stopped', reason: expect.stringContaining('move 312') });
  says(2, { entry: null, reason: 'Somebody has asked me to look.', since });
  expect(game.line()).toEqual({ kind: 'stopped', reason: 'Somebody has asked me to look.' });
  says(3);
  expect(game.line().kind).toBe('live');
  expect(whyHeld({ entry: null, reason: null, since })).toMatch(/operator/);
});
