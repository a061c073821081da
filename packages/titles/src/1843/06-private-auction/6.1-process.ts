/** 6.1 Private auction process: buy the cheapest, bid on another, or pass. */
import { push, onlyThen, timed, type When } from '@roundhouse/kernel';
import { biddingAuction } from '@roundhouse/rail';
import { beginStockRound } from '../05-overview.ts';
import { takePrivate } from '../10-privates/10.1-privates.ts';
import { BID_STEP, francs, LYON, privateIds, privateOf } from '../material.ts';
import { plays } from '../readings.ts';
import type { LotAuction, ParFrame, PrivateAuction, State } from '../state.ts';
import { briefRound } from './6.2-brief-round.ts';

/** The face value, less what rounds of passes have taken off (6.1-3, 6.2-12). */
export const price = (f: PrivateAuction, lot: string): number => privateOf(lot).price - (f.reduced[lot] ?? 0);
/** It no longer costs anything, so the next player has to take it. */
const mustTake = (f: PrivateAuction): boolean => price(f, f.rows[0]![0]!) === 0;

/** By the player cards, each private a row of its own; bids stay until a purchase reaches them (6.1-1, 6.1-7, 6.2-1). */
export const auction = biddingAuction<State, PrivateAuction, LotAuction>({
  lots: privateIds,
  called: (lot) => privateOf(lot).name,
  money: francs,
  step: BID_STEP,
  face: (lot) => privateOf(lot).price,
  price,
  standsAlone: () => false,
  order: (s) => s.ext.order,
  take(g, lot, player) {
    takePrivate(g, lot, player);
    if (lot === LYON) {
      const { company } = privateOf(lot).comesWith!;
      push(g, { kind: 'par', of: company, by: player } satisfies ParFrame);
    }
  },
  settledByPasses: () => undefined,
  allPassed: briefRound,
  // Q4: the player after the last buyer, who is the next one now, or card #1 (6.2-15).
  over: (g, f) => beginStockRound(g, plays(g.s, 'firstStockRound', 'card-1') ? g.s.ext.order[0]! : f.turn),
});

const { refusingPurchase, refusingBid } = auction;
const gone = (_: unknown, a: { readonly private: string }): string =>
  `${privateOf(a.private).name} has already been sold.`;
const TAKE_IT = 'The cheapest private company now costs nothing, so you must take it.';

/** 6.1-2. */
const kind = auction.kind({
  buyLot: [
    refusingPurchase('6.1-2', 'row', 'You can buy only the cheapest private company left; bid on the others.'),
    // The bank gets the price (6.3-3).
    refusingPurchase(
      '6.3-1',
      'money',
      ({ price: cost, free }, a) =>
        `${privateOf(a.private).name} costs ${francs(cost)}, and you have only ${francs(free)} left beside your bids.`,
    ),
  ],
  bid: [
    { rule: '6.2-13', passes: (_, f) => !mustTake(f), says: TAKE_IT },
    refusingBid('6.1-2', 'sold', gone),
    refusingBid(
      '6.1-4',
      'buyable',
      (_, a) => `${privateOf(a.private).name} is the cheapest left, so you can buy it but not bid on it.`,
    ),
    refusingBid(
      '6.1-5',
      'amount',
      (_, a) =>
        `A bid on ${privateOf(a.private).name} must be a multiple of ${francs(BID_STEP)} and at least ${francs(privateOf(a.private).price + BID_STEP)}.`,
      ({ face }) => face,
    ),
    refusingBid(
      '6.1-6',
      'amount',
      ({ least }) => `The highest bid is ${francs(least - BID_STEP)}; yours must be at least ${francs(least)}.`,
    ),
    refusingBid('6.3-2', 'money', ({ free }) => `You have only ${francs(free)} left beside your other bids.`),
  ],
  pass: [{ rule: '6.2-13', passes: (_, f) => !mustTake(f), says: TAKE_IT }],
  asks: 'Buy the cheapest private company, bid on another, or pass',
});

const isSettling = (s: State): boolean => s.stack.some((f) => f.kind === 'lotAuction' || f.kind === 'par');
/** When private companies are bought or bid on. */
export const inAuction: readonly When<State>[] = [
  {
    rule: '6.2-14',
    passes: (s) => !isSettling(s),
    says: 'Bids are being settled: the next player acts after that.',
  },
  onlyThen('5-1', 'Private companies are auctioned only at the start of the game, one turn after the other.'),
];
export const privateAuction = timed(kind, { buyLot: inAuction, bid: inAuction });
