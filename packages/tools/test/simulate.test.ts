import { describe, expect, test } from 'vitest';
import { playGame } from '../src/simulate/game.ts';
import { planFor, type Wishes } from '../src/simulate/plan.ts';
import { titleOf } from '../src/title.ts';

const title = titleOf('soh');
const all: Wishes = { counts: [2, 3, 4, 5], options: {}, readings: {}, anyReadings: false };

/** Every number of players, both distributions and both start-card options, and half of them once more. */
describe('random games, everything checked', { timeout: 60_000 }, () => {
  test.each(Array.from({ length: 24 }, (_, i) => i + 1))('seed %i', (seed) => {
    const { record, violation } = playGame(title, planFor(title, all, seed), true);
    expect(violation).toBeNull();
    expect(record.end).toMatch(/^(last-round|top-price)$/);
    expect(Object.keys(record.scores)).toHaveLength(record.players);
  });
});

describe('with other readings', { timeout: 60_000 }, () => {
  test.each([101, 102, 103, 104, 105, 106])('seed %i', (seed) => {
    const plan = planFor(title, { ...all, anyReadings: true }, seed);
    expect(playGame(title, plan, true).violation).toBeNull();
  });
});

test('checking does not change a game', () => {
  const plan = planFor(title, all, 6);
  const { ms: _, ...checked } = playGame(title, plan, true).record;
  expect(playGame(title, plan, false).record).toMatchObject(checked);
});

test('a title that breaks its own laws is found out, with the action', () => {
  const broken = {
    ...title,
    invariants: [{ name: 'calm', broken: (s: { seq: number }) => (s.seq >= 5 ? ['too much has happened'] : []) }],
  };
  const { violation, record } = playGame(broken, planFor(title, all, 3), true);
  expect(violation).toMatchObject({ action: 5, what: 'calm: too much has happened' });
  expect(record.end).toBeNull();
});
