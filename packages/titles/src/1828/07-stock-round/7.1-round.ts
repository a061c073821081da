/** 7.1 Stock round overview: turns by the number cards, the cards of the other colour, the end of the round. */
import { byCards, byPrice, endActing, isSoldOut, setExt, stockRounds } from '@roundhouse/rail';
import { rise } from '../12-stock-market.ts';
import { isFloated } from '../13-companies/13.4-systems.ts';
import { market } from '../material.ts';
import type { Game, State, StockRound, StockTurn } from '../state.ts';

/** Turns by the number cards until all have passed (7.1-1, 7.1-11, 7.1-14). */
const rounds = stockRounds<State, StockRound, StockTurn>({
  order: byCards((s) => s.ext.order),
  begin: (of) => ({ kind: 'stockTurn', of, prices: {}, sold: false, main: null, again: null, declined: {} }),
  over(g, { cards }) {
    setExt(g, { order: cards });
    riseSoldOut(g);
  },
});
export const { kind: stockRound, hasSold, noteSold } = rounds;

/** In operating order; a share in a system's treasury does not count (7.1-17). */
function riseSoldOut(g: Game): void {
  for (const company of byPrice(market, g.s.market)) {
    if (isFloated(g.s, company) && isSoldOut(g.s, company)) rise(g, company);
  }
}

/** A player who passes takes a card of the other colour, and one who acts gives it back (7.1-3, 7.1-10, 7.1-12, 7.1-13). */
export const endTurn = endActing(rounds);

/** Selling is not allowed in the first stock round. */
export const isFirstStockRound = (s: State): boolean => s.ext.stockRound === 1;
