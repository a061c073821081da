/** 6.3.1 Cousin auction overview and 6.3.2 Bidding. */
import { type PlayerId, timed } from '@roundhouse/kernel';
import { standingBids } from '@roundhouse/rail';
import { BID_STEP, cousinIds, cousinOf, LEAST_BID, pounds } from '../material.ts';
import type { CousinAuction, State } from '../state.ts';
import { endAuction } from './6.3.3-end.ts';
import { inStockRound } from './6.1-order.ts';

/** So many cousins can have a bid at a time. */
export const MOST_WITH_BIDS = 3;

/**
 * By the cards from #1 on, and a player who has passed may bid later; over when all pass in a row (6.3.1-1, 6.3.1-2). Money of
 * a bid is tied up until it is outbid (6.3.2-1); on the fourth cousin it sends back all of the smallest (6.3.2-5, Q12).
 */
const auction = standingBids<State>({
  lots: cousinIds,
  least: LEAST_BID,
  step: BID_STEP,
  most: MOST_WITH_BIDS,
  order: (s) => s.ext.order,
  over: endAuction,
});

/** 6.1-2. */
export const openCousinAuction = (cousins: readonly string[], first: PlayerId): CousinAuction =>
  auction.begin('cousinAuction', cousins, first);

const { refusing } = auction;
const auctionKind = auction.kind(
  [
    refusing('4-8', 'lot', (_, a) => `${cousinOf(a.private).name} is not one of this game’s four cousins.`),
    refusing('6.3.2-2', 'amount', 'Bid at least £20, in multiples of £10.'),
    refusing(
      '6.3.2-2',
      'higher',
      ({ standing }, a) => `Bid more than ${pounds(standing)}, the current bid on ${cousinOf(a.private).name}.`,
    ),
    // 6.3.2-4.
    refusing(
      '6.3.2-3',
      'crowded',
      ({ smallest }) => `Three cousins have bids already: bid more than ${pounds(smallest)}, the smallest of them.`,
    ),
    refusing('6.3.3-2', 'money', ({ free }) => `You have only ${pounds(free)} that is not tied up in other bids.`),
  ],
  () => 'Bid on a cousin, or pass',
);

export const cousinAuction = timed(auctionKind, { bid: inStockRound.bidForCousin });
