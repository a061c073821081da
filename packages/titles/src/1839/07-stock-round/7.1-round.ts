/** 7.1 Stock round overview: turns by the number cards, the cards of the other colour, the end of the round. */
import { actingTurn, byCards, endActing, isSoldOut, POOL, setExt, sharesOf, stockRounds } from '@roundhouse/rail';
import { inOrder, moveBy } from '../13-stock-market.ts';
import type { Game, State, StockRound, StockTurn } from '../state.ts';

/**
 * By the number cards, until all have taken one of the other colour (2-2, 7.1-1, 7.1-4, 7.1-9); those are the order from then
 * on (7.1-10).
 */
const rounds = stockRounds<State, StockRound, StockTurn>({
  order: byCards((s) => s.ext.order),
  begin: (of) => ({ ...actingTurn(of), announced: false, declined: {} }),
  over(g, { cards }) {
    setExt(g, { order: cards });
    adjustPrices(g);
  },
});
export const { kind: stockRound, hasSold, noteSold } = rounds;

/** A player who passes takes a card, one who acts gives it back, and those behind move up (7.1-5, 7.1-6, 7.1-7, 7.1-8). */
export const endTurn = endActing(rounds);

/**
 * First all with shares in the pool, one space left, then all of which none is for sale, one space right; each time in
 * operating order, floated or not, and a treasury does not matter (7.1-11, 7.1-12, 7.1-13).
 */
function adjustPrices(g: Game): void {
  for (const company of inOrder(g.s)) if (sharesOf(g.s, company, POOL) > 0) moveBy(g, company, -1);
  for (const company of inOrder(g.s)) if (isSoldOut(g.s, company)) moveBy(g, company, 1);
}
