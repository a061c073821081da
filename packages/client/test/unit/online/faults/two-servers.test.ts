/** Two servers on one database: people play over bad lines and come to the one or the other with everything they send. */
import { expect, test } from 'vitest';
import { canUsePostgres } from '../../../../../server/test/store/stores.ts';
import { playEvening, seedOfRun } from './evening.ts';
import { positions } from './positions.ts';
import type { Plan } from './table.ts';

const STRETCH = 120;
const ENOUGH = Number(process.env['ROUNDHOUSE_ENOUGH'] ?? 5_000);

function* plans(): Generator<Plan> {
  for (let turn = 0; ; turn++)
    for (const [i, position] of positions.entries()) {
      const seed = seedOfRun * 10_000 + turn * 1000 + i;
      yield i % 5 === 0 ? { title: position.title, seed, actions: STRETCH } : { ...position, seed, actions: STRETCH };
    }
}

test.runIf(canUsePostgres)(
  'people who move between two servers stand at the same point, and what was acknowledged stands once',
  { timeout: 900_000 },
  async () => {
    const { actions, counts } = await playEvening(plans(), ({ actions: done }) => done >= ENOUGH, {
      servers: 2,
      atOnce: 4,
    });
    expect(actions).toBeGreaterThanOrEqual(ENOUGH);
    expect(counts['act: table:moved-on']).toBeGreaterThan(0);
  },
);
