/** 6.1 Private auction process. */
import { push, onlyThen, timed, type When } from '@roundhouse/kernel';
import { biddingAuction, firstWithBid } from '@roundhouse/rail';
import { beginStockRound } from '../05-game-overview.ts';
import { payIncome, takePrivate } from '../13-companies/13.2.1-privates.ts';
import { BID_STEP, dollars, isSaleable, privateIds, privateOf } from '../material.ts';
import type { LotAuction, ParFrame, PrivateAuction, State } from '../state.ts';

/**
 * By the number cards; a higher bid on a $250 private sends the others' back (6.1-10, 6.1-11). A round of passes settles
 * all bids from the cheapest row on, and privates pay (6.1-13, 6.1-14, 6.1-15, 6.1-17); it goes on until everything
 * is sold (6.1-1, 6.1-2, 6.1-16, 6.1-18, 6.1-19).
 */
export const auction = biddingAuction<State, PrivateAuction, LotAuction>({
  lots: privateIds,
  called: (lot) => privateOf(lot).name,
  money: dollars,
  step: BID_STEP,
  face: (lot) => privateOf(lot).price,
  price: (_, lot) => privateOf(lot).price,
  standsAlone: (lot) => !isSaleable(lot),
  order: (s) => s.ext.order,
  take(g, lot, player) {
    takePrivate(g, lot, player);
    if (!isSaleable(lot)) push(g, { kind: 'par', of: lot.slice(1), by: player } satisfies ParFrame);
  },
  settledByPasses: firstWithBid,
  allPassed: (g) => payIncome(g, true),
  over: (g, f) => beginStockRound(g, f.turn),
});

const { refusingPurchase, refusingBid } = auction;

/** The bank gets what is paid; money of a standing bid is set aside (6.1-3, 6.1-7, 6.1-12, 6.3-1, 6.3-3). */
const kind = auction.kind({
  buyLot: [
    refusingPurchase('6.1-8', 'sold', (_, a) => `${privateOf(a.private).name} has already been sold.`),
    refusingPurchase(
      '6.1-4',
      'bid',
      (_, a) => `${privateOf(a.private).name} has a bid on it, so you can bid more but not buy it outright.`,
    ),
    refusingPurchase('6.1-5', 'row', 'You can buy outright only from the cheapest row left; bid on this one instead.'),
    refusingPurchase(
      '6.1-6',
      'others',
      (_, a) => `You can buy ${privateOf(a.private).name} outright only once every other one in its row has a bid.`,
    ),
    refusingPurchase(
      '6.3-2',
      'money',
      ({ price, free }, a) =>
        `${privateOf(a.private).name} costs ${dollars(price)}, and you have only ${dollars(free)} left beside your bids.`,
    ),
  ],
  bid: [
    refusingBid('6.1-8', 'sold', (_, a) => `${privateOf(a.private).name} has already been sold.`),
    refusingBid(
      'Q20',
      'buyable',
      (_, a) => `You can buy ${privateOf(a.private).name} outright, so you cannot bid on it.`,
    ),
    refusingBid(
      '6.1-9',
      'amount',
      ({ least }) => `A bid must be a multiple of ${dollars(BID_STEP)} and at least ${dollars(least)}.`,
    ),
    refusingBid('6.3-2', 'money', ({ free }) => `You have only ${dollars(free)} left beside your other bids.`),
  ],
  pass: [],
  asks: 'Buy a private company, bid on one, or pass',
  asksForBids: 'Bid on a private company, or pass',
});

const isSettling = (s: State): boolean => s.stack.some(({ kind }) => kind === 'lotAuction' || kind === 'par');
/** When private companies are bought or bid on. */
export const inAuction: readonly When<State>[] = [
  {
    rule: '6.2-9',
    passes: (s) => !isSettling(s),
    says: 'Bids are being settled: the next player acts after that.',
  },
  onlyThen('5-1', 'Private companies are auctioned only at the start of the game, one turn after the other.'),
];
export const privateAuction = timed(kind, { buyLot: inAuction, bid: inAuction });
