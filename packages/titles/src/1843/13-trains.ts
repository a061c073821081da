/** 13 Trains. */
import { DEPOT } from '@roundhouse/rail';
import { FIRST_COLOR, roster } from './material.ts';
import type { State } from './state.ts';

/** The yellow trains, in the order in which they leave the supply. */
export const yellowTrains = roster.trains.filter((train) => roster.kindOf.get(train)!.id === FIRST_COLOR);
/** The next yellow train of the supply, while there is one. */
export const nextYellowTrain = (s: State): string | undefined =>
  yellowTrains.find((train) => s.trains[train] === DEPOT);
