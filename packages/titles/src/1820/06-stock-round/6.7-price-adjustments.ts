/** 6.7 End of Stock Round: prices of companies with shares in the pool, and of those that are fully held. */
import { type CompanyId, POOL, sharesOf } from '@roundhouse/rail';
import { inOrder, moveBy } from '../16-stock-market.ts';
import { sizeIn } from '../13-companies/13.1-sizes.ts';
import { holders } from '../13-companies/13.4-directors.ts';
import { BR } from '../material.ts';
import type { Game, State } from '../state.ts';
import { plays } from '../readings.ts';

/** Spaces for so many shares: one for each, or one for each 5% (or 10%) of the company, whichever is fewer (6.7-2, Q2). */
export const fallFor = (s: State, company: CompanyId, count: number): number => {
  const percent = plays(s, 'poolFall', 'ten-percent') ? 10 : 5;
  return Math.min(count, Math.ceil((count * 100) / sizeIn(s, company) / percent));
};

const isFullyHeld = (s: State, company: CompanyId): boolean =>
  holders(s).reduce((sum, holder) => sum + sharesOf(s, company, holder), 0) === sizeIn(s, company);

/** One after another in operating order, as far as the market goes (6.7-1, 6.7-3, 16.2.2-2); British Rail stays (6.7-4, Q71). */
export function adjustPrices(g: Game): void {
  for (const company of inOrder(g.s).filter((id) => id !== BR)) {
    const fall = fallFor(g.s, company, sharesOf(g.s, company, POOL));
    if (fall > 0) moveBy(g, company, -fall);
    // 6.7-5.
    else if (isFullyHeld(g.s, company)) moveBy(g, company, 1);
  }
}
