/** 2 Components: what lies in the box, compiled once. Nothing of it is in a state. */
import { boxOf, type Material, money, parsIn, phaseCards } from '@roundhouse/rail';
import * as data from './data/index.ts';
import { trainDefs } from './data/train-cards.ts';

export { ENGINE } from './data/train-cards.ts';

const { companies, phases } = data;
/** 2-1, 11.1-1. */
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
} = boxOf({ ...data, trains: trainDefs });

export const market = data.markets;

/** 8.4.1-2, 8.4.3-5. */
export const hasPower = (company: string, power: 'two-yellow' | 'port-brown'): boolean =>
  companyDef(company).powers?.includes(power) ?? false;

const CURRENCY = '#fr';
/** A sum as the book writes it: `1,200fr`. */
export const francs = money(CURRENCY);

/** Each company: a 20% director's certificate and eight of 10% (11.1-2). */
export const SHARES = 10;
export const DIRECTOR_SHARES = 2;
/** Nobody buys more who holds 60%. */
export const HOLDING_LIMIT = 6;
/** So much of a company the bank pool takes. */
export const POOL_LIMIT = 5;
/** A company floats when no more than this is left in the IPO. */
export const FLOAT_LEFT = 4;
/** What markers cost, in the order in which they are placed: the home is free (8.5.1-2, 8.5.1-3, Q13). */
export const stationPrices: readonly number[] = [0, 40, 100, 100];
export const BID_STEP = 5;
/** The private that comes with a director's certificate: its owner names the par price. */
export const LYON = 'LM';
/** Owner of the “blocked” markers (2-2). */
export const BLOCKED = 'blocked';
/** 4-9. */
export const ports: readonly string[] = board.hexes.filter(({ icons }) => icons?.includes('port')).map(({ id }) => id);
export const PORT_PRICE = 20;
export const BREST = 'A6';
/** The home that may be in either of two cities. */
export const ALBI = 'J9';
/** The trains that never rust. */
export const LAST_COLOR = 'gray';
/** The trains that are lost in the auction. */
export const FIRST_COLOR = 'yellow';

/** Table 1. */
export const startingCash: Readonly<Record<number, number>> = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400 };
export const certificateLimits: Readonly<Record<number, number>> = { 2: 36, 3: 24, 4: 18, 5: 15, 6: 12 };

/** Par prices by colour, each with its box on the market's diagonal. */
export const pars = parsIn(market, ['yellow', 'green', 'blue', 'brown']);

/** The contents of the box, for display. */
export const material: Material = {
  ...display,
  currency: CURRENCY,
  companies: companies.map(({ id, name, color, textColor, homes: [home], stations }) => ({
    id,
    name,
    color,
    textColor,
    home: { hex: home.hex, node: home.node },
    stationPrices: stationPrices.slice(0, stations),
  })),
  phases: phaseCards(phases),
};
