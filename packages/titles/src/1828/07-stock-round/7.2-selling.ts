/** 7.2 Selling shares, in stock rounds and for a train. */
import { become, type Check, type Draft, field } from '@roundhouse/kernel';
import { saleCandidates, sellToPool, sharesOf, upTo } from '@roundhouse/rail';
import { moveDown, price } from '../12-stock-market.ts';
import { mayGiveUp, mostToSell, settleDirector } from '../13-companies/13.3.3-directors.ts';
import { isParred } from '../13-companies/13.4-systems.ts';
import { companyIds } from '../material.ts';
import { plays } from '../readings.ts';
import { move, type Prices, type State, type StockTurn } from '../state.ts';
import { isFirstStockRound, noteSold } from './7.1-round.ts';

interface Sale {
  readonly by: string;
  readonly company: string;
  readonly count: number;
}

const inWords = (count: number): string => (count === 1 ? 'one share' : `${count || 'no'} shares`);

/** Has any other player a share that could, with more of them, carry the director's certificate? */
const othersHold = (s: State, { by, company }: Sale): boolean =>
  s.players.some((player) => player !== by && sharesOf(s, company, player) > 0);

/** The limits of every sale. */
export const saleChecks: readonly Check<State, unknown, Sale>[] = [
  {
    rule: '7.2-3',
    passes: (s, _, a) => isParred(s, a.company) || sharesOf(s, a.company, a.by) === 0,
    says: (_, _f, a) => `The ${a.company} has no par price yet, so its shares cannot be sold.`,
  },
  {
    rule: '7.2-4',
    passes: (s, _, a) => a.count >= 1 && a.count <= sharesOf(s, a.company, a.by),
    says: (s, _, a) =>
      `You own ${inWords(sharesOf(s, a.company, a.by))} of the ${a.company}, so you cannot sell ${a.count}.`,
  },
  {
    rule: '13.3.3-5',
    passes: (s, _, a) => mayGiveUp(s, a.company, a.by, a.count) || !othersHold(s, a),
    says: (_, _f, a) => `Nobody else owns 20% of the ${a.company}, so you must keep its director’s certificate.`,
  },
  {
    rule: '7.2-1',
    passes: (s, _, a) => mayGiveUp(s, a.company, a.by, a.count),
    says: (_, _f, a) => `The director’s certificate of the ${a.company} cannot be sold.`,
  },
];

/** Shares of one company that are sold in one window all bring the price at which it opened (7.2-5, 7.2-7). */
export const salePrice = (s: State, prices: Prices, company: string): number =>
  (plays(s, 'repeatedSale', 'one-price') ? prices[company] : undefined) ?? price(s, company);

/**
 * To the pool for the price of the window; then a row down for each share, and a new director where there is one
 * (7.2-6, 7.2-8, 7.2-9).
 */
export function sellShares(g: Draft<State>, prices: Prices, { by, company, count }: Sale): Prices {
  const each = salePrice(g.s, prices, company);
  sellToPool(g, by, company, count, each);
  moveDown(g, company, count);
  settleDirector(g, company);
  return { ...prices, [company]: each };
}

/** 7.2-10. */
export const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StockTurn) => saleCandidates(s, companyIds, f.of, (company) => upTo(mostToSell(s, company, f.of))),
  checks: [
    {
      rule: '7.2-2',
      passes: (s) => !isFirstStockRound(s),
      says: 'No shares can be sold in the first stock round.',
    },
    ...saleChecks,
  ],
  apply(g, f: StockTurn, a) {
    const prices = sellShares(g, f.prices, a);
    noteSold(g, a.by, a.company);
    become(g, f, { prices, sold: true, again: null });
  },
});

/** Is there anything that the player could sell now? */
export const canSell = (s: State, player: string): boolean =>
  !isFirstStockRound(s) && companyIds.some((company) => isParred(s, company) && mostToSell(s, company, player) > 0);
