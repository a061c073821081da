/** 5 Overview: the foreigners, who take a train after every set of operating rounds. */
import { draftOf, log } from '@roundhouse/kernel';
import { DEPOT, GONE, moveTrain } from '@roundhouse/rail';
import { beginPhase, startsPhase } from './15-phases.ts';
import { LAST_COLOR, roster, trainDef } from './material.ts';
import type { Game, State } from './state.ts';

/** By colour; old trains that are on sale in gray phase are an extra offer (Q34). */
const nextTrain = (s: State): string | undefined =>
  roster.trains.find(
    (train) => s.trains[train] === DEPOT && (s.phase !== LAST_COLOR || trainDef(train).id === LAST_COLOR),
  );

/** It leaves the game, and a new colour starts its phase as if a company had bought it (5-6). */
function take(g: Game, train: string): void {
  const starts = startsPhase(g.s, train);
  log(g, { event: 'foreigners', train });
  moveTrain(g, train, GONE);
  if (starts) beginPhase(g, trainDef(train).phase);
}

/** The next one, and after the last of a colour the first of the next, two at most (5-4, 5-5). */
export function foreignersBuy(g: Game): void {
  const first = nextTrain(g.s);
  if (first === undefined) return;
  take(g, first);
  const second = nextTrain(g.s);
  if (second !== undefined && trainDef(second).tier > trainDef(first).tier) take(g, second);
}

/** What they would take as things stand, and the phase after it. */
export function foreignersNow(s: State): { readonly trains: readonly string[]; readonly phase: string } {
  const g = draftOf(s);
  foreignersBuy(g);
  const trains = roster.trains.filter((train) => s.trains[train] === DEPOT && g.s.trains[train] === GONE);
  return { trains, phase: g.s.phase };
}
