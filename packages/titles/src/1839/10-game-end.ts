/** 10 Game end: scoring, and how a game ends. The last player, an agreement, ƒ300 and the last set are where they happen. */
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

/** The largest score has won, and equal ones share it (10.2-4), unless the winner is given. A player who has left has nothing (9-16). */
export function finish(
  g: Game,
  reason: string,
  winners = leaders(g.s.ext.order, (player) => netWorth(g.s, player)),
): void {
  endGame(g, { reason, round: roundNumber(g.s) });
  log(g, { event: 'win', players: winners });
}
