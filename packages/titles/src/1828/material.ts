/** 2 Components: what lies in the box, compiled once. Nothing of it is in a state. */
import { boxOf, type Material, money, parsIn, phaseCards } from '@roundhouse/rail';
import * as data from './data/index.ts';

const { companies, phases, trains } = data;
/** 2-1, 2-3, 11-2, 11-7, 11-8. */
export const {
  board,
  tileSet,
  display,
  companyIds,
  companyDef,
  privateIds,
  privateOf,
  phaseOf,
  phaseNumber,
  blockedBy,
  nameOf,
  roster,
  trainDef,
} = boxOf({ ...data, trains });

export const market = data.markets;

const CURRENCY = '$#';
/** A sum as the book writes it: `$1,200`. */
export const dollars = money(CURRENCY);

/** The $250 private of a company; all eight that the box has. */
export const isSaleable = (id: string): boolean => privateOf(id).saleable ?? true;
export const startingPrivates = privateIds.filter((id) => !isSaleable(id));

/** Each company: a 20% director's certificate and eight of 10% (2-2). */
export const SHARES = 10;
export const DIRECTOR_SHARES = 2;
/** Nobody buys more who holds 60%. */
export const HOLDING_LIMIT = 6;
/** A company floats when no more than this is left in the IPO. */
export const FLOAT_LEFT = 4;
export const STATION_PRICE = 100;
export const COAL_PRICE = 120;
export const BID_STEP = 5;

/** Owners beside players and companies (2-6). */
export const COBOURG = 'C&P';
/** 2-5. */
export const BLOCKING = 'blocking';
/** Where coal markers lie: the Virginia Coalfields and their tunnel (2-4). */
export const COALFIELDS = 'K11';
export const TUNNEL = 'K13';
/** Buffalo/Dunkirk, where the ERIE may choose its circle. */
export const ERIE_HOME = 'E15';
export const BURLINGTON = 'B24';
export const SCRANTON = 'F20';
export const PETERBOROUGH = 'C15';
export const ADRIAN = 'E7';

export const startingCash: Readonly<Record<number, number>> = { 3: 800, 4: 700, 5: 620 };
/** How many $250 privates and red trains leave the game at the set-up. */
export const discardedPrivates: Readonly<Record<number, number>> = { 3: 4, 4: 3, 5: 2 };
export const discardedRedTrains: Readonly<Record<number, number>> = { 3: 1, 4: 1, 5: 0 };

/** Par prices by colour, each with its box on the market. */
export const pars = parsIn(market, ['yellow', 'green', 'blue', 'brown']);
export const parPrices = pars.map(({ price }) => price);

const sentences = (phase: data.Phase): string[] => [
  ...(phase.rusts === undefined ? [] : [`All ${phase.rusts.join('- and ')}-trains rust.`]),
  ...(phase.privatesClose ? ['All private companies close.'] : []),
  ...(phase.companiesBuyPrivates ? ['Companies may buy private companies.'] : []),
  ...(phase.id === 'purple'
    ? ['No more companies can be parred.', 'The game ends after the next complete set of operating rounds.']
    : [
        `Par prices: ${pars
          .filter(({ color }) => phase.pars.includes(color))
          .map(({ price }) => dollars(price))
          .join(', ')}.`,
      ]),
  `${phase.operatingRounds} operating ${phase.operatingRounds === 1 ? 'round' : 'rounds'} after each stock round.`,
];

/** The contents of the box, for display. */
export const material: Material = {
  ...display,
  currency: CURRENCY,
  companies: companies.map(({ homes: [home], stations, ...company }) => ({
    ...company,
    home: { hex: home.hex, node: home.node },
    stationPrices: [0, ...Array.from({ length: stations - 1 }, () => STATION_PRICE)],
  })),
  phases: phaseCards(phases, sentences),
};
