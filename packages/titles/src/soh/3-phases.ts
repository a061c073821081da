/** Phases: how a new one begins. */
import { updateFrame, type FrameKind, onlyThen, pop } from '@roundhouse/kernel';
import {
  askDiscards,
  byPrice,
  discardKind,
  GONE,
  movePrivate,
  moveTrain,
  POOL,
  rust,
  setPhase,
  trainLimit,
} from '@roundhouse/rail';
import { market, phaseOf, privateIds, roster } from './material.ts';
import { plays } from './readings.ts';
import { directorOf, type Game, type PhaseChange, phase, type State } from './state.ts';

/** number-of-trains-1. */
export const limits = trainLimit<State>(roster, (s) => phase(s).trainLimit);

/**
 * New phases begin one after the other (Q7): old trains leave, privates close, then excess trains are discarded
 * (phases-1, phases-2).
 */
export const phaseChange = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const [next, ...rest] = f.phases;
    if (next === undefined) {
      pop(g, f);
      return true;
    }
    updateFrame(g, f, { phases: rest });
    beginPhase(g, next);
    askDiscards(g, limits, byPrice(market, g.s.market));
    return true;
  },
} satisfies FrameKind<State, PhaseChange>;

/** phases-2-to-6-7, phases-2-to-6-8, phases-2-to-6-9, phases-2-to-6-10. */
function beginPhase(g: Game, id: string): void {
  const { rusts, privatesClose } = phaseOf(id);
  setPhase(g, id);
  rust(g, roster, rusts);
  if (privatesClose) for (const id of privateIds) movePrivate(g, id, GONE);
}

/** A company over the train limit; its president chooses which train goes. */
export const discard = discardKind<State>({
  limits,
  director: directorOf,
  rule: 'phases-3',
  when: [onlyThen('phases-3', 'A company discards trains only when a new phase starts and it has too many.')],
  drop: (g, train) => moveTrain(g, train, plays(g.s, 'discardedTrains', 'for-sale') ? POOL : GONE),
});
