/** 7.2.7 Buy train(s): shares that the director sells for one. */
import { field, updateFrame } from '@roundhouse/kernel';
import { sellShares } from '../06-stock-round/6.5.2.3-selling.ts';
import { pricedIds } from '../material.ts';
import { move, type State, type TrainsStep } from '../state.ts';
import { keepsDirector, missingFor, raisingChecks, saleCandidates } from './7.2-raising.ts';
import { mayHelp, nextTrain } from './7.2.7-trains.ts';

/** What the train of the supply costs beyond what treasury and director have. */
const missing = (s: State, f: TrainsStep): number => missingFor(s, f.of, nextTrain(s)?.face.price ?? 0);

/** No more than it needs, and the company keeps its director (7.2.7-7, Q80). */
export const sellForTrain = move({
  type: 'sell',
  fields: { company: field.oneOf(pricedIds), count: field.amount() },
  candidates: (s, f: TrainsStep) => (mayHelp(s, f.of) && missing(s, f) > 0 ? saleCandidates(s, f.of) : []),
  checks: [
    {
      rule: '7.2.7-5',
      passes: (s, f: TrainsStep) => mayHelp(s, f.of),
      says: (_, f) => `The ${f.of} owns a train, so its director raises no money for another.`,
    },
    keepsDirector<TrainsStep>('7.2.7-7', () => true),
    ...raisingChecks((s, f: TrainsStep) => missing(s, f)),
  ],
  apply(g, f, a) {
    updateFrame<State, TrainsStep>(g, f, { raised: true });
    sellShares(g, { as: a.by, company: a.company, count: a.count });
  },
});
