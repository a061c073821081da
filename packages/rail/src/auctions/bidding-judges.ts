import { type Draft, enclosing, type Frame, type PlayerId } from '@roundhouse/kernel';
import type { Judge } from '../faults.ts';
import { cashOf } from '../ledger/cash.ts';
import type { PrivateId, RailState } from '../state.ts';
import { type AscendingAuction, nextToBid } from './ascending.ts';
import {
  bidsOn,
  highestBid,
  isBuyable,
  isInFirstRow,
  lotsLeft,
  othersHaveBids,
  ownBid,
  type RowAuction,
  setAside,
} from './rows.ts';

/** Lots in rows, in turns: a lot is bought outright, a bid is made on another, or the player passes. */
export interface BiddingAuction extends Frame, RowAuction {
  readonly kind: 'privateAuction';
  readonly turn: PlayerId;
  /** How many have passed in succession. */
  readonly passes: number;
  /** Who was the last to buy a lot outright. */
  readonly buyer: PlayerId | null;
  /** Bids are being settled: those that a purchase has uncovered, or what the book settles after a round of passes. */
  readonly settling: 'purchase' | 'passes' | null;
}

/** Those who have bid on a lot go on among themselves. */
export interface BidderAuction extends AscendingAuction {
  readonly kind: 'lotAuction';
}

export interface BiddingRules<S extends RailState, F extends BiddingAuction> {
  readonly lots: readonly PrivateId[];
  /** What a lot is called, and how a sum is written. */
  readonly called: (lot: PrivateId) => string;
  readonly money: (sum: number) => string;
  /** Bids are multiples of it. */
  readonly step: number;
  /** Bids begin above the face value of a lot. */
  face(lot: PrivateId): number;
  /** What a lot costs that is bought outright. */
  price(f: F, lot: PrivateId): number;
  /** Does a higher bid send the others' back at once? */
  standsAlone(lot: PrivateId): boolean;
  order(s: S): readonly PlayerId[];
  /** The lot is paid for: it goes to its owner, with all that comes with it. */
  take(g: Draft<S>, lot: PrivateId, player: PlayerId): void;
  /** The lot that is settled next after a round of passes, as long as there is one. */
  settledByPasses(f: F): PrivateId | undefined;
  /** All have passed, and nothing is left to settle. */
  allPassed(g: Draft<S>, f: F): void;
  /** Everything is sold. */
  over(g: Draft<S>, f: F): void;
}

export interface Buying {
  readonly by: PlayerId;
  readonly private: PrivateId;
}
export interface Bidding extends Buying {
  readonly amount: number;
}
export interface Raising {
  readonly by: PlayerId;
  readonly amount: number;
}

/** How a purchase can be wrong. */
export interface BuyLotFaults {
  readonly sold: object;
  /** There is a bid on it. */
  readonly bid: object;
  /** It does not lie in the cheapest row. */
  readonly row: object;
  /** Others of its row have no bid. */
  readonly others: object;
  readonly money: { readonly price: number; readonly free: number };
}

/** How a bid can be wrong. */
export interface BidFaults {
  readonly sold: object;
  /** It can be bought outright. */
  readonly buyable: object;
  /** No multiple of the step, or too low; `face`: already because of the lot's face value. */
  readonly amount: { readonly least: number; readonly face: boolean };
  readonly money: { readonly free: number };
}

/** How a raise among the bidders can be wrong. */
export interface BidderFaults {
  /** Has made no bid on the lot. */
  readonly stranger: object;
  /** Has dropped out. */
  readonly out: object;
  readonly turn: object;
  readonly amount: { readonly bid: number };
  readonly money: { readonly free: number };
}

/** What can be at fault in an auction of lots in rows, and what its moves are offered by. */
export function biddingJudges<S extends RailState, F extends BiddingAuction, L extends BidderAuction>(
  rules: BiddingRules<S, F>,
) {
  const { step } = rules;
  const auctionOf = (s: S): F => enclosing<F>(s, 'privateAuction')!;
  /** Money of a player that no bid on another lot sets aside. */
  const freeFor = (s: S, f: F, player: PlayerId, lot: PrivateId): number =>
    cashOf(s, player) - setAside(f, player) + ownBid(f, lot, player);
  const leastBid = (f: F, lot: PrivateId): number => Math.max(rules.face(lot), highestBid(f, lot)) + step;
  /** What is not so is at fault, with no more to say about it. */
  const unless = (right: boolean): object | null => (right ? null : {});

  const buying: Judge<S, F, Buying, BuyLotFaults> = {
    sold: (_, f, a) => unless(lotsLeft(f).includes(a.private)),
    bid: (_, f, a) => unless(bidsOn(f, a.private).length === 0),
    row: (_, f, a) => unless(isInFirstRow(f, a.private)),
    others: (_, f, a) => unless(othersHaveBids(f, a.private)),
    money(s, f, a) {
      const [price, free] = [rules.price(f, a.private), freeFor(s, f, a.by, a.private)];
      return free >= price ? null : { price, free };
    },
  };
  const bidding: Judge<S, F, Bidding, BidFaults> = {
    sold: (_, f, a) => unless(lotsLeft(f).includes(a.private)),
    buyable: (_, f, a) => unless(!isBuyable(f, a.private)),
    amount(_, f, a) {
      const [least, face] = [leastBid(f, a.private), a.amount < rules.face(a.private) + step || a.amount % step !== 0];
      return !face && a.amount >= least ? null : { least, face };
    },
    money(s, f, a) {
      const free = freeFor(s, f, a.by, a.private);
      return a.amount <= free ? null : { free };
    },
  };
  const raising: Judge<S, L, Raising, BidderFaults> = {
    stranger: (s, f, a) => unless(bidsOn(auctionOf(s), f.of).some(({ player }) => player === a.by)),
    out: (_, f, a) => unless(f.bidders.includes(a.by)),
    turn: (_, f, a) => unless(nextToBid(f) === a.by),
    amount: (_, f, a) => (a.amount > f.bid && a.amount % step === 0 ? null : { bid: f.bid }),
    money(s, f, a) {
      const free = freeFor(s, auctionOf(s), a.by, f.of);
      return a.amount <= free ? null : { free };
    },
  };
  return { auctionOf, freeFor, leastBid, buying, bidding, raising };
}
