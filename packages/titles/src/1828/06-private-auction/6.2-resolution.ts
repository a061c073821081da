/**
 * 6.2 Private auction resolution: bids are settled, several of them by an auction among those who bid, from the lowest
 * bid up (6.2-1, 6.2-2, 6.2-3, 6.2-7, 6.2-8, 6.2-9).
 */
import { timed } from '@roundhouse/kernel';
import { BID_STEP, dollars, privateOf } from '../material.ts';
import { auction, inAuction } from './6.1-process.ts';

const { refusingRaise } = auction;

const resolution = auction.lotKind({
  bid: [
    refusingRaise(
      '6.2-4',
      'stranger',
      (_, _a, _s, f) => `Only players who have bid on ${privateOf(f.of).name} can raise in its auction.`,
    ),
    refusingRaise('6.2-6', 'out', 'You have passed and are out of this auction.'),
    refusingRaise('6.2-5', 'turn', 'It is not your turn: bidders act from the lowest bid up.'),
    refusingRaise(
      '6.2-6',
      'amount',
      ({ bid }) => `A raise must be a multiple of ${dollars(BID_STEP)} above the highest bid of ${dollars(bid)}.`,
    ),
    refusingRaise('6.3-2', 'money', ({ free }) => `You have only ${dollars(free)} left beside your other bids.`),
  ],
  asks: (_, f) => `Raise the bid of ${dollars(f.bid)} on ${privateOf(f.of).name}, or drop out`,
});

export const lotAuction = timed(resolution, { bid: inAuction });
