import { HOST, type LoggedAction } from '@roundhouse/kernel';
import { type Progress, type RailState, type RailTitle, type RunFrame, searchRun } from '@roundhouse/rail';

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
  return { type: 'indicate', by: HOST, frame: problem.frame, routes, revenue, upperBound, proven };
}

/** The same at one go; `each` hears between two slices of the search where it stands. */
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
