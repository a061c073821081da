/** What lies on the table beside players, companies and map: bids that stand, and a merger under way. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, rowAsides } from '@roundhouse/rail';
import { material, privateOf } from './material.ts';
import type { Merger, PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  const merger = enclosing<Merger>(s, 'merger');
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
  ];
}
