import { apply, deciders, frameName, type GameEvent, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, type RailState, type RailTitle, type RunProblem } from '@roundhouse/rail';

/** The most actions looked at: the tile, and what is passed between it and the run. */
const STEPS = 5;
/** Enough for a good estimate within a frame or two. */
const NODES = 30_000;

const known = new WeakMap<RailState, Map<string, number | null>>();

/** The same question on the same state is answered once. */
export function forecast(title: RailTitle, s: RailState, company: string, action: LoggedAction | null): number | null {
  const answers = known.get(s) ?? new Map<string, number | null>();
  known.set(s, answers);
  const key = `${company} ${JSON.stringify(action)}`;
  const found = answers.get(key);
  if (found !== undefined) return found;
  const answer = lookAhead(title, s, company, action);
  answers.set(key, answer);
  return answer;
}

/**
 * What this company's trains would earn in its turn if this were done and every step before the run were passed; null where it
 * does not come to run in this turn.
 */
function lookAhead(title: RailTitle, s: RailState, company: string, action: LoggedAction | null): number | null {
  let state = s;
  let next = action;
  for (let i = 0; i < STEPS; i++) {
    const problem = next ? null : title.runProblem(state);
    if (problem) return problem.company === company ? revenueOf(problem) : null;
    next ??= passing(title, state);
    const result = next && apply(title, state, next);
    if (result?.ok && result.events.some((event) => isWithoutRevenue(event, company))) return 0;
    // With the next turn another company runs, or this one in another round.
    if (!result?.ok || result.events.some(({ event }) => TURN_OVER.has(event))) return null;
    ({ state } = result);
    next = null;
  }
  return null;
}

/** It has come to the run, and there was none. */
const isWithoutRevenue = (event: GameEvent, company: string): boolean =>
  event.event === 'noRevenue' && event['company'] === company;

const TURN_OVER: ReadonlySet<string> = new Set(['operates', 'round']);

const revenueOf = ({ network, trains, rules }: RunProblem): number =>
  bestRun(network, trains, { ...rules, maxNodes: NODES }).revenue;

function passing(title: RailTitle, s: RailState): LoggedAction | null {
  const top = s.stack.at(-1);
  const [by] = deciders(title, s);
  return top && by !== undefined ? { type: 'pass', by, frame: frameName(top) } : null;
}
