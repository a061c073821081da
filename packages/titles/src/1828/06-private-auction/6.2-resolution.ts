/** 6.2 Private auction resolution: bids are settled, several of them by an auction among those who bid. */
import { updateFrame, enclosing, field, log, push, range } from '@roundhouse/kernel';
import {
  about,
  ascendingKind,
  BANK,
  bidsOn,
  cashOf,
  makeBid,
  nextToBid,
  ownBid,
  pay,
  setAside,
  withoutLot,
} from '@roundhouse/rail';
import { takePrivate } from '../13-companies/13.2.1-privates.ts';
import { BID_STEP, isSaleable, privateOf } from '../material.ts';
import { type Game, type LotAuction, move, type ParFrame, type PrivateAuction, type State } from '../state.ts';

/** Money of a player that no bid on another private sets aside (6.3-1). */
export const freeFor = (s: State, auction: PrivateAuction, player: string, lot: string): number =>
  cashOf(s, player) - setAside(auction, player) + ownBid(auction, lot, player);

const auctionOf = (s: State): PrivateAuction => enclosing<PrivateAuction>(s, 'privateAuction')!;

/**
 * The lot is paid for and leaves its row; other bids on it are free again. A $250 private needs a par price at once
 * (6.2-7).
 */
export function award(g: Game, auction: PrivateAuction, lot: string, player: string, sum: number): void {
  log(g, { event: 'privateSold', private: lot, to: player, price: sum });
  updateFrame(g, auction, withoutLot(auction, lot));
  pay(g, player, BANK, sum, 'private');
  takePrivate(g, lot, player);
  if (!isSaleable(lot)) push(g, { kind: 'par', of: lot.slice(1), by: player } satisfies ParFrame);
}

/** One bid wins; several go on among their bidders, the lowest first (6.2-1, 6.2-2, 6.2-3, 6.2-8). */
export function settleLot(g: Game, auction: PrivateAuction, lot: string): void {
  const bids = bidsOn(auction, lot);
  const highest = bids.at(-1)!;
  if (bids.length === 1) {
    award(g, auction, lot, highest.player, highest.amount);
    return;
  }
  push(g, {
    kind: 'lotAuction',
    of: lot,
    bid: highest.amount,
    bidder: highest.player,
    bidders: bids.map(({ player }) => player),
  } satisfies LotAuction);
}

const raise = move({
  type: 'bid',
  fields: { amount: field.amount() },
  // Everybody, so that whoever has dropped out or is not on turn is told which rule forbids it.
  actors: (s) => s.players,
  candidates: (s, f: LotAuction, by) =>
    nextToBid(f) === by
      ? [
          {
            holes: { amount: range(f.bid + BID_STEP, freeFor(s, auctionOf(s), by, f.of), BID_STEP) },
            subjects: [about.private(f.of)],
          },
        ]
      : [],
  checks: [
    {
      rule: '6.2-4',
      passes: (s, f: LotAuction, a) => bidsOn(auctionOf(s), f.of).some(({ player }) => player === a.by),
      says: (_, f) => `Only those who have bid on ${privateOf(f.of).name} take part in its auction.`,
    },
    {
      rule: '6.2-6',
      passes: (_, f, a) => f.bidders.includes(a.by),
      says: 'You have passed and are out of this auction.',
    },
    {
      rule: '6.2-5',
      passes: (_, f, a) => nextToBid(f) === a.by,
      says: 'The bidders act in turn, from the lowest bid up; it is not your turn.',
    },
    {
      rule: '6.2-6',
      passes: (_, f, a) => a.amount > f.bid && a.amount % BID_STEP === 0,
      says: (_, f) => `A raise must be a multiple of $${BID_STEP} above the highest bid of $${f.bid}.`,
    },
    {
      rule: '6.3-2',
      passes: (s, f, a) => a.amount <= freeFor(s, auctionOf(s), a.by, f.of),
      says: (s, f, a) => `You have only $${freeFor(s, auctionOf(s), a.by, f.of)} not set aside for other bids.`,
    },
  ],
  apply(g, f, a) {
    const auction = auctionOf(g.s);
    const bids = bidsOn(auction, f.of).map((bid) => (bid.player === a.by ? { ...bid, amount: a.amount } : bid));
    updateFrame(g, auction, { bids: { ...auction.bids, [f.of]: bids } });
    makeBid(g, f, a.amount);
  },
});

export const lotAuction = ascendingKind<State, LotAuction, 'bid'>({
  bid: raise,
  decided: (g, f) => award(g, auctionOf(g.s), f.of, f.bidder!, f.bid),
  asks: (_, f) => `Raise the bid of $${f.bid} on ${privateOf(f.of).name}, or drop out`,
});
