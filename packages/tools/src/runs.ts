/** The runs of a game: what each earned, and the best there was. */
import {
  type Applied,
  apply,
  distinctNames,
  EntryError,
  type GameFile,
  History,
  HOST,
  inForm2,
  unwrapEntries,
  type LoggedAction,
  type Refusal,
  withNames,
} from '@roundhouse/kernel';
import { type RailState, type RunOf, searchRun } from '@roundhouse/rail';
import { slowNotice } from './slow-notice.ts';
import type { AnyTitle } from './title.ts';

export interface Step {
  readonly before: RailState;
  readonly done: Extract<Applied<RailState>, { ok: true }>;
}

/** The first state of a game. */
export function firstState(title: AnyTitle, file: GameFile): RailState {
  return History.open(title, { ...file, entries: [] }).state;
}

/** The actions in force, each checked in full, with the states around them. */
export function* stepsOf(title: AnyTitle, file: GameFile): Generator<Step> {
  const entries = unwrapEntries(inForm2(title, file).entries);
  const rewound = entries.some(({ type }) => type === 'undo' || type === 'redo');
  const actions = rewound ? History.open(title, file).actions : (entries as readonly LoggedAction[]);
  let before = firstState(title, file);
  const { players } = before;
  const named = ({ rule, text }: Refusal): Refusal => ({
    rule,
    text: withNames(text, players, distinctNames(file.players)),
  });
  for (const [index, action] of actions.entries()) {
    const done = apply(title, before, action);
    if (!done.ok) throw new EntryError({ entry: index + 1, type: action.type, refusal: named(done.refusal) });
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
export function runIn(title: AnyTitle, step: Step): { problem: RunOf; recorded: number } | null {
  const recorded = revenueIn(step);
  const problem = recorded === undefined ? silentRun(title, step) : title.runProblem(step.before);
  return problem && problem.trains.length > 0 ? { problem, recorded: recorded ?? 0 } : null;
}

function silentRun(title: AnyTitle, { done }: Step): RunOf | null {
  const event = done.events.find((one) => one.event === 'noRevenue');
  return event ? title.runProblemOf(done.state, event['company'] as string) : null;
}

export interface Run {
  /** The number of the action. */
  readonly action: number;
  readonly problem: RunOf;
  readonly recorded: number;
  /** Somebody decided it; a company without a route is not asked. */
  readonly asked: boolean;
  /** The host had shown the best run that it found. Where nobody is asked there is nothing to show. */
  readonly indicated: boolean;
}

/** Every run among the steps of a game. */
export function* runsOf(title: AnyTitle, steps: Iterable<Step>): Generator<Run> {
  let action = 0;
  let shown: string | null = null;
  for (const step of steps) {
    action++;
    const { type, by, frame } = step.done.action;
    if (type === 'indicate' && by === HOST) shown = frame;
    const run = runIn(title, step);
    if (!run) continue;
    const asked = revenueIn(step) !== undefined;
    yield { action, ...run, asked, indicated: !asked || shown === frame };
    shown = null;
  }
}

export interface Searched {
  readonly best: number;
  readonly upperBound: number;
  readonly proven: boolean;
  readonly nodes: number;
  readonly ms: number;
}

export function searchBest({ network, trains, rules }: RunOf): Searched {
  const from = performance.now();
  const search = searchRun(network, trains, rules ?? {});
  const wait = slowNotice('Searching for the best run …');
  let next = search.next();
  for (; !next.done; next = search.next()) wait();
  const { revenue, upperBound, proven, nodes } = next.value;
  return { best: revenue, upperBound, proven, nodes, ms: performance.now() - from };
}

/** Marks a file in which the best run was not always shown, so that the duty to run for the most was never held. */
export function notIndicatedLine(count: number, runs: number): string {
  if (count < runs) return `The best run was not shown before ${count} of the ${runs} runs.`;
  return `The best run was shown before none of the ${runs} runs in this file.`;
}
