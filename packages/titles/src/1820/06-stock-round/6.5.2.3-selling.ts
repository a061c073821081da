/** 6.5.2.3 Selling shares, in Stock Rounds and for money that must be raised. */
import { type Check, field, log, type OwnerId, range, updateFrame } from '@roundhouse/kernel';
import {
  about,
  BANK,
  type CompanyId,
  mostAllowed,
  moveShares,
  noteSold,
  pay,
  POOL,
  sharesInWords,
  sharesOf,
} from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import { heirs, holders, settleAfterSale } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { BR, cousinOf, isCousin, pricedIds } from '../material.ts';
import { type Game, move, type State, type StockTurn, stockRoundOf } from '../state.ts';
import { actsFor, forOneOwner, holderIds } from './6.5.2-acting.ts';
import { inStockRound } from './6.1-order.ts';

interface Sale {
  readonly as: OwnerId;
  readonly company: CompanyId;
  readonly count: number;
}

/** Of players and cousins together. */
const heldInAll = (s: State, company: CompanyId): number =>
  holders(s).reduce((sum, holder) => sum + sharesOf(s, company, holder), 0);
const from = (least: number, most: number) => range(least, Math.max(least, most));
const isInStockRound = (s: State): boolean => stockRoundOf(s) !== undefined;

type OfCompany = Check<State, unknown, { readonly company: CompanyId }>;
const hasShares: OfCompany = {
  rule: '6.5.2.3-1',
  passes: (s, _, a) => a.company === BR || isPublic(s, a.company),
  says: (_, _f, a) => `The ${a.company} has no shares to sell.`,
};
const notInLiquidation: OfCompany = {
  rule: '6.5.2.3-3',
  passes: (s, _, a) => !isInLiquidation(s, a.company),
  says: (_, _f, a) => `The ${a.company} is in liquidation, so its shares cannot be sold.`,
};

/** What a Stock Round has changed is not sold in it, to whomever, but may be when it is over (6.5.2.3-7, Q29, Q80). */
export const unchanged: readonly OfCompany[] = [
  {
    rule: '6.5.2.3-1',
    passes: (s, _, a) => !isInStockRound(s) || s.ext.charters[a.company]?.floated !== s.ext.stockRound,
    says: (_, _f, a) => `The ${a.company} floated this Stock Round, so its shares cannot be sold until the round ends.`,
  },
  {
    rule: '6.5.2.3-2',
    passes: (s, _, a) => !isInStockRound(s) || s.ext.charters[a.company]?.grown !== s.ext.stockRound,
    says: (_, _f, a) =>
      `The ${a.company} increased its share-count this round, so its shares cannot be sold until the round ends.`,
  },
];

/** The limits of a sale to the bank pool in any round; there is none on how many (6.5.2.3-5). British Rail can always be sold (Q71). */
export const anySale: readonly Check<State, unknown, Sale>[] = [
  hasShares,
  notInLiquidation,
  {
    rule: '6.5.2.3-4',
    passes: (s, _, a) => a.count >= 1 && a.count <= sharesOf(s, a.company, a.as),
    says(s, _f, a) {
      const seller = isCousin(a.as) ? cousinOf(a.as).name : 'You';
      const held = sharesOf(s, a.company, a.as);
      return `${seller} cannot sell ${held === 0 ? 'any shares' : `more than ${sharesInWords(held)}`} of the ${a.company}.`;
    },
  },
  {
    rule: '6.5.2.3-6',
    passes: (s, _, a) => a.company === BR || a.count < heldInAll(s, a.company),
    says: (_, _f, a) => `At least one share of the ${a.company} must stay with a player or cousin.`,
  },
];
/** Those of a Stock Round. */
export const saleChecks: readonly Check<State, unknown, Sale>[] = [...unchanged, ...anySale];

/** How many shares somebody could sell. */
export const mostToSell = (s: State, as: OwnerId, company: CompanyId): number =>
  mostAllowed(sharesOf(s, company, as), (count) =>
    saleChecks.every((check) => check.passes(s, null, { as, company, count })),
  );
export const canSell = (s: State, as: OwnerId): boolean => pricedIds.some((company) => mostToSell(s, as, company) > 0);

/** As many as can be sold of every company; no sale moves a price (6.5.2.3-4). */
export const saleProceeds = (s: State, as: OwnerId): number =>
  pricedIds.reduce((sum, company) => {
    const count = mostToSell(s, as, company);
    return count > 0 ? sum + count * price(s, company) : sum;
  }, 0);

/** To the bank pool, for the current price, which stays (6.5.2.3-4); a player who then holds more directs. In a Stock Round it is a sale for whatever reason (6.5.2.4-6). */
export function sellShares(g: Game, { as, company, count }: Sale): void {
  const round = stockRoundOf(g.s);
  if (round) noteSold(g, round, as, company);
  log(g, { event: 'sell', by: as, company, count });
  pay(g, BANK, as, count * price(g.s, company), 'shares');
  moveShares(g, company, as, POOL, count);
  settleAfterSale(g, company, as);
}

/** A cousin that directs a company sells enough of it to direct it no longer; if that is impossible, all that can be sold (14.1-3, Q31). */
function leastToSell(s: State, as: OwnerId, company: CompanyId): number {
  if (!isCousin(as) || s.companies[company]?.director !== as) return 1;
  const most = mostToSell(s, as, company);
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return counts.find((count) => heirs(s, company, as, count).length > 0) ?? Math.max(1, most);
}

export const sell = move({
  type: 'sell',
  fields: { as: field.oneOf(holderIds), company: field.oneOf(pricedIds), count: field.amount() },
  candidates: (s, f: StockTurn) =>
    actsFor(s, f).flatMap((as) =>
      pricedIds
        .filter((company) => sharesOf(s, company, as) > 0)
        .map((company) => ({
          fields: { as, company },
          openFields: { count: from(leastToSell(s, as, company), mostToSell(s, as, company)) },
          subjects: [about.company(company)],
        })),
    ),
  checks: [
    ...forOneOwner,
    ...saleChecks,
    {
      rule: '14.1-3',
      passes: (s, _, a) => a.count >= leastToSell(s, a.as, a.company),
      says(s, _f, a) {
        const least = leastToSell(s, a.as, a.company);
        const isEnough = heirs(s, a.company, a.as, least).length > 0;
        return `${cousinOf(a.as).name} must sell at least ${sharesInWords(least)} of the ${a.company}, ${isEnough ? 'enough to stop directing it' : 'all that can be sold'}.`;
      },
    },
  ],
  when: inStockRound.sell,
  apply(g, f, a) {
    updateFrame<State, StockTurn>(g, f, { as: a.as, sold: true });
    sellShares(g, a);
  },
});
