import {
  type Action,
  updateFrame,
  type Check,
  type Draft,
  enclosing,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  push,
  range,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type Judge, refusingBy } from '../faults.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { leftOf } from '../rounds/order.ts';
import { BANK, type PrivateId, type RailState } from '../state.ts';
import { about } from '../subjects.ts';
import { type AscendingAuction, ascendingKind, makeBid, nextToBid } from './ascending.ts';
import {
  bidsOn,
  highestBid,
  isBuyable,
  isInFirstRow,
  lotsLeft,
  nextToSettle,
  othersHaveBids,
  ownBid,
  type RowAuction,
  setAside,
  withBid,
  withoutLot,
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

interface Buying {
  readonly by: PlayerId;
  readonly private: PrivateId;
}
interface Bidding extends Buying {
  readonly amount: number;
}
interface Raising {
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

/** An auction of lots in rows: what can be at fault, and the frames of the auction and of those for single lots. */
export function biddingAuction<S extends RailState, F extends BiddingAuction, L extends BidderAuction>(
  rules: BiddingRules<S, F>,
) {
  const { step } = rules;
  const move = movesFor<S>();
  const auctionOf = (s: S): F => enclosing<F>(s, 'privateAuction')!;
  /** Money of a player that no bid on another lot sets aside. */
  const freeFor = (s: S, f: F, player: PlayerId, lot: PrivateId): number =>
    cashOf(s, player) - setAside(f, player) + ownBid(f, lot, player);
  const leastBid = (f: F, lot: PrivateId): number => Math.max(rules.face(lot), highestBid(f, lot)) + step;
  const next = (s: S, f: F): PlayerId => leftOf(rules.order(s), f.turn);
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

  /** The lot is paid for and leaves its row; other bids on it are free again. */
  function award(g: Draft<S>, f: F, lot: PrivateId, player: PlayerId, sum: number): void {
    log(g, { event: 'privateSold', private: lot, to: player, price: sum });
    updateFrame<S, BiddingAuction>(g, f, withoutLot(f, lot));
    pay(g, player, BANK, sum, 'private');
    rules.take(g, lot, player);
  }

  /** One bid wins; several go on among their bidders, the lowest first. */
  function settleLot(g: Draft<S>, f: F, lot: PrivateId): void {
    const bids = bidsOn(f, lot);
    const highest = bids.at(-1)!;
    if (bids.length === 1) award(g, f, lot, highest.player, highest.amount);
    else {
      const bidders = bids.map(({ player }) => player);
      const among: BidderAuction = {
        kind: 'lotAuction',
        of: lot,
        bid: highest.amount,
        bidder: highest.player,
        bidders,
      };
      push<RailState>(g, among);
    }
  }

  /** Goes on while bids are to be settled. */
  function settle(g: Draft<S>, f: F): void {
    const byPasses = f.settling === 'passes';
    const lot = byPasses ? rules.settledByPasses(f) : nextToSettle(f);
    if (lot !== undefined) settleLot(g, f, lot);
    else {
      const settled = updateFrame<S, BiddingAuction>(g, f, { settling: null }) as F;
      if (byPasses) rules.allPassed(g, settled);
    }
  }

  const buyMove = (checks: readonly Check<S, F, Buying>[]) =>
    move({
      type: 'buyLot',
      fields: { private: field.oneOf(rules.lots) },
      candidates: (_, f: F) =>
        (f.rows[0] ?? []).map((lot) => ({ fields: { private: lot }, subjects: [about.private(lot)] })),
      checks,
      apply(g, f, a) {
        const changes = { turn: next(g.s, f), passes: 0, buyer: a.by, settling: 'purchase' } as const;
        award(g, updateFrame<S, BiddingAuction>(g, f, changes) as F, a.private, a.by, rules.price(f, a.private));
      },
    });

  const bidMove = (checks: readonly Check<S, F, Bidding>[]) =>
    move({
      type: 'bid',
      fields: { private: field.oneOf(rules.lots), amount: field.amount() },
      candidates: (s, f: F, by) =>
        lotsLeft(f)
          .filter((lot) => !isBuyable(f, lot))
          .map((lot) => ({
            fields: { private: lot },
            openFields: { amount: range(leastBid(f, lot), Math.max(leastBid(f, lot), freeFor(s, f, by, lot)), step) },
            subjects: [about.private(lot)],
          })),
      checks,
      apply(g, f, a) {
        log(g, { event: 'bid', by: a.by, lot: a.private, amount: a.amount });
        const bids = withBid(f, a.private, { player: a.by, amount: a.amount }, rules.standsAlone(a.private));
        updateFrame<S, BiddingAuction>(g, f, { bids, turn: next(g.s, f), passes: 0 });
      },
    });

  const passMove = (checks: readonly Check<S, F, Action>[]) =>
    move({
      type: 'pass',
      fields: {},
      candidates: () => [{}],
      checks,
      apply(g, f: F, a) {
        log(g, { event: 'pass', by: a.by });
        const all = f.passes + 1 === g.s.players.length;
        const changes = { passes: all ? 0 : f.passes + 1, settling: all ? 'passes' : null } as const;
        updateFrame<S, BiddingAuction>(g, f, { turn: next(g.s, f), ...changes });
      },
    });

  const raiseMove = (checks: readonly Check<S, L, Raising>[]) =>
    move({
      type: 'bid',
      fields: { amount: field.amount() },
      // Everybody, so that whoever has dropped out or is not on turn is told which rule forbids it.
      actors: (s) => s.players,
      candidates: (s, f: L, by) =>
        nextToBid(f) === by
          ? [
              {
                openFields: { amount: range(f.bid + step, freeFor(s, auctionOf(s), by, f.of), step) },
                subjects: [about.private(f.of)],
              },
            ]
          : [],
      checks,
      apply(g, f, a) {
        const auction = auctionOf(g.s);
        const bids = bidsOn(auction, f.of).map((bid) => (bid.player === a.by ? { ...bid, amount: a.amount } : bid));
        updateFrame<S, BiddingAuction>(g, auction, { bids: { ...auction.bids, [f.of]: bids } });
        makeBid(g, f, a.amount);
      },
    });

  return {
    refusingPurchase: refusingBy(buying),
    refusingBid: refusingBy(bidding),
    refusingRaise: refusingBy(raising),
    /** The frame of the auction. */
    kind: (title: {
      readonly buyLot: readonly Check<S, F, Buying>[];
      readonly bid: readonly Check<S, F, Bidding>[];
      readonly pass: readonly Check<S, F, Action>[];
      readonly asks: string;
    }): FrameKind<S, F, 'buyLot' | 'bid' | 'pass'> => ({
      actors: (_, f) => (f.settling === null ? [f.turn] : []),
      moves: [buyMove(title.buyLot), bidMove(title.bid), passMove(title.pass)],
      advance(g, f) {
        if (f.settling !== null) settle(g, f);
        else if (f.rows.length > 0) return false;
        else {
          pop(g, f);
          rules.over(g, f);
        }
        return true;
      },
      asks: () => title.asks,
    }),
    /** The frame of the auction of one lot among those who have bid on it. */
    lotKind: (title: {
      readonly bid: readonly Check<S, L, Raising>[];
      asks(s: S, f: L): string;
    }): FrameKind<S, L, 'bid' | 'pass'> =>
      ascendingKind<S, L, 'bid'>({
        bid: raiseMove(title.bid),
        decided: (g, f) => award(g, auctionOf(g.s), f.of, f.bidder!, f.bid),
        asks: (s, f) => title.asks(s, f),
      }),
  };
}
