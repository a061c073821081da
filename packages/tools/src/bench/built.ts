/** The best runs of all companies on real maps that are built to the end of the tiles. */
import { bestRun } from '@roundhouse/rail';
import * as built1839 from './maps/built-1839.ts';
import * as built1843 from './maps/built-1843.ts';
import { processorMs } from './measure.ts';

export interface BuiltResult {
  readonly name: string;
  readonly runs: number;
  readonly proven: number;
  /** Processor time in ms. */
  readonly median: number;
  readonly worst: number;
}

/** The first map is searched once before, to warm up. */
const SEEDS = [1, 2, 3, 4];

export function* measureBuilt(seeds: readonly number[] = SEEDS): Generator<BuiltResult> {
  yield* measure('1843', built1843.builtCases, seeds);
  yield* measure('1839', built1839.builtCases, seeds);
}

function* measure(
  title: string,
  builtCases: typeof built1843.builtCases,
  seeds: readonly number[],
): Generator<BuiltResult> {
  const times = new Map<string, number[]>();
  const proven = new Map<string, number>();
  for (const [i, seed] of [seeds[0]!, ...seeds].entries()) {
    for (const [name, cases] of builtCases(seed)) {
      for (const { network, trains, rules } of cases) {
        const from = processorMs();
        const found = bestRun(network, trains, rules);
        const ms = processorMs() - from;
        if (i === 0) continue;
        times.set(name, [...(times.get(name) ?? []), ms]);
        proven.set(name, (proven.get(name) ?? 0) + (found.proven ? 1 : 0));
      }
    }
  }
  for (const [name, all] of times) {
    const sorted = all.toSorted((a, b) => a - b);
    const [median, worst] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
    yield { name: `${title}: ${name}`, runs: all.length, proven: proven.get(name)!, median, worst };
  }
}
