import {
  become,
  type Draft,
  type Frame,
  type FrameKind,
  log,
  type Move,
  movesFor,
  pop,
  push,
} from '@roundhouse/kernel';
import { setCompany } from '../ledger/shares.ts';
import type { CompanyId, RailState } from '../state.ts';

/** A turn, or a step of it that asks for a decision: all belong to the company in `of`. */
export interface StepFrame extends Frame {
  readonly of: CompanyId;
}

/** A turn that goes through steps in a fixed order. */
export interface TurnFrame extends StepFrame {
  /** Which step comes next. */
  readonly next: number;
}

/** A step of the turn: it pushes a frame that asks, or happens by itself. */
export interface Step<S extends RailState, F extends TurnFrame> {
  readonly name: string;
  enter(g: Draft<S>, f: F): void;
}

/** Asks, but only where there is something to decide. */
export function askIf<S extends RailState, F extends Frame>(g: Draft<S>, worthAsking: boolean, frame: F): void {
  if (worthAsking) push(g, frame);
}

interface TurnOfSteps<S extends RailState, F extends TurnFrame> {
  /** The place of a step in the turn. */
  readonly stepNumber: (name: string) => number;
  /** Is a later step being decided? */
  readonly isAfter: (f: F, name: string) => boolean;
  /** The frame of the turn; `moves` are open in all its steps. */
  readonly kind: (moves: readonly Move<S>[]) => FrameKind<S, F>;
}

/** A company's turn: one step after the other, unless the company is closed in one of them. */
export function turnOfSteps<S extends RailState, F extends TurnFrame>(steps: readonly Step<S, F>[]): TurnOfSteps<S, F> {
  const stepNumber = (name: string): number => steps.findIndex((step) => step.name === name);
  const advance = (g: Draft<S>, f: F): boolean => {
    const step = steps[f.next];
    const closed = g.s.companies[f.of]!.status === 'closed';
    if (step && !closed) {
      if (f.next === 0) log(g, { event: 'operates', company: f.of });
      step.enter(g, become<S, F>(g, f, { next: f.next + 1 } as Partial<F>));
      return true;
    }
    if (!closed) setCompany(g, f.of, { operated: true });
    pop(g, f);
    return true;
  };
  return {
    stepNumber,
    isAfter: (f, name) => f.next > stepNumber(name) + 1,
    kind: (moves) => ({ actors: () => [], moves, advance }),
  };
}

/** Ends a step without doing anything (more) in it. */
export const endStep: Move<RailState> = movesFor<RailState>()({
  type: 'pass',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply: (g, f: StepFrame) => pop(g, f),
});
