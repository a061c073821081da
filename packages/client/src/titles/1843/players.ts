import { certificatesOf, type RailState, setAside } from '@roundhouse/rail';
import { DIRECTOR_SHARES, isUncounted, orderByCash, stockRoundOf } from '@roundhouse/titles/1843/face';
import type { Words } from '../../table/words.ts';
import type { PlayerLook } from '../presentation.ts';
import { as1843, frameOf } from './state.ts';

/** The card of a player, and in a stock round the one that today's cash would bring. */
function mark(state: RailState, player: string): Words | null {
  const s = as1843(state);
  const place = s.ext.order.indexOf(player) + 1;
  if (place === 0) return null;
  if (!stockRoundOf(s)) return { id: 'own.card', values: { place } };
  return { id: 'own.cardThen', values: { place, next: orderByCash(s).indexOf(player) + 1 } };
}

/** In the auction what stands in bids, later the certificates that no limit counts. */
function notes(state: RailState, player: string): Words[] {
  const s = as1843(state);
  const auction = frameOf(s, 'privateAuction');
  const bids = auction ? setAside(auction, player) : 0;
  const exempt = Object.keys(s.companies)
    .filter((company) => isUncounted(s, company))
    .reduce((sum, company) => sum + certificatesOf(s, company, player, DIRECTOR_SHARES), 0);
  return [
    ...(bids > 0 ? [{ id: 'own.player.bids', values: { bids } } as const] : []),
    ...(exempt > 0 ? [{ id: 'own.player.exempt', values: { exempt } } as const] : []),
  ];
}

export const players = {
  order: { name: 'own.playerOrder', of: (s: RailState) => as1843(s).ext.order },
  mark,
  notes,
} satisfies PlayerLook;
