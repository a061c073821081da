/** 8.1 Issue & Takeover overview: the steps of the round. */
import { type FrameKind, pop, push, updateFrame } from '@roundhouse/kernel';
import { type CompanyId, DEPOT, type TrainId, trainsOf } from '@roundhouse/rail';
import { beginColour, moveColumn, startsPhase } from '../05-phases.ts';
import { dropTrain } from '../05-supply.ts';
import { finish } from '../09-game-end.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { inOrder } from '../16-stock-market.ts';
import { BR, colourOf, END_COLUMN, roster } from '../material.ts';
import { type Game, type State, type TakeoverRound, takeoverRoundOf } from '../state.ts';
import { sellToBank } from './8.5-liquidation.ts';

/** Who is liquidated in it is known from its very first moment (8.1-8), in operating order (Q37). */
export function beginTakeoverRound(g: Game): void {
  const order = inOrder(g.s).filter((company) => company !== BR);
  const doomed = order.filter((company) => isInLiquidation(g.s, company));
  push(g, { kind: 'takeoverRound', next: 0, order, doomed, reduced: [] });
}

/** One column on (8.1-1), where a new colour sends away what is left of the earlier ones (8.1-2); END ends the game at once (9.1-5). */
function advanceChart(g: Game): void {
  moveColumn(g, g.s.ext.column + 1);
  if (g.s.ext.column === END_COLUMN) finish(g, 'end-of-chart');
}

const available = (s: State): TrainId | undefined => trainsOf(s, roster, DEPOT)[0];

function discard(g: Game, train: TrainId): void {
  const colour = colourOf(train);
  const isNew = startsPhase(g.s, train);
  dropTrain(g, train);
  if (isNew) beginColour(g, colour);
}

/**
 * One train leaves the game (8.1-3); where it was the last of its colour, the first of the next one as well, whose first column
 * the marker goes to (8.1-4). Where a colour is sold out that is what step 2 takes; where nothing is left, nothing (Q38).
 */
function discardTrains(g: Game): void {
  const first = available(g.s);
  if (first === undefined) return;
  discard(g, first);
  const next = available(g.s);
  if (next !== undefined && colourOf(next) !== colourOf(first)) discard(g, next);
}

/** Those of the beginning, and those that nobody holds since a cousin is gone (8.1-8, 8.1-9, 10.3-4, Q68, Q77). */
const toLiquidate = (s: State, { doomed }: TakeoverRound): CompanyId | undefined =>
  inOrder(s).find(
    (company) => isInLiquidation(s, company) && (doomed.includes(company) || s.companies[company]!.director === null),
  );

/** One after the other, as they lie from the top of the gray stack (Q37): the step comes again until none is left. */
function liquidateNext(g: Game): void {
  const round = takeoverRoundOf(g.s)!;
  const company = toLiquidate(g.s, round);
  if (company === undefined) return;
  updateFrame<State, TakeoverRound>(g, round, { next: round.next - 1 });
  sellToBank(g, company);
}

/** In this order; each is over before the next begins. */
const steps: readonly ((g: Game) => void)[] = [
  advanceChart,
  discardTrains,
  // 8.1-5, 8.1-6.
  (g) => push(g, { kind: 'issues', done: [] }),
  liquidateNext,
];

export const takeoverRound = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const step = steps[f.next];
    if (step === undefined) pop(g, f);
    else {
      updateFrame<State, TakeoverRound>(g, f, { next: f.next + 1 });
      step(g);
    }
    return true;
  },
} satisfies FrameKind<State, TakeoverRound>;
