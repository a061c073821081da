/** 8.3.4 Pay or withhold dividends. */
import { dividendStep, POOL, earnedSomething } from '@roundhouse/rail';
import { moveLeft, moveRight } from '../12-stock-market.ts';
import { dollars } from '../material.ts';
import { type OperatingTurn, operatingTurnOf, type State } from '../state.ts';
import { hadStep, inOrder, onTurn } from './8.3-order.ts';

/**
 * To the players; what falls to the pool and to a system's own share goes to the treasury, to the IPO nothing (8.3.4-2,
 * 8.3.4-3, 8.3.4-4, 8.3.4-5). Without a train or a route the price moves as if it had been withheld (8.3.4-1, 8.3.4-6).
 */
export const { step, kind: dividend } = dividendStep<State, OperatingTurn>({
  owners: (s, company) => [...s.players, POOL, company],
  goesTo: (owner, company) => (owner === POOL ? company : owner),
  paid: moveRight,
  withheld: moveLeft,
  when: [...onTurn, earnedSomething('8.3.4-6', hadStep, operatingTurnOf), inOrder],
  money: dollars,
});
