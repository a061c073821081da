/** 8.3.4 Pay or withhold dividends. */
import { dividendStep, payDividend, POOL, withholdRevenue } from '@roundhouse/rail';
import { moveLeft, moveRight } from '../12-stock-market.ts';
import { SHARES } from '../material.ts';
import type { Game, OperatingTurn, State } from '../state.ts';

/**
 * To the players; what falls to the pool and to a system's own share goes to the treasury, to the IPO nothing (8.3.4-2,
 * 8.3.4-3, 8.3.4-4, 8.3.4-5).
 */
function payOut(g: Game, company: string, revenue: number): void {
  const owners = [...g.s.players, POOL, company];
  payDividend(g, company, revenue, revenue / SHARES, owners, (owner) => (owner === POOL ? company : owner));
  moveRight(g, company);
}

/** 8.3.4-6. */
function withhold(g: Game, company: string, revenue: number): void {
  withholdRevenue(g, company, revenue);
  moveLeft(g, company);
}

/** No train, no route: nothing to pay, and the price moves as if it had been withheld (8.3.4-1). */
export const { step, kind: dividend } = dividendStep<State, OperatingTurn>(
  { pay: payOut, withhold },
  moveLeft,
  (_, f) => `${f.of}: pay out or withhold $${f.revenue}`,
);
