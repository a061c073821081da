import { become, type Draft, type Frame, type PlayerId } from '@roundhouse/kernel';
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

export function makeBid<S extends RailState, F extends AscendingAuction>(g: Draft<S>, f: F, bid: number): void {
  const [bidder, ...others] = f.bidders;
  become<S, AscendingAuction>(g, f, { bid, bidder: bidder!, bidders: [...others, bidder!] });
}

export function passBid<S extends RailState, F extends AscendingAuction>(g: Draft<S>, f: F): void {
  become<S, AscendingAuction>(g, f, { bidders: f.bidders.slice(1) });
}
