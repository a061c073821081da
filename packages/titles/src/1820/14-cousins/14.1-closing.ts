/** 14.1 Cousin overview: all cousins close when red phase begins. */
import { log, type OwnerId } from '@roundhouse/kernel';
import { BANK, type CompanyId, cashOf, GONE, moveShares, movePrivate, pay, POOL, sharesOf } from '@roundhouse/rail';
import { settleWithout } from '../10-context/10.3-orphans.ts';
import { cousinsInPlay } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { BR, pricedIds } from '../material.ts';
import type { Game } from '../state.ts';

const sharesHeld = (g: Game, cousin: OwnerId): CompanyId[] =>
  pricedIds.filter((company) => sharesOf(g.s, company, cousin) > 0);

/** All of them to the pool for their price, whatever stands against a sale (14.1-12, Q68). */
function sellOut(g: Game, cousin: OwnerId): void {
  for (const company of sharesHeld(g, cousin)) {
    const count = sharesOf(g.s, company, cousin);
    log(g, { event: 'sell', by: cousin, company, count });
    pay(g, BANK, cousin, count * price(g.s, company), 'shares');
    moveShares(g, company, cousin, POOL, count);
  }
}

/** Half of the treasury, rounded up, to its player, the rest to the bank (14.1-13). */
function shareOut(g: Game, cousin: OwnerId): void {
  pay(g, cousin, g.s.privates[cousin]!, Math.ceil(cashOf(g.s, cousin) / 2), 'closing');
  pay(g, cousin, BANK, cashOf(g.s, cousin), 'closing');
  movePrivate(g, cousin, GONE);
}

/** By the cards of their players; directors change, and what nobody holds any more goes into liquidation (14.1-11, Q68, Q77). */
export function closeCousins(g: Game): void {
  const cousins = cousinsInPlay(g.s);
  const touched = new Set(cousins.flatMap((cousin) => sharesHeld(g, cousin)));
  for (const cousin of cousins) sellOut(g, cousin);
  touched.delete(BR);
  settleWithout(g, [...touched]);
  for (const cousin of cousins) shareOut(g, cousin);
}
