/** 6.3.1 Cousin auction overview and 6.3.2 Bidding. */
import type { PlayerId } from '@roundhouse/kernel';
import { standingBids } from '@roundhouse/rail';
import { BID_STEP, cousinIds, cousinOf, LEAST_BID } from '../material.ts';
import type { CousinAuction, State } from '../state.ts';
import { endAuction } from './6.3.3-end.ts';

/** So many cousins can have a bid at a time. */
const MOST_WITH_BIDS = 3;

/**
 * By the cards from #1 on, and whoever has passed may bid later; over when all pass in a row (6.3.1-1, 6.3.1-2). Money of
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
export const cousinAuction = auction.kind(
  [
    refusing('4-8', 'lot', (_, a) => `${cousinOf(a.private).name} is not among the four cousins of this game.`),
    refusing('6.3.2-2', 'amount', 'Bids are multiples of £10, and the first one is £20.'),
    refusing(
      '6.3.2-2',
      'higher',
      ({ standing }, a) => `A bid on ${cousinOf(a.private).name} must be higher than £${standing}, which stands there.`,
    ),
    // 6.3.2-4.
    refusing(
      '6.3.2-3',
      'crowded',
      ({ smallest }) =>
        `Only three cousins can have bids; one on the fourth must be higher than the smallest, £${smallest}.`,
    ),
    refusing('6.3.3-2', 'money', ({ free }) => `You have £${free} that no other bid of yours ties up.`),
  ],
  () => 'Bid on a cousin, or pass',
);
