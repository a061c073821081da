/** 17.2 Loan capacity and 17.3 Repaying loans: what is too much is repaid at once, with the director's help where that must be (Q79). */
import { field, pop, push } from '@roundhouse/kernel';
import { cashOf, type CompanyId, pay } from '@roundhouse/rail';
import { sellShares, unchanged } from './06-stock-round/6.5.2.3-selling.ts';
import {
  byDirector,
  keepsDirector,
  raisingChecks,
  saleCandidates,
  sharesBring,
} from './07-operating-round/7.2-raising.ts';
import { goBankrupt } from './10-context/10.3-bankruptcy.ts';
import { isPrivate, sharesInPlay } from './13-companies/13.1-sizes.ts';
import { moveBy } from './16-stock-market.ts';
import { loansOf, repayLoan } from './17-loans.ts';
import { LOAN, pounds, pricedIds } from './material.ts';
import { decides, type ExcessLoans, type Game, move, type State } from './state.ts';
import { inStockRound } from './06-stock-round/6.1-order.ts';

/** More than its shares in play; a private company may have none (17.1-2, 17.2-1). */
const excessOf = (s: State, company: CompanyId): number =>
  isPrivate(s, company) ? loansOf(s, company) : Math.max(0, loansOf(s, company) - sharesInPlay(s, company));

/** What the director must add: nothing but that is a private company's treasury (17.3-2, 13.2-2). */
const helpFor = (s: State, company: CompanyId): number =>
  Math.max(0, excessOf(s, company) * LOAN - (isPrivate(s, company) ? 0 : cashOf(s, company)));
const missing = (s: State, company: CompanyId): number =>
  Math.max(0, helpFor(s, company) - cashOf(s, s.companies[company]!.director ?? ''));

/** Could it repay all that is too much, with what its director has and could sell? */
export const canRepayExcess = (s: State, company: CompanyId): boolean => missing(s, company) <= sharesBring(s, company);

/** At once: before anything else happens. */
export function repayExcess(g: Game, company: CompanyId): void {
  if (excessOf(g.s, company) > 0) push(g, { kind: 'excessLoans', of: company });
}

/** Each loan one space up; if the director had to help, then one space down (17.3-4). A private company has no price. */
function repay(g: Game, company: CompanyId): void {
  const isPublic = !isPrivate(g.s, company);
  const help = helpFor(g.s, company);
  pay(g, g.s.companies[company]!.director!, company, help, isPublic ? 'help' : 'treasury');
  for (let left = excessOf(g.s, company); left > 0; left--) repayLoan(g, company, isPublic);
  if (isPublic && help > 0) moveBy(g, company, -1);
}

/** A player with nothing more to sell is bankrupt (10.2-1); no new loan may be taken for it. */
function collect(g: Game, f: ExcessLoans): boolean {
  if (missing(g.s, f.of) === 0) {
    pop(g, f);
    repay(g, f.of);
  } else if (sharesBring(g.s, f.of) > 0) return false;
  else goBankrupt(g, g.s.companies[f.of]!.director!);
  return true;
}

/** No more than needed, and the company keeps its director (17.3-3, Q80). */
const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(pricedIds), count: field.amount() },
  candidates: (s, f: ExcessLoans) => saleCandidates(s, f.of),
  checks: [
    keepsDirector<ExcessLoans>('17.3-3', () => true),
    // In a Stock Round, for a company that has bought shares of its own.
    ...unchanged.map(byDirector),
    ...raisingChecks((s, f: ExcessLoans) => missing(s, f.of)),
  ],
  when: inStockRound.sell,
  apply: (g, _, a) => sellShares(g, { as: a.by, company: a.company, count: a.count }),
});

export const excessLoans = decides<ExcessLoans, 'sell'>(
  [sell],
  (s, f) => `${f.of}: sell shares, you are ${pounds(missing(s, f.of))} short to repay its loans`,
  collect,
);
