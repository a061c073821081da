/** Auctions in lines, for views that show a game as text. */
import type { OwnerId } from '@roundhouse/kernel';
import type { PrivateId } from '../state.ts';
import type { Aside, Material, Said } from '../title.ts';
import { moneyOf } from '../telling/teller.ts';
import { type RowAuction, setAside } from './rows.ts';

type Name = (owner: OwnerId) => string;

interface ComesWith {
  readonly company: string;
  readonly percent: number;
}
const WITH_NOTHING: ComesWith = { company: 'none', percent: 0 };

/** Lots that are for sale, each at its price and with the shares that come with it. */
export const lotsAside = (
  material: Pick<Material, 'currency'>,
  lots: readonly PrivateId[],
  price: (lot: PrivateId) => number,
  name: Name,
  comesWith: (lot: PrivateId) => ComesWith | null = () => null,
): Aside => ({
  heading: { id: 'own.aside.forSale' },
  items: lots.map(
    (lot): Said => ({
      id: 'own.aside.lot',
      values: {
        lot: name(lot),
        price: moneyOf(material, price(lot)),
        bids: 'none',
        ...(comesWith(lot) ?? WITH_NOTHING),
      },
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
  return [
    {
      heading: { id: 'own.aside.forSale' },
      items: auction.rows.flat().map(
        (lot): Said => ({
          id: 'own.aside.lot',
          values: { lot: name(lot), price: money(price(lot)), bids: bidsOn(lot), ...WITH_NOTHING },
        }),
      ),
    },
    ...tiedAsides(material, players, (player) => setAside(auction, player), name),
  ];
}

/** The money that standing bids tie up, player by player; nothing where there are none. */
export function tiedAsides(
  material: Pick<Material, 'currency'>,
  players: readonly OwnerId[],
  tied: (player: OwnerId) => number,
  name: Name,
): Aside[] {
  const bidders = players.filter((player) => tied(player) > 0);
  if (bidders.length === 0) return [];
  const items = bidders.map(
    (player): Said => ({
      id: 'own.aside.tiedOf',
      values: { player: name(player), amount: moneyOf(material, tied(player)) },
    }),
  );
  return [{ heading: { id: 'own.aside.tied' }, items }];
}
