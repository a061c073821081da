/** 7.1 Stock round overview: turns by the number cards, the cards of the other colour, the end of the round. */
import { log } from '@roundhouse/kernel';
import {
  byCards,
  byPrice,
  hasSold as soldIn,
  IPO,
  noteSold as noteIn,
  POOL,
  setExt,
  sharesOf,
  stockRounds,
} from '@roundhouse/rail';
import { rise } from '../12-stock-market.ts';
import { isFloated } from '../13-companies/13.4-systems.ts';
import { market } from '../material.ts';
import { type Game, type State, type StockRound, type StockTurn, stockRoundOf } from '../state.ts';

/** Turns by the number cards until all have passed (7.1-1, 7.1-11, 7.1-14). */
const rounds = stockRounds<State, StockRound, StockTurn>({
  order: byCards((s) => s.ext.order),
  begin: (of) => ({ kind: 'stockTurn', of, prices: {}, sold: false, main: null, again: null, declined: {} }),
  over(g, { cards }) {
    setExt(g, { order: cards });
    riseSoldOut(g);
  },
});
export const stockRound = rounds.kind;

/** In operating order; a share in a system's treasury does not count (7.1-17). */
function riseSoldOut(g: Game): void {
  for (const company of byPrice(market, g.s.market)) {
    const soldOut = sharesOf(g.s, company, IPO) + sharesOf(g.s, company, POOL) === 0;
    if (isFloated(g.s, company) && soldOut) rise(g, company);
  }
}

/**
 * Ends a turn. Whoever passes takes a card of the other colour, whoever acts gives it back (7.1-10, 7.1-12, 7.1-13).
 */
export function endTurn(g: Game, turn: StockTurn, did: string): void {
  rounds.endTurn(g, turn, did, did === 'pass');
  log(g, { event: did === 'pass' ? 'pass' : 'done', by: turn.of });
}

/** Selling is not allowed in the first stock round. */
export const isFirstStockRound = (s: State): boolean => s.ext.stockRound === 1;

export const hasSold = (s: State, player: string, company: string): boolean => soldIn(stockRoundOf(s), player, company);

/** Notes that a player has sold a company in this round. */
export function noteSold(g: Game, player: string, company: string): void {
  const round = stockRoundOf(g.s);
  if (round) noteIn(g, round, player, company);
}
