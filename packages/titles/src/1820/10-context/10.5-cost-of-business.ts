/** 10.5 Cost of Business chart: what the column of the marker says. */
import { colourNumber, colourOf, columnOf, END_COLUMN, LOAN } from '../material.ts';
import type { State } from '../state.ts';
import { plays } from '../readings.ts';

/** END has no figures of its own: the game is over there. */
const column = (s: State) => columnOf(Math.min(s.ext.column, END_COLUMN - 1));

/** 5-9. */
export const trainLimitIn = (s: State): number => column(s).trainLimit;
/** How many spaces a forcing bid is above the price. */
export const takeoverPremium = (s: State): number => column(s).premium;
/** What each loan costs in a round. */
export const interest = (s: State): number => (LOAN * column(s).interest) / 100;
/** What a train costs in each turn: a colour that the chart does not have yet costs nothing. */
export const maintenance = (s: State, train: string): number =>
  column(s).maintenance[colourNumber(colourOf(train))] ?? 0;

/** The sizes of Table 5.1 differ in one phase: in green only 10 shares (Q18). */
export const floatSizes = (s: State): readonly number[] =>
  plays(s, 'greenFloats', 'table') && s.phase === 'green' ? [10] : column(s).floatSizes;
