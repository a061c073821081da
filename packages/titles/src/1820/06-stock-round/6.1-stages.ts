/** 6.1 Stock Round overview: its stages in their order (6.1-1). */
import { push } from '@roundhouse/kernel';
import type { Game } from '../state.ts';
import { payIncome } from './6.2-income.ts';
import { openCousinAuction } from './6.3.2-bidding.ts';
import { openTrainAuction } from './6.4-future-trains.ts';

/** What is pushed first comes last. */
export function beginStockRound(g: Game): void {
  payIncome(g);
  push(g, {
    kind: 'stockRound',
    turn: g.s.ext.order[0]!,
    last: null,
    sold: {},
    quiet: 0,
    resolved: false,
    cards: [],
    lobbies: [],
    floatTiles: [],
  });
  // 6.1-3.
  openTrainAuction(g);
  // 6.1-2.
  const { order, stockRound } = g.s.ext;
  if (stockRound === 1) push(g, openCousinAuction(Object.keys(g.s.privates), order[0]!));
}
