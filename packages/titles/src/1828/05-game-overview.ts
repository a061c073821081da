/** 5 Game overview: the alternation of stock rounds and sets of operating rounds. Nothing in a state is hidden (5-4). */
import type { FrameKind } from '@roundhouse/kernel';
import { courseOfSets } from '@roundhouse/rail';
import { agreeWinner, finish } from './09-game-end.ts';
import { placeBlockingMarkers } from './17-phases.ts';
import { type Course, phase, type State } from './state.ts';

/** A set that began in purple phase is the last (Q38). */
const isLastSet = (s: State): boolean => s.phase === 'purple' && s.ext.sets.at(-1) === phase(s).operatingRounds;

/** The phase at the end of the stock round fixes how many operating rounds follow (5-1, 5-2, 9.1-3, 9.1-4, 9.1-5). */
const { beginStockRound, advance } = courseOfSets<State>({
  length: (s) => phase(s).operatingRounds,
  stockRound(g, turn) {
    if (g.s.phase === 'purple') placeBlockingMarkers(g);
    return { kind: 'stockRound', turn, cards: [], sold: {}, last: null };
  },
  operatingRound: ({ seq }) => ({ kind: 'operatingRound', since: seq, incomePaid: false, operated: [], late: [] }),
  first: ({ ext }) => ext.order[0]!,
  ends(g, isLastOfSet) {
    if (g.s.ext.topReached) finish(g, 'top-price');
    else if (isLastOfSet && isLastSet(g.s)) finish(g, 'last-set');
  },
});
export { beginStockRound };

export const course = { actors: () => [], moves: [agreeWinner], advance } satisfies FrameKind<State, Course>;
