/** Operating rounds: a company's own money. In a forced purchase the treasury shares that it may sell belong to it (Q35). */
import { cashOf, priceOf } from '@roundhouse/rail';
import { market } from '../material.ts';
import { plays } from '../readings.ts';
import type { Game, State, StepFrame } from '../state.ts';
import { mostOwnSale, sellFromTreasury } from './own-shares.ts';
import { operatingTurnOf } from './round.ts';

const price = (s: State, company: string): number => priceOf(market, s.market, company);

/** The company's money with all treasury shares that it may still sell, sales of the turn added up (Q1). */
export const withTreasuryShares = (s: State, company: string): number =>
  cashOf(s, company) + mostToRaise(s, company) * price(s, company);

/** How many treasury shares it may still sell; by the reading `lenient` own shares are traded once in a turn, forced or not. */
export function mostToRaise(s: State, company: string): number {
  const { sold, boughtBack } = operatingTurnOf(s)!;
  if (plays(s, 'forcedPurchase', 'lenient') && (sold > 0 || boughtBack)) return 0;
  return mostOwnSale(s, company, sold);
}

/** What the company can pay by itself in this step. */
export const ownMoney = (s: State, f: StepFrame): number =>
  f.kind === 'emergency' ? withTreasuryShares(s, f.of) : cashOf(s, f.of);

/** As few treasury shares as reach the sum, or all that can be sold (Q2). */
export function raiseFromTreasury(g: Game, company: string, sum: number): void {
  const missing = sum - cashOf(g.s, company);
  if (missing <= 0) return;
  const most = mostToRaise(g.s, company);
  const count = Math.min(most, Math.ceil(missing / price(g.s, company)));
  if (count > 0) sellFromTreasury(g, company, count);
}
