/** 7.2.6 Discard train(s): freely, once maintenance is settled. */
import { field, pop } from '@roundhouse/kernel';
import { about, endStep } from '@roundhouse/rail';
import { dropTrain } from '../05-supply.ts';
import { trainsOf } from '../13-companies/13.7-train-limit.ts';
import { roster } from '../material.ts';
import { decides, type Discards, move } from '../state.ts';
import { inOrder, onTurn } from './7.2-order.ts';

/** 7.2.6-1. */
const discardTrain = move({
  type: 'discardTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: Discards) =>
    trainsOf(s, f.of).map((train) => ({ fields: { train }, subjects: [about.train(train), about.company(f.of)] })),
  checks: [
    {
      rule: '7.2.6-1',
      passes: (s, f: Discards, a) => trainsOf(s, f.of).includes(a.train),
      says: (_, f) => `The ${f.of} can discard only its own trains.`,
    },
  ],
  when: [...onTurn, inOrder],
  apply(g, f, a) {
    dropTrain(g, a.train);
    if (trainsOf(g.s, f.of).length === 0) pop(g, f);
  },
});

export const discards = decides<Discards, 'discardTrain' | 'pass'>(
  [discardTrain, endStep],
  (_, f) => `${f.of}: discard trains, or keep them`,
);
