import {
  type Check,
  type Draft,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  range,
  updateFrame,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type Judge, refusingBy } from '../faults.ts';
import { cashOf } from '../ledger/cash.ts';
import { leftOf } from '../rounds/order.ts';
import type { PrivateId, RailState } from '../state.ts';
import { about } from '../subjects.ts';
import type { StandingBid } from './rows.ts';

/**
 * Several lots, each with one bid at most that stands on it. Players bid or pass in turn, and one who has passed may bid
 * again, until all pass in succession; only so many lots can have a bid at the same time.
 */
export interface StandingBids extends Frame {
  readonly lots: readonly PrivateId[];
  readonly bids: Readonly<Record<PrivateId, StandingBid>>;
  readonly turn: PlayerId;
  /** How many have passed in succession. */
  readonly passes: number;
}

interface Rules<S extends RailState> {
  readonly lots: readonly PrivateId[];
  readonly least: number;
  /** Bids are multiples of it. */
  readonly step: number;
  /** So many lots can have a bid: one on a further lot pushes out the smallest. */
  readonly most: number;
  order(s: S): readonly PlayerId[];
  /** All have passed; the frame is gone. */
  over(g: Draft<S>, f: StandingBids): void;
}

interface Bid {
  readonly by: PlayerId;
  readonly private: PrivateId;
  readonly amount: number;
}

/** How such a bid can be wrong. */
export interface StandingBidFaults {
  /** It is on something that is not among the lots. */
  readonly lot: object;
  /** Lower than the first bid has to be, or no multiple of the step. */
  readonly amount: object;
  /** No more than the bid that stands there. */
  readonly higher: { readonly standing: number };
  /** There are as many bids as there can be, and it is no more than the smallest of them. */
  readonly crowded: { readonly smallest: number };
  readonly money: { readonly free: number };
}

/** Money that no bid on another lot sets aside. */
const freeFor = (s: RailState, f: StandingBids, player: PlayerId, lot: PrivateId): number => {
  let free = cashOf(s, player);
  for (const [other, bid] of Object.entries(f.bids)) if (other !== lot && bid.player === player) free -= bid.amount;
  return free;
};

export function standingBids<S extends RailState>(rules: Rules<S>) {
  type F = StandingBids;
  const { step } = rules;
  const isFull = (f: F, lot: PrivateId): boolean =>
    f.bids[lot] === undefined && Object.keys(f.bids).length >= rules.most;
  const smallest = (f: F): number => Math.min(...Object.values(f.bids).map(({ amount }) => amount));
  const leastBid = (f: F, lot: PrivateId): number => {
    const above = isFull(f, lot) ? smallest(f) : (f.bids[lot]?.amount ?? 0);
    return Math.max(rules.least, above + step);
  };
  const judge: Judge<S, F, Bid, StandingBidFaults> = {
    lot: (_, f, a) => (f.lots.includes(a.private) ? null : {}),
    amount: (_, _f, a) => (a.amount >= rules.least && a.amount % step === 0 ? null : {}),
    higher(_, f, a) {
      const standing = f.bids[a.private]?.amount ?? 0;
      return a.amount > standing ? null : { standing };
    },
    crowded: (_, f, a) => (isFull(f, a.private) && a.amount <= smallest(f) ? { smallest: smallest(f) } : null),
    money(s, f, a) {
      const free = freeFor(s, f, a.by, a.private);
      return a.amount <= free ? null : { free };
    },
  };
  const bidOn = (checks: readonly Check<S, F, Bid>[]) =>
    movesFor<S>()({
      type: 'bid',
      fields: { private: field.oneOf(rules.lots), amount: field.amount() },
      candidates: (s, f: F, by) =>
        f.lots.map((lot) => {
          const least = leastBid(f, lot);
          const most = Math.floor(freeFor(s, f, by, lot) / step) * step;
          return {
            fields: { private: lot },
            openFields: { amount: range(least, Math.max(least, most), step) },
            subjects: [about.private(lot)],
          };
        }),
      checks,
      apply(g, f, a) {
        log(g, { event: 'bid', by: a.by, lot: a.private, amount: a.amount });
        // The smallest go back, all of them: what stands on the other lots is larger.
        const pushed = isFull(f, a.private) ? smallest(f) : -1;
        const others = Object.entries(f.bids).filter(([, { amount }]) => amount !== pushed);
        for (const [lot, { player, amount }] of Object.entries(f.bids))
          if (amount === pushed) log(g, { event: 'bidReturned', by: player, lot, amount });
        const bids = { ...Object.fromEntries(others), [a.private]: { player: a.by, amount: a.amount } };
        updateFrame<S, F>(g, f, { bids, passes: 0, turn: leftOf(rules.order(g.s), f.turn) });
      },
    });
  const pass = movesFor<S>()({
    type: 'pass',
    apply(g, f: F, a) {
      log(g, { event: 'pass', by: a.by });
      updateFrame<S, F>(g, f, { passes: f.passes + 1, turn: leftOf(rules.order(g.s), f.turn) });
    },
  });
  return {
    refusing: refusingBy(judge),
    /** As this player begins it. */
    begin: <K extends string>(kind: K, lots: readonly PrivateId[], turn: PlayerId): F & { readonly kind: K } => ({
      kind,
      lots,
      bids: {},
      turn,
      passes: 0,
    }),
    /** Its frame. */
    kind: (checks: readonly Check<S, F, Bid>[], asks: (s: S, f: F) => string): FrameKind<S, F, 'bid' | 'pass'> => ({
      actors: (_, f) => [f.turn],
      moves: [bidOn(checks), pass],
      record: (_, f) => [f.lots.map((lot) => [f.bids[lot]?.player ?? null, f.bids[lot]?.amount ?? null]), f.passes],
      advance(g, f) {
        if (f.passes < rules.order(g.s).length) return false;
        pop(g, f);
        rules.over(g, f);
        return true;
      },
      asks,
    }),
  };
}
