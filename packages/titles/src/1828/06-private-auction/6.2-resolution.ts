/**
 * 6.2 Private auction resolution: bids are settled, several of them by an auction among those who bid, from the lowest
 * bid up (6.2-1, 6.2-2, 6.2-3, 6.2-7, 6.2-8, 6.2-9).
 */
import { auction, inAuction } from './6.1-process.ts';

export const lotAuction = auction.lotKind({
  stranger: '6.2-4',
  out: '6.2-6',
  turn: '6.2-5',
  amount: '6.2-6',
  money: '6.3-2',
  when: inAuction,
});
