/** 6.1 Stock Round overview: its stages in their order (6.1-1). */
import { push } from '@roundhouse/kernel';
import type { Game } from '../state.ts';
import { payIncome } from './6.2-income.ts';

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
  });
}
