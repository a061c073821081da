/** 10 Game end: as yet a stock price at ƒ300, and scoring. */
import { endGame, log } from '@roundhouse/kernel';
import { leaders, netWorth as worthBy, roundNumber } from '@roundhouse/rail';
import { price } from './13-stock-market.ts';
import { privateIds, privateOf } from './material.ts';
import type { Game, State } from './state.ts';

/** Personal cash, privates at face value, shares at their stock price (10.2-1, 10.2-2, 10.2-3). */
export const netWorth = (s: State, player: string): number =>
  worthBy(s, player, {
    price: (company) => price(s, company),
    privates: privateIds,
    face: (id) => privateOf(id).price,
  });

export function finish(g: Game, reason: string): void {
  endGame(g, { reason, round: roundNumber(g.s) });
  // Equal scores share the win (10.2-4).
  log(g, { event: 'win', players: leaders(g.s.players, (player) => netWorth(g.s, player)) });
}
