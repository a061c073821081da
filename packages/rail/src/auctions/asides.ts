/** Auctions in lines, for whoever shows a game so. */
import type { OwnerId } from '@roundhouse/kernel';
import type { PrivateId } from '../state.ts';
import type { Aside, Material, Said } from '../title.ts';
import { moneyOf } from '../telling/teller.ts';
import { type RowAuction, setAside } from './rows.ts';

type Name = (owner: OwnerId) => string;

/** Lots that are for sale, each at its price. */
export const lotsAside = (
  material: Pick<Material, 'currency'>,
  lots: readonly PrivateId[],
  price: (lot: PrivateId) => number,
  name: Name,
): Aside => ({
  heading: { id: 'own.aside.forSale' },
  items: lots.map(
    (lot): Said => ({
      id: 'own.aside.lot',
      values: { lot: name(lot), price: moneyOf(material, price(lot)), bids: 'none' },
    }),
  ),
});

/** Lots in rows with the bids that stand on them, and the money that bids tie up. */
export function rowAsides(
  material: Pick<Material, 'currency'>,
  auction: RowAuction,
  players: readonly OwnerId[],
  price: (lot: PrivateId) => number,
  name: Name,
): Aside[] {
  const money = (amount: number): string => moneyOf(material, amount);
  const bidsOn = (lot: PrivateId): string =>
    (auction.bids[lot] ?? []).map(({ player, amount }) => `${name(player)} ${money(amount)}`).join(' / ') || 'none';
  const tied = players.filter((player) => setAside(auction, player) > 0);
  return [
    {
      heading: { id: 'own.aside.forSale' },
      items: auction.rows.flat().map(
        (lot): Said => ({
          id: 'own.aside.lot',
          values: { lot: name(lot), price: money(price(lot)), bids: bidsOn(lot) },
        }),
      ),
    },
    ...(tied.length > 0
      ? [
          {
            heading: { id: 'own.aside.tied' },
            items: tied.map(
              (player): Said => ({
                id: 'own.aside.tiedOf',
                values: { player: name(player), amount: money(setAside(auction, player)) },
              }),
            ),
          } satisfies Aside,
        ]
      : []),
  ];
}
