/** 5 Overview: the auction, then stock rounds and sets of operating rounds by turns. */
import type { FrameKind } from '@roundhouse/kernel';
import { courseOfSets } from '@roundhouse/rail';
import { foreignersBuy } from './05-foreigners.ts';
import { endAfterGraySets, finish } from './08-operating-round/8.10-game-end.ts';
import { type Course, phase, type State } from './state.ts';

/** The phase at the end of the stock round fixes how many operating rounds follow (5-1, 5-2, 5-3). */
const { beginStockRound, advance } = courseOfSets<State>({
  length: (s) => phase(s).operatingRounds,
  stockRound: (_, turn) => ({ kind: 'stockRound', turn, passes: 0, sold: {}, last: null }),
  operatingRound: () => ({ kind: 'operatingRound', incomePaid: false, operated: [], late: [] }),
  first: ({ ext }) => ext.order[0]!,
  ends(g, isLastOfSet) {
    // At the end of a stock round at once, after all moves of that moment (8.10.1-3); by a dividend at the end of its round (8.10.1-4).
    if (g.s.ext.topReached) finish(g, 'top-price');
    else if (isLastOfSet) endAfterGraySets(g);
  },
  between: foreignersBuy,
});
export { beginStockRound };

export const course = { actors: () => [], moves: [], advance } satisfies FrameKind<State, Course>;
