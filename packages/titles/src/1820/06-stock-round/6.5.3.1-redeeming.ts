/** 6.5.3.1 Buy shares from bank pool: a turn for a company. */
import { field, updateFrame } from '@roundhouse/kernel';
import {
  about,
  cashOf,
  type CompanyId,
  directedBy,
  mostAllowed,
  POOL,
  redeemShares,
  sharesInWords,
  sharesOf,
  upTo,
} from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import { price } from '../16-stock-market.ts';
import { buyOwnShares, canPay, helpFor, loansFor } from '../17-own-shares.ts';
import { companyIds, pounds } from '../material.ts';
import { move, type State, type StockTurn } from '../state.ts';
import { oneMainAction } from './6.5.2-acting.ts';
import { inStockRound } from './6.1-order.ts';

const inPool = (s: State, company: CompanyId): number => sharesOf(s, company, POOL);
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
      says: 'Each turn is for one only: yourself, a cousin or a company, and you have begun for another.',
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
      says: (s, _f, a) => `The bank pool holds ${sharesInWords(inPool(s, a.company))} of the ${a.company}.`,
    },
    {
      rule: '6.5.3.1-1',
      passes: (s, _, a) => loansFor(s, a.company, a.count) !== null,
      says: (s, _f, a) =>
        `The ${a.company} has ${pounds(cashOf(s, a.company))} and cannot borrow enough for ${sharesInWords(a.count)} at ${pounds(price(s, a.company))}.`,
    },
    {
      rule: '6.5.3.1-3',
      passes: (s, _, a) => canPay(s, a.company, a.count),
      says: (s, _f, a) =>
        `The ${a.company} would have to repay excess loans and is ${pounds(helpFor(s, a.company, a.count))} short.`,
    },
  ],
  when: inStockRound.redeem,
  apply(g, f, a) {
    updateFrame<State, StockTurn>(g, f, { as: a.company, main: 'redeem' });
    buyOwnShares(g, a.company, a.count, () => redeemShares(g, a.by, a, POOL, price(g.s, a.company)));
  },
});
