/** 17 Loans: taking and repaying them. Who must, and with whose money, is said where it happens. */
import { BANK, type CompanyId, pay } from '@roundhouse/rail';
import { interest } from './10-context/10.5-cost-of-business.ts';
import { setCharter } from './13-companies/13.1-sizes.ts';
import { moveBy } from './16-stock-market.ts';
import { LOAN } from './material.ts';
import type { Game, State } from './state.ts';
import { plays } from './readings.ts';

export const loansOf = (s: State, company: CompanyId): number => s.ext.charters[company]?.loans ?? 0;

const paysAtOnce = (s: State): boolean => plays(s, 'loanInterest', 'at-once');
/** What a loan brings when interest is due at once. */
export const loanBrings = (s: State): number => LOAN - (paysAtOnce(s) ? interest(s) : 0);

/** £200 from the bank, and one space down (17.1-1, 17.1-5); after step 9 of its turn interest is due at once (17.1-4, Q52). */
export function takeLoan(g: Game, company: CompanyId, afterStep9: boolean): void {
  setCharter(g, company, { loans: loansOf(g.s, company) + 1 });
  pay(g, BANK, company, LOAN, 'loan');
  moveBy(g, company, -1);
  if (afterStep9 && paysAtOnce(g.s)) pay(g, company, BANK, interest(g.s), 'interest');
}

/** So many loans outside of Operating Rounds. */
export function takeLoans(g: Game, company: CompanyId, count: number): void {
  for (let i = 0; i < count; i++) takeLoan(g, company, true);
}

/** £200 to the bank, and one space up (17.3, 7.2.9-2), unless the company has failed in this turn (10.7-6). */
export function repayLoan(g: Game, company: CompanyId, rises = true): void {
  pay(g, company, BANK, LOAN, 'repayment');
  setCharter(g, company, { loans: loansOf(g.s, company) - 1 });
  if (rises) moveBy(g, company, 1);
}
