/** Material: what lies in the box, compiled once. Nothing of it is in a state. */
import { cellsIn, type Material, makeBoard, makeRoster, makeTiles, rustsIn } from '@roundhouse/rail';
import { companies, tokenPrices } from './data/companies.ts';
import { hexes } from './data/map.ts';
import { market } from './data/market.ts';
import { type PhaseDef, phases } from './data/phases.ts';
import { type PrivateDef, privates } from './data/privates.ts';
import { tiles } from './data/tiles.ts';
import { type TrainDef, trains } from './data/trains.ts';

export { market } from './data/market.ts';

export const board = makeBoard(hexes);
export const tileSet = makeTiles(tiles);
export const roster = makeRoster(trains);
export const parCells = cellsIn(market, 'par');

export const companyIds = companies.map(({ id }) => id);
export const privateIds = privates.map(({ id }) => id);
export const companyById = new Map(companies.map((company) => [company.id, company]));
const privateById = new Map(privates.map((one) => [one.id, one]));
const phaseById = new Map(phases.map((phase) => [phase.id, phase]));

export const privateOf = (id: string): PrivateDef => privateById.get(id)!;
export const phaseOf = (id: string): PhaseDef => phaseById.get(id)!;
/** The kind of a train, as the title knows it. */
export const trainDef = (train: string): TrainDef => roster.kindOf.get(train)!;

/** Each company: a 20% president's certificate and eight of 10% (material-1). */
export const SHARES = 10;
export const DIRECTOR_SHARES = 2;
/** No more than 50% of a company in the open market; no more than 60% in one hand. */
export const POOL_LIMIT = 5;
export const HOLDING_LIMIT = 6;

export const startingCash: Readonly<Record<number, number>> = { 2: 600, 3: 400, 4: 300, 5: 240 };
export const certificateLimit: Readonly<Record<number, number>> = { 2: 18, 3: 16, 4: 14, 5: 12 };

/** The company whose share comes with private 7. */
export const SUBSIDISED = 'NRS';
/** development-notes-1. */
export const LAST_ROUND = 15;

/** Phase colours: two phases share the green tiles, so the second takes the darker tone. */
const phaseColors: Readonly<Record<string, string>> = {
  2: 'yellow',
  3: 'green',
  4: 'green-2',
  5: 'brown',
  6: 'brown-2',
};

/** The box for whoever shows the game. */
export const material: Material = {
  currency: 'fl.',
  board,
  tileSet,
  markets: { main: market },
  companies: companies.map((company) => ({ ...company, stationPrices: tokenPrices, shares: SHARES })),
  privates,
  trains: trains.map(({ id, count, faces, phase }) => ({
    id,
    count,
    price: faces[0]!.price,
    phase,
    ...rustsIn(phases, id),
  })),
  phases: phases.map((phase) => ({
    id: phase.id,
    color: phaseColors[phase.id]!,
    trainLimits: { trains: phase.trainLimit },
    tiles: phase.tiles,
    revenue: phase.revenue,
    events: [
      `A new company starts with ${phase.sharesToStart} shares.`,
      ...(phase.companiesBuyPrivates ? ['Companies may buy privates.'] : []),
      ...(phase.rusts === undefined ? [] : [`${phase.rusts} trains leave the game.`]),
      ...(phase.privatesClose ? ['All privates close.'] : []),
    ],
  })),
};
