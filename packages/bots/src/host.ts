import { HOST, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, type RailState, type RailTitle, type RunFrame } from '@roundhouse/rail';

/** What the host adds by itself before a run is decided: the best routes it can find. None when nothing waits. */
export function indication<S extends RailState>(title: RailTitle<S>, s: S): LoggedAction | null {
  const problem = title.runProblem(s);
  if (!problem) return null;
  const { routes, revenue, upperBound, proven } = bestRun(problem.network, problem.trains, problem.rules ?? {});
  const shown = (s.stack.at(-1) as RunFrame).indicated;
  if (shown !== null && revenue <= shown.revenue) return null;
  return { type: 'indicate', by: HOST, frame: problem.frame, routes, revenue, upperBound, proven };
}
