/** Something that a player could do now, and what it is worth if it goes as planned. */
import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Worth } from '../value.ts';

export interface Plan {
  /** What is done now. */
  readonly action: LoggedAction;
  /** What is meant to follow. */
  readonly next: readonly LoggedAction[];
  readonly worth: Worth;
  /** Added for choosing only: faith, margins. */
  readonly bias: number;
  /** The position that it leads to. */
  readonly after: RailState;
}

export const scoreOf = (plan: Plan): number => plan.worth.total + plan.bias;
