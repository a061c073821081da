import type { Draft } from '@roundhouse/kernel';
import { moveTrain } from '../ledger/things.ts';
import { GONE, type RailState } from '../state.ts';
import type { Roster } from './depot.ts';

/** The phase that takes a kind of train away, as the card of the train says it: nothing where none does. */
export function rustsIn(
  phases: readonly { readonly id: string; readonly rusts?: readonly string[] }[],
  kind: string,
): { readonly rusts?: string } {
  const phase = phases.find(({ rusts }) => rusts?.includes(kind));
  return phase ? { rusts: phase.id } : {};
}

/** Every train of these kinds leaves the game, wherever it is. */
export function rust<S extends RailState>(g: Draft<S>, roster: Roster, kinds: readonly string[] = []): void {
  for (const train of roster.trains) {
    if (kinds.includes(roster.kindOf.get(train)!.id) && g.s.trains[train] !== GONE) moveTrain(g, train, GONE);
  }
}
