/** 7.4 Redeeming shares: those in the bank pool, as the action of a turn. Answers to a sale are in 7.2-selling.ts. */
import { field, range, updateFrame } from '@roundhouse/kernel';
import { about, cashOf, directedBy, POOL, redeemShares, sharesInWords, sharesOf } from '@roundhouse/rail';
import { price } from '../13-stock-market.ts';
import { companyIds, guilders } from '../material.ts';
import { move, type State, type StockTurn } from '../state.ts';
import { oneRedemption } from './7.1-action.ts';
import { isFloated } from './7.5-floating.ts';
import { actionUsed, onStockTurn } from './7.1-order.ts';

const affordable = (s: State, company: string): number => Math.floor(cashOf(s, company) / price(s, company));

/** One company, any number of its shares, whatever its director has sold in the round (7.4-8, 7.4-9, 7.4-11). */
export const redeem = move({
  type: 'redeem',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StockTurn) =>
    f.main !== null
      ? []
      : directedBy(s, f.of)
          .filter((company) => sharesOf(s, company, POOL) > 0)
          .map((company) => ({
            fields: { company },
            openFields: { count: range(1, Math.max(1, Math.min(sharesOf(s, company, POOL), affordable(s, company)))) },
            subjects: [about.company(company)],
          })),
  checks: [
    ...oneRedemption,
    {
      rule: '7.4-8',
      passes: (s, _, a) => s.companies[a.company]!.director === a.by,
      says: (_, _f, a) => `Only the ${a.company}’s director can redeem its shares.`,
    },
    {
      rule: '7.4-12',
      passes: (s, _, a) => isFloated(s, a.company),
      says: (_, _f, a) => `The ${a.company} has not floated, so it has no money to redeem shares with.`,
    },
    {
      rule: '7.4-8',
      passes: (s, _, a) => a.count >= 1 && a.count <= sharesOf(s, a.company, POOL),
      says: (s, _f, a) => `The Bank Pool holds ${sharesInWords(sharesOf(s, a.company, POOL))} of the ${a.company}.`,
    },
    {
      rule: '7.4-10',
      passes: (s, _, a) => a.count <= affordable(s, a.company),
      says: (s, _f, a) =>
        `This costs the ${a.company} ${guilders(a.count * price(s, a.company))}, and it has ${guilders(cashOf(s, a.company))}.`,
    },
  ],
  when: [actionUsed, onStockTurn],
  apply(g, f, a) {
    redeemShares(g, a.by, a, POOL, price(g.s, a.company));
    updateFrame(g, f, { main: 'redeem', announced: false });
  },
});
