/** 6.1 Private auction process. */
import { push, onlyThen, timed, type When } from '@roundhouse/kernel';
import { biddingAuction, firstWithBid } from '@roundhouse/rail';
import { beginStockRound } from '../05-game-overview.ts';
import { payIncome, takePrivate } from '../13-companies/13.2.1-privates.ts';
import { BID_STEP, isSaleable, privateIds, privateOf } from '../material.ts';
import type { LotAuction, ParFrame, PrivateAuction, State } from '../state.ts';

/**
 * By the number cards; a higher bid on a $250 private sends the others' back (6.1-10, 6.1-11). A round of passes settles
 * all bids from the cheapest row on, and privates pay (6.1-13, 6.1-14, 6.1-15, 6.1-17); it goes on until everything
 * is sold (6.1-1, 6.1-2, 6.1-16, 6.1-18, 6.1-19).
 */
export const auction = biddingAuction<State, PrivateAuction, LotAuction>({
  lots: privateIds,
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
    refusingPurchase('6.1-8', 'sold', (_, a) => `${privateOf(a.private).name} is not for sale any more.`),
    refusingPurchase(
      '6.1-4',
      'bid',
      (_, a) => `There is a bid on ${privateOf(a.private).name}, so it cannot be bought outright.`,
    ),
    refusingPurchase('6.1-5', 'row', 'Only a private company of the cheapest row that is left can be bought outright.'),
    refusingPurchase(
      '6.1-6',
      'others',
      (_, a) =>
        `All other private companies of its row need bids before ${privateOf(a.private).name} can be bought outright.`,
    ),
    refusingPurchase(
      '6.3-2',
      'money',
      ({ price, free }, a) =>
        `${privateOf(a.private).name} costs $${price}, and you have $${free} not set aside for bids.`,
    ),
  ],
  bid: [
    refusingBid('6.1-8', 'sold', (_, a) => `${privateOf(a.private).name} is not for sale any more.`),
    refusingBid(
      'Q20',
      'buyable',
      (_, a) => `${privateOf(a.private).name} can be bought outright, so no bids are taken on it.`,
    ),
    refusingBid('6.1-9', 'amount', ({ least }) => `A bid must be a multiple of $${BID_STEP} and at least $${least}.`),
    refusingBid('6.3-2', 'money', ({ free }) => `You have only $${free} not set aside for other bids.`),
  ],
  pass: [],
  asks: 'Buy a private company, bid on one, or pass',
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
