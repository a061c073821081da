/** Whole games over bad lines, of all titles: one of each every day, as many as one wants by `npm run faults`. */
import { expect, test } from 'vitest';
import { playEvening, seedOfRun } from './evening.ts';
import type { Plan } from './table.ts';

const TITLES = ['1828', '1839', '1820', '1843', 'soh'] as const;
const GAMES = Number(process.env['ROUNDHOUSE_FAULTS'] ?? TITLES.length);
/** Milliseconds that a game may take on a busy machine. */
const LONGEST_GAME = 300_000;

const plans = Array.from({ length: GAMES }, (_, i): Plan => ({ title: TITLES[i % 5]!, seed: seedOfRun * 10_000 + i }));

test(`${GAMES} games to their end: all stand at the same point, and what was acknowledged stands once`, {
  timeout: GAMES * LONGEST_GAME,
}, async () => {
  const { tables, actions, counts } = await playEvening(plans, () => false);
  expect(tables).toBe(GAMES);
  expect(actions).toBeGreaterThan(1000 * GAMES);
  // What comes between has come.
  for (const what of ['undo', 'promise', 'answer', 'reloaded while sending', 'act: table:moved-on'])
    expect(counts[what], what).toBeGreaterThan(0);
});
