/** What a company under the hammer may cost, and what those who would buy it could raise. */
import { directedBy, type RailState } from '@roundhouse/rail';
import {
  BR,
  bankBid,
  forcingBid,
  type Frames,
  fundingsFor,
  isLiquidation,
  isSelfOffer,
  leastBid,
  loanBrings,
  meansOf,
  minimumBid,
  price,
  priceAfter,
  treasuryOf,
} from '@roundhouse/titles/1820/face';
import { as1820 } from './state.ts';

export type Lot = Extract<Frames, { readonly kind: 'bidding' | 'accepting' | 'acquiring' }>;

export type DealKind = 'takeover' | 'self' | 'liquidation';
export const dealOf = (lot: Lot): DealKind =>
  isLiquidation(lot) ? 'liquidation' : isSelfOffer(lot) ? 'self' : 'takeover';

export interface LotBids {
  /** Price × shares in play. */
  readonly least: number;
  /** The first bid of a player. */
  readonly first: number;
  /** From it on nobody may refuse. */
  readonly forcing: number;
  /** What the bank bids by itself. */
  readonly bank: number | null;
}

export function bidsFor(state: RailState, lot: Lot): LotBids {
  const s = as1820(state);
  return {
    least: minimumBid(s, lot.of),
    first: leastBid(s, lot),
    forcing: forcingBid(s, lot),
    bank: bankBid(s, lot),
  };
}

/** The bid that stands, and whose it is. */
export const standing = (lot: Lot): { readonly bid: number; readonly bidder: string | null } => ({
  bid: lot.bid,
  bidder: lot.bidder,
});

/** Companies that could buy it for a player. */
export const biddersOf = (s: RailState, player: string, lot: string): string[] =>
  directedBy(s, player).filter((company) => company !== lot && company !== BR);

/** What a company could bid, and of what that consists. */
export interface Means {
  readonly company: string;
  readonly all: number;
  readonly treasury: number;
  readonly shares: number;
  readonly byShares: number;
  readonly loans: number;
  readonly byLoans: number;
  /** Where its price would then stand; none of a private company. */
  readonly price: number | null;
}

export function meansFor(state: RailState, company: string): Means {
  const s = as1820(state);
  const all = meansOf(s, company);
  const way = fundingsFor(s, company, all).at(-1) ?? { shares: 0, loans: 0 };
  const isPriced = s.market.at[company] !== undefined;
  return {
    company,
    all,
    treasury: treasuryOf(s, company),
    shares: way.shares,
    byShares: way.shares * (isPriced ? price(s, company) : 0),
    loans: way.loans,
    byLoans: way.loans * loanBrings(s),
    price: isPriced ? priceAfter(s, company, -way.loans) : null,
  };
}
