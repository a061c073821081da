/** 8.7 Pay or withhold dividends. */
import { dividendStep, payDividend, POOL, withholdRevenue } from '@roundhouse/rail';
import { moveLeft, moveRight } from '../07-stock-round/7.7-price-movement.ts';
import { SHARES } from '../material.ts';
import type { Game, State } from '../state.ts';
import type { OperatingTurn } from '../state-operating.ts';

/** To the players; what falls to the pool goes to the treasury, to the IPO nothing (8.7-2, 8.7-3, 8.7-4). */
function payOut(g: Game, company: string, revenue: number): void {
  const owners = [...g.s.players, POOL];
  payDividend(g, company, revenue, revenue / SHARES, owners, (owner) => (owner === POOL ? company : owner));
  moveRight(g, company);
}

/** 8.7-5. */
function withhold(g: Game, company: string, revenue: number): void {
  withholdRevenue(g, company, revenue);
  moveLeft(g, company);
}

/** All or nothing (8.7-1); without a train or a route the price moves as if it had been withheld. */
export const { step, kind: dividend } = dividendStep<State, OperatingTurn>(
  { pay: payOut, withhold },
  moveLeft,
  (_, f) => `${f.of}: pay out or withhold ${f.revenue}fr`,
);
