/**
 * 6.2 Private auction resolution: what a purchase uncovers goes to its only bidder, or is auctioned among those who have
 * bid, the lowest first (6.2-1, 6.2-2, 6.2-4, 6.2-6, 6.2-7, 6.2-8).
 */
import { auction, inAuction } from './6.1-process.ts';

export const lotAuction = auction.lotKind({
  stranger: '6.2-3',
  out: '6.2-5',
  turn: '6.2-4',
  amount: '6.2-5',
  money: '6.3-2',
  when: inAuction,
});
