/** 8.3.4 Pay or withhold dividends. */
import { dividendStep, fullPayout, type Payout, POOL, earnedSomething } from '@roundhouse/rail';
import { moveByDividend, moveBy } from '../13-stock-market.ts';
import { trainsOf } from '../16-trains/16.1-trains.ts';
import { guilders, phaseNumber } from '../material.ts';
import { type Game, type OperatingTurn, operatingTurnOf, type State } from '../state.ts';
import { hadStep, inOrder, onTurn } from './8.3-order.ts';

/** Half of it, rounded down to tens, to the treasury, and a twentieth, rounded up, for each share (8.3.4-10, 8.3.4-11). */
const halfPayout: Payout = {
  gets: (revenue, held, shares) => held * Math.ceil(revenue / (2 * shares)),
  keeps: (revenue) => 10 * Math.floor(revenue / 20),
};

const isBeforeBlue = (s: State): boolean => phaseNumber(s.phase) < phaseNumber('blue');

/** How a dividend is paid in this phase. */
export const payoutNow = (s: State): Payout => (isBeforeBlue(s) ? halfPayout : fullPayout);

/** Whatever has earned something was a train, though it may have left the game right after its run (Q72). */
const hadTrain = (s: State, company: string): boolean =>
  trainsOf(s, company).length > 0 || (operatingTurnOf(s)?.revenue ?? 0) > 0;

/** Nothing is paid: one space left, and another one where that was for want of a train (13.2-3, 13.2-4). */
export const fallWithout = (g: Game, company: string): void => moveBy(g, company, hadTrain(g.s, company) ? -1 : -2);

/**
 * A full dividend, a half one, or all of it to the treasury (8.3.4-1, 8.3.4-4, 8.3.4-5). Players are paid for their shares, the
 * company for those in its treasury and in the pool, and nobody for the IPO (8.3.4-6, 8.3.4-7, 8.3.4-8, 8.3.4-9).
 */
export const { step, kind: dividend } = dividendStep<State, OperatingTurn>({
  payouts: { pay: fullPayout, half: halfPayout },
  checks: [
    {
      rule: '8.3.4-2',
      passes: (s, _, a) => a.choice !== 'pay' || !isBeforeBlue(s),
      says: 'The company can pay a full dividend only from blue phase on.',
    },
    {
      rule: '8.3.4-3',
      passes: (s, _, a) => a.choice !== 'half' || isBeforeBlue(s),
      says: 'The company can pay a half-dividend only before blue phase.',
    },
  ],
  owners: (s, company) => [...s.players, company, POOL],
  goesTo: (owner, company) => (owner === POOL ? company : owner),
  paid: moveByDividend,
  withheld: fallWithout,
  when: [...onTurn, earnedSomething('8.3.4-1', hadStep, operatingTurnOf), inOrder],
  money: guilders,
});
