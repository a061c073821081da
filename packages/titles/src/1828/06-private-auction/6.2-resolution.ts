/**
 * 6.2 Private auction resolution: bids are settled, several of them by an auction among those who bid, from the lowest
 * bid up (6.2-1, 6.2-2, 6.2-3, 6.2-7, 6.2-8, 6.2-9).
 */
import { timed } from '@roundhouse/kernel';
import { BID_STEP, privateOf } from '../material.ts';
import { auction, inAuction } from './6.1-process.ts';

const { refusingRaise } = auction;

const resolution = auction.lotKind({
  bid: [
    refusingRaise(
      '6.2-4',
      'stranger',
      (_, _a, _s, f) => `Only those who have bid on ${privateOf(f.of).name} take part in its auction.`,
    ),
    refusingRaise('6.2-6', 'out', 'You have passed and are out of this auction.'),
    refusingRaise('6.2-5', 'turn', 'The bidders act in turn, from the lowest bid up; it is not your turn.'),
    refusingRaise(
      '6.2-6',
      'amount',
      ({ bid }) => `A raise must be a multiple of $${BID_STEP} above the highest bid of $${bid}.`,
    ),
    refusingRaise('6.3-2', 'money', ({ free }) => `You have only $${free} not set aside for other bids.`),
  ],
  asks: (_, f) => `Raise the bid of $${f.bid} on ${privateOf(f.of).name}, or drop out`,
});

export const lotAuction = timed(resolution, { bid: inAuction });
