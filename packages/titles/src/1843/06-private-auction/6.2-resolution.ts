/**
 * 6.2 Private auction resolution: what a purchase uncovers goes to its only bidder, or is auctioned among those who have
 * bid, the lowest first (6.2-1, 6.2-2, 6.2-4, 6.2-6, 6.2-7, 6.2-8).
 */
import { timed } from '@roundhouse/kernel';
import { BID_STEP, francs, privateOf } from '../material.ts';
import { auction, inAuction } from './6.1-process.ts';

const { refusingRaise } = auction;

const resolution = auction.lotKind({
  bid: [
    refusingRaise(
      '6.2-3',
      'stranger',
      (_, _a, _s, f) => `Only players who have bid on ${privateOf(f.of).name} can raise in its auction.`,
    ),
    refusingRaise('6.2-5', 'out', 'You have passed and are out of this auction.'),
    refusingRaise('6.2-4', 'turn', 'It is not your turn: bidders act from the lowest bid up.'),
    refusingRaise(
      '6.2-5',
      'amount',
      ({ bid }) => `A raise must be a multiple of ${francs(BID_STEP)} above the highest bid of ${francs(bid)}.`,
    ),
    refusingRaise('6.3-2', 'money', ({ free }) => `You have only ${francs(free)} left beside your other bids.`),
  ],
  asks: (_, f) => `Raise the bid of ${francs(f.bid)} on ${privateOf(f.of).name}, or drop out`,
});

export const lotAuction = timed(resolution, { bid: inAuction });
