import {
  type Actor,
  type Choice,
  choices,
  fill,
  type Hole,
  type Json,
  type LoggedAction,
  openTypes,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';

/** A number from 0 up to, but not including, `below`. */
export type Dice = (below: number) => number;

/**
 * How often a kind of action is tried against the others, so that random games build and end. What is not named
 * counts 4; what only undoes or delays counts less.
 */
const weights: Readonly<Record<string, number>> = {
  pass: 2,
  sell: 1,
  withdraw: 1,
  buyTrainFrom: 1,
  refuse: 1,
};
const USUAL = 4;

/** A legal action by chance, or null if `by` has nothing to decide. */
export function randomAction<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  by: Actor,
  dice: Dice,
): LoggedAction | null {
  const types = openTypes(title, s, by);
  while (types.length > 0) {
    const type = types.splice(pickWeighted(types, dice), 1)[0]!;
    const found = choices(title, s, by, { type });
    if (found.length > 0) return filled(found[dice(found.length)]!, dice);
  }
  return null;
}

function pickWeighted(types: readonly string[], dice: Dice): number {
  const weight = (type: string) => weights[type] ?? USUAL;
  let at = dice(types.reduce((sum, type) => sum + weight(type), 0));
  return types.findIndex((type) => (at -= weight(type)) < 0);
}

function filled(choice: Choice, dice: Dice): LoggedAction {
  const values: Record<string, Json> = {};
  for (const [name, hole] of Object.entries(choice.holes)) values[name] = valueFor(hole, dice);
  return fill(choice, values);
}

/** The least amount most often, as people do, sometimes the most, else anything between. */
function valueFor(hole: Hole, dice: Dice): Json {
  if (hole.kind === 'indicated') return hole.best;
  if (hole.kind === 'oneOf') return hole.values[dice(hole.values.length)]!;
  const chance = dice(10);
  if (chance < 5) return hole.min;
  const steps = Math.floor((hole.max - hole.min) / hole.step);
  return hole.min + (chance < 7 ? steps : dice(steps + 1)) * hole.step;
}
