/** 7.2 Selling shares, in stock rounds and for a train. */
import { updateFrame, field } from '@roundhouse/kernel';
import { type Sale, sellingBy } from '@roundhouse/rail';
import { price } from '../14-stock-market.ts';
import { companyIds, DIRECTOR_SHARES, POOL_LIMIT } from '../material.ts';
import { type Game, move, type State, type StockTurn, stockRoundOf } from '../state.ts';
import { isFirstStockRound, noteSold } from './7.1-round.ts';
import { fallBySale } from './7.7-price-movement.ts';
import { onlyForTrain, onStockTurn } from './7.1-order.ts';

/** Ties of directors go by the cards held at that moment (7.5-5, 7.5-6). */
export const selling = sellingBy<State>({
  companies: companyIds,
  directorShares: DIRECTOR_SHARES,
  poolLimit: POOL_LIMIT,
  holders: (s) => s.ext.order,
});

/** The limits of every sale. */
export const saleChecks = [
  selling.refuses.unstarted('7.2-2'),
  selling.refuses.held('7.1-2'),
  selling.refuses.pool('7.2-5', 'bank pool'),
  selling.refuses.spread('7.5-7'),
  selling.refuses.certificate('7.5-4'),
];

/** All shares of one action bring the price before it (7.2-3, 7.2-4, 7.2-6, Q5). */
export const sellShares = (g: Game, sale: Sale): void =>
  selling.sell(g, sale, price(g.s, sale.company), () => fallBySale(g, sale.company, sale.count));

/** In the order that the player chooses (7.7-15). */
export const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StockTurn) => selling.candidates(s, f.of),
  checks: [
    {
      rule: '7.2-1',
      passes: (s) => !isFirstStockRound(s),
      says: 'You cannot sell shares in the first stock round.',
    },
    ...saleChecks,
  ],
  when: [onlyForTrain, onStockTurn],
  apply(g, f: StockTurn, a) {
    sellShares(g, a);
    noteSold(g, a.by, a.company);
    updateFrame(g, f, { sold: true, again: null });
  },
});

/** Nothing while the first stock round lasts (7.2-1); else every share that can be sold, at the price before its sale (7.2-3). */
export const saleProceeds = (s: State, player: string): number =>
  isFirstStockRound(s) && stockRoundOf(s) ? 0 : selling.proceeds(s, player, (company) => price(s, company));

/** Is there anything that the player could sell now? */
export const canSell = (s: State, player: string): boolean => !isFirstStockRound(s) && selling.canSell(s, player);
