import { start } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { compareRun } from '../src/simulate/compare-run.ts';
import { playGame } from '../src/simulate/game.ts';
import { planFor, type Wishes } from '../src/simulate/plan.ts';
import { type AnyTitle, titleOf } from '../src/title.ts';

const title = titleOf('soh');
const wishes = (...counts: number[]): Wishes => ({ counts, options: {}, readings: {}, anyReadings: false });
const all = wishes(2, 3, 4, 5);

/** Steam Over Holland: every number of players with both distributions and both start-card options. */
describe.each([
  {
    id: 'soh',
    counts: [2, 3, 4, 5],
    from: 49,
    games: 16,
    ends: /^(last-round|top-price)$/,
    readings: [101, 102, 103, 104, 105],
  },
  { id: '1828', counts: [3, 4, 5], from: 3, games: 3, ends: /^(bankruptcy|last-set|top-price)$/, readings: [101, 104] },
  {
    id: '1843',
    counts: [2, 3, 4, 5, 6],
    from: 1050,
    games: 3,
    ends: /^(bankruptcy|last-set|top-price|six-trains)$/,
    readings: [101],
  },
  {
    id: '1839',
    counts: [2, 3, 4],
    from: 3,
    games: 2,
    ends: /^(agreement|last-player|purple-set|top-price)$/,
    readings: [3],
  },
])('random games of $id', { timeout: 60_000 }, ({ id, counts, from, games, ends, readings }) => {
  const title = titleOf(id);
  test.each(Array.from({ length: games }, (_, i) => from + i))('everything checked, seed %i', (seed) => {
    const { record, violation } = playGame(title, planFor(title, wishes(...counts), seed), true);
    expect(violation).toBeNull();
    expect(record.end).toMatch(ends);
    expect(Object.keys(record.scores)).toHaveLength(record.players);
  });

  test.each(readings)('with other readings, seed %i', (seed) => {
    const plan = planFor(title, { ...wishes(...counts), anyReadings: true }, seed);
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

test('a random player who has sold shares for a train that is not wanted buys it all the same', () => {
  const plan = { seed: 918, players: 3, options: {}, readings: {} };
  expect(playGame(titleOf('1828'), plan, false).violation).toBeNull();
});

describe('runs compared with an exhaustive search', () => {
  const plan = planFor(title, all, 51);

  test('are the best there are', () => {
    const { counts, violation } = playGame(title, plan, false, { exhaustive: true });
    expect(violation).toBeNull();
    expect(counts['compared with an exhaustive search']).toBeGreaterThan(10);
  });

  test('are found out if they are not', () => {
    let before = start(title, plan).state;
    const said: (string | null)[] = [];
    // Every train is thought to earn twice as much.
    const doubling: AnyTitle = {
      ...title,
      runProblem(s) {
        const run = title.runProblem(s);
        return run && { ...run, trains: run.trains.map((train) => ({ ...train, multiplier: 2 * train.multiplier })) };
      },
    };
    playGame(title, plan, false, {
      each(done) {
        if (done.events.some(({ event }) => event === 'run')) said.push(compareRun(doubling, { before, done }, {}));
        before = done.state;
      },
    });
    expect(said.length).toBeGreaterThan(0);
    expect(
      said.every((one) => /earns \d+; the search finds \d+ and at most \d+, an exhaustive one \d+/.test(one!)),
    ).toBe(true);
  });
});
