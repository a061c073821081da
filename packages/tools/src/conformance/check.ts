/** One recorded game: imported, replayed, and held against its trace and the best runs known. */
import { importGame, type Imported } from '@roundhouse/exchange';
import { apply, History, type LoggedAction } from '@roundhouse/kernel';
import { bestRun, type RailState, type RunProblem } from '@roundhouse/rail';
import { type AnyTitle, titleOf } from '../title.ts';
import { compareStates } from './compare.ts';
import type { Trace } from './trace.ts';

export interface BestRunKnown {
  readonly id: number;
  readonly company: string;
  readonly best: number;
  readonly complete: boolean;
}

export interface RunCheck {
  readonly id: number;
  readonly recorded: number;
  readonly best: number;
  readonly proven: boolean;
  readonly nodes: number;
  readonly ms: number;
}

export interface GameCheck {
  readonly records: number;
  readonly actions: number;
  /** States that were compared. */
  readonly points: number;
  readonly runs: readonly RunCheck[];
  /** How many best runs were compared. */
  readonly bestKnown: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly differences: readonly string[];
  readonly replayMs: number;
}

export function checkGame(text: string, trace: Trace | null, known: readonly BestRunKnown[]): GameCheck {
  const imported = importGame(text);
  const title = titleOf(imported.file.title);
  const from = performance.now();
  const states = replay(title, imported);
  const replayMs = performance.now() - from;
  const differences: string[] = [...imported.notes];
  const points = trace ? compareWithTrace(title, imported, states, trace, differences) : 0;
  const runs = searchRuns(title, imported, states);
  const silent = known.flatMap((one) =>
    runs.some(({ id }) => id === one.id) ? [] : searchSilent(title, imported, states, one),
  );
  runs.push(...silent);
  compareBest(runs, known, differences);
  return {
    records: imported.marks.length,
    actions: imported.file.actions.length,
    points,
    runs,
    bestKnown: known.length,
    scores: title.score(states.at(-1)!),
    differences,
    replayMs,
  };
}

/** The state after so many actions, for every number. */
function replay(title: AnyTitle, { file }: Imported): RailState[] {
  const states = [History.open(title, { ...file, actions: [] }).state];
  for (const action of file.actions) {
    const done = apply(title, states.at(-1)!, action);
    if (!done.ok) throw new Error(`an imported action is refused: ${done.refusal.text}`);
    states.push(done.state);
  }
  return states;
}

function compareWithTrace(
  title: AnyTitle,
  { marks, names, file }: Imported,
  states: readonly RailState[],
  trace: Trace,
  differences: string[],
): number {
  const place = new Map(marks.map(({ id, sub }, index) => [`${id}.${sub}`, index]));
  let points = 0;
  for (const step of trace.steps) {
    if (step.order) continue;
    const index = place.get(`${step.id}.${step.sub}`);
    if (index === undefined) {
      differences.push(`action ${step.id}: it is not in the import`);
      continue;
    }
    const mark = marks[index]!;
    if (step.revenue !== undefined) {
      const here = revenueOf(title, states, file.actions as readonly LoggedAction[], mark.before, mark.after);
      if (here !== step.revenue)
        differences.push(`action ${step.id}: the run earns ${here} here, ${step.revenue} there`);
    }
    if (!step.ends) continue;
    points++;
    // What is passed in silence after this record was over on the site when the next one came.
    const settled = marks[index + 1]?.before ?? file.actions.length;
    for (const { what, here, there } of compareStates(title, states[settled]!, step.state, names)) {
      differences.push(`action ${step.id}: ${what}: ${here} here, ${there} there`);
    }
  }
  compareScores(title, states.at(-1)!, trace, names, differences);
  return points;
}

/** What the run among these actions earned; a run that was not asked for earned nothing. */
function revenueOf(
  title: AnyTitle,
  states: readonly RailState[],
  actions: readonly LoggedAction[],
  from: number,
  to: number,
): number {
  for (let i = from; i < to; i++) {
    const done = apply(title, states[i]!, actions[i]);
    const event = done.ok ? done.events.find((one) => one.event === 'run') : undefined;
    if (event) return Number(event['revenue']);
  }
  return 0;
}

function compareScores(
  title: AnyTitle,
  s: RailState,
  { result }: Trace,
  names: Readonly<Record<string, string>>,
  differences: string[],
): void {
  const scores = title.score(s);
  for (const [id, there] of Object.entries(result ?? {})) {
    const here = scores[names[id] ?? id];
    if (here !== there) differences.push(`final score of ${names[id] ?? id}: ${here} here, ${there} there`);
  }
}

/** At every recorded run: what it earned and the best there was. */
function searchRuns(title: AnyTitle, { file, marks }: Imported, states: readonly RailState[]): RunCheck[] {
  return marks.flatMap(({ id, before, after }) => {
    const at = file.actions.findIndex((action, i) => i >= before && i < after && action.type === 'run');
    const problem = at < 0 ? null : title.runProblem(states[at]!);
    if (!problem) return [];
    const recorded = revenueOf(title, states, file.actions as readonly LoggedAction[], at, at + 1);
    return [{ id, recorded, ...search(problem) }];
  });
}

/** A run that is not asked for, since there is no route: the same search, put to the map as it was. */
function searchSilent(
  title: AnyTitle,
  { marks }: Imported,
  states: readonly RailState[],
  { id, company }: BestRunKnown,
): RunCheck[] {
  const mark = marks.find((one) => one.id === id);
  const s = mark && states[mark.before]!;
  const problem = s && title.runProblem({ ...s, stack: [...s.stack, { kind: 'run', of: company }] });
  return problem ? [{ id, recorded: 0, ...search(problem) }] : [];
}

function search({ network, trains, rules }: RunProblem): Omit<RunCheck, 'id' | 'recorded'> {
  const from = performance.now();
  const { revenue, proven, nodes } = bestRun(network, trains, rules ?? {});
  return { best: revenue, proven, nodes, ms: performance.now() - from };
}

function compareBest(runs: readonly RunCheck[], known: readonly BestRunKnown[], differences: string[]): void {
  for (const { id, best, complete } of known) {
    const run = runs.find((one) => one.id === id);
    if (!run) differences.push(`action ${id}: there is no run here`);
    else if (complete && run.best !== best)
      differences.push(`action ${id}: the best run earns ${run.best} here, ${best} there`);
    else if (!run.proven) differences.push(`action ${id}: the best run is not proven`);
  }
  for (const run of runs) {
    if (run.recorded > run.best) differences.push(`action ${run.id}: the recorded run beats the best one found`);
  }
}
