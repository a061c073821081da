/** 8.7 Pay or withhold dividends. */
import { dividendStep, POOL, earnedSomething } from '@roundhouse/rail';
import { moveLeft, moveRight } from '../07-stock-round/7.7-price-movement.ts';
import { francs } from '../material.ts';
import type { State } from '../state.ts';
import { type OperatingTurn, operatingTurnOf } from '../state-operating.ts';
import { hadStep, inOrder, onTurn } from './8.3-order.ts';

/**
 * All or nothing (8.7-1): to the players, for the pool to the treasury, for the IPO nothing (8.7-2, 8.7-3, 8.7-4); or all
 * of it to the treasury (8.7-5). Without a train or a route the price moves as if it had been withheld.
 */
export const { step, kind: dividend } = dividendStep<State, OperatingTurn>({
  owners: (s) => [...s.players, POOL],
  goesTo: (owner, company) => (owner === POOL ? company : owner),
  paid: moveRight,
  withheld: moveLeft,
  when: [...onTurn, earnedSomething('8.7-1', hadStep, operatingTurnOf), inOrder],
  money: francs,
});
