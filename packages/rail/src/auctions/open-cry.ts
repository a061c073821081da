import {
  type Check,
  type Draft,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  type OwnerId,
  type PlayerId,
  pop,
  range,
  updateFrame,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type Judge, refusingBy } from '../faults.ts';
import type { RailState } from '../state.ts';

/**
 * An auction without turns: anybody may raise at any time, and each bid asks all others again. It is over when all others
 * have declined the present bid. What arrives at the same time a host puts in order.
 */
export interface OpenCry extends Frame {
  /** The lot. */
  readonly of: string;
  readonly bid: number;
  /** Whose bid that is: a player's, or one made by itself; nobody has bid yet where there is none. */
  readonly bidder: OwnerId | null;
  /** Players who have declined the present bid. */
  readonly declined: readonly PlayerId[];
  /** Players who are not asked any more; they may come back by a bid. */
  readonly left: readonly PlayerId[];
  /** Players who may not bid. */
  readonly barred: readonly PlayerId[];
}

/** Does such an auction ask? A frame in which its winner decides may keep who has bid, but nobody declines there. */
export const isOpenCry = (f: Frame | undefined): f is OpenCry =>
  f !== undefined && 'bidder' in f && 'barred' in f && 'declined' in f;

interface Rules<S extends RailState, F extends OpenCry> {
  /** Bids are multiples of it. */
  readonly step: number;
  /** The lowest first bid. */
  least(s: S, f: F): number;
  /** The highest bid that a player could make now. */
  most(s: S, f: F, player: PlayerId): number;
  /** Those who are asked, the first among equals first. */
  order(s: S): readonly PlayerId[];
  /** Nobody bids any more; the frame is gone. */
  decided(g: Draft<S>, f: F): void;
}

interface Bid {
  readonly by: PlayerId;
  readonly amount: number;
}

/** How such a bid can be wrong. */
export interface OpenCryFaults {
  readonly barred: object;
  /** It is the player's own bid that stands. */
  readonly own: object;
  /** Lower than the first bid has to be, or no multiple of the step; the least that would be heard now. */
  readonly amount: { readonly least: number };
  /** No more than the present bid. */
  readonly higher: { readonly bid: number };
  readonly money: { readonly most: number };
}

/** As it begins, with a bid that is made by itself where there is one. */
export const openCryOf = (bid = 0, bidder: OwnerId | null = null, barred: readonly PlayerId[] = []) => ({
  bid,
  bidder,
  declined: [],
  left: [],
  barred,
});

export function openCry<S extends RailState, F extends OpenCry>(rules: Rules<S, F>) {
  const move = movesFor<S>();
  const { step } = rules;
  const wrong = (is: boolean): object | null => (is ? {} : null);
  /** The lowest bid that would be heard. */
  const leastBid = (s: S, f: F): number => {
    const above = Math.floor(f.bid / step) * step + step;
    return Math.max(Math.ceil(rules.least(s, f) / step) * step, f.bidder === null ? 0 : above);
  };
  const judge: Judge<S, F, Bid, OpenCryFaults> = {
    barred: (_, f, a) => wrong(f.barred.includes(a.by)),
    own: (_, f, a) => wrong(f.bidder === a.by),
    amount: (s, f, a) => (a.amount >= rules.least(s, f) && a.amount % step === 0 ? null : { least: leastBid(s, f) }),
    higher: (_, f, a) => (a.amount > f.bid ? null : { bid: f.bid }),
    money(s, f, a) {
      const most = rules.most(s, f, a.by);
      return a.amount <= most ? null : { most };
    },
  };
  const mayBid = (s: S, f: F, player: PlayerId): boolean =>
    player !== f.bidder && !f.barred.includes(player) && rules.most(s, f, player) >= leastBid(s, f);
  /** Those who have still to answer. A player who cannot bid at all counts as having declined. */
  const asked = (s: S, f: F): PlayerId[] =>
    rules.order(s).filter((player) => !f.declined.includes(player) && !f.left.includes(player) && mayBid(s, f, player));

  const bidMove = (checks: readonly Check<S, F, Bid>[]) =>
    move({
      type: 'bid',
      fields: { amount: field.amount() },
      actors: (s) => rules.order(s),
      candidates(s, f: F, by) {
        if (!mayBid(s, f, by)) return [];
        const least = leastBid(s, f);
        const most = Math.floor(rules.most(s, f, by) / step) * step;
        return [{ fields: {}, openFields: { amount: range(least, most, step) } }];
      },
      checks,
      apply(g, f, a) {
        log(g, { event: 'bid', by: a.by, lot: f.of, amount: a.amount });
        const left = f.left.filter((player) => player !== a.by);
        updateFrame<S, OpenCry>(g, f, { bid: a.amount, bidder: a.by, declined: [], left });
      },
    });
  const declineMove = move({
    type: 'decline',
    apply(g, f: F, a) {
      log(g, { event: 'pass', by: a.by });
      updateFrame<S, OpenCry>(g, f, { declined: [...f.declined, a.by] });
    },
  });
  const leaveMove = move({
    type: 'leave',
    apply(g, f: F, a) {
      log(g, { event: 'leaves', by: a.by });
      updateFrame<S, OpenCry>(g, f, { left: [...f.left, a.by] });
    },
  });
  return {
    refusing: refusingBy(judge),
    leastBid,
    /** Its frame. */
    kind: (
      checks: readonly Check<S, F, Bid>[],
      asks: (s: S, f: F) => string,
    ): FrameKind<S, F, 'bid' | 'decline' | 'leave'> => ({
      actors: asked,
      moves: [bidMove(checks), declineMove, leaveMove],
      record: (_, f) => [f.bid, f.bidder, f.declined, f.left, f.barred],
      advance(g, f) {
        if (asked(g.s, f).length > 0) return false;
        pop(g, f);
        rules.decided(g, f);
        return true;
      },
      asks,
    }),
  };
}
