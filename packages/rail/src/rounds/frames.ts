import type { Frame } from '@roundhouse/kernel';
import type { CompanyId } from '../state.ts';

/** The bottom of the stack: goes from round to round. */
export interface Course extends Frame {
  readonly kind: 'course';
}

/** A turn, or a step of it that asks for a decision: all belong to the company in `of`. */
export interface StepFrame extends Frame {
  readonly of: CompanyId;
}

/** A turn that goes through steps in a fixed order. */
export interface TurnFrame extends StepFrame {
  /** Which step comes next. */
  readonly next: number;
  /** The director has decided to go on: idle steps are passed over until one asks again. */
  readonly goesOn?: boolean;
}

/** A turn that remembers what the trains have earned in it. */
export interface RunningTurn extends TurnFrame {
  readonly revenue: number;
}
