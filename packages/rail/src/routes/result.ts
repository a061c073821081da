/** What a search is given and what it answers. */
import type { Route, RunRules } from './network.ts';

export interface SearchOptions extends RunRules {
  /** How much may be searched. Nodes, not time: the same answer on every machine. */
  readonly maxNodes?: number;
}

export interface BestRun {
  readonly routes: readonly Route[];
  readonly revenue: number;
  /** No run earns more. */
  readonly upperBound: number;
  /** The revenue is the best there is. */
  readonly proven: boolean;
  readonly nodes: number;
}

export const DEFAULT_NODES = 20_000_000;

/** Where a search stands. */
export interface Progress {
  readonly revenue: number;
  readonly upperBound: number;
  readonly nodes: number;
  /** The best run so far, when it is better than at the last report. */
  readonly routes?: readonly Route[];
}
