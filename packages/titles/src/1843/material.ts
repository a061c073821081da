/** 2 Components: what lies in the box, compiled once. Nothing of it is in a state. */
import { type Material, makeBoard, makeRoster, makeTiles, parsIn, type PrivateDef, trainCards } from '@roundhouse/rail';
import * as data from './data/index.ts';

const { companies, phases, privates } = data;

export const board = makeBoard(data.hexes);
export const tileSet = makeTiles(data.tiles);
export const market = data.markets['main']!;
/** 2-1. */
export const roster = makeRoster(data.trains);

/** 11.1-1. */
export const companyIds = companies.map(({ id }) => id);
export const privateIds = privates.map(({ id }) => id);
const privateById = new Map(privates.map((one) => [one.id, one]));
const phaseById = new Map(phases.map((phase) => [phase.id, phase]));

export const privateOf = (id: string): PrivateDef => privateById.get(id)!;
export const phaseOf = (id: string): data.Phase => phaseById.get(id)!;

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
/** The trains that are lost in the auction. */
export const FIRST_COLOR = 'yellow';

/** Table 1. */
export const startingCash: Readonly<Record<number, number>> = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400 };
export const certificateLimits: Readonly<Record<number, number>> = { 2: 36, 3: 24, 4: 18, 5: 15, 6: 12 };

/** Par prices by colour, each with its box on the market's diagonal. */
export const pars = parsIn(market, ['yellow', 'green', 'blue', 'brown']);

/** The box for whoever shows the game. */
export const material: Material = {
  currency: 'fr',
  board,
  tileSet,
  markets: { main: market },
  companies: companies.map(({ id, name, color, textColor, homes: [home], stations }) => ({
    id,
    name,
    color,
    textColor,
    home: { hex: home.hex, node: home.node },
    stationPrices: stationPrices.slice(0, stations),
    shares: SHARES,
  })),
  privates: privates.map(({ id, name, price, revenue, power }) => ({ id, name, price, revenue, power })),
  trains: trainCards(data.trains, phases),
  phases: phases.map(({ id, trainLimit, cardLimit, tiles: colors, revenue }) => ({
    id,
    color: id,
    trainLimits: { trains: trainLimit, certificates: cardLimit },
    tiles: colors,
    revenue,
    events: [],
  })),
};
