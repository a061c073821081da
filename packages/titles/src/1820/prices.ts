/** All that moves a price, wherever the book says it, to tell where a price would go. A sale moves none (6.5.2.3-4). */
import type { Foreseen, PriceMoves } from '@roundhouse/rail';
import { fallWithout, moveByDividend } from './07-operating-round/7.2.4-dividends.ts';
import { moveBy, price } from './16-stock-market.ts';
import type { State } from './state.ts';

export const priceMoves: PriceMoves<State> = {
  pay: (g, company, { revenue }) => moveByDividend(g, company, revenue),
  withhold: (g, company, { revenue = 0 }) => fallWithout(g, company, revenue),
  soldOut: (g, company) => moveBy(g, company, 1),
};

/** Nothing moves the price of a private company: it has none. */
export function foreseen(s: State, company: string): readonly Foreseen[] {
  const now = price(s, company);
  return [
    { name: 'four', step: { kind: 'pay', revenue: 4 * now } },
    { name: 'double', step: { kind: 'pay', revenue: 2 * now } },
    { name: 'paid', step: { kind: 'pay', revenue: now } },
    { name: 'less', step: { kind: 'pay', revenue: 0 } },
    { name: 'soldOut', step: { kind: 'soldOut' } },
  ];
}
