/** What lies on the table beside players, companies and map: bids that stand, and what is short for a train. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, owedAsides, rowAsides } from '@roundhouse/rail';
import { price } from './06-private-auction/6.1-process.ts';
import { emergencyFacts } from './08-operating-round/8.8.3-raising.ts';
import { material } from './material.ts';
import type { PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  const { price: trainPrice, short: lacking } = emergencyFacts(s);
  if (lacking > 0) return owedAsides(material, { price: trainPrice, lacking });
  return auction ? rowAsides(material, auction, s.players, (lot) => price(auction, lot), name) : [];
}
