/** Material: what lies in the box, compiled once. Nothing of it is in a state. */
import { boxOf, cellsIn, type Material, money, phaseCards } from '@roundhouse/rail';
import * as data from './data/index.ts';

const { companies, phases } = data;
export const { board, tileSet, display, companyIds, companyDef, privateIds, privateOf, phaseOf, roster, trainDef } =
  boxOf(data);
export const market = data.markets;
export const parCells = cellsIn(market, 'par');

/** Each company: a 20% president's certificate and eight of 10% (material-1). */
export const SHARES = 10;
export const DIRECTOR_SHARES = 2;
/** What the tokens for the map cost, in the order in which they are placed (material-3). */
export const tokenPrices: readonly number[] = [0, 40, 100, 100];
/** No more than 50% of a company in the open market; no more than 60% in one hand. */
export const POOL_LIMIT = 5;
export const HOLDING_LIMIT = 6;

export const startingCash: Readonly<Record<number, number>> = { 2: 600, 3: 400, 4: 300, 5: 240 };
export const certificateLimit: Readonly<Record<number, number>> = { 2: 18, 3: 16, 4: 14, 5: 12 };

/** The company whose share comes with private 7. */
export const SUBSIDISED = privateOf('P7').comesWith!.company;
/** development-notes-1. */
export const LAST_ROUND = 15;

const CURRENCY = 'fl. #';
/** A sum as the book writes it: `fl. 1,200`. */
export const guilders = money(CURRENCY);

/** The contents of the box, for display. */
export const material: Material = {
  ...display,
  currency: CURRENCY,
  companies: companies.map(({ homes: [home], ...company }) => ({
    ...company,
    home,
    stationPrices: tokenPrices,
  })),
  phases: phaseCards(phases, (phase) => [
    `A new company starts with ${phase.sharesToStart} shares.`,
    ...(phase.companiesBuyPrivates ? ['Companies may buy privates.'] : []),
    ...(phase.rusts === undefined ? [] : [`All ${phase.rusts.join('- and ')}-trains rust.`]),
    ...(phase.privatesClose ? ['All privates close.'] : []),
  ]),
};
