import {
  type Action,
  updateFrame,
  type Draft,
  type Frame,
  type FrameKind,
  type Move,
  movesFor,
  type PlayerId,
  pop,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { RailState } from '../state.ts';

/** An ascending auction of one lot, going round the table until one bidder is left or all have passed. */
export interface AscendingAuction extends Frame {
  /** The lot. */
  readonly of: string;
  readonly bid: number;
  readonly bidder: PlayerId | null;
  /** Who has not passed, in turn order; the first is to speak. */
  readonly bidders: readonly PlayerId[];
}

export const nextToBid = (f: AscendingAuction): PlayerId | undefined => f.bidders[0];

/** Nobody else can raise any more. */
export const isDecided = (f: AscendingAuction): boolean =>
  f.bidders.length === 0 || (f.bidders.length === 1 && f.bidder === f.bidders[0]);

/** A bid of the player whose turn it is. */
export function makeBid<S extends RailState, F extends AscendingAuction>(g: Draft<S>, f: F, bid: number): void {
  const [bidder, ...others] = f.bidders;
  log(g, { event: 'bid', by: bidder!, lot: f.of, amount: bid });
  updateFrame<S, AscendingAuction>(g, f, { bid, bidder: bidder!, bidders: [...others, bidder!] });
}

/** A player who passes is out of the auction. */
const pass = movesFor<RailState>()({
  type: 'pass',
  apply(g, f: AscendingAuction, a) {
    log(g, { event: 'pass', by: a.by });
    updateFrame(g, f, { bidders: f.bidders.slice(1) });
  },
});

interface Spec<S extends RailState, F extends AscendingAuction, T extends string> {
  /** How to bid: least bid, raises and what can be paid are the title's. */
  readonly bid: Move<S, Frame, Action, T>;
  /** The auction is over; nobody has bid where there is no bidder. */
  decided(g: Draft<S>, f: F): void;
  asks(s: S, f: F): string;
}

/** The frame of an auction: bidders speak in turn, until it is decided. */
export const ascendingKind = <S extends RailState, F extends AscendingAuction, T extends string>(
  spec: Spec<S, F, T>,
): FrameKind<S, F, T | 'pass'> => ({
  actors: (_, f) => f.bidders.slice(0, 1),
  moves: [spec.bid, pass],
  record: (_, f) => [f.bid, f.bidder, f.bidders],
  advance(g, f) {
    if (!isDecided(f)) return false;
    pop(g, f);
    spec.decided(g, f);
    return true;
  },
  asks: (s, f) => spec.asks(s, f),
});
