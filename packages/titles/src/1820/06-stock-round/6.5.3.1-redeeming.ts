/** 6.5.3.1 Buy shares from bank pool: a turn for a company. */
import { field, plays, updateFrame } from '@roundhouse/kernel';
import {
  about,
  cashOf,
  type CompanyId,
  directedBy,
  mostAllowed,
  pay,
  POOL,
  redeemShares,
  sharesInWords,
  sharesOf,
  upTo,
} from '@roundhouse/rail';
import { interest } from '../10-context/10.5-cost-of-business.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic, sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { moveBy, price, priceAfter } from '../16-stock-market.ts';
import { loansOf, repayLoan, takeLoan } from '../17-loans.ts';
import { companyIds, LOAN } from '../material.ts';
import { type Game, move, type State, type StockTurn } from '../state.ts';
import { oneMainAction } from './6.5.2-acting.ts';

const paysAtOnce = (s: State): boolean => plays(s, 'loanInterest', 'at-once');
/** What a loan brings in a Stock Round (Q52). */
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
function helpFor(s: State, company: CompanyId, count: number): number {
  const loans = loansFor(s, company, count) ?? 0;
  const cash = cashOf(s, company) + loans * broughtBy(s) - count * priceAfter(s, company, -loans);
  const excess = Math.max(0, loansOf(s, company) + loans - (sharesInPlay(s, company) - count));
  return Math.max(0, excess * LOAN - cash);
}

const inPool = (s: State, company: CompanyId): number => sharesOf(s, company, POOL);
const canPay = (s: State, company: CompanyId, count: number): boolean =>
  loansFor(s, company, count) !== null && helpFor(s, company, count) <= cashOf(s, s.companies[company]!.director ?? '');

/** Any number of its own shares, for the bank's price, into its treasury (6.5.3.1-1). */
export const redeem = move({
  type: 'redeem',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StockTurn) =>
    f.as !== null
      ? []
      : directedBy(s, f.of)
          .filter((company) => inPool(s, company) > 0)
          .map((company) => ({
            fields: { company },
            openFields: { count: upTo(mostAllowed(inPool(s, company), (count) => canPay(s, company, count))) },
            subjects: [about.company(company)],
          })),
  checks: [
    {
      rule: '6.5.1-1',
      passes: (s, _, a) => s.companies[a.company]!.director === a.by,
      says: (_, _f, a) => `You do not direct the ${a.company}.`,
    },
    {
      rule: '6.5.1-1',
      passes: (_, f: StockTurn) => f.as === null,
      says: 'This turn is for somebody else already: each turn is for one of you.',
    },
    oneMainAction,
    {
      rule: '6.5.3.1-2',
      passes: (s, _, a) => !isInLiquidation(s, a.company),
      says: (_, _f, a) => `The ${a.company} is in liquidation and cannot buy its own shares.`,
    },
    {
      rule: '6.5.3.1-1',
      passes: (s, _, a) => isPublic(s, a.company) && a.count >= 1 && a.count <= inPool(s, a.company),
      says: (s, _f, a) => `In the bank pool are ${sharesInWords(inPool(s, a.company))} of the ${a.company}.`,
    },
    {
      rule: '6.5.3.1-1',
      passes: (s, _, a) => loansFor(s, a.company, a.count) !== null,
      says: (s, _f, a) =>
        `The ${a.company} has £${cashOf(s, a.company)} and cannot borrow enough for ${sharesInWords(a.count)} at £${price(s, a.company)}.`,
    },
    {
      rule: '6.5.3.1-3',
      passes: (s, _, a) => canPay(s, a.company, a.count),
      says: (s, _f, a) =>
        `Loans beyond the shares in play must be repaid, for which the ${a.company} lacks £${helpFor(s, a.company, a.count)}.`,
    },
  ],
  apply(g, f, a) {
    updateFrame<State, StockTurn>(g, f, { as: a.company, main: 'redeem' });
    const help = helpFor(g.s, a.company, a.count);
    const loans = loansFor(g.s, a.company, a.count)!;
    for (let i = 0; i < loans; i++) takeLoan(g, a.company, paysAtOnce(g.s));
    redeemShares(g, a.by, a, POOL, price(g.s, a.company));
    repayExcess(g, a.company, help);
  },
});

/** At once, each loan one space up; if the director had to help, then one space down (6.5.3.1-3, 17.3-2, 17.3-4). */
function repayExcess(g: Game, company: CompanyId, help: number): void {
  pay(g, g.s.companies[company]!.director!, company, help, 'help');
  while (loansOf(g.s, company) > sharesInPlay(g.s, company)) repayLoan(g, company);
  if (help > 0) moveBy(g, company, -1);
}
