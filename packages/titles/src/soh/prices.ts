/** All that moves a price, wherever the book says it, to tell where a price would go. */
import type { Foreseen, PriceMoves } from '@roundhouse/rail';
import { adjustAfterSales } from './4-stock-round/selling.ts';
import { movePrice, riseAfter } from './5-operating-rounds/dividends.ts';
import { price, type State } from './state.ts';

export const priceMoves: PriceMoves<State> = {
  pay: (g, company, { revenue }) => riseAfter(g, company, revenue),
  withhold: (g, company) => movePrice(g, company, -1),
  sold: (g, company, { count, byDirector }) => adjustAfterSales(g, [{ company, count, asDirector: byDirector }]),
};

export function foreseen(s: State, company: string): readonly Foreseen[] {
  const now = price(s, company);
  return [
    { name: 'double', step: { kind: 'pay', revenue: 2 * now + 10 } },
    { name: 'paid', step: { kind: 'pay', revenue: now + 10 } },
    { name: 'nothing', step: { kind: 'withhold' } },
    { name: 'sold', step: { kind: 'sold', count: 1, byDirector: false } },
    { name: 'soldByDirector', step: { kind: 'sold', count: 1, byDirector: true } },
  ];
}
