/** What whoever plays many games wants to see happen in them: the rare things of a book, by name. */
import type { GameEvent, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from './state.ts';

/** An action that was done, and what came of it. */
export interface DoneStep<S extends RailState> {
  readonly before: S;
  readonly action: LoggedAction;
  readonly events: readonly GameEvent[];
  readonly after: S;
}

/** Each says how often it has happened in a step, or whether it has. */
export type Notables<S extends RailState = RailState> = Readonly<
  Record<string, (step: DoneStep<S>) => number | boolean>
>;
