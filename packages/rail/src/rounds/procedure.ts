import { type Draft, type Frame, type FrameKind, pop, updateFrame } from '@roundhouse/kernel';
import type { RailState } from '../state.ts';

/** A frame that goes through a list of steps. What one of them asks for is over before the next begins. */
export interface Procedure extends Frame {
  /** Which of its steps comes next. */
  readonly next: number;
}

/** Nobody decides in it; its steps push the frames that ask. */
export const procedureKind = <S extends RailState, F extends Procedure>(
  stepsOf: (f: F) => readonly ((g: Draft<S>, f: F) => void)[],
): FrameKind<S, F, never> => ({
  actors: () => [],
  moves: [],
  advance(g, f) {
    const step = stepsOf(f)[f.next];
    if (step === undefined) pop(g, f);
    else step(g, updateFrame<S, F>(g, f, { next: f.next + 1 } as Partial<F>));
    return true;
  },
});
