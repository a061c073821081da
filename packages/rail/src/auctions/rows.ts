import type { PlayerId } from '@roundhouse/kernel';

/** A bid that stands: its money is set aside until the lot is sold. */
export interface StandingBid {
  readonly player: PlayerId;
  readonly amount: number;
}

/**
 * Lots in rows of equal price, the cheapest row first. A lot of the first row can be bought outright when it has no bid
 * and all others of its row have; on every other lot bids can stand.
 */
export interface RowAuction {
  /** The lots still to be sold; sold ones are gone from their rows, and empty rows are gone. */
  readonly rows: readonly (readonly string[])[];
  /** By lot, in rising order. */
  readonly bids: Readonly<Record<string, readonly StandingBid[]>>;
}

export const bidsOn = (auction: RowAuction, lot: string): readonly StandingBid[] => auction.bids[lot] ?? [];

export const highestBid = (auction: RowAuction, lot: string): number => bidsOn(auction, lot).at(-1)?.amount ?? 0;

export const ownBid = (auction: RowAuction, lot: string, player: PlayerId): number =>
  bidsOn(auction, lot).find((bid) => bid.player === player)?.amount ?? 0;

/** The money that a player's bids set aside. */
export function setAside(auction: RowAuction, player: PlayerId): number {
  let sum = 0;
  for (const bids of Object.values(auction.bids)) for (const bid of bids) if (bid.player === player) sum += bid.amount;
  return sum;
}

export const lotsLeft = (auction: RowAuction): string[] => auction.rows.flat();

/** The row of the lot that others share with it. */
export const rowOf = (auction: RowAuction, lot: string): readonly string[] =>
  auction.rows.find((row) => row.includes(lot)) ?? [];

/** Can it be bought outright? Each half of the answer is a limit of its own. */
export const isInFirstRow = (auction: RowAuction, lot: string): boolean => auction.rows[0]?.includes(lot) ?? false;
export const othersHaveBids = (auction: RowAuction, lot: string): boolean =>
  rowOf(auction, lot).every((other) => other === lot || bidsOn(auction, other).length > 0);
export const isBuyable = (auction: RowAuction, lot: string): boolean =>
  bidsOn(auction, lot).length === 0 && isInFirstRow(auction, lot) && othersHaveBids(auction, lot);

/** The lot that is settled next after a purchase: the first of the first row, if the whole row has bids. */
export function nextToSettle(auction: RowAuction): string | undefined {
  const [row] = auction.rows;
  return row?.every((lot) => bidsOn(auction, lot).length > 0) ? row[0] : undefined;
}

/** The first lot with a bid, wherever it lies: for settling everything. */
export const firstWithBid = (auction: RowAuction): string | undefined =>
  lotsLeft(auction).find((lot) => bidsOn(auction, lot).length > 0);

/** With a bid made or raised. `alone`: earlier bids of others go back. */
export function withBid(auction: RowAuction, lot: string, bid: StandingBid, alone: boolean): RowAuction['bids'] {
  const others = alone ? [] : bidsOn(auction, lot).filter(({ player }) => player !== bid.player);
  return { ...auction.bids, [lot]: [...others, bid] };
}

/** With a lot sold: it leaves its row, and all bids on it are free again. */
export function withoutLot(auction: RowAuction, sold: string): RowAuction {
  const rows = auction.rows.map((row) => row.filter((lot) => lot !== sold)).filter((row) => row.length > 0);
  const bids = Object.fromEntries(Object.entries(auction.bids).filter(([lot]) => lot !== sold));
  return { rows, bids };
}
