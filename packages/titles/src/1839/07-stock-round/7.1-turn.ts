/** 7.1 Stock round overview: one player's turn — sell, one action, sell — or a pass. */
import { actingKind } from '@roundhouse/rail';
import type { State, StockTurn } from '../state.ts';
import { endTurn } from './7.1-round.ts';
import { canSell, sell } from './7.2-selling.ts';
import { buy } from './7.3-buying.ts';
import { redeem } from './7.4-redeeming.ts';
import { start } from './7.5-starting.ts';

/** 7.1-2. */
export const stockTurn = actingKind<State, StockTurn, 'sell' | 'buy' | 'redeem' | 'start'>({
  moves: [sell, buy, redeem, start],
  pass: [],
  canSell,
  endTurn,
  asks: ['Sell, then buy or redeem, or pass', 'Sell shares or end your turn'],
});
