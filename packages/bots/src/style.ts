import type { PlayStyle } from '@roundhouse/rail';
import type { Dice } from './dice.ts';

/**
 * How a random player leans. Weights say how often a kind of action, or a value where values are listed, is tried
 * against the others, `lotAuction.bid` where it answers that frame; what is not named counts `DEFAULT_WEIGHT`. Amounts are drawn low, high or anywhere.
 */
export interface Style extends PlayStyle {
  readonly weights: Readonly<Record<string, number>>;
  /** In a hundred: the least amount; the greatest. The rest lies anywhere between. */
  readonly low: number;
  readonly high: number;
  /** Trains pass between companies only from the cheaper half to the company with the highest price. */
  readonly backsLeader?: true;
  readonly foresight: number;
  /** In a hundred: companies that leave the track to the others until much of it is built. */
  readonly idle?: number;
  /** In a hundred: how often a player who is not asked, but may act, is tried first. */
  readonly offTurnPercent: number;
}

export const DEFAULT_WEIGHT = 20;

/** What is open all the time and would end a game soon: looked at once in so many times. */
export const RARE: Readonly<Record<string, number>> = { concede: 1500, nameWinner: 120, nameNobody: 30, takeBack: 20 };

/** In an emergency nobody leans: what must be paid is paid as it can be. */
const pressed: Style['weights'] = { 'emergency.buyTrain': DEFAULT_WEIGHT, 'emergency.sell': DEFAULT_WEIGHT };

/** Leans of those who want a railway: track, trains, companies, dividends. */
const building: Style['weights'] = {
  ...pressed,
  pass: 3,
  sell: 1,
  start: 30,
  90: 60,
  100: 200,
  buy: 60,
  layTile: 90,
  placeStation: 20,
  buyTrain: 60,
  buyTrainFrom: 1,
  buyPrivate: 4,
  // A private that could be given for a share at once would never come to its other uses.
  'stockTurn.exchange': 0,
  exchange: 4,
  buyPort: 8,
  issue: 12,
  redeem: 1,
  'redemption.redeem': 20,
  nationalise: 1,
  swapStations: 6,
  accept: 60,
  withdraw: 1,
  refuse: 4,
  pay: 200,
  half: 200,
  withhold: 4,
};

const styles: readonly { readonly share: number; readonly style: Style }[] = [
  {
    share: 6,
    style: {
      name: 'builder',
      weights: building,
      low: 60,
      high: 20,
      amounts: { issue: 'most' },
      trains: 3,
      foresight: 3,
      offTurnPercent: 1,
    },
  },
  {
    share: 1,
    style: {
      name: 'investor',
      weights: {
        ...building,
        sell: 0,
        pass: 1,
        start: 200,
        buy: 100,
        layTile: 400,
        buyTrain: 200,
        // Money spent in the auction of one lot starts no company.
        'lotAuction.bid': 0,
        bid: 6,
        buyTrainFrom: 20,
        buyPrivate: 1,
        issue: 60,
        redeem: 0,
        withhold: 1,
        placeStation: 60,
        65: 2,
        70: 2,
        75: 4,
        80: 8,
      },
      low: 80,
      high: 0,
      amounts: { issue: 'least', buyTrainFrom: 'least' },
      trains: 3,
      backsLeader: true,
      foresight: 12,
      offTurnPercent: 1,
    },
  },
  {
    share: 4,
    style: {
      name: 'cautious',
      weights: {
        ...pressed,
        pass: 30,
        sell: 3,
        start: 10,
        layTile: 40,
        buyTrain: 10,
        buyTrainFrom: 4,
        issue: 4,
        'stockTurn.exchange': 1,
        exchange: 10,
        buyPort: 8,
        withdraw: 4,
        refuse: 10,
        pay: 10,
        half: 10,
        withhold: 14,
      },
      low: 80,
      high: 5,
      foresight: 1,
      idle: 25,
      offTurnPercent: 3,
    },
  },
  {
    share: 6,
    style: {
      name: 'trader',
      weights: {
        ...pressed,
        pass: 6,
        sell: 14,
        buy: 30,
        layTile: 30,
        buyTrain: 14,
        buyTrainFrom: 20,
        buyPrivate: 40,
        'stockTurn.exchange': 1,
        exchange: 8,
        buyPort: 8,
        issue: 30,
        redeem: 20,
        commit: 40,
        refuse: 4,
        withdraw: 10,
      },
      low: 40,
      high: 30,
      foresight: 1,
      offTurnPercent: 10,
    },
  },
  {
    share: 6,
    style: { name: 'chaotic', weights: {}, low: 30, high: 20, foresight: 1, offTurnPercent: 12 },
  },
];

/** A game's style, drawn at random. */
export function drawStyle(dice: Dice): Style {
  let at = dice(styles.reduce((sum, { share }) => sum + share, 0));
  return styles.find(({ share }) => (at -= share) < 0)!.style;
}

/** The same players, leaning further. */
export const withPlayStyle = (style: Style, playStyle: PlayStyle): Style => ({
  ...style,
  ...playStyle,
  weights: { ...style.weights, ...playStyle.weights },
  ...((style.amounts ?? playStyle.amounts) && { amounts: { ...style.amounts, ...playStyle.amounts } }),
});

export const chaotic: Style = styles.at(-1)!.style;
/** Pays out, sells nothing and builds: under such players a game comes to its end. */
export const eager: Style = styles.find(({ style }) => style.name === 'investor')!.style;
