/** 7.1 General: one player's turn — sell, buy, sell — or a pass. */
import { actingKind } from '@roundhouse/rail';
import { exchange } from '../10-privates/10.2-val-de-loire-share.ts';
import type { State, StockTurn } from '../state.ts';
import { endTurn } from './7.1-round.ts';
import { canSell, sell } from './7.2-selling.ts';
import { buy, start } from './7.3-buying.ts';
import { sellsFirst } from './7.6-certificates.ts';

/** 7.1-2. */
export const stockTurn = actingKind<State, StockTurn, 'sell' | 'start' | 'buy' | 'exchange'>({
  moves: [sell, start, buy, exchange],
  pass: [sellsFirst],
  canSell,
  endTurn,
  asks: ['Sell, buy, or pass', 'Sell more shares, or finish your turn'],
});
