import { apply, deciders, frameName, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, type RailState, type RailTitle } from '@roundhouse/rail';

/** So many steps may lie between a tile and the run. */
const STEPS = 4;
/** Enough for a good estimate within a frame or two. */
const NODES = 30_000;

/** What the trains would earn in this turn if this were done and every step before the run were passed. */
export function forecast(title: RailTitle, s: RailState, action: LoggedAction | null): number | null {
  const first = action ? apply(title, s, action) : { ok: true as const, state: s };
  let state = first.ok ? first.state : null;
  for (let i = 0; i < STEPS && state; i++) {
    const problem = title.runProblem(state);
    if (problem) return bestRun(problem.network, problem.trains, { ...problem.rules, maxNodes: NODES }).revenue;
    const top = state.stack.at(-1);
    const [by] = deciders(title, state);
    if (!top || by === undefined) return null;
    const next = apply(title, state, { type: 'pass', by, frame: frameName(top) });
    state = next.ok ? next.state : null;
  }
  return null;
}
