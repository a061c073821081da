/** Stretches over bad lines from saved positions of every phase of every title. */
import { expect, test } from 'vitest';
import { playEvening, seedOfRun } from './evening.ts';
import { positions } from './positions.ts';
import type { Plan } from './table.ts';

const STRETCH = 200;
/** With the whole games this makes 20,000. */
const ENOUGH = 11_500;
/** One of each phase of each title comes first. */
const PHASES = new Set(positions.map(({ title, from }) => `${title} ${from.phase}`)).size;

/** Round and round, each time with another seed. */
function* plans(): Generator<Plan> {
  for (let turn = 0; ; turn++)
    for (const [i, position] of positions.entries())
      yield { ...position, seed: seedOfRun * 10_000 + turn * 1000 + i, actions: STRETCH };
}

test('stretches of all phases: all stand at the same point, and what was acknowledged stands once', {
  timeout: 900_000,
}, async () => {
  let begun = 0;
  const each = (function* () {
    for (const plan of plans()) {
      begun++;
      yield plan;
    }
  })();
  const { actions, counts } = await playEvening(each, (done) => done >= ENOUGH && begun >= PHASES);
  expect(actions).toBeGreaterThanOrEqual(ENOUGH);
  for (const what of ['undo', 'answer', 'hand over', 'act: table:moved-on'])
    expect(counts[what], what).toBeGreaterThan(0);
});
