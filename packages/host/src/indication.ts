import { HOST, type LoggedAction } from '@roundhouse/kernel';
import {
  type Progress,
  type RailState,
  type RailTitle,
  type Route,
  type RunFrame,
  type RunProblem,
  searchRun,
} from '@roundhouse/rail';

/**
 * The search for what the host adds by itself before a run is decided, slice by slice: the best routes that it can find.
 * It ends in nothing when no run waits, or when what was shown already is as good.
 */
export function* searchIndication<S extends RailState>(
  title: RailTitle<S>,
  s: S,
): Generator<Progress, LoggedAction | null> {
  const problem = title.runProblem(s);
  if (!problem) return null;
  const found = yield* searchRun(problem.network, problem.trains, problem.rules ?? {});
  const { routes, revenue, upperBound, proven } = found;
  const shown = (s.stack.at(-1) as RunFrame).indicated;
  if (shown !== null && revenue <= shown.revenue) return null;
  const ties = yield* tiesWith(problem, found);
  const more = ties.length > 0 ? { ties } : {};
  return { type: 'indicate', by: HOST, frame: problem.frame, routes, revenue, ...more, upperBound, proven };
}

/** Runs that earn as much with some of the trains left out, each of another kind than those before. */
function* tiesWith(
  { network, trains, rules = {}, apart }: RunProblem,
  best: { readonly routes: readonly Route[]; readonly revenue: number },
): Generator<Progress, readonly Route[][]> {
  if (!apart || best.revenue === 0) return [];
  const seen = new Set([apart(best.routes)]);
  const ties: Route[][] = [];
  for (let left = 1; left < 2 ** trains.length - 1; left++) {
    const rest = trains.filter((_, i) => (left & (1 << i)) === 0);
    const { routes, revenue } = yield* searchRun(network, rest, rules);
    if (revenue < best.revenue || seen.has(apart(routes))) continue;
    seen.add(apart(routes));
    ties.push([...routes]);
  }
  return ties;
}

/** The same in one call; `each` hears after every slice how far the search is. */
export function indication<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  each?: (progress: Progress) => void,
): LoggedAction | null {
  const search = searchIndication(title, s);
  let next = search.next();
  for (; !next.done; next = search.next()) each?.(next.value);
  return next.value;
}
