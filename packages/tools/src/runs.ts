/** The runs of a game: what each earned, and the best there was. */
import { type Applied, apply, FileError, type GameFile, History, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, type RailState, type RunProblem } from '@roundhouse/rail';
import type { AnyTitle } from './title.ts';

export interface Step {
  readonly before: RailState;
  readonly done: Extract<Applied<RailState>, { ok: true }>;
}

/** The first state of a game. */
export function firstState(title: AnyTitle, file: GameFile): RailState {
  return History.open(title, { ...file, actions: [] }).state;
}

/** The actions in force, each checked in full, with the states around them. */
export function* stepsOf(title: AnyTitle, file: GameFile): Generator<Step> {
  const rewound = file.actions.some(({ type }) => type === 'undo' || type === 'redo');
  const actions = rewound ? History.open(title, file).actions : (file.actions as readonly LoggedAction[]);
  let before = firstState(title, file);
  for (const [index, action] of actions.entries()) {
    const done = apply(title, before, action);
    if (!done.ok) throw new FileError(`Action ${index + 1} (${action.type}) is refused: ${done.refusal.text}`);
    yield { before, done };
    before = done.state;
  }
}

/** What the run in this step earned, if it is one. */
export function revenueIn({ done }: Step): number | undefined {
  const event = done.events.find((one) => one.event === 'run');
  return event && Number(event['revenue']);
}

/**
 * The run in a step, and what it earned. A company with trains and no route is not asked and earns nothing: the same
 * search, put to the map as it is then.
 */
export function runIn(title: AnyTitle, step: Step): { problem: RunProblem; recorded: number } | null {
  const recorded = revenueIn(step);
  const problem = recorded === undefined ? silentRun(title, step) : title.runProblem(step.before);
  return problem && problem.trains.length > 0 ? { problem, recorded: recorded ?? 0 } : null;
}

function silentRun(title: AnyTitle, { done }: Step): RunProblem | null {
  const event = done.events.find((one) => one.event === 'noRevenue');
  return event ? problemOf(title, done.state, event['company'] as string) : null;
}

/** What would be searched if a company ran now. */
export const problemOf = (title: AnyTitle, s: RailState, company: string): RunProblem | null =>
  title.runProblem({ ...s, stack: [...s.stack, { kind: 'run', of: company }] });

export interface Searched {
  readonly best: number;
  readonly upperBound: number;
  readonly proven: boolean;
  readonly nodes: number;
  readonly ms: number;
}

export function searchBest({ network, trains, rules }: RunProblem): Searched {
  const from = performance.now();
  const { revenue, upperBound, proven, nodes } = bestRun(network, trains, rules ?? {});
  return { best: revenue, upperBound, proven, nodes, ms: performance.now() - from };
}
