/** 8.4.2 Auction and 8.4.3: what a company could raise for a purchase, and how (Q35). */
import { type CompanyId, sharesOf } from '@roundhouse/rail';
import { fallFor } from '../06-stock-round/6.7-price-adjustments.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPrivate, sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { price, spacesToFall } from '../16-stock-market.ts';
import { loanBrings, loansOf, takeLoans } from '../17-loans.ts';
import type { Game, State } from '../state.ts';
import { issueShares } from './8.3-issuing.ts';

/** Treasury shares issued in one go at today's price, then loans (8.4.3-6). */
export interface Funding {
  readonly shares: number;
  readonly loans: number;
}

/** The most loans after an issue: the fall for both stays above £10, and there are no more than shares then in play. */
const mostLoans = (s: State, company: CompanyId, shares: number): number =>
  Math.min(
    sharesInPlay(s, company) + shares - loansOf(s, company),
    spacesToFall(s, company) - fallFor(s, company, shares),
  );

/** Every number of shares that could be issued, with the most loans then; none for a private company or one in liquidation (8.3-1, 17.1-2, 10.7-3). */
function ways(s: State, company: CompanyId): Funding[] {
  if (isPrivate(s, company) || isInLiquidation(s, company)) return [{ shares: 0, loans: 0 }];
  return Array.from({ length: sharesOf(s, company, company) + 1 }, (_, shares) => ({
    shares,
    loans: mostLoans(s, company, shares),
  })).filter(({ loans }) => loans >= 0);
}

const worth = (s: State, company: CompanyId, { shares, loans }: Funding): number =>
  treasuryOf(s, company) + shares * price(s, company) + loans * loanBrings(s);

/** All that a company could raise; for a private one that is its director's cash (8.4.2-3, Q35). In liquidation it buys nothing (8.4.2-4). */
export const meansOf = (s: State, company: CompanyId): number =>
  isInLiquidation(s, company) ? 0 : Math.max(...ways(s, company).map((way) => worth(s, company, way)));

/** The ways to raise a sum: no more shares than it needs, and then the fewest loans that suffice. */
export const fundingsFor = (s: State, company: CompanyId, sum: number): Funding[] =>
  ways(s, company).flatMap(({ shares, loans: most }) => {
    const missing = sum - worth(s, company, { shares, loans: 0 });
    const loans = Math.max(0, Math.ceil(missing / loanBrings(s)));
    const isNeeded = shares === 0 || missing + price(s, company) > 0;
    return isNeeded && loans <= most ? [{ shares, loans }] : [];
  });

/** The fewest loans that pay a sum without an issue, if any do (17.1-3). */
export const loansToPay = (s: State, company: CompanyId, sum: number): number | undefined =>
  fundingsFor(s, company, sum).find(({ shares }) => shares === 0)?.loans;

/** The issue first, then the loans. */
export function raise(g: Game, company: CompanyId, { shares, loans }: Funding): void {
  if (shares > 0) issueShares(g, company, shares);
  takeLoans(g, company, loans);
}
