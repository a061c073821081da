/** 8.4.2 Auction: the bids that mean something. */
import { BANK, type CompanyId } from '@roundhouse/rail';
import { takeoverPremium } from '../10-context/10.5-cost-of-business.ts';
import { sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { price, priceAfter } from '../16-stock-market.ts';
import { BID_STEP } from '../material.ts';
import type { Bidding, State } from '../state.ts';
import { plays } from '../readings.ts';

type Lot = Pick<Bidding, 'of' | 'offeredBy'>;
export const isSelfOffer = ({ of, offeredBy }: Lot): boolean => of === offeredBy;
export const isLiquidation = ({ offeredBy }: Lot): boolean => offeredBy === BANK;

/** The price times the shares in play (8.4.1-1, 8.4.2-1). */
export const minimumBid = (s: State, company: CompanyId): number => price(s, company) * sharesInPlay(s, company);

/**
 * What the bank bids by itself: the minimum for a company in liquidation (8.5-3); for one that offers itself half of that, rounded up
 * to whole pounds (8.4.1-4), and all of it once Queen Victoria is dead (8.4.1-5, Q33). Nothing for any other.
 */
export function bankBid(s: State, lot: Lot): number | null {
  const full = minimumBid(s, lot.of);
  if (isLiquidation(lot)) return full;
  if (!isSelfOffer(lot)) return null;
  return s.ext.victoriaDied === null ? Math.ceil(full / 2) : full;
}

/** The first bid of a player, a multiple of £10 (8.4.2-1): from the minimum on, or by one reading from the bank's bid (Q33). */
export function leastBid(s: State, lot: Lot): number {
  const from = isSelfOffer(lot) && plays(s, 'selfOffer', 'above-bank') ? bankBid(s, lot)! : minimumBid(s, lot.of);
  return Math.ceil(from / BID_STEP) * BID_STEP;
}

/** From it on no bid can be declined: by the premium above the price (8.4.2-6), or already the bank's own (8.4.2-7, 8.5-4). */
export const forcingBid = (s: State, lot: Lot): number =>
  bankBid(s, lot) ?? priceAfter(s, lot.of, takeoverPremium(s)) * sharesInPlay(s, lot.of);
