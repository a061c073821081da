import type { Draft } from '@roundhouse/kernel';
import { moveTrain } from '../ledger/things.ts';
import { GONE, type RailState } from '../state.ts';
import type { Roster } from './depot.ts';

/** The phase that takes a kind of train away, as the card of the train says it: nothing where none does. */
export function rustsIn(
  phases: readonly { readonly id: string; readonly rusts?: string }[],
  kind: string,
): { readonly rusts?: string } {
  const phase = phases.find(({ rusts }) => rusts === kind);
  return phase ? { rusts: phase.id } : {};
}

/** Every train of a kind leaves the game, wherever it is. */
export function rust<S extends RailState>(g: Draft<S>, roster: Roster, kind: string | undefined): void {
  for (const train of roster.trains) {
    if (roster.kindOf.get(train)!.id === kind && g.s.trains[train] !== GONE) moveTrain(g, train, GONE);
  }
}
