/** How random players lean so that what is rare in this book happens in their games, too. */
import type { PlayStyle } from '@roundhouse/rail';
import { companyIds, isLocal } from './material.ts';

const locals = companyIds.filter(isLocal);
/** Over three circles, and over Amsterdam's four: what they hold then gives way. */
const FEWER_CIRCLES = ['A990', 'R990', 'B370', 'H370', 'U370'];
const MORE_CIRCLES = ['A62', 'B549', 'H549', 'R549', 'U549'];

export const playStyles: readonly PlayStyle[] = [
  // Leaves where that is seldom done: before anything has begun, and while the state buys.
  { name: 'quitter', rare: { 'privateAuction.concede': 150, 'nationalisation.concede': 25, concede: 1000 } },
  // Trains are bought only where they must be, so that a Local's free one begins a phase.
  {
    name: 'latecomer',
    weights: { buyTrain: 0, start: 80, buy: 80, nationalise: 10 },
    prefers: { start: locals, buy: locals },
  },
  // A company's money is gone before its first train is due, and the director's as well.
  {
    name: 'spender',
    weights: {
      sell: 30,
      redeem: 200,
      'redemption.redeem': 400,
      start: 60,
      buy: 100,
      buyPrivate: 0,
      pass: 1,
      nationalise: 10,
    },
  },
  // Government markers fill the big cities, which then lose circles.
  {
    name: 'statesman',
    weights: { placeStation: 80, nationalise: 40, swapStations: 30, layTile: 120, buyTrain: 80, pass: 3 },
    prefers: { layTile: [...FEWER_CIRCLES, ...MORE_CIRCLES] },
  },
  // Prices only rise, and one of them to the end of the market.
  {
    name: 'climber',
    weights: {
      sell: 0,
      withhold: 0,
      pay: 400,
      half: 400,
      nationalise: 0,
      layTile: 200,
      buyTrain: 60,
      placeStation: 40,
    },
    rare: { concede: 100_000, nameWinner: 1000 },
    foresight: 8,
  },
];
