/** 12 Stock market: prices, the gray area and how markers move. */
import {
  cellAt,
  down,
  inZone,
  left,
  moveMarker,
  pathToTop,
  type PriceMoves,
  priceOf,
  repeated,
  right,
  setExt,
  sharesOf,
  up,
  type Cell,
} from '@roundhouse/rail';
import { market } from './material.ts';
import type { Game, State } from './state.ts';

export const price = (s: State, company: string): number => priceOf(market, s.market, company);

export const inGray = (s: State, company: string): boolean => {
  const cell = s.market.at[company];
  return cell !== undefined && inZone(market, cell, 'gray');
};

/** Puts a marker on a cell; one that comes to $500 brings the end of the game (12.2-5, 12.2-7). */
export function moveTo(g: Game, company: string, cell: Cell): void {
  moveMarker(g, company, cell);
  if (inZone(market, cell, 'end')) setExt(g, { topReached: true });
}

/** One row down for each share sold (12.2-2, 12.2-6). */
export const moveDown = (g: Game, company: string, rows: number): void =>
  moveTo(g, company, repeated(market, g.s.market.at[company]!, down, rows));

/** 12.2-4, 12.2-8. */
export const moveRight = (g: Game, company: string): void => moveTo(g, company, right(market, g.s.market.at[company]!));

/** 12.2-3, 12.2-9. */
export const moveLeft = (g: Game, company: string): void => moveTo(g, company, left(market, g.s.market.at[company]!));

/**
 * Sold out at the end of a stock round: one row, one more for 80% in the director's hand, one more from the gray area
 * (12.2-1, 12.2-10, 12.2-11, 12.2-12).
 */
export function rise(g: Game, company: string): void {
  const { director } = g.s.companies[company]!;
  const rows =
    1 + (director !== null && sharesOf(g.s, company, director) >= 8 ? 1 : 0) + (inGray(g.s, company) ? 1 : 0);
  moveTo(g, company, repeated(market, g.s.market.at[company]!, up, rows));
}

/** All that moves a price, to tell where it would go. */
export const priceMoves: PriceMoves<State> = {
  pay: moveRight,
  withhold: moveLeft,
  sold: (g, company, { count }) => moveDown(g, company, count),
  soldOut: rise,
};

/**
 * 7.5.2, step 2: up from the left-most of the two and along the top row, the largest price not above the larger
 * plus half the smaller.
 */
export function mergerCell(s: State, a: string, b: string): Cell {
  const [pa, pb] = [price(s, a), price(s, b)];
  const limit = Math.max(pa, pb) + Math.floor(Math.min(pa, pb) / 2);
  const [ca, cb] = [s.market.at[a]!, s.market.at[b]!];
  const start = ca.col < cb.col || (ca.col === cb.col && ca.row > cb.row) ? ca : cb;
  return pathToTop(market, start).reduce((best, cell) => {
    const value = cellAt(market, cell).price;
    return value <= limit && value > cellAt(market, best).price ? cell : best;
  }, start);
}
