/** 16 Stock Market: one row of prices, and moves along it. */
import {
  byPrice,
  type Cell,
  cellsIn,
  inZone,
  moveMarker,
  priceOf,
  removeMarker,
  restackMarker,
  setExt,
  slide,
} from '@roundhouse/rail';
import { market, pars } from './material.ts';
import { type Game, phase, type State } from './state.ts';

/** A company without a price has none: it is private, or not in play. */
export const price = (s: State, company: string): number => priceOf(market, s.market, company);

/** Public companies and British Rail by price, in one box from the top of the stack down (7.1-1). */
export const inOrder = (s: State): string[] => byPrice(market, s.market);

/** Under all markers that stand there, face up or arrived before (7.1-3, 16.2.1-1); one that comes to £500 ends the game (16.2.1-2). */
export function moveTo(g: Game, company: string, cell: Cell): void {
  moveMarker(g, company, cell);
  if (inZone(market, cell, 'end')) setExt(g, { topReached: true });
}

/** So many spaces up, or down below nothing, as far as the market goes (16.2.1-1, 16.2.1-2). */
export const moveBy = (g: Game, company: string, spaces: number): void =>
  moveTo(g, company, slide(market, g.s.market.at[company]!, spaces));

/** Turned over where it stands, a marker comes after those that arrived before (7.1-7, Q82). */
export const turnOver = (g: Game, company: string): void => restackMarker(g, company);
/** A company that leaves the Stock Market. */
export const leaveMarket = (g: Game, company: string): void => removeMarker(g, company);

/** The price after so many spaces up, or down below nothing. */
export const priceAfter = (s: State, company: string, spaces: number): number => {
  const cell = slide(market, s.market.at[company]!, spaces);
  return market[0]!.rows[cell.row]![cell.col]!.price;
};

const [gray] = cellsIn(market, 'liquidation') as [Cell];
export const liquidationCell = gray;
/** Is a company at this price in liquidation? */
export const isBottomPrice = (amount: number): boolean => amount === market[0]!.rows[gray.row]![gray.col]!.price;
export const isAtBottom = (s: State, company: string): boolean => {
  const cell = s.market.at[company];
  return cell !== undefined && inZone(market, cell, 'liquidation');
};

/** How many spaces a price can fall and stay above £10. */
export const spacesToFall = (s: State, company: string): number => s.market.at[company]!.col - gray.col - 1;

/** Par prices of the phase and of those before it (5-11, 16.1-1). */
export const openPars = (s: State) => pars.filter(({ color }) => phase(s).pars.includes(color));
export const parCell = (par: number): Cell => pars.find(({ price: one }) => one === par)!.cell;
