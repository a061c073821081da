/** 5 Game overview: the auction, then stock rounds and sets of operating rounds by turns. */
import type { FrameKind } from '@roundhouse/kernel';
import { courseOfSets } from '@roundhouse/rail';
import { finish } from './10-game-end.ts';
import { type Course, phase, type State } from './state.ts';

/** The phase at the end of the stock round fixes how many operating rounds follow (5-1, 7.1-14). */
const { beginStockRound, advance } = courseOfSets<State>({
  length: (s) => phase(s).operatingRounds,
  stockRound: (_, turn) => ({ kind: 'stockRound', turn, cards: [], sold: {}, last: null }),
  operatingRound: () => ({ kind: 'operatingRound', incomePaid: false, operated: [], begun: [] }),
  first: ({ ext }) => ext.order[0]!,
  ends(g) {
    // After all moves at the end of a stock round (10.1-3), or at the end of the operating round of a dividend (10.1-4).
    if (g.s.ext.topReached) finish(g, 'top-price');
  },
});
export { beginStockRound };

export const course = { actors: () => [], moves: [], advance } satisfies FrameKind<State, Course>;
