/** 2 Components: what lies in the box, compiled once. Nothing of it is in a state. */
import type { Settings } from '@roundhouse/kernel';
import { boxOf, bySettings, type Material, money, parsIn, phaseCards } from '@roundhouse/rail';
import * as data from './data/index.ts';
import { plays, type SettingId } from './readings.ts';

const { companies } = data;
export const { phases } = data;
/** 14.3.1-1. */
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
} = boxOf(data);

export const market = data.markets;

export const MAJOR = 'major';
export const localIds = companies.filter(({ type }) => type !== MAJOR).map(({ id }) => id);
export const majorIds = companies.filter(({ type }) => type === MAJOR).map(({ id }) => id);
/** What the book calls a Spoorwegmaatschappij: the others are Lokaalspoorwegen. */
export const isSpoorwegmaatschappij = (company: string): boolean => companyDef(company).type === MAJOR;
export const isLocal = (company: string): boolean => !isSpoorwegmaatschappij(company);

/** Each company: a 20% director's certificate and eight of 10% (14.3.1-2). */
export const SHARES = 10;
export const DIRECTOR_SHARES = 2;
/** Nobody buys more who holds 60%. */
export const HOLDING_LIMIT = 6;
/** A company floats when no more than this is left in the IPO. */
export const FLOAT_LEFT = 4;
export const STATION_PRICE = 80;
export const DISCOUNT = 20;

/** Owner of the government station markers, of which there are always enough (2-3). */
export const GOVERNMENT = 'government';
/** Labels of the big cities and of hexes with two cities: a Lokaalspoorwegen has one home in such a hex at most. */
const LARGE: readonly string[] = ['A', 'B', 'H', 'R', 'U', 'OO'];
const largeHexes: ReadonlySet<string> = new Set(
  data.hexes.filter(({ labels }) => labels?.some((label) => LARGE.includes(label))).map(({ id }) => id),
);
export const isLarge = (hex: string): boolean => largeHexes.has(hex);
/** Hexes in which station markers can stand. */
export const cityHexes = data.hexes
  .filter(({ nodes }) => nodes?.some(({ slots = 0 }) => slots > 0))
  .map(({ id }) => id);

/** Privates that come with a drawn company, and those that come with more shares of the same one. */
export const BROWN = ['CO', 'AB', 'AV'] as const;
export const VOOMBERGH = 'AV';
export const STORK = { id: 'WCTS', of: VOOMBERGH, shares: 2 } as const;
export const BEIJNES = { id: 'JJB', of: 'AB', shares: 1 } as const;
/** What a brown private comes with: the director's certificate and one more. */
export const BROWN_SHARES = DIRECTOR_SHARES + 1;
/** Not for Albert Voombergh where somebody is new to the game. */
export const HARD_COMPANIES: readonly string[] = ['AMS', 'NBDS', 'ZHESM'];
/** The private that keeps a train, and the train. */
export const DIEPENBROCK = 'DeRtU';
export const KEPT_TRAIN = 'R4-1';
/** The off-board that is worth what else is on the route. */
export const ruhrHexes = data.hexes
  .filter(({ nodes }) => nodes?.some(({ revenueRule }) => revenueRule))
  .map(({ id }) => id);
/** The private that lays one more tile, and the hex that it keeps closed. */
export const LAANTJE = 'HLvVdG';
export const LAANTJE_HEX = 'H7';
/** The private that builds in one of two hexes. */
export const SPOORLIJN = 'SR-V';
export const SPOORLIJN_HEXES: readonly string[] = ['I16', 'K16'];
/** The private that moves a station marker. */
export const KABINET = 'KR';
/** The private whose revenue grows. */
export const FACTORY = 'KFvSeaW';
/** The private that turns into money, and the one that takes its place. */
export const MOBILIER = 'CM';
export const RED = 'RH';
/** Privates of the auction (Q2): all that take part but the red one. */
export const lotIds = privateIds.filter((id) => id !== RED);

/** 4-24, 4-25, 4-26. */
export const startingCash: Readonly<Record<number, number>> = { 2: 700, 3: 500, 4: 420 };

/** Par prices by colour, each with its box on its market; `private` is that of Lokaalspoorwegen given for privates. */
export const pars = parsIn(market, ['local', 'private', 'brown', 'blue', 'yellow']);

/** The phase that closes the par prices of Spoorwegmaatschappijen in this colour, if one does. */
export const closesPar = (color: string): string | undefined => phases.find((one) => !one.pars.includes(color))?.id;

/** So many markers has a company (7.5-15, 14.3.1-3). Two homes are free; the others cost (14.3.2.1.1-2, 14.3.2.1.2-2). */
const stationPrices = (count: number): number[] => Array.from({ length: count }, (_, i) => (i < 2 ? 0 : STATION_PRICE));

/** How many trains a company may own (4-40); in light red phase the book says two things (Q3). */
export const trainLimit = (s: Settings, phase: string): number =>
  phase === 'light red' && plays(s, 'lightRedLimit', 'two') ? 2 : phaseOf(phase).trainLimit;

const currency = 'ƒ#';
export const guilders = money(currency);

const fixed = {
  ...display,
  currency,
  companies: companies.map(({ id, name, color, textColor, pattern, stations }) => ({
    id,
    name,
    color,
    textColor,
    ...(pattern && { pattern }),
    stationPrices: stationPrices(stations),
  })),
};

/** The contents of the box, for display (4-15). */
export const material = bySettings<Material, SettingId>(['lightRedLimit'], (settings) => ({
  ...fixed,
  phases: phaseCards(phases.map((phase) => ({ ...phase, trainLimit: trainLimit(settings, phase.id) }))),
}));
export const cards = fixed.trains;
