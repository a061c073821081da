/**
 * An evening over bad lines: a whole game of each title, and stretches from saved positions of every phase of every title
 * beside them. `npm run faults` plays as many whole games as one wants, and no stretches.
 */
import { expect, test } from 'vitest';
import { playEvening, seedOfRun } from './evening.ts';
import { positions } from './positions.ts';
import type { Plan } from './table.ts';

const TITLES = ['1839', '1820', '1828', '1843', 'soh'] as const;
const FIRST = Number(process.env['ROUNDHOUSE_FROM'] ?? 0);
/** This many whole games, and nothing else, where somebody asks for them. */
const ASKED = process.env['ROUNDHOUSE_FAULTS'];
const GAMES = Number(ASKED ?? TITLES.length);
const ENOUGH = ASKED === undefined ? 20_000 : 0;
const STRETCH = 400;
/** On one database; clients move between them. */
const SERVERS = Number(process.env['ROUNDHOUSE_SERVERS'] ?? 1);
/** Milliseconds. What is asked for may take a night beside other work: what is stuck is found by itself. */
const LONGEST = ASKED === undefined ? 2_400_000 : 86_400_000;

/** One of each phase of each title comes first. */
const PHASES = new Set(positions.map(({ title, from }) => `${title} ${from.phase}`)).size;
const PLANS = ASKED === undefined ? GAMES + PHASES : GAMES;

/** Whole games first, since they take longest; then stretches without end, each time round with another seed. */
function* plans(): Generator<Plan> {
  for (let number = FIRST; number < FIRST + GAMES; number++)
    yield { title: TITLES[number % TITLES.length]!, seed: seedOfRun * 10_000 + number };
  if (ASKED !== undefined) return;
  for (let turn = 0; ; turn++)
    for (const [i, position] of positions.entries())
      yield { ...position, seed: seedOfRun * 10_000 + turn * 1000 + i, actions: STRETCH };
}

test('games and stretches of all titles: all stand at the same point, and what was acknowledged stands once', {
  timeout: LONGEST,
}, async () => {
  const { tables, actions, counts } = await playEvening(
    plans(),
    ({ actions: done, begun }) => done >= ENOUGH && begun >= PLANS,
    { servers: SERVERS },
  );
  expect(tables).toBeGreaterThanOrEqual(PLANS);
  expect(actions).toBeGreaterThanOrEqual(ENOUGH);
  // What comes between has come.
  for (const what of ['undo', 'promise', 'answer', 'act: table:moved-on'])
    expect(counts[what], what).toBeGreaterThan(0);
  if (ASKED !== undefined) return;
  for (const what of ['hand over', 'reloaded while sending']) expect(counts[what], what).toBeGreaterThan(0);
});
