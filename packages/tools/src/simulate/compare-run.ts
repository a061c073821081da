import { bestRun } from '@roundhouse/rail';
import { exhaustiveRun } from '../exhaustive/search.ts';
import { revenueIn, runIn, type Step } from '../runs.ts';
import type { AnyTitle } from '../title.ts';
import { type Counts, count } from './tally.ts';

/** An exhaustive search that has not finished after so many nodes is given up. */
const NODES = 100_000;

/** If a run is made in this step: is it the best there is, and does the search prove it? One sentence on what is wrong, or null. */
export function compareRun(title: AnyTitle, step: Step, counts: Counts): string | null {
  const problem = runIn(title, step)?.problem;
  if (!problem) return null;
  const { network, trains, company, rules = {} } = problem;
  const plain = exhaustiveRun(network, trains, { ...rules, maxNodes: NODES });
  count(
    counts,
    plain.proven ? 'compared with an exhaustive search' : 'not compared: the exhaustive search does not finish',
  );
  if (!plain.proven) return null;
  const { revenue, upperBound } = bestRun(network, trains, rules);
  // A company without a route is not asked, and what can be asked of it afterwards may be another map.
  const earned = revenueIn(step) ?? plain.revenue;
  if ([earned, revenue, upperBound].every((one) => one === plain.revenue)) return null;
  return `the ${company} earns ${earned}; the search finds ${revenue} and at most ${upperBound}, an exhaustive one ${plain.revenue}`;
}
