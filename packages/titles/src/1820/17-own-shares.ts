/** 17 Loans, for a company's own shares: taken to buy them, and repaid where fewer are left in play (6.5.3.1, 8.2). */
import { after } from '@roundhouse/kernel';
import { type CompanyId, cashOf } from '@roundhouse/rail';
import { sharesInPlay } from './13-companies/13.1-sizes.ts';
import { moveBy, priceAfter, spacesToFall } from './16-stock-market.ts';
import { sharesBring } from './07-operating-round/7.2-raising.ts';
import { repayExcess } from './17-excess-loans.ts';
import { loanBrings, loansOf, takeLoans } from './17-loans.ts';
import { LOAN } from './material.ts';
import type { Game, State } from './state.ts';

/** Down to £10 no loan leads (17.1-6), and none beyond the shares then in play (17.2-1). */
const mayBorrow = (s: State, company: CompanyId, count: number, loans: number): boolean =>
  loans <= spacesToFall(s, company) && loansOf(s, company) + loans <= sharesInPlay(s, company) - count;

/** The fewest loans that pay for so many shares at the price to which they lead (Q30); none that can: nothing. */
export function loansFor(s: State, company: CompanyId, count: number): number | null {
  for (let loans = 0; loans === 0 || mayBorrow(s, company, count, loans); loans++) {
    if (cashOf(s, company) + loans * loanBrings(s) >= count * priceAfter(s, company, -loans)) return loans;
  }
  return null;
}

/** What the director must add where loans exceed the shares then in play: £200 for each, as far as the treasury lacks it (Q79). */
export function helpFor(s: State, company: CompanyId, count: number): number {
  const loans = loansFor(s, company, count) ?? 0;
  const cash = cashOf(s, company) + loans * loanBrings(s) - count * priceAfter(s, company, -loans);
  const excess = Math.max(0, loansOf(s, company) + loans - (sharesInPlay(s, company) - count));
  return Math.max(0, excess * LOAN - cash);
}

/** The director's cash, and what shares bring at the price to which the loans lead. */
function directorsHelp(s: State, company: CompanyId, count: number): number {
  const then = after(s, (g) => moveBy(g, company, -(loansFor(s, company, count) ?? 0)));
  return cashOf(s, s.companies[company]!.director ?? '') + sharesBring(then, company);
}

/** Can a company buy so many of its shares, and its director then repay what is too much? */
export const canPay = (s: State, company: CompanyId, count: number): boolean =>
  loansFor(s, company, count) !== null && helpFor(s, company, count) <= directorsHelp(s, company, count);

/** Loans first, as few as suffice (Q30, Q39). */
export const borrowFor = (g: Game, company: CompanyId, count: number): void =>
  takeLoans(g, company, loansFor(g.s, company, count)!);

/** Then the purchase at the price to which they have led; then what is too much is repaid (6.5.3.1-3). */
export function buyOwnShares(g: Game, company: CompanyId, count: number, purchase: () => void): void {
  borrowFor(g, company, count);
  purchase();
  repayExcess(g, company);
}
