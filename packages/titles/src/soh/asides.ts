/** What lies on the table beside players, companies and map: the privates still to be auctioned, and what is short for a train. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, lotsAside, owedAsides } from '@roundhouse/rail';
import { sumOwed } from './5-operating-rounds/purchasing-trains.ts';
import { material, privateOf } from './material.ts';
import type { Emergency, PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  const emergency = enclosing<Emergency>(s, 'emergency');
  if (emergency) return owedAsides(material, sumOwed(s, emergency.of));
  if (!auction || auction.lots.length === 0) return [];
  return [lotsAside(material, auction.lots, (lot) => privateOf(lot).price, name)];
}
