/** Whole games over bad lines, of all titles: at least one of each every day, as many as one wants by `npm run faults`. */
import { expect, test } from 'vitest';
import { playEvening, seedOfRun } from './evening.ts';
import type { Plan } from './table.ts';

const TITLES = ['1828', '1839', '1820', '1843', 'soh'] as const;
const FIRST = Number(process.env['ROUNDHOUSE_FROM'] ?? 0);
/** So many games exactly, where somebody asks for them. */
const ASKED = process.env['ROUNDHOUSE_FAULTS'];
const GAMES = Number(ASKED ?? TITLES.length);
/** Random games end early or late: every day they go on until, with the stretches, 20,000 actions are done. */
const ENOUGH = ASKED === undefined ? 8_500 : 0;
/** On one database; clients move between them. */
const SERVERS = Number(process.env['ROUNDHOUSE_SERVERS'] ?? 1);
/** Milliseconds that a game may take on a busy machine. */
const LONGEST_GAME = 300_000;

function* plans(begin: () => void): Generator<Plan> {
  for (let number = FIRST; ASKED === undefined || number < FIRST + GAMES; number++) {
    begin();
    yield { title: TITLES[number % TITLES.length]!, seed: seedOfRun * 10_000 + number };
  }
}

test(`games of all titles to their end: all stand at the same point, and what was acknowledged stands once`, {
  timeout: Math.max(GAMES, 8) * LONGEST_GAME,
}, async () => {
  let begun = 0;
  const each = plans(() => begun++);
  const { tables, actions, counts } = await playEvening(each, (done) => done >= ENOUGH && begun >= GAMES, {
    servers: SERVERS,
  });
  expect(tables).toBeGreaterThanOrEqual(GAMES);
  expect(actions).toBeGreaterThanOrEqual(ENOUGH);
  // What comes between has come.
  for (const what of ['undo', 'promise', 'answer', 'reloaded while sending', 'act: table:moved-on'])
    expect(counts[what], what).toBeGreaterThan(0);
});
