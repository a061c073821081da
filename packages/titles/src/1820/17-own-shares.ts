/** 17 Loans, for a company's own shares: taken to buy them, and repaid where fewer are left in play (6.5.3.1, 8.2). */
import { plays } from '@roundhouse/kernel';
import { type CompanyId, cashOf, pay } from '@roundhouse/rail';
import { interest } from './10-context/10.5-cost-of-business.ts';
import { sharesInPlay } from './13-companies/13.1-sizes.ts';
import { moveBy, priceAfter } from './16-stock-market.ts';
import { loansOf, repayLoan, takeLoan } from './17-loans.ts';
import { LOAN } from './material.ts';
import type { Game, State } from './state.ts';

const paysAtOnce = (s: State): boolean => plays(s, 'loanInterest', 'at-once');
/** What a loan brings outside of Operating Rounds (Q52). */
const broughtBy = (s: State): number => LOAN - (paysAtOnce(s) ? interest(s) : 0);

/** Down to £10 no loan leads (17.1-6), and none beyond the shares then in play (17.2-1). */
const mayBorrow = (s: State, company: CompanyId, count: number, loans: number): boolean =>
  priceAfter(s, company, -loans) > LOWEST && loansOf(s, company) + loans <= sharesInPlay(s, company) - count;
const LOWEST = 10;

/** The fewest loans that pay for so many shares at the price to which they lead (Q30); none that can: nothing. */
export function loansFor(s: State, company: CompanyId, count: number): number | null {
  for (let loans = 0; loans === 0 || mayBorrow(s, company, count, loans); loans++) {
    if (cashOf(s, company) + loans * broughtBy(s) >= count * priceAfter(s, company, -loans)) return loans;
  }
  return null;
}

/** What the director must add where loans exceed the shares then in play: £200 for each, as far as the treasury lacks it (Q79). */
export function helpFor(s: State, company: CompanyId, count: number): number {
  const loans = loansFor(s, company, count) ?? 0;
  const cash = cashOf(s, company) + loans * broughtBy(s) - count * priceAfter(s, company, -loans);
  const excess = Math.max(0, loansOf(s, company) + loans - (sharesInPlay(s, company) - count));
  return Math.max(0, excess * LOAN - cash);
}

/** Can a company buy so many of its shares, and its director then repay what is too much? */
export const canPay = (s: State, company: CompanyId, count: number): boolean =>
  loansFor(s, company, count) !== null && helpFor(s, company, count) <= cashOf(s, s.companies[company]!.director ?? '');

/** At once, each loan one space up; if the director had to help, then one space down (6.5.3.1-3, 17.3-2, 17.3-4). */
function repayExcess(g: Game, company: CompanyId, help: number): void {
  pay(g, g.s.companies[company]!.director!, company, help, 'help');
  while (loansOf(g.s, company) > sharesInPlay(g.s, company)) repayLoan(g, company);
  if (help > 0) moveBy(g, company, -1);
}

/** Loans first, as few as suffice (Q30, Q39); then the purchase at the price to which they have led; then what is too much is repaid. */
export function buyOwnShares(g: Game, company: CompanyId, count: number, purchase: () => void): void {
  const help = helpFor(g.s, company, count);
  const loans = loansFor(g.s, company, count)!;
  for (let i = 0; i < loans; i++) takeLoan(g, company, paysAtOnce(g.s));
  purchase();
  repayExcess(g, company, help);
}
