/** What lies on the table beside players, companies and map: the privates still to be auctioned. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, lotsAside } from '@roundhouse/rail';
import { material, privateOf } from './material.ts';
import type { PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  if (!auction || auction.lots.length === 0) return [];
  return [lotsAside(material, auction.lots, (lot) => privateOf(lot).price, name)];
}
