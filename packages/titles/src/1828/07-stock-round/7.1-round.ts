/** 7.1 Stock round overview: turns by the number cards, the cards of the other colour, the end of the round. */
import { become, type FrameKind, log, pop, push } from '@roundhouse/kernel';
import {
  byPrice,
  hasSold as soldIn,
  IPO,
  noteSold as noteIn,
  POOL,
  returnCard,
  setExt,
  sharesOf,
  takeCard,
} from '@roundhouse/rail';
import { rise } from '../12-stock-market.ts';
import { isFloated } from '../13-companies/13.4-systems.ts';
import { market } from '../material.ts';
import { type Game, nextInOrder, type State, type StockRound, type StockTurn, stockRoundOf } from '../state.ts';

export const stockRound = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    if (f.cards.length < g.s.players.length) {
      push(g, {
        kind: 'stockTurn',
        of: f.turn,
        prices: {},
        sold: false,
        main: null,
        again: null,
        declined: {},
      } satisfies StockTurn);
      return true;
    }
    pop(g, f);
    setExt(g, { order: f.cards });
    riseSoldOut(g);
    return true;
  },
} satisfies FrameKind<State, StockRound>;

/** In operating order; a share in a system's treasury does not count. */
function riseSoldOut(g: Game): void {
  for (const company of byPrice(market, g.s.market)) {
    const soldOut = sharesOf(g.s, company, IPO) + sharesOf(g.s, company, POOL) === 0;
    if (isFloated(g.s, company) && soldOut) rise(g, company);
  }
}

/** Ends a turn. Whoever passes takes a card of the other colour, whoever acts gives it back. */
export function endTurn(g: Game, turn: StockTurn, did: string): void {
  pop(g, turn);
  const round = stockRoundOf(g.s)!;
  log(g, { event: did === 'pass' ? 'pass' : 'done', by: turn.of });
  become(g, round, {
    turn: nextInOrder(g.s, turn.of),
    cards: did === 'pass' ? takeCard(round.cards, turn.of) : returnCard(round.cards, turn.of),
    last: { player: turn.of, did },
  });
}

/** Selling is not allowed in the first stock round. */
export const isFirstStockRound = (s: State): boolean => s.ext.stockRound === 1;

export const hasSold = (s: State, player: string, company: string): boolean => soldIn(stockRoundOf(s), player, company);

/** Notes that a player has sold a company in this round. */
export function noteSold(g: Game, player: string, company: string): void {
  const round = stockRoundOf(g.s);
  if (round) noteIn(g, round, player, company);
}
