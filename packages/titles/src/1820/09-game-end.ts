/** 9 Game End: who controls anything, and scoring. */
import { endGame, log, type PlayerId } from '@roundhouse/kernel';
import { cashOf, directedBy, leaders, worthOfShares } from '@roundhouse/rail';
import { price } from './16-stock-market.ts';
import { roundNumber } from './05-rounds.ts';
import type { Game, State } from './state.ts';

/** Cash and shares at their price; private companies, cousins and future trains are worth nothing (9.2-1, 9.2-2, 9.2-3). */
export const netWorth = (s: State, player: PlayerId): number =>
  // 10.2-2; the others are scored as things stand (Q74).
  s.ext.bankrupt === player ? 0 : cashOf(s, player) + worthOfShares(s, player, (company) => price(s, company));

/** Cousins and British Rail do not count, private companies do (Q73). */
export const someoneControls = (s: State): boolean => s.players.some((player) => directedBy(s, player).length > 0);

/** Equal scores share the win (9.2-4, Q74). */
export function finish(g: Game, reason: string): void {
  endGame(g, { reason, round: roundNumber(g.s) });
  log(g, { event: 'win', players: leaders(g.s.players, (player) => netWorth(g.s, player)) });
}
