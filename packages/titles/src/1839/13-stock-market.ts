/** 13 Stock market: two markets of one row each, and moves along them. */
import {
  byPrice,
  type Cell,
  cellAt,
  cellsIn,
  inZone,
  isSameCell,
  moveMarker,
  type Par,
  priceOf,
  setExt,
  slide,
} from '@roundhouse/rail';
import { MAJOR, market, pars, phaseOf } from './material.ts';
import type { Game, State } from './state.ts';

export const price = (s: State, company: string): number => priceOf(market, s.market, company);

/** A parred company is Major or Local by the market on which its marker stands (13.1-3). */
export const isMajor = (s: State, company: string): boolean => s.market.at[company]?.grid === MAJOR;

/** All that are parred, in the order in which they operate or would: Majors first, then by price, then by arrival. */
export const inOrder = (s: State): string[] => byPrice(market, s.market);

/** Under all markers there, of companies that have operated and others (8.2-6, 13.2-2); one that comes to ƒ300 ends the game. */
export function moveTo(g: Game, company: string, cell: Cell): void {
  moveMarker(g, company, cell);
  if (inZone(market, cell, 'end')) setExt(g, { topReached: true });
}

/** So many spaces to the right, or to the left below nothing, as far as the market goes (7.2-11, 13.2-1, 13.2-7). */
export const moveBy = (g: Game, company: string, spaces: number): void =>
  moveTo(g, company, slide(market, g.s.market.at[company]!, spaces));

/** A dividend against the price before it: less, one space left; as much, one right; twice as much, two (13.2-3, 13.2-5, 13.2-6). */
export function moveByDividend(g: Game, company: string, dividend: number): void {
  const before = price(g.s, company);
  moveBy(g, company, dividend >= 2 * before ? 2 : dividend >= before ? 1 : -1);
}

/** The price to the left of the current one; at the left end that itself. */
export const priceToTheLeft = (s: State, company: string): number =>
  cellAt(market, slide(market, s.market.at[company]!, -1)).price;

/** Par prices of Spoorwegmaatschappijen that the phase has not closed (13.1-5, 13.1-6, 13.1-7). */
export const openMajorPars = (s: State): Par[] => pars.filter(({ color }) => phaseOf(s.phase).pars.includes(color));
/** Par prices of Lokaalspoorwegen, in every phase (13.1-4). */
export const localPars: readonly Par[] = pars.filter(({ color }) => color === 'local');

const converts = cellsIn(market, 'converts');
const converted = cellsIn(market, 'converted');
/** The space of the Major market for a Local that stands here, if it is one of three (17.10-6, 17.10-7, 17.10-8). */
export const convertsTo = (cell: Cell): Cell | undefined =>
  converted[converts.findIndex((one) => isSameCell(one, cell))];

/** How many companies stand in the box of a par price, floated or not (7.5-7). */
export const standingAt = (s: State, { cell }: Par): number =>
  Object.values(s.market.at).filter((one) => isSameCell(one, cell)).length;
