/** 7.1 General: turns by the player cards, one player's turn, and what happens at the end of the round. */
import { actingTurn, cashOf, endActing, inTurn, orderedBy, setExt, stockRounds } from '@roundhouse/rail';
import type { Game, State, StockRound, StockTurn } from '../state.ts';
import { riseSoldOut } from './7.7-price-movement.ts';

/** By the cards, until all have passed one after another (7.1-1, 7.1-4, 7.1-5). */
const rounds = stockRounds<State, StockRound, StockTurn>({
  order: inTurn((s) => s.ext.order),
  begin: actingTurn,
  over(g) {
    dealCards(g);
    riseSoldOut(g);
  },
});
export const { kind: stockRound, hasSold, noteSold } = rounds;
export const endTurn = endActing(rounds);

/** The richest first; equal ones keep their order (7.1-6, 7.1-7). */
export const orderByCash = (s: State): string[] => orderedBy(s.ext.order, (player) => cashOf(s, player));
const dealCards = (g: Game): void => setExt(g, { order: orderByCash(g.s) });

export const isFirstStockRound = (s: State): boolean => s.ext.stockRound === 1;
