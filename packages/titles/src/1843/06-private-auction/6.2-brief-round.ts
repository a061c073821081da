/** 6.2 Private auction resolution: the brief operating round after a round of passes. */
import { updateFrame, log } from '@roundhouse/kernel';
import { GONE, leftOf, moveTrain } from '@roundhouse/rail';
import { finish } from '../08-operating-round/8.10-game-end.ts';
import { payIncome } from '../10-privates/10.1-privates.ts';
import { BID_STEP, privateOf } from '../material.ts';
import { nextYellowTrain } from '../13-trains.ts';
import type { Game, PrivateAuction } from '../state.ts';

/**
 * Privates pay, a yellow train is lost, the cheapest private falls by 5fr (6.2-9, 6.2-10, 6.2-11, 6.2-12). The sixth
 * train ends the game at once (8.10.1-2).
 */
export function briefRound(g: Game, f: PrivateAuction): void {
  payIncome(g);
  moveTrain(g, nextYellowTrain(g.s)!, GONE);
  if (nextYellowTrain(g.s) === undefined) {
    finish(g, 'six-trains');
    return;
  }
  const lot = f.rows[0]![0]!;
  const reduced = (f.reduced[lot] ?? 0) + BID_STEP;
  log(g, { event: 'reduced', private: lot, price: privateOf(lot).price - reduced });
  // Q3: it goes on with the player after the last buyer, or with card #1 (6.2-14).
  const { order } = g.s.ext;
  const turn = f.buyer === null ? order[0]! : leftOf(order, f.buyer);
  updateFrame(g, f, { turn, reduced: { ...f.reduced, [lot]: reduced } });
}
