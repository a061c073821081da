/** The simulation of a large site, where its answer is known by reckoning. */
import { dice } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { MEASURED } from '../src/bench/scale/costs.ts';
import { simulate, type Site } from '../src/bench/scale/simulate.ts';

const site: Site = { processes: 4, rate: 10, listeners: 5, tables: 100, channels: 1, habit: 0 };
const run = (more: Partial<Site>) => {
  const chance = dice(1);
  return simulate({ ...site, ...more }, MEASURED, () => chance(0x40000000) / 0x40000000);
};

test('where nobody waits an action takes what its parts take', () => {
  const { act, commit, tell } = MEASURED;
  const { p50, heard } = run({ processes: 1, rate: 1 });
  expect(p50).toBeCloseTo(act + commit + 5 * tell, 6);
  expect(heard).toBe(0);
});

test('every process hears of every table, unless tables have a channel and people a habit', () => {
  const rate = 200;
  const [all, home] = [run({ rate, processes: 16 }), run({ rate, processes: 16, channels: 256, habit: 1 })];
  expect(all.heard).toBeGreaterThan(rate * 0.8);
  expect(home.heard).toBe(0);
});

test('more commits than the database takes are an overrun, however many processes there are', () => {
  const most = 1000 / MEASURED.commit;
  expect(run({ rate: most * 0.6, processes: 32 }).isOverrun).toBe(false);
  expect(run({ rate: most * 1.1, processes: 32 }).isOverrun).toBe(true);
});
