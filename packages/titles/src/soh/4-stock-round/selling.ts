/** Stock round: selling shares, and adjusting the share price after it. */
import { become, field } from '@roundhouse/kernel';
import {
  BANK,
  canGiveUp,
  mostToGiveUp,
  moveMarker,
  noteSold,
  POOL,
  priceOf,
  saleCandidates,
  seats,
  sellToPool,
  sharesOf,
  slide,
  slideToLedge,
  upTo,
} from '@roundhouse/rail';
import { companyIds, POOL_LIMIT, market, DIRECTOR_SHARES } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, type Sale, type State, type StockTurn } from '../state.ts';
import { settlePresidency } from './presidency.ts';
import { stockRoundOf } from './round.ts';

export const sell = move({
  type: 'sell',
  fields: {
    company: field.oneOf(companyIds),
    count: field.amount(),
    to: field.oneOf([POOL, BANK, ...companyIds, ...seats(5)]).optional(),
  },
  candidates: (s, f: StockTurn) => saleCandidates(s, companyIds, f.of, (company) => upTo(mostToSell(s, company, f.of))),
  checks: [
    {
      rule: 'selling-shares-4',
      passes: (_, _f, a) => a.to === undefined || a.to === POOL,
      says: 'In a stock round shares are sold only to the open market, not to companies or players.',
    },
    {
      rule: 'Q14',
      passes: (s, _, a) => s.companies[a.company]!.status === 'started' || sharesOf(s, a.company, a.by) === 0,
      says: (_, _f, a) => `The share of the ${a.company} cannot be sold before the company is started.`,
    },
    {
      rule: 'selling-shares-1',
      passes: (s, _, a) => a.count >= 1 && a.count <= sharesOf(s, a.company, a.by),
      says: (s, _, a) =>
        `You own ${inWords(sharesOf(s, a.company, a.by))} of the ${a.company}, so you cannot sell ${a.count}.`,
    },
    {
      rule: 'selling-shares-6',
      passes: (s, _, a) => !startedThisRound(s, a.company),
      says: (_, _f, a) =>
        `The ${a.company} was started in this stock round; its shares can be sold from the next one on.`,
    },
    {
      rule: 'selling-shares-5',
      passes: (s, _, a) => sharesOf(s, a.company, POOL) + a.count <= POOL_LIMIT,
      says: (s, _, a) =>
        `The open market may hold 50% of a company; with this sale it would hold ${sharesOf(s, a.company, POOL) + a.count}0% of the ${a.company}.`,
    },
    {
      rule: 'presidents-certificate-2',
      passes: (s, _, a) => canGiveUp(s, a.company, DIRECTOR_SHARES, a.by, a.count),
      says: (_, _f, a) =>
        `The president’s certificate of the ${a.company} cannot be sold, and nobody else has two shares to take it over.`,
    },
  ],
  apply(g, f, a) {
    const asDirector = g.s.companies[a.company]!.director === a.by;
    sellShares(g, a.by, a.company, a.count);
    noteSale(g, f, { company: a.company, count: a.count, asDirector });
  },
});

/**
 * Shares to the open market at the current price. The price moves only when the whole sale is over (selling-shares-2,
 * selling-shares-3).
 */
export function sellShares(g: Game, seller: string, company: string, count: number): void {
  sellToPool(g, seller, company, count, priceOf(market, g.s.market, company));
  settlePresidency(g, company);
}

/** Shares sold in several actions of one turn are one sale; the seller was president or not when it began (Q11). */
function noteSale(g: Game, f: StockTurn, sale: Sale): void {
  const earlier = f.sales.find(({ company }) => company === sale.company);
  const sales = earlier
    ? f.sales.map((one) => (one === earlier ? { ...one, count: one.count + sale.count } : one))
    : [...f.sales, sale];
  become(g, f, { sales });
  noteSold(g, stockRoundOf(g.s)!, f.of, sale.company);
}

/**
 * Adjusting the share price: one step down per share; others than the president do not push it below a ledge
 * (adjusting-share-price-sales-1, adjusting-share-price-sales-2, adjusting-share-price-sales-3,
 * adjusting-share-price-sales-4, adjusting-share-price-sales-5, adjusting-share-price-sales-6,
 * adjusting-share-price-sales-7).
 */
export function adjustAfterSales(g: Game, sales: readonly Sale[]): void {
  for (const { company, count, asDirector } of sales) {
    const from = g.s.market.at[company]!;
    const to = asDirector ? slide(market, from, -count) : slideToLedge(market, from, count, 'ledge');
    moveMarker(g, company, to);
  }
}

/** Is it too early to sell shares of a company because this stock round saw its start? */
export function startedThisRound(s: State, company: string): boolean {
  const round = stockRoundOf(s);
  if (!round?.started.includes(company)) return false;
  // With face-down shares the book's own reading always holds: what is not active yet cannot be sold.
  return plays(s, 'newCompanySale', 'never') || plays(s, 'startCard', 'first-pass') || s.ext.round === 1;
}

/** How many shares a player could sell, as far as the market and the president's certificate allow. */
export const mostToSell = (s: State, company: string, player: string): number =>
  mostToGiveUp(s, company, DIRECTOR_SHARES, player, POOL_LIMIT - sharesOf(s, company, POOL));

const inWords = (count: number): string => (count === 1 ? 'one share' : `${count || 'no'} shares`);
