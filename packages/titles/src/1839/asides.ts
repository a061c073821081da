/** What lies on the table beside players, companies and map: privates for sale, and a sale of shares being put together. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, lotsAside, type SaleFrame } from '@roundhouse/rail';
import { auction as auctionOf } from './06-private-auction/6-process.ts';
import { material } from './material.ts';
import type { Announcement, PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  const sale = enclosing<Announcement>(s, 'announcement') ?? enclosing<SaleFrame>(s, 'sale');
  return [
    ...(auction ? [lotsAside(material(s), auction.lots, (lot) => auctionOf.price(auction, lot), name)] : []),
    ...(sale && sale.bundles.length > 0
      ? [
          {
            heading: { id: 'own.aside.sale', values: { player: name(sale.of) } } as const,
            items: sale.bundles.map(
              ({ company, count }) => ({ id: 'own.aside.bundle', values: { company, count } }) as const,
            ),
          },
        ]
      : []),
  ];
}
