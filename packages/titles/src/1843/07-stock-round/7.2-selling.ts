/** 7.2 Selling shares, in stock rounds and for a train. */
import { updateFrame, field } from '@roundhouse/kernel';
import { type Sale, sellingBy, sharesInWords } from '@roundhouse/rail';
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
  selling.refusing(
    '7.2-2',
    'unstarted',
    (_, a) => `The ${a.company} has no par price yet, so you cannot sell its shares.`,
  ),
  selling.refusing(
    '7.1-2',
    'held',
    ({ held }, a) => `You own ${sharesInWords(held)} of the ${a.company}, so you cannot sell ${a.count}.`,
  ),
  selling.refusing(
    '7.2-5',
    'pool',
    ({ there }, a) =>
      `The bank pool may hold at most 50% of the ${a.company}; this sale would make it ${10 * (there + a.count)}%.`,
  ),
  selling.refusing(
    '7.5-7',
    'certificate',
    (_, a) => `You must keep the ${a.company}’s director’s certificate: nobody else owns enough to take it over.`,
    ({ spread }) => spread,
  ),
  selling.refusing('7.5-4', 'certificate', (_, a) => `You cannot sell the director’s certificate of the ${a.company}.`),
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
