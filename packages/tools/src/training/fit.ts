/** Fits the numbers of the forecast to outcomes: one after the other a little up or down, as long as forecasts come nearer. */
import { type PartialWeights, type Weights, withWeights } from '@roundhouse/bots';
import type { AnyTitle } from '../title.ts';
import { errorOf, type Outcome } from './outcomes.ts';

type Change = (weights: Weights, times: number) => PartialWeights;

/** All numbers of which the forecast of a share is made. */
const numbersOf = (weights: Weights): Readonly<Record<string, Change>> => ({
  trust: (now, times) => ({ trust: Math.min(0.98, now.trust * times) }),
  'growth.now': (now, times) => ({ growth: { now: Math.min(1, now.growth.now * times) } }),
  'growth.fresh': (now, times) => ({ growth: { fresh: Math.min(1, now.growth.fresh * times) } }),
  'growth.perRound': (now, times) => ({ growth: { perRound: now.growth.perRound * times } }),
  'growth.perPhase': (now, times) => ({ growth: { perPhase: now.growth.perPhase * times } }),
  rust: (now, times) => ({ rust: now.rust * times }),
  ...Object.fromEntries(
    Object.keys(weights.kinds).map((kind): [string, Change] => [
      `kinds.${kind}`,
      (now, times) => ({ kinds: { [kind]: Math.round(10 * now.kinds[kind]! * times) / 10 } }),
    ]),
  ),
});

const STEPS = [1.25, 0.8];
const PASSES = 3;

export interface Fit {
  readonly weights: Weights;
  readonly before: number;
  readonly after: number;
}

/** Yields after each number that was tried. */
export function* fitting(title: AnyTitle, from: Weights, outcomes: readonly Outcome[]): Generator<string, Fit> {
  const before = errorOf(title, from, outcomes);
  let [weights, least] = [from, before];
  for (let pass = 0; pass < PASSES; pass++) {
    const atFirst = least;
    for (const [name, change] of Object.entries(numbersOf(from))) {
      for (const times of STEPS) {
        const tried = withWeights(change(weights, times), weights);
        const error = errorOf(title, tried, outcomes);
        if (error >= least) continue;
        [weights, least] = [tried, error];
        break;
      }
      yield name;
    }
    if (least > 0.995 * atFirst) break;
  }
  return { weights, before, after: least };
}
