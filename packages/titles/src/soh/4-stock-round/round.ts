/** Stock round: turns go round until all have passed in succession; then the Start card moves. */
import { become, enclosing, type FrameKind, pop, push } from '@roundhouse/kernel';
import { leftOf, setExt } from '@roundhouse/rail';
import { plays } from '../readings.ts';
import type { Game, State, StockRound, StockTurn } from '../state.ts';

export const stockRound = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    if (f.passes < g.s.players.length) {
      push(g, { kind: 'stockTurn', of: f.turn, sales: [] } satisfies StockTurn);
      return true;
    }
    // Optional rule: whoever passed first in the closing round sits to the left of the last to pass, so is next.
    const holder = plays(g.s, 'startCard', 'first-pass') ? f.turn : leftOf(g.s.players, g.s.ext.startCard);
    setExt(g, { startCard: holder });
    pop(g, f);
    return true;
  },
} satisfies FrameKind<State, StockRound>;

/** The current stock round, if there is one. */
export const stockRoundOf = (s: State): StockRound | undefined => enclosing<StockRound>(s, 'stockRound');

/** Ends a turn; a turn in which nothing was done is a pass. */
export function endTurn(g: Game, turn: StockTurn, did: 'buy' | 'start' | 'activate' | 'nothing'): void {
  pop(g, turn);
  const round = stockRoundOf(g.s)!;
  const passed = did === 'nothing' && turn.sales.length === 0;
  become(g, round, {
    turn: leftOf(g.s.players, turn.of),
    passes: passed ? round.passes + 1 : 0,
    last: { player: turn.of, did },
  });
}
