/** 8.8.2 Train limit: what a purchase must leave room for. */
import { limitsWithout, type StepFrame } from '@roundhouse/rail';
import { limits, startsPhase } from '../15-phases.ts';
import { phase, type State } from '../state.ts';
import { type BuyCheck, type Buying, judge } from './8.8.1-on-sale.ts';
import { without } from './8.8.1-rusted.ts';

/** The limit of each phase (8.8.2-1). */
const phaseLimits: readonly (readonly [phase: string, rule: string])[] = [
  ['yellow', '15.1-4'],
  ['green', '15.2-3'],
  ['blue', '15.3-4'],
  ['brown', '15.4-4'],
  ['red', '15.5-3'],
  ['gray', '15.6-5'],
];
const full = (s: State, f: StepFrame, a: Buying) => limitsWithout(without(s, a), limits, f.of, judge.meant(s, a).face);
const inWords = (s: State): string => `${phase(s).trainLimit} trains in ${phase(s).cardLimit} certificates`;

/** The limit is that before the change which the purchase causes; nothing is turned over to make room (8.8.2-9). */
export const limitChecks: readonly BuyCheck[] = [
  {
    rule: '8.8.1-1',
    passes: (s, f, a) => full(s, f, a).length === 0 || !startsPhase(s, a.train),
    says: (s, f) => `The ${f.of} may own ${inWords(s)}, and trains the new phase would rust still count.`,
  },
  {
    rule: '8.8.2-1',
    passes: (s, f, a) => full(s, f, a).length !== 1,
    says: (s, f, a) =>
      `The ${f.of} may own ${inWords(s)}, and this one would be over the limit of ${full(s, f, a)[0]!.name}.`,
  },
  ...phaseLimits.map(
    ([id, rule]): BuyCheck => ({
      rule,
      passes: (s, f, a) => s.phase !== id || full(s, f, a).length === 0,
      says: (s, f) => `A company may own ${inWords(s)} in ${s.phase} phase, and the ${f.of} has no room for this one.`,
    }),
  ),
];
