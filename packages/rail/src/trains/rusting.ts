import type { Draft } from '@roundhouse/kernel';
import { moveTrain, turnTrain } from '../ledger/things.ts';
import { DEPOT, GONE, type RailState, type TrainId } from '../state.ts';
import type { Roster } from './depot.ts';

/** The phase that takes a kind of train away, as the card of the train says it: nothing where none does. */
export function rustsIn(
  phases: readonly { readonly id: string; readonly rusts?: string }[],
  kind: string,
): { readonly rusts?: string } {
  const phase = phases.find(({ rusts }) => rusts === kind);
  return phase ? { rusts: phase.id } : {};
}

const ofKind = (roster: Roster, kind: string | undefined): TrainId[] =>
  roster.trains.filter((train) => roster.kindOf.get(train)!.id === kind);

/** Every train of a kind leaves the game, wherever it is, except one that stays for a last run. Gives back who stayed. */
export function rust<S extends RailState>(
  g: Draft<S>,
  roster: Roster,
  kind: string | undefined,
  stays: (train: TrainId) => boolean = () => false,
): TrainId[] {
  const left = ofKind(roster, kind).filter((train) => g.s.trains[train] !== GONE);
  for (const train of left) if (!stays(train)) moveTrain(g, train, GONE);
  return left.filter(stays);
}

/** A train comes back from wherever it is, and whoever buys it chooses its face anew. */
export function restock<S extends RailState>(g: Draft<S>, train: TrainId): void {
  turnTrain(g, train, undefined);
  moveTrain(g, train, DEPOT);
}

/** All trains of a kind that have left the game come back. */
export function restockKind<S extends RailState>(g: Draft<S>, roster: Roster, kind: string): void {
  for (const train of ofKind(roster, kind)) if (g.s.trains[train] === GONE) restock(g, train);
}
