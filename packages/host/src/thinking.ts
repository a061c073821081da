/** What a host works out beside the game, slice by slice: best runs, and what bots do. A worker, a thread and a terminal drive it alike. */
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import {
  chosenWays,
  type Progress,
  type RailState,
  type RailTitle,
  type RunProblem,
  searchRun,
  type TrainSpec,
} from '@roundhouse/rail';
import { searchIndication } from './indication.ts';
import type { Level } from './seats.ts';

/** A certificate that can run in several ways, and one of them. */
export interface CertificateWay {
  readonly card: string;
  readonly face: string;
}

/** By train the power that it runs by; others run as they are. */
export type PowersUsed = Readonly<Record<string, string>>;

export type Task =
  /** The best run, to be shown by the host. */
  | { readonly kind: 'run'; readonly state: RailState }
  /** The best run in which a certificate runs in one of its ways. */
  | { readonly kind: 'way'; readonly state: RailState; readonly way: CertificateWay }
  /** The best run in which these trains run by these powers. */
  | { readonly kind: 'powers'; readonly state: RailState; readonly use: PowersUsed }
  /** The best run of any company with its own trains, whether it is to run or not. */
  | { readonly kind: 'company'; readonly state: RailState; readonly company: string }
  /** What the bot in a seat does. The same seed in the same state gives the same action. */
  | {
      readonly kind: 'bot';
      readonly state: RailState;
      readonly by: PlayerId;
      readonly seed: number;
      readonly level: Level;
    };

/** What to do, if there is anything, and why. */
export interface Found<Why> {
  readonly action: LoggedAction | null;
  readonly why: Why | null;
}

/** How a bot thinks; the host is handed it. */
export type BotMind<Why> = (
  title: RailTitle,
  state: RailState,
  by: PlayerId,
  seed: number,
  level: Level,
) => Generator<unknown, Found<Why>>;

/** Yields how far a search has come, or nothing; each is a place to stop. */
export function* thinkingOn<Why>(
  title: RailTitle,
  task: Task,
  mind: BotMind<Why>,
): Generator<Progress | null, Found<Why>> {
  switch (task.kind) {
    case 'bot':
      return yield* silently(mind(title, task.state, task.by, task.seed, task.level));
    case 'run':
      return { action: yield* searchIndication(title, task.state), why: null };
    case 'company':
      yield* searchCompany(title, task);
      return { action: null, why: null };
    default:
      yield* searchVariant(title, task);
      return { action: null, why: null };
  }
}

/** The best run of some of the trains, told once at the end. */
function* searchVariant(
  title: RailTitle,
  task: Extract<Task, { kind: 'way' | 'powers' }>,
): Generator<Progress | null, void> {
  const problem = title.runProblem(task.state);
  if (!problem) return;
  yield yield* silently(searchRun(problem.network, trainsFor(task, problem), problem.rules ?? {}));
}

/** Enough to prove nearly every run, and little enough for all companies one after the other. */
const COMPANY_NODES = 300_000;

/** The best run of a company on the map as it lies. */
function* searchCompany(
  title: RailTitle,
  { state, company }: Extract<Task, { kind: 'company' }>,
): Generator<Progress | null, void> {
  const { network, trains, rules } = title.runProblemOf(state, company);
  if (trains.length === 0) return;
  yield yield* silently(searchRun(network, trains, { ...rules, maxNodes: COMPANY_NODES }));
}

/** The trains where one certificate runs in one of its ways, or some of them by powers. */
function trainsFor(
  task: Extract<Task, { kind: 'way' | 'powers' }>,
  { trains, ways = trains }: RunProblem,
): readonly TrainSpec[] {
  if (task.kind === 'powers') return chosenWays(ways, task.use);
  const { card, face } = task.way;
  return trains.filter((train) => train.card !== card || train.face === face);
}

function* silently<Result>(work: Generator<unknown, Result>): Generator<null, Result> {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    yield null;
  }
}
