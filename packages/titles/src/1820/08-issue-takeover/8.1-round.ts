/** 8.1 Issue & Takeover overview: the steps of the round. */
import { push, updateFrame } from '@roundhouse/kernel';
import { DEPOT, procedureKind, type TrainId, trainsOf } from '@roundhouse/rail';
import { beginColour, moveColumn, startsPhase } from '../05-phases.ts';
import { dropTrain } from '../05-supply.ts';
import { finish } from '../09-game-end.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import { inOrder } from '../16-stock-market.ts';
import { BR, colourOf, END_COLUMN, roster } from '../material.ts';
import type { Game, State, TakeoverRound } from '../state.ts';
import { liquidateNext, liquidatesNext } from './8.5-liquidating.ts';

/** Who is liquidated in it is known from its very first moment (8.1-8), in operating order (Q37). */
export function beginTakeoverRound(g: Game): void {
  const order = inOrder(g.s).filter((company) => company !== BR);
  const doomed = order.filter((company) => isInLiquidation(g.s, company));
  push(g, { kind: 'takeoverRound', next: 0, order, doomed, reduced: [], offered: [], acquirers: [], queue: [] });
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

/** The step that is under way comes again. */
const again = (g: Game, round: TakeoverRound, changes: Partial<TakeoverRound> = {}): void => {
  updateFrame<State, TakeoverRound>(g, round, { next: round.next - 1, ...changes });
};

/** Step 4: one after the other, as they lie from the top of the gray stack (Q37), until none is left. */
function liquidateAll(g: Game, round: TakeoverRound): void {
  if (liquidatesNext(g.s)) again(g, round);
  liquidateNext(g);
}

/** Step 5: the order is that of now, the last to operate first, whatever prices do then (8.1-10, Q37). */
function fixOrder(g: Game, round: TakeoverRound): void {
  const queue = inOrder(g.s).filter((company) => isPublic(g.s, company) && !isInLiquidation(g.s, company));
  updateFrame<State, TakeoverRound>(g, round, { queue: queue.toReversed() });
}

/** A company that is gone meanwhile, or in liquidation, is passed over (8.4.1-3): its turn ends before it has begun. */
function offerNext(g: Game, round: TakeoverRound): void {
  const [company, ...queue] = round.queue;
  if (company === undefined) return;
  again(g, round, { queue });
  push(g, { kind: 'offering', of: company, over: false });
}

/** In this order; each is over before the next begins. */
const steps: readonly ((g: Game, f: TakeoverRound) => void)[] = [
  advanceChart,
  discardTrains,
  // 8.1-5, 8.1-6.
  (g) => push(g, { kind: 'issues', done: [] }),
  liquidateAll,
  fixOrder,
  offerNext,
];

export const takeoverRound = procedureKind<State, TakeoverRound>(() => steps);
