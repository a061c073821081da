import { choose, type Chosen, viewOf, type Weights } from '@roundhouse/bots';
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { expect } from 'vitest';

interface Table {
  readonly title: RailTitle<never>;
  readonly s: RailState;
  readonly who: readonly string[];
}

/** What the player who is asked would do here; with noise worths are off by up to this part. */
export function decide(table: unknown, seed = 1, noise = 0, weights?: Weights): Chosen {
  const { title, s, who } = table as Table;
  const chosen = choose(anyTitle(title), viewOf(s), who[0]!, seed, {
    noise,
    ...(weights && { weights }),
  });
  if (!chosen) throw new Error('nothing was chosen');
  return chosen;
}

/** Shows that just this is done; fields that are not given may have any value. */
export function does(table: unknown, expected: Readonly<Record<string, unknown>>, weights?: Weights): Chosen {
  const chosen = decide(table, 1, 0, weights);
  expect(chosen.action).toMatchObject(expected);
  return chosen;
}
