/** What lies on the table beside players, companies and map: privates for sale, a sale of shares being put together, and what is short for what must be paid. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, lotsAside, owedAsides, type SaleFrame } from '@roundhouse/rail';
import { auction as auctionOf } from './06-private-auction/6-process.ts';
import { facts } from './08-operating-round/8.4-emergency.ts';
import { comesWith } from './14-companies/14.2-privates.ts';
import { material } from './material.ts';
import type { Announcement, Emergency, PrivateAuction, State } from './state.ts';

export function asides(s: State, name: (owner: OwnerId) => string): readonly Aside[] {
  const auction = enclosing<PrivateAuction>(s, 'privateAuction');
  const sale = enclosing<Announcement>(s, 'announcement') ?? enclosing<SaleFrame>(s, 'sale');
  const emergency = enclosing<Emergency>(s, 'emergency');
  const debt = emergency ? facts(s, emergency) : null;
  return [
    ...(debt ? owedAsides(material(s), { price: debt.owed, lacking: debt.missing }) : []),
    ...(auction
      ? [
          lotsAside(
            material(s),
            auction.lots,
            (lot) => auctionOf.price(auction, lot),
            name,
            (lot) => comesWith(s, lot),
          ),
        ]
      : []),
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
