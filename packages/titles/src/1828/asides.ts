/** What lies on the table beside players, companies and map: bids that stand, a merger under way, and what is short for a train. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, owedAsides, rowAsides } from '@roundhouse/rail';
import { sumOwed } from './08-operating-round/8.3.5.2-raising.ts';
import { material, privateOf } from './material.ts';
import type { Emergency, Merger, PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  const merger = enclosing<Merger>(s, 'merger');
  const emergency = enclosing<Emergency>(s, 'emergency');
  return [
    ...(auction ? rowAsides(material, auction, s.players, (lot) => privateOf(lot).price, name) : []),
    ...(merger
      ? [
          {
            heading: { id: 'own.merger.system', values: { company: merger.of, other: merger.other } } as const,
            items: [{ id: `own.stage.${merger.stage}.says`, values: { of: merger.of, other: merger.other } } as const],
          },
        ]
      : []),
    ...(emergency ? owedAsides(material, sumOwed(s, emergency.of)) : []),
  ];
}
