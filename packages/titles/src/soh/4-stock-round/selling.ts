/** Stock round: selling shares, and adjusting the share price after it. */
import { updateFrame, field } from '@roundhouse/kernel';
import {
  BANK,
  moveMarker,
  noteSold,
  POOL,
  type Sale as SoldNow,
  seats,
  sellingBy,
  slide,
  slideToLedge,
} from '@roundhouse/rail';
import { companyIds, POOL_LIMIT, market, DIRECTOR_SHARES } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, price, type Sale, type State, type StockTurn } from '../state.ts';
import { notAfter, notWhileOperating, onStockTurn } from './order.ts';
import { stockRoundOf } from './round.ts';

/** What holds for every sale, also for a train. */
export const selling = sellingBy<State>({
  companies: companyIds,
  directorShares: DIRECTOR_SHARES,
  poolLimit: POOL_LIMIT,
});

/** The limits of every sale. */
export const saleChecks = [
  selling.refusing(
    'Q14',
    'unstarted',
    (_, a) => `You can sell this share only once the ${a.company} has been started.`,
  ),
  selling.refuses.held('selling-shares-1'),
  selling.refuses.pool('selling-shares-5', 'open market'),
  selling.refusing(
    'presidents-certificate-2',
    'certificate',
    (_, a) =>
      `You must keep the president’s certificate of the ${a.company}: nobody else has two shares to exchange for it.`,
  ),
];

export const sell = move({
  type: 'sell',
  fields: {
    company: field.oneOf(companyIds),
    count: field.amount(),
    to: field.optional(field.oneOf([POOL, BANK, ...companyIds, ...seats(5)])),
  },
  candidates: (s, f: StockTurn) => selling.candidates(s, f.of),
  checks: [
    {
      rule: 'selling-shares-4',
      passes: (_, _f, a) => a.to === undefined || a.to === POOL,
      says: 'In a stock round you can sell shares only to the open market.',
    },
    {
      rule: 'selling-shares-6',
      passes: (s, _, a) => !startedThisRound(s, a.company),
      says: (_, _f, a) =>
        `The ${a.company} was started this stock round; you can sell its shares from the next one on.`,
    },
    ...saleChecks,
  ],
  when: [
    notAfter(
      'stock-round-2',
      ['buy', 'start', 'activate'],
      'Selling comes before buying or starting a company; you can sell again in your next turn.',
    ),
    notWhileOperating,
    onStockTurn,
  ],
  apply(g, f, a) {
    // The price moves only when the whole sale is over.
    selling.sell(g, a, price(g.s, a.company), () => noteSale(g, f, saleOf(g.s, a)));
  },
});

/** Every share that can be sold now, at its price: that falls only after the whole sale (selling-shares-2). */
export const saleProceeds = (s: State, player: string): number =>
  selling.proceeds(s, player, (company) => (startedThisRound(s, company) ? 0 : price(s, company)));

/** What was sold: the price moves only when the whole sale is over (selling-shares-2, selling-shares-3). */
export const saleOf = (s: State, { by, company, count }: SoldNow): Sale => ({
  company,
  count,
  asDirector: s.companies[company]!.director === by,
});

/** Shares sold in several actions of one turn are one sale; the seller was president or not when it began (Q11). */
function noteSale(g: Game, f: StockTurn, sale: Sale): void {
  const earlier = f.sales.find(({ company }) => company === sale.company);
  const sales = earlier
    ? f.sales.map((one) => (one === earlier ? { ...one, count: one.count + sale.count } : one))
    : [...f.sales, sale];
  updateFrame(g, f, { sales });
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
