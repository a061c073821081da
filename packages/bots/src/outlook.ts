import { apply, deciders, frameName, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, DEPOT, type RailState, type RailTitle } from '@roundhouse/rail';

/** Steps between laying a tile and running the trains that can be passed over. */
const STEPS = 4;
/** Enough to tell a good tile from a poor one. */
const NODES = 1_000;

/**
 * What the trains of the acting company, with the next and the last one that are unsold, would earn if this were done and nothing else
 * before they run; 0 when no run comes so soon. A look ahead on copies, by passing: nothing of it stays.
 */
export function outlook<S extends RailState>(title: RailTitle<S>, s: S, action: LoggedAction): number {
  let result = apply(title, lendTrain(s, action.frame.split('/')[1]), action);
  for (let i = 0; i < STEPS && result.ok; i++) {
    const problem = title.runProblem(result.state);
    if (problem) return bestRun(problem.network, problem.trains, { ...problem.rules, maxNodes: NODES }).revenue;
    const top = result.state.stack.at(-1);
    const [by] = deciders(title, result.state);
    if (!top || by === undefined) return 0;
    result = apply(title, result.state, { type: 'pass', by, frame: frameName(top) });
  }
  return 0;
}

function lendTrain<S extends RailState>(s: S, company: string | undefined): S {
  const unsold = Object.keys(s.trains).filter((train) => s.trains[train] === DEPOT);
  if (company === undefined || unsold.length === 0) return s;
  return { ...s, trains: { ...s.trains, [unsold[0]!]: company, [unsold.at(-1)!]: company } };
}
