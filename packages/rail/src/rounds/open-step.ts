import {
  type Action,
  type Draft,
  type Frame,
  type FrameKind,
  hasChoice,
  type Move,
  movesFor,
  type PlayerId,
  pop,
  updateFrame,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { RailState } from '../state.ts';

/**
 * A step without turns: it is open to many at once until all of them are done, and whatever somebody does asks all of them
 * again. What arrives at the same time a host puts in order.
 */
export interface OpenStep extends Frame {
  /** Players who have nothing more to do as things stand. */
  readonly done: readonly PlayerId[];
}

interface Rules<S extends RailState, F extends OpenStep, T extends string> {
  /** Those to whom it is open, in the order in which they are named. */
  order(s: S): readonly PlayerId[];
  /** What may be done in it, each followed by `acted`. */
  readonly moves: readonly Move<S, Frame, Action, T>[];
  /** All are done; the frame is gone. */
  over(g: Draft<S>, f: F): void;
  asks(s: S, f: F): string;
}

/** Something was done: nobody is done any more, even those who had said so. */
export function acted<S extends RailState, F extends OpenStep>(g: Draft<S>, f: F): void {
  if (f.done.length > 0) updateFrame<S, OpenStep>(g, f, { done: [] });
}

/** Its frame. A player who can do nothing is done from the start; one who has said so may still act as long as it is open. */
export function openStepKind<S extends RailState, F extends OpenStep, T extends string>(
  rules: Rules<S, F, T>,
): FrameKind<S, F, T | 'pass'> {
  const canAct = (s: S, f: F, player: PlayerId): boolean =>
    rules.moves.some((move) => hasChoice(s, f, move as unknown as Move<S>, player));
  const asked = (s: S, f: F): PlayerId[] =>
    rules.order(s).filter((player) => !f.done.includes(player) && canAct(s, f, player));
  const done = movesFor<S>()({
    type: 'pass',
    apply(g, f: F, a) {
      log(g, { event: 'pass', by: a.by });
      updateFrame<S, OpenStep>(g, f, { done: [...f.done, a.by] });
    },
  });
  return {
    actors: asked,
    moves: [...rules.moves.map((move) => ({ ...move, actors: (s: S) => rules.order(s) })), done],
    record: (_, f) => f.done,
    advance(g, f) {
      if (asked(g.s, f).length > 0) return false;
      pop(g, f);
      rules.over(g, f);
      return true;
    },
    asks: (s, f) => rules.asks(s, f),
  };
}
