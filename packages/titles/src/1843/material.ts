/** 2 Components: what lies in the box, compiled once. Nothing of it is in a state. */
import { type Material, makeBoard, makeRoster, makeTiles, parsIn, type PrivateDef, rustsIn } from '@roundhouse/rail';
import * as data from './data/index.ts';

const { companies, phases, privates } = data;

export const board = makeBoard(data.hexes);
export const tileSet = makeTiles(data.tiles);
export const market = data.markets['main']!;
/** 2-1. */
export const roster = makeRoster(data.trains.map(({ faces: [face], ...kind }) => ({ ...kind, price: face!.price })));

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

const STATION_PRICES = [0, 40, 100, 100];

/** The box for whoever shows the game. */
export const material: Material = {
  currency: '#fr',
  board,
  tileSet,
  markets: { main: market },
  companies: companies.map(({ id, name, color, textColor, homes: [home], stations }) => ({
    id,
    name,
    color,
    textColor,
    home: { hex: home.hex, node: home.node },
    stationPrices: STATION_PRICES.slice(0, stations),
    shares: SHARES,
  })),
  privates: privates.map(({ id, name, price, revenue, power }) => ({ id, name, price, revenue, power })),
  trains: data.trains.map(({ id, count, phase, faces: [face] }) => ({
    id,
    count,
    price: face!.price,
    phase,
    ...rustsIn(phases, id),
  })),
  phases: phases.map(({ id, trainLimit, tiles, revenue }) => ({
    id,
    color: id,
    trainLimit,
    tiles,
    revenue,
    events: [],
  })),
};
