/** What is measured, each as plain figures. */
import { apply, dice, type GameFile, History, type LoggedAction, stateHash } from '@roundhouse/kernel';
import { bestRun } from '@roundhouse/rail';
import { benchCases } from './maps/cases.ts';
import { firstState, runIn, searchBest, stepsOf } from '../runs.ts';
import type { AnyTitle } from '../title.ts';

export interface Spread {
  readonly median: number;
  readonly best: number;
  readonly worst: number;
}

/** Times of several rounds in ms, without the first ones, which warm up. */
function rounds(count: number, work: () => void): Spread {
  const times: number[] = [];
  for (let i = 0; i < count + Math.ceil(count / 4); i++) {
    const from = performance.now();
    work();
    if (i >= count / 4) times.push(performance.now() - from);
  }
  return spread(times);
}

function spread(times: number[]): Spread {
  times.sort((a, b) => a - b);
  return { median: times[times.length >> 1]!, best: times[0]!, worst: times.at(-1)! };
}

export interface Replay {
  readonly actions: number;
  /** Actions per millisecond, median of the rounds and the best round. */
  readonly perMs: number;
  readonly perMsBest: number;
  /** Per millisecond of processor time, its helpers included: of use on a busy machine. */
  readonly perCpuMs: number;
}

/** Plays all actions of a game, each checked in full. */
export function measureReplay(title: AnyTitle, file: GameFile, hashing: boolean, count: number): Replay {
  const first = firstState(title, file);
  const actions = inForce(title, file);
  let played = 0;
  const before = process.cpuUsage();
  const times = rounds(count, () => {
    played += actions.length;
    let s = first;
    for (const action of actions) {
      const done = apply(title, s, action);
      if (!done.ok) throw new Error(done.refusal.text);
      s = done.state;
      if (hashing) stateHash(title, s);
    }
  });
  const { user, system } = process.cpuUsage(before);
  return {
    actions: actions.length,
    perMs: actions.length / times.median,
    perMsBest: actions.length / times.best,
    perCpuMs: (1000 * played) / (user + system),
  };
}

const inForce = (title: AnyTitle, file: GameFile): readonly LoggedAction[] => History.open(title, file).actions;

/** Goes back to states by chance, of a game with all its past; as often before, to warm up. */
export function measureRebuild(title: AnyTitle, file: GameFile, count: number): { actions: number } & Spread {
  const history = History.open(title, file);
  const chance = dice(1);
  const times: number[] = [];
  for (let i = -count; i < count; i++) {
    const seq = chance(history.length);
    const from = performance.now();
    history.at(seq);
    if (i >= 0) times.push(performance.now() - from);
  }
  return { actions: history.length, ...spread(times) };
}

/** All runs of a game searched, one after the other. */
export function measureRuns(title: AnyTitle, file: GameFile, count: number) {
  const problems = [...stepsOf(title, file)].flatMap((step) => runIn(title, step)?.problem ?? []);
  const found = problems.map(searchBest);
  const times = rounds(count, () => problems.forEach(searchBest));
  // Each run once, on a program that has not warmed up.
  const slowest = found.reduce((most, { ms }) => Math.max(most, ms), 0);
  return { runs: found.length, proven: found.filter(({ proven }) => proven).length, slowest, ...times };
}

export interface CaseResult {
  readonly name: string;
  readonly trains: number;
  readonly revenue: number;
  readonly upperBound: number;
  readonly proven: boolean;
  readonly nodes: number;
  readonly ms: number;
}

/** The project's own set of hard maps. */
export function* measureCases(): Generator<CaseResult> {
  for (const { name, network, trains, maxNodes } of benchCases()) {
    const from = performance.now();
    const result = bestRun(network, trains, maxNodes === undefined ? {} : { maxNodes });
    const ms = performance.now() - from;
    const { revenue, upperBound, proven, nodes } = result;
    yield { name, trains: trains.length, revenue, upperBound, proven, nodes, ms };
  }
}
