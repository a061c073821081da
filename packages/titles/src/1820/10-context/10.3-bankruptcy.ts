/** 10.2 Player bankruptcy and 10.3 Cousin bankruptcy. */
import { log, type OwnerId } from '@roundhouse/kernel';
import { BANK, cashOf, GONE, movePrivate, moveShares, pay, POOL, setExt, sharesOf } from '@roundhouse/rail';
import { finish } from '../09-game-end.ts';
import { BR, isCousin, pricedIds } from '../material.ts';
import type { Game } from '../state.ts';
import { settleWithout } from './10.3-orphans.ts';

/** Somebody cannot pay the bank, with nothing left that could be sold (10.2-1, 10.3-1). */
export function goBankrupt(g: Game, owner: OwnerId): void {
  log(g, { event: 'ruined', by: owner });
  if (isCousin(owner)) closeBankrupt(g, owner);
  else {
    // The game ends at once (9.1-1), without a score for this player (10.2-2).
    setExt(g, { bankrupt: owner });
    finish(g, 'bankruptcy');
  }
}

/** Its money to the bank, its shares to the pool (10.3-2), and it leaves the game. */
function closeBankrupt(g: Game, cousin: OwnerId): void {
  pay(g, cousin, BANK, cashOf(g.s, cousin), 'shortfall');
  const held = pricedIds.filter((company) => sharesOf(g.s, company, cousin) > 0);
  for (const company of held) moveShares(g, company, cousin, POOL, sharesOf(g.s, company, cousin));
  settleWithout(
    g,
    held.filter((one) => one !== BR),
  );
  movePrivate(g, cousin, GONE);
}
