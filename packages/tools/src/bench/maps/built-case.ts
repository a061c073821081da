import type { Network, RunRules, TrainSpec } from '@roundhouse/rail';

/** The run of one company on a map that is built to the end. */
export interface BuiltCase {
  readonly network: Network;
  readonly trains: readonly TrainSpec[];
  readonly rules: RunRules;
}
