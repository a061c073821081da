/** 7.2 Selling shares, in stock rounds and for a train. */
import { enclosing, field, updateFrame } from '@roundhouse/kernel';
import { type Sale, sellingBy } from '@roundhouse/rail';
import { moveDown, price } from '../12-stock-market.ts';
import { companyIds, DIRECTOR_SHARES } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, type Prices, type State, type StockTurn, stockRoundOf } from '../state.ts';
import { isFirstStockRound, noteSold } from './7.1-round.ts';
import { onlyForTrain, onStockTurn } from './7.1-order.ts';

export const selling = sellingBy<State>({
  companies: companyIds,
  directorShares: DIRECTOR_SHARES,
  holders: (s) => s.ext.order,
});

/** The limits of every sale. */
export const saleChecks = [
  selling.refuses.unstarted('7.2-3'),
  selling.refuses.held('7.2-4'),
  selling.refuses.spread('13.3.3-5'),
  selling.refuses.certificate('7.2-1'),
];

/** Shares of one company that are sold in one window all bring the price at which it opened (7.2-5, 7.2-7). */
export const salePrice = (s: State, prices: Prices, company: string): number =>
  (plays(s, 'repeatedSale', 'one-price') ? prices[company] : undefined) ?? price(s, company);

/** For the price of the window; then the marker goes a row down for each share (7.2-6, 7.2-8, 7.2-9). */
export function sellShares(g: Game, prices: Prices, sale: Sale): Prices {
  const each = salePrice(g.s, prices, sale.company);
  selling.sell(g, sale, each, () => moveDown(g, sale.company, sale.count));
  return { ...prices, [sale.company]: each };
}

/** Nothing while the first stock round lasts (7.2-2); else every share that can be sold, at the price of its window. */
export function saleProceeds(s: State, player: string): number {
  if (isFirstStockRound(s) && stockRoundOf(s)) return 0;
  const turn = enclosing<StockTurn>(s, 'stockTurn');
  const prices = turn?.of === player ? turn.prices : {};
  return selling.proceeds(s, player, (company) => salePrice(s, prices, company));
}

/** 7.2-10. */
export const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StockTurn) => selling.candidates(s, f.of),
  checks: [
    {
      rule: '7.2-2',
      passes: (s) => !isFirstStockRound(s),
      says: 'You cannot sell shares in the first stock round.',
    },
    ...saleChecks,
  ],
  when: [onlyForTrain, onStockTurn],
  apply(g, f: StockTurn, a) {
    const prices = sellShares(g, f.prices, a);
    noteSold(g, a.by, a.company);
    updateFrame(g, f, { prices, sold: true, again: null });
  },
});

/** Is there anything that the player could sell now? */
export const canSell = (s: State, player: string): boolean => !isFirstStockRound(s) && selling.canSell(s, player);
