import type { Draft } from '@roundhouse/kernel';
import { moveTrain, turnTrain } from '../ledger/things.ts';
import { DEPOT, GONE, type RailState, type TrainId } from '../state.ts';
import type { Roster } from './depot.ts';

const ofKinds = (roster: Roster, kinds: readonly string[]): TrainId[] =>
  roster.trains.filter((train) => kinds.includes(roster.kindOf.get(train)!.id));

/** Every train of these kinds leaves the game, wherever it is, except one that stays for a last run. Gives back who stayed. */
export function rust<S extends RailState>(
  g: Draft<S>,
  roster: Roster,
  kinds: readonly string[] = [],
  stays: (train: TrainId) => boolean = () => false,
): TrainId[] {
  const left = ofKinds(roster, kinds).filter((train) => g.s.trains[train] !== GONE);
  for (const train of left) if (!stays(train)) moveTrain(g, train, GONE);
  return left.filter(stays);
}

/** A train comes back from wherever it is, and its next buyer chooses its face again. */
export function restock<S extends RailState>(g: Draft<S>, train: TrainId): void {
  turnTrain(g, train, undefined);
  moveTrain(g, train, DEPOT);
}

/** All trains of these kinds that have left the game come back. */
export function restockKinds<S extends RailState>(g: Draft<S>, roster: Roster, kinds: readonly string[]): void {
  for (const train of ofKinds(roster, kinds)) if (g.s.trains[train] === GONE) restock(g, train);
}
