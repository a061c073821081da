/** One recorded game: imported, replayed, and held against its trace and the best runs known. */
import { importGame, type Imported, type Mark } from '@roundhouse/exchange';
import { own } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { firstState, revenueIn, searchBest, type Searched, type Step, stepsOf } from '../runs.ts';
import { type AnyTitle, titleOf } from '../title.ts';
import { compareStates } from './compare.ts';
import { isInBetween } from './there.ts';
import type { Trace } from './trace.ts';

export interface BestRunKnown {
  readonly id: number;
  readonly company: string;
  readonly best: number;
  readonly complete: boolean;
}

export interface RunCheck extends Searched {
  readonly id: number;
  readonly recorded: number;
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
  const game: Game = {
    title,
    imported,
    first: firstState(title, imported.file),
    steps: [...stepsOf(title, imported.file)],
  };
  const replayMs = performance.now() - from;
  const differences: string[] = [...imported.notes];
  const points = trace ? compareWithTrace(game, trace, differences) : 0;
  const runs = searchRuns(game);
  const silent = known.flatMap((one) => (runs.some(({ id }) => id === one.id) ? [] : searchSilent(game, one)));
  runs.push(...silent);
  compareBest(runs, known, differences);
  return {
    records: imported.marks.length,
    actions: imported.file.entries.length,
    points,
    runs,
    bestKnown: known.length,
    scores: title.score(stateAt(game, game.steps.length)),
    differences,
    replayMs,
  };
}

/** A game with all its states. */
interface Game {
  readonly title: AnyTitle;
  readonly imported: Imported;
  readonly first: RailState;
  readonly steps: readonly Step[];
}

/** The state after so many actions. */
const stateAt = ({ first, steps }: Game, seq: number): RailState => (seq === 0 ? first : steps[seq - 1]!.done.state);

function compareWithTrace(game: Game, trace: Trace, differences: string[]): number {
  const { title, imported, steps } = game;
  const { marks, names } = imported;
  const place = new Map(marks.map(({ id, sub }, index) => [`${id}.${sub}`, index]));
  let points = 0;
  for (const { id, sub, order, revenue, ends, state } of trace.steps) {
    if (order) continue;
    const index = place.get(`${id}.${sub}`);
    if (index === undefined) {
      differences.push(`action ${id}: it is not in the import`);
      continue;
    }
    const here = runIn(game, marks[index]!)?.revenue ?? 0;
    if (revenue !== undefined && here !== revenue) {
      differences.push(`action ${id}: the run earns ${here} here, ${revenue} there`);
    }
    if (!ends || isInBetween(state)) continue;
    points++;
    // What is passed in silence after this record was over on the site when the next one came.
    const settled = stateAt(game, marks[index + 1]?.before ?? steps.length);
    for (const found of compareStates(title, settled, state, names)) {
      differences.push(`action ${id}: ${found.what}: ${found.here} here, ${found.there} there`);
    }
  }
  compareScores(game, trace, differences);
  return points;
}

/** The run among the actions of a record; none where it was not asked for. */
function runIn(
  { steps }: Game,
  { before, after }: Mark,
): { readonly step: Step; readonly revenue: number } | undefined {
  for (const step of steps.slice(before, after)) {
    const revenue = revenueIn(step);
    if (revenue !== undefined) return { step, revenue };
  }
  return undefined;
}

function compareScores(game: Game, { result }: Trace, differences: string[]): void {
  const { players } = game.imported.names;
  const scores = game.title.score(stateAt(game, game.steps.length));
  for (const [id, there] of Object.entries(result ?? {})) {
    const player = own(players, id) ?? id;
    const here = own(scores, player);
    if (here !== there) differences.push(`final score of ${player}: ${here} here, ${there} there`);
  }
}

/** At every recorded run: what it earned and the best there was. */
function searchRuns(game: Game): RunCheck[] {
  return game.imported.marks.flatMap((mark) => {
    const run = runIn(game, mark);
    const problem = run && game.title.runProblem(run.step.before);
    return problem ? [{ id: mark.id, recorded: run.revenue, ...searchBest(problem) }] : [];
  });
}

/** A run that is not asked for, since there is no route: the same search, put to the map as it was. */
function searchSilent(game: Game, { id, company }: BestRunKnown): RunCheck[] {
  const mark = game.imported.marks.find((one) => one.id === id);
  const s = mark && stateAt(game, mark.before);
  const problem = s && game.title.runProblemOf(s, company);
  return problem ? [{ id, recorded: 0, ...searchBest(problem) }] : [];
}

function compareBest(runs: readonly RunCheck[], known: readonly BestRunKnown[], differences: string[]): void {
  for (const { id, best, complete } of known) {
    const run = runs.find((one) => one.id === id);
    if (!run) differences.push(`action ${id}: there is no run here`);
    else if (complete ? run.best !== best : run.best < best) {
      differences.push(`action ${id}: the best run earns ${run.best} here, ${best} there`);
    } else if (!run.proven) differences.push(`action ${id}: the best run is not proven`);
  }
  for (const { id, recorded, best } of runs) {
    if (recorded > best) differences.push(`action ${id}: the recorded run beats the best one found`);
  }
}
