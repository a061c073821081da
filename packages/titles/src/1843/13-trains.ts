/** 13 Trains. */
import { DEPOT } from '@roundhouse/rail';
import { FIRST_COLOR, roster } from './material.ts';
import type { State } from './state.ts';

/** The next yellow train of the supply, while there is one. */
export const nextYellowTrain = (s: State): string | undefined =>
  roster.trains.find((train) => s.trains[train] === DEPOT && roster.kindOf.get(train)!.id === FIRST_COLOR);
