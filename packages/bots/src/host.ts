import { HOST, type LoggedAction } from '@roundhouse/kernel';
import { type Progress, type RailState, type RailTitle, type RunFrame, searchRun } from '@roundhouse/rail';

/**
 * What the host adds by itself before a run is decided: the best routes it can find. None when nothing waits. `each`
 * hears between two slices of the search where it stands.
 */
export function indication<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  each?: (progress: Progress) => void,
): LoggedAction | null {
  const problem = title.runProblem(s);
  if (!problem) return null;
  const search = searchRun(problem.network, problem.trains, problem.rules ?? {});
  let next = search.next();
  for (; !next.done; next = search.next()) each?.(next.value);
  const { routes, revenue, upperBound, proven } = next.value;
  const shown = (s.stack.at(-1) as RunFrame).indicated;
  if (shown !== null && revenue <= shown.revenue) return null;
  return { type: 'indicate', by: HOST, frame: problem.frame, routes, revenue, upperBound, proven };
}
