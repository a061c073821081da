import { expect, test } from 'vitest';
import type { Step } from '../../../src/game/handle.ts';
import { recordsOf } from '../../../src/table/ended/records.ts';
import { canRematch, rematchOf } from '../../../src/table/ended/rematch.ts';

const step = (seq: number, ...events: Step['events']): Step => ({
  seq,
  action: { type: 'run', by: 'player1', frame: 'run/AR' },
  events,
});

test('the best run, who paid and who got most', () => {
  const steps = [
    step(1, { event: 'round', name: 'OR 1.1' }, { event: 'run', company: 'AR', revenue: 90, routes: [] }),
    step(
      2,
      { event: 'dividend', company: 'AR', revenue: 90 },
      { event: 'pay', from: 'bank', to: 'player1', amount: 36, why: 'dividend' },
      { event: 'pay', from: 'bank', to: 'player2', amount: 45, why: 'dividend' },
    ),
    step(
      3,
      { event: 'run', company: 'NRS', revenue: 120, routes: [] },
      { event: 'withhold', company: 'NRS', revenue: 120 },
    ),
  ];
  expect(recordsOf('SR 1', steps, ['player1', 'player2'])).toEqual({
    run: { company: 'NRS', amount: 120, round: 'OR 1.1' },
    paid: { company: 'AR', amount: 90 },
    dividends: { player: 'player2', amount: 45 },
    moves: 3,
    rounds: 2,
  });
});

test('a game in which nothing ran has no such records', () => {
  expect(recordsOf('SR 1', [], ['player1'])).toEqual({ run: null, paid: null, dividends: null, moves: 0, rounds: 1 });
});

test('a rematch has the same seats, and the start moves on', () => {
  const seats = [
    { player: 'player1', name: 'Ada', kind: 'here' as const },
    { player: 'player2', name: 'Bot', kind: 'bot' as const, level: 'club' as const },
  ];
  expect(rematchOf({ title: 'soh', options: { startCard: 'left' }, readings: {} }, seats)).toEqual({
    title: 'soh',
    options: { startCard: 'left' },
    readings: {},
    seats: [
      { name: 'Bot', kind: 'bot', level: 'club' },
      { name: 'Ada', kind: 'here' },
    ],
  });
  expect(canRematch(seats)).toBe(true);
  expect(canRematch([{ ...seats[0]!, kind: 'remote' }])).toBe(false);
});
