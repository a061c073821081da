/** 2 Components: what lies in the box, compiled once. Nothing of it is in a state. */
import { boxOf, type Material, money, parsIn, phaseCards, trainCards } from '@roundhouse/rail';
import * as data from './data/index.ts';

const { companies, costOfBusiness, cousins, phases, sizes, trains } = data;

/** Kinds of which one more lies in the box, in case that future trains are additional (Q9). */
const FUTURE: readonly string[] = ['2+', '3+', '5+', '8+', '5D+'];
/** 2-1. */
export const {
  board,
  tileSet,
  display,
  companyIds,
  privateIds: cousinIds,
  privateOf: cousinOf,
  phaseOf,
  nameOf,
  roster,
} = boxOf({
  ...data,
  privates: cousins,
  trains: trains.map((train) => (FUTURE.includes(train.id) ? { ...train, count: train.count + 1 } : train)),
});

export const market = data.markets;
/** By kind, the train that is auctioned: the last one of the supply, or the one beside it. */
export const FUTURE_TRAINS: Readonly<Record<string, { readonly supply: string; readonly additional: string }>> =
  Object.fromEntries(
    trains
      .filter(({ id }) => FUTURE.includes(id))
      .map(({ id, count }) => [id, { supply: `${id}-${count}`, additional: `${id}-${count + 1}` }]),
  );

/** The company without a charter, treasury or director. */
export const BR = data.britishRail.id;
/** All that have a price and shares. */
export const pricedIds = [...companyIds, BR];
export const isCousin = (owner: string): boolean => cousinIds.includes(owner);

/** The colours of trains and phases, in their order (5-3). */
export const colours = phases.map(({ id }) => id);
export const colourNumber = (id: string): number => colours.indexOf(id);
/** Kinds of trains in the order of their colours. */
export const kindIds = trains.map(({ id }) => id);
/** A train's colour is that of its phase. */
export const colourOf = (train: string): string => colours[kindIds.indexOf(roster.kindOf.get(train)!.id)]!;

/** Share certificates of a company, and shares of British Rail (2-1, 2-3). */
export const CERTIFICATES = 50;
export const BRITISH_RAIL_SHARES = 100;
/** Markers that a new company gets. */
export const FLOAT_MARKERS = 2;
export const LOBBY_MARKERS = 10;

/** Table 13.1 by the number of shares: a company of one share is private. */
export const PRIVATE = 1;
export const shareCounts = sizes.map(({ shares }) => shares);
const sizeByShares = new Map(sizes.map((size) => [size.shares, size]));
export const sizeOf = (shares: number): data.SizeDef => sizeByShares.get(shares)!;

/** Figure 10.1. The column after the last one is END (10.5-23). */
export const END_COLUMN = costOfBusiness.length + 1;
export const columnOf = (column: number): data.Column => costOfBusiness[column - 1]!;
export const firstColumnOf = (colour: string): number => costOfBusiness.findIndex(({ phase }) => phase === colour) + 1;

/** Nobody buys more who holds so much. */
export const HOLDING_LIMIT_PERCENT = 60;
export const LOAN = 200;
export const INCOME = 800;
/** Where bids and lobbies start, and by what they go up. */
export const LEAST_BID = 20;
export const BID_STEP = 10;
export const CASH_PER_CARD = 10;

/** Par prices by colour, each with its box (16.1-4). */
export const pars = parsIn(market, ['yellow', 'green', 'blue', 'brown']);

/** Five cities in one gray hex. */
export const LONDON = 'M13';
export const CHATHAM = 'M15';

const brightness = (color: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

export const cards = trainCards(trains, phases);

const currency = '£#';
export const pounds = money(currency);

/** The contents of the box, for display. Sizes of companies, and what stations cost them, are asked of the state. */
export const material: Material = {
  ...display,
  currency,
  companies: [...companies, data.britishRail].map(({ id, name, color, tokenColors }) => ({
    id,
    name,
    color,
    textColor: brightness(color) > 140 ? '#000000' : '#ffffff',
    ...(tokenColors && { tokenColors }),
  })),
  trains: cards,
  phases: phaseCards(phases),
};
