/** What lies on the table beside players, companies and map: bids that stand. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, rowAsides } from '@roundhouse/rail';
import { price } from './06-private-auction/6.1-process.ts';
import { material } from './material.ts';
import type { PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  return auction ? rowAsides(material, auction, s.players, (lot) => price(auction, lot), name) : [];
}
