/** The best run of a company's trains. */
import { exhaustiveRun } from './exhaustive.ts';
import type { Network, TrainSpec } from './network.ts';
import type { BestRun, SearchOptions } from './result.ts';

export function bestRun(network: Network, trains: readonly TrainSpec[], options: SearchOptions = {}): BestRun {
  return exhaustiveRun(network, trains, options);
}
