/** Stock round: turns go round until all have passed in succession; then the Start card moves. */
import { inTurn, leftOf, setExt, stockRounds } from '@roundhouse/rail';
import { plays } from '../readings.ts';
import type { Game, State, StockRound, StockTurn } from '../state.ts';

/** stock-round-1, stock-round-6, end-of-the-round-1, end-of-the-round-2. */
const rounds = stockRounds<State, StockRound, StockTurn>({
  order: inTurn((s) => s.players),
  begin: (of) => ({ kind: 'stockTurn', of, sales: [] }),
  over(g, { turn }) {
    // Optional rule: the first to pass in the closing round sits to the left of the last to pass, so is next.
    const holder = plays(g.s, 'startCard', 'first-pass') ? turn : leftOf(g.s.players, g.s.ext.startCard);
    setExt(g, { startCard: holder });
  },
});
export const { kind: stockRound, roundOf: stockRoundOf } = rounds;

/** Ends a turn; a turn in which nothing was done is a pass (stock-round-4, stock-round-5). */
export const endTurn = (g: Game, turn: StockTurn, did: 'buy' | 'start' | 'activate' | 'nothing'): void =>
  rounds.endTurn(g, turn, did, did === 'nothing' && turn.sales.length === 0);
