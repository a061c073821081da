/** 7.1 Stock round overview: one player's turn — sell, one main action, sell — or a pass. */
import { actingKind } from '@roundhouse/rail';
import { exchange } from '../13-companies/13.2.2.6-mohawk.ts';
import type { State, StockTurn } from '../state.ts';
import { endTurn } from './7.1-round.ts';
import { canSell, sell } from './7.2-selling.ts';
import { buy, start } from './7.3-buying.ts';
import { merge } from './7.5-mergers/7.5.1-announcing.ts';

/** 7.1-2, 7.1-6, 7.1-7. */
export const stockTurn = actingKind<State, StockTurn, 'sell' | 'start' | 'buy' | 'exchange' | 'merge'>({
  moves: [sell, start, buy, exchange, merge],
  pass: [],
  canSell,
  endTurn,
  asks: ['Sell, buy, merge, or pass', 'Sell more shares, or finish your turn'],
});
