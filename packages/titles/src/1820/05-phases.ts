/** Table 5.1 and 10.5: the marker moves on, and a phase begins, at once and for the whole game. */
import { log } from '@roundhouse/kernel';
import { askDiscards, DEPOT, GONE, moveTrains, setExt, setPhase, trainsOf } from '@roundhouse/rail';
import { colourNumber, colourOf, columnOf, END_COLUMN, firstColumnOf, roster } from './material.ts';
import { limits } from './13-companies/13.7-train-limit.ts';
import { closeCousins } from './14-cousins/14.1-closing.ts';
import { inOrder } from './16-stock-market.ts';
import type { Game, State } from './state.ts';

const CLOSING = 'red';

/** A train of a colour that the marker has not reached. */
export const startsPhase = (s: State, train: string): boolean => colourNumber(colourOf(train)) > colourNumber(s.phase);

/** The marker moves on to a column; in one of a new colour that phase begins (10.5-1, 10.5-2). END has no colour. */
export function moveColumn(g: Game, column: number): void {
  setExt(g, { column });
  log(g, { event: 'column', column });
  if (column < END_COLUMN && columnOf(column).phase !== g.s.phase) beginPhase(g, columnOf(column).phase);
}

/** The first train of a colour is owned or discarded (5-4, 5-5): the marker moves to its first column. */
export const beginColour = (g: Game, colour: string): void => moveColumn(g, firstColumnOf(colour));

/** Trains of earlier colours leave the supply (10.5-3), cousins close with red, then the train limit holds, in operating order (Q38). */
function beginPhase(g: Game, phase: string): void {
  setPhase(g, phase);
  const old = trainsOf(g.s, roster, DEPOT).filter((train) => colourNumber(colourOf(train)) < colourNumber(phase));
  for (const kind of new Set(old.map((train) => roster.kindOf.get(train)!.id)))
    log(g, { event: 'unsold', trains: kind });
  moveTrains(g, old, GONE);
  if (colourNumber(phase) >= colourNumber(CLOSING)) closeCousins(g);
  askDiscards(g, limits, [...inOrder(g.s), ...g.s.ext.privateTrack]);
}
