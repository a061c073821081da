/** 7.1 Stock round overview: one player's turn — sell, one main action, sell — or a pass. */
import type { FrameKind } from '@roundhouse/kernel';
import { passUnless } from '@roundhouse/rail';
import { exchange } from '../13-companies/13.2.2.6-mohawk.ts';
import type { State, StockTurn } from '../state.ts';
import { endTurn } from './7.1-round.ts';
import { canSell, sell } from './7.2-selling.ts';
import { buy, start } from './7.3-buying.ts';
import { merge } from './7.5-mergers/7.5.1-announcing.ts';

/** 7.1-3. */
const didOf = (f: StockTurn): string => f.main ?? (f.sold ? 'sell' : 'pass');

/** Ends the turn. If nothing was done in it, it is a pass. */
const pass = passUnless<State, StockTurn>([], (g, f) => endTurn(g, f, didOf(f)));

/** 7.1-2, 7.1-6, 7.1-7. */
export const stockTurn = {
  actors: (_, f) => [f.of],
  moves: [sell, start, buy, exchange, merge, pass],
  advance(g, f) {
    // After the main action there may be nothing left to decide.
    if (f.main === null || f.again !== null || canSell(g.s, f.of)) return false;
    endTurn(g, f, didOf(f));
    return true;
  },
  asks: (_, f) => (f.main === null ? 'Sell, buy, merge, or pass' : 'Sell more shares, or finish your turn'),
} satisfies FrameKind<State, StockTurn>;
