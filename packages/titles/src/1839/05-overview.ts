/** 5 Game overview: the auction, then stock rounds and sets of operating rounds by turns. */
import type { FrameKind } from '@roundhouse/kernel';
import { courseOfSets, setExt } from '@roundhouse/rail';
import { concede } from './09-leaving/9-concession.ts';
import { finish } from './10-game-end.ts';
import { nameNobody, nameWinner } from './10.1-agreement.ts';
import { assignTrain } from './14-companies/14.2.3.2.3-diepenbrock.ts';
import { type Course, type Game, phase, type State } from './state.ts';

/** The phase at the end of the stock round fixes how many operating rounds follow (5-1, 7.1-14). */
const { beginStockRound, advance } = courseOfSets<State>({
  length: (s) => phase(s).operatingRounds,
  stockRound: (_, turn) => ({ kind: 'stockRound', turn, cards: [], sold: {}, last: null }),
  operatingRound: () => ({ kind: 'operatingRound', incomePaid: false, operated: [], begun: [] }),
  first: ({ ext }) => ext.order[0]!,
  ends(g, isLastOfSet) {
    // After all moves at the end of a stock round (10.1-3), or at the end of the operating round of a dividend (10.1-4).
    if (g.s.ext.topReached) finish(g, 'top-price');
    else if (isLastOfSet && g.s.ext.lastSet) finish(g, 'purple-set');
    else afterRound(g);
  },
});
export { beginStockRound };

/** A set that begins in purple phase is the last (10.1-5, 17.12-8, Q4); the ban on director's certificates is over (7.3-9). */
function afterRound(g: Game): void {
  setExt(g, { agreed: {} });
  if (g.s.ext.operatingRound === 0) setExt(g, { nationalisers: [], lastSet: g.s.phase === 'purple' });
}

/** At any time Diepenbrock's train may be given, a player may concede, and all may agree on a winner (14.2.3.2.3-3, 9-1, 10.1-2). */
export const course = {
  actors: () => [],
  moves: [assignTrain, concede, nameWinner, nameNobody],
  advance,
} satisfies FrameKind<State, Course>;
