import type { Title } from '@roundhouse/kernel';
import type { Network, RunRules, TrainSpec } from './routes/network.ts';
import type { CompanyId, RailState } from './state.ts';

/** A run that waits for routes: what the host searches, and the frame that an indication answers. */
export interface RunProblem {
  readonly frame: string;
  readonly company: CompanyId;
  readonly network: Network;
  readonly trains: readonly TrainSpec[];
  readonly rules?: RunRules;
}

/** A railway game. */
export interface RailTitle<S extends RailState = RailState> extends Title<S> {
  /** The run that is being decided now, if one is. */
  runProblem(s: S): RunProblem | null;
}
