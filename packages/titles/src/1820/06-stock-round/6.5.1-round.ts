/** 6.5.1 Stock actions overview: turns by the number cards, lobbies in between, the end of the round. */
import { type FrameKind, pop, push, updateFrame } from '@roundhouse/kernel';
import { leftOf, returnCard, setExt, takeCard } from '@roundhouse/rail';
import { type Game, type State, type StockRound, type StockTurn, stockRoundOf } from '../state.ts';
import { adjustPrices } from './6.7-price-adjustments.ts';

/** Once all in a row have neither funded a lobby nor let a company grow (6.5.1-4, 6.5.1-9, Q14). */
const isInterrupted = (s: State, f: StockRound): boolean => !f.resolved && f.quiet >= s.players.length;

export const stockRound = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    if (isInterrupted(g.s, f)) {
      updateFrame<State, StockRound>(g, f, { resolved: true });
      push(g, { kind: 'lobbies' });
    } else if (f.cards.length < g.s.players.length) push(g, turnOf(f.turn));
    else endRound(g, f);
    return true;
  },
} satisfies FrameKind<State, StockRound>;

const turnOf = (of: string): StockTurn => ({
  kind: 'stockTurn',
  of,
  as: null,
  sold: false,
  main: null,
  failed: [],
  declined: {},
});

/** All cards of the other colour are taken (6.5.1-8): they are the order from now on (6.5.1-11). */
function endRound(g: Game, f: StockRound): void {
  pop(g, f);
  adjustPrices(g);
  setExt(g, { order: f.cards });
}

/** What counts against an interruption (6.5.1-4). */
const LOUD: readonly string[] = ['lobby', 'raise', 'increase'];

/** Once lobbies are resolved, a player who passes takes a card, and one who acts gives it back (6.5.1-6, 6.5.1-7, Q16). */
export function endTurn(g: Game, turn: StockTurn, did: string): void {
  pop(g, turn);
  const round = stockRoundOf(g.s)!;
  const { of } = turn;
  const cards = did === 'pass' ? takeCard(round.cards, of) : returnCard(round.cards, of);
  updateFrame<State, StockRound>(g, round, {
    quiet: LOUD.includes(did) ? 0 : round.quiet + 1,
    cards: round.resolved ? cards : round.cards,
    turn: leftOf(g.s.ext.order, of),
    last: { player: of, did },
  });
}
