/** 7.7 Stock price movement. */
import {
  byPrice,
  type Cell,
  down,
  firstOf,
  inZone,
  isBottom,
  isSoldOut,
  left,
  moveMarker,
  type PriceMoves,
  repeated,
  right,
  setExt,
  sinkMarker,
} from '@roundhouse/rail';
import { market } from '../material.ts';
import type { Game, State } from '../state.ts';

/** Under all markers there, of companies that have operated and others (7.7-3, 7.7-14); one that comes to 500fr ends the game. */
export function moveTo(g: Game, company: string, cell: Cell): void {
  moveMarker(g, company, cell);
  if (inZone(market, cell, 'end')) setExt(g, { topReached: true });
}

/**
 * One row down for each share sold, to the bottom of the column (7.7-2, 7.7-4); a marker that stood there sinks in its
 * stack instead, one place for each (7.7-5).
 */
export function fallBySale(g: Game, company: string, count: number): void {
  const from = g.s.market.at[company]!;
  if (isBottom(market, from)) sinkMarker(g, company, count);
  else moveTo(g, company, repeated(market, from, down, count));
}

/** A dividend was paid: right, from the end of a row up (7.7-6, 7.7-7). */
export const moveRight = (g: Game, company: string): void => moveTo(g, company, right(market, g.s.market.at[company]!));

/** None was paid: left; from the end of a row and before a red line down, and in a bottom-left corner not at all (7.7-8, 7.7-9, 7.7-10, 7.7-11). */
export const moveLeft = (g: Game, company: string): void => moveTo(g, company, left(market, g.s.market.at[company]!));

/** One row up, in the top row one down and one right (7.7-13). */
const rise = firstOf([-1, 0], [1, 1]);

const riseOne = (g: Game, company: string): void => moveTo(g, company, rise(market, g.s.market.at[company]!));

/** At the end of a stock round all that players own whole rise, in operating order (7.7-12, Q12). */
export function riseSoldOut(g: Game): void {
  for (const company of byPrice(market, g.s.market)) {
    if (isSoldOut(g.s, company)) riseOne(g, company);
  }
}

/** All that moves a price, to tell where it would go. */
export const priceMoves: PriceMoves<State> = {
  pay: moveRight,
  withhold: moveLeft,
  sold: (g, company, { count }) => fallBySale(g, company, count),
  soldOut: riseOne,
};
