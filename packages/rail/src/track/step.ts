import { type Action, type Frame, type FrameKind, type Move, push } from '@roundhouse/kernel';
import type { StepFrame, TurnFrame } from '../rounds/frames.ts';
import { endStep, type Step, stepBack } from '../rounds/steps.ts';
import { directorOf } from '../shares/directors.ts';
import type { RailState } from '../state.ts';

/** A turn that keeps its track step when nothing can be laid in it any more: something done later may open it again. */
export interface BuildingTurn<F extends StepFrame> extends TurnFrame {
  readonly track?: F;
}

interface Spec<S extends RailState, F extends StepFrame> {
  /** The step as it begins. */
  begin(company: string): F;
  /** Has the company laid all that it may at this moment? */
  isDone(s: S, f: F): boolean;
  readonly layTile: Move<S, Frame, Action, 'layTile'>;
  asks(s: S, f: F): string;
}

/** The step of a turn in which track is laid, and the frame that asks for it. */
export function trackStep<S extends RailState, T extends BuildingTurn<F>, F extends StepFrame>(
  spec: Spec<S, F>,
): { readonly step: Step<S, T>; readonly kind: FrameKind<S, F, 'layTile' | 'pass'> } {
  return {
    step: {
      name: 'track',
      idle: (s, { track }) => track !== undefined && spec.isDone(s, track),
      enter: (g, f) => push(g, f.track ?? spec.begin(f.of)),
    },
    kind: {
      actors: (s, f) => directorOf(s, f.of),
      moves: [spec.layTile, endStep],
      advance(g, f) {
        const done = spec.isDone(g.s, f);
        if (done) stepBack<S, T>(g, f, { track: f } as Partial<T>);
        return done;
      },
      asks: (s, f) => spec.asks(s, f),
    },
  };
}
