import {
  type Action,
  updateFrame,
  type Check,
  type Draft,
  field,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  push,
  range,
  type When,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { refusingBy } from '../faults.ts';
import { pay } from '../ledger/cash.ts';
import { leftOf } from '../rounds/order.ts';
import { BANK, type PrivateId, type RailState } from '../state.ts';
import { about } from '../subjects.ts';
import { ascendingKind, makeBid, nextToBid } from './ascending.ts';
import {
  type BidderAuction,
  type BidderFaults,
  type Bidding,
  type BiddingAuction,
  biddingJudges,
  type BiddingRules,
  type Buying,
} from './bidding-judges.ts';
import { bidsOn, isBuyable, lotsLeft, nextToSettle, withBid, withoutLot } from './rows.ts';

/** Each limit of a raise by its rule; what they say is the same in all books. */
export interface RaiseRules<S extends RailState> extends Readonly<Record<keyof BidderFaults, string>> {
  readonly when: readonly When<S>[];
}

/** The auction as it begins, with these rows of lots. */
export const beginBidding = (rows: readonly (readonly PrivateId[])[], turn: PlayerId): BiddingAuction => ({
  kind: 'privateAuction',
  rows,
  bids: {},
  turn,
  passes: 0,
  buyer: null,
  settling: null,
});

/** An auction of lots in rows: what can be at fault in it, and the frames of the auction and of those for single lots. */
export function biddingAuction<S extends RailState, F extends BiddingAuction, L extends BidderAuction>(
  rules: BiddingRules<S, F>,
) {
  const { step, called, money } = rules;
  const move = movesFor<S>();
  const next = (s: S, f: F): PlayerId => leftOf(rules.order(s), f.turn);
  const { auctionOf, freeFor, leastBid, buying, bidding, raising } = biddingJudges<S, F, L>(rules);

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
        const alone = rules.standsAlone(a.private);
        for (const { player, amount } of alone ? bidsOn(f, a.private) : [])
          if (player !== a.by) log(g, { event: 'bidReturned', by: player, lot: a.private, amount });
        const bids = withBid(f, a.private, { player: a.by, amount: a.amount }, alone);
        updateFrame<S, BiddingAuction>(g, f, { bids, turn: next(g.s, f), passes: 0 });
      },
    });

  const passMove = (checks: readonly Check<S, F, Action>[]) =>
    move({
      type: 'pass',
      checks,
      apply(g, f: F, a) {
        log(g, { event: 'pass', by: a.by });
        const all = f.passes + 1 === g.s.players.length;
        const changes = { passes: all ? 0 : f.passes + 1, settling: all ? 'passes' : null } as const;
        updateFrame<S, BiddingAuction>(g, f, { turn: next(g.s, f), ...changes });
      },
    });

  const refusingRaise = refusingBy(raising);
  const raiseMove = (title: RaiseRules<S>) =>
    move({
      type: 'bid',
      fields: { amount: field.amount() },
      // Everybody, so that a player who has dropped out or is not on turn is told which rule forbids it.
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
      checks: [
        refusingRaise(
          title.stranger,
          'stranger',
          (_, _a, _s, f) => `Only players who have bid on ${called(f.of)} can raise in its auction.`,
        ),
        refusingRaise(title.out, 'out', 'You have passed and are out of this auction.'),
        refusingRaise(title.turn, 'turn', 'It is not your turn: bidders act from the lowest bid up.'),
        refusingRaise(
          title.amount,
          'amount',
          ({ bid }) => `A raise must be a multiple of ${money(step)} above the highest bid of ${money(bid)}.`,
        ),
        refusingRaise(title.money, 'money', ({ free }) => `You have only ${money(free)} left beside your other bids.`),
      ],
      when: title.when,
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
    /** The frame of the auction. */
    kind: (title: {
      readonly buyLot: readonly Check<S, F, Buying>[];
      readonly bid: readonly Check<S, F, Bidding>[];
      readonly pass: readonly Check<S, F, Action>[];
      readonly asks: string;
      /** What it asks while no lot can be bought outright, where that comes about. */
      readonly asksForBids?: string;
    }): FrameKind<S, F, 'buyLot' | 'bid' | 'pass'> => ({
      actors: (_, f) => (f.settling === null ? [f.turn] : []),
      moves: [buyMove(title.buyLot), bidMove(title.bid), passMove(title.pass)],
      record: (_, f) => [
        lotsLeft(f).map((lot) => bidsOn(f, lot).map(({ player, amount }) => [player, amount])),
        f.passes,
      ],
      advance(g, f) {
        if (f.settling !== null) settle(g, f);
        else if (f.rows.length > 0) return false;
        else {
          pop(g, f);
          rules.over(g, f);
        }
        return true;
      },
      asks: (_, f) => (lotsLeft(f).some((lot) => isBuyable(f, lot)) ? title.asks : (title.asksForBids ?? title.asks)),
    }),
    /** The frame of the auction of one lot among those who have bid on it. */
    lotKind: (title: RaiseRules<S>): FrameKind<S, L, 'bid' | 'pass'> =>
      ascendingKind<S, L, 'bid'>({
        bid: raiseMove(title),
        decided: (g, f) => award(g, auctionOf(g.s), f.of, f.bidder!, f.bid),
        asks: (_, f) => `Raise the bid of ${money(f.bid)} on ${called(f.of)}, or drop out`,
      }),
  };
}
