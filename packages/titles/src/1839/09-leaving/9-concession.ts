/** 9 Player bankruptcy and concession: how a player comes to leave the game. */
import { log, type PlayerId, push, pushUnder } from '@roundhouse/kernel';
import { type SaleFrame, type TrainId } from '@roundhouse/rail';
import { type Game, isLeaving, type Leaving, move, type State } from '../state.ts';

/** Those who stay: they are in the game, and not about to leave it. */
export const staying = (s: State): PlayerId[] => s.ext.order.filter((player) => !isLeaving(s, player));

/**
 * At once, but for a sale of the player's own: that is settled first, and the player is asked nothing any more (Q60, Q62).
 */
export function leave(g: Game, player: PlayerId, why: Leaving['why'], train: TrainId | null = null): void {
  log(g, { event: 'leaves', by: player, why });
  const leaving: Leaving = { kind: 'leaving', of: player, why, step: 0, train, owed: [] };
  const sale = g.s.stack.find((frame): frame is SaleFrame => frame.kind === 'sale' && frame.of === player);
  if (sale === undefined) push(g, leaving);
  else pushUnder(g, leaving, sale);
}

/** Any player, at any time, also while somebody else is asked (9-1). */
export const concede = move({
  type: 'concede',
  ambient: true,
  actors: staying,
  apply: (g, _, a) => leave(g, a.by, 'conceded'),
});
