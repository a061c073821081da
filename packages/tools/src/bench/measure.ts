/** What is measured, each as plain figures. */
import {
  apply,
  type Choice,
  choices,
  deciders,
  dice,
  type Entry,
  wrapEntries,
  type GameFile,
  History,
  HOST,
  unwrapEntries,
  type LoggedAction,
  MOST_ENTRIES,
  openTypes,
  positionHash,
  type Query,
  readGameFile,
  lastingHash,
  type UndoEntry,
} from '@roundhouse/kernel';
import { bestRun, goodRevenue, type RailState } from '@roundhouse/rail';
import { benchCases } from './maps/cases.ts';
import { firstState, runIn, searchBest, stepsOf } from '../runs.ts';
import type { AnyTitle } from '../title.ts';

export interface Spread {
  readonly median: number;
  readonly best: number;
  readonly worst: number;
}

/** Times of several rounds in ms, after others that only warm up. */
function rounds(count: number, work: () => void, warming = Math.ceil(count / 4)): Spread {
  const times: number[] = [];
  for (let i = -warming; i < count; i++) {
    const from = performance.now();
    work();
    if (i >= 0) times.push(performance.now() - from);
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

/** Plays all actions of a game, each checked in full. What is measured comes after so many rounds that warm up. */
export function measureReplay(
  title: AnyTitle,
  file: GameFile,
  hashing: boolean,
  count: number,
  warming?: number,
): Replay {
  const first = firstState(title, file);
  const actions = inForce(title, file);
  let played = 0;
  const before = process.cpuUsage();
  const round = () => {
    played += actions.length;
    replay(title, first, actions, hashing ? (s) => lastingHash(title, s) : () => {});
  };
  const times = rounds(count, round, warming);
  const { user, system } = process.cpuUsage(before);
  return {
    actions: actions.length,
    perMs: actions.length / times.median,
    perMsBest: actions.length / times.best,
    perCpuMs: (1000 * played) / (user + system),
  };
}

/** One hash of each kind, in ms of processor time, over all states of a game; a round before warms up. */
export function measureHashes(
  title: AnyTitle,
  file: GameFile,
): { readonly position: number; readonly lasting: number } {
  const states = [...stepsOf(title, file)].map(({ before }) => before);
  const each = (hash: (s: RailState) => string): number => {
    states.forEach(hash);
    const from = processorMs();
    states.forEach(hash);
    return (processorMs() - from) / states.length;
  };
  return { position: each(positionHash), lasting: each((s) => lastingHash(title, s)) };
}

function replay(
  title: AnyTitle,
  first: RailState,
  actions: readonly LoggedAction[],
  each: (s: RailState) => void = () => {},
): void {
  let s = first;
  for (const action of actions) {
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    s = done.state;
    each(s);
  }
}

/** One replay in ms, in a process that has not played before. */
export function measureFirst(title: AnyTitle, file: GameFile): number {
  const actions = playedIn(file);
  const first = firstState(title, file);
  const from = performance.now();
  replay(title, first, actions);
  return performance.now() - from;
}

/** The actions of a game in which nothing was taken back, without playing it. */
export const playedIn = (file: GameFile): LoggedAction[] =>
  unwrapEntries(file.entries).filter((entry): entry is LoggedAction => 'frame' in entry);

const inForce = (title: AnyTitle, file: GameFile): readonly LoggedAction[] => History.open(title, file).actions;

/** Takes a game back to random points and forward again, each with the state that is then shown; processor time. */
export function measureUndo(title: AnyTitle, file: GameFile, count: number): { undo: Spread; redo: Spread } {
  const history = History.open(title, file);
  const { players } = history.state;
  const points = undoPoints(history.actions);
  const chance = dice(2);
  const [undo, redo]: [number[], number[]] = [[], []];
  for (let i = -count; i < count; i++) {
    const entry = points[chance(points.length)]!;
    const from = processorMs();
    if (!history.add(entry, players).ok || history.state.seq !== entry.to) throw new Error('it cannot be taken back');
    const between = processorMs();
    if (!history.add({ type: 'redo', by: entry.by }).ok || history.state.seq !== history.length)
      throw new Error('it cannot be brought back');
    if (i < 0) continue;
    undo.push(between - from);
    redo.push(processorMs() - between);
  }
  return { undo: spread(undo), redo: spread(redo) };
}

/** What the process has used so far: on a busy machine a clock says more of the others. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const undoPoints = (actions: readonly LoggedAction[]): (UndoEntry & { readonly type: 'undo' })[] =>
  actions.flatMap(({ by }, to) => (by === HOST ? [] : [{ type: 'undo', by, to }]));

/** A game that was taken back and brought again until its file is as long as a file may be: read and opened, in ms. */
export function measureLongest(title: AnyTitle, file: GameFile, most = MOST_ENTRIES): { entries: number; ms: number } {
  const points = undoPoints(inForce(title, file));
  const chance = dice(3);
  const entries: Entry[] = unwrapEntries(file.entries);
  while (entries.length + 2 <= most) {
    const entry = points[chance(points.length)]!;
    entries.push(entry, { type: 'redo', by: entry.by });
  }
  const text = JSON.stringify({ ...file, entries: wrapEntries(entries) });
  const from = performance.now();
  const { state } = History.open(title, readGameFile(text));
  const ms = performance.now() - from;
  if (state.seq !== History.open(title, file).state.seq) throw new Error('it has not come to the same end');
  return { entries: entries.length, ms };
}

/** Goes back to random states of a game with all its past; as often before, to warm up. */
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

/** What can be chosen at each decision of a game, listed by the type of move, and for hexes that somebody points at; processor time. */
export function measureChoices(title: AnyTitle, file: GameFile): { listed: Spread; pointed: Spread } {
  const states = [...stepsOf(title, file)].map(({ before }) => before);
  const list = (s: RailState, query: Query, times: number[]): Choice[] => {
    const from = processorMs();
    const found = choices(title, s, deciders(title, s)[0]!, query);
    times.push(processorMs() - from);
    return found;
  };
  const once = () => {
    const [listed, pointed]: [number[], number[]] = [[], []];
    for (const s of states) {
      for (const type of openTypes(title, s, deciders(title, s)[0]!)) {
        const hexes = list(s, { type }, listed).flatMap(({ subjects }) =>
          subjects.filter((one) => one.startsWith('hex:')),
        );
        for (const subject of new Set([hexes[0], hexes.at(-1)])) if (subject) list(s, { type, subject }, pointed);
      }
    }
    return { listed: spread(listed), pointed: spread(pointed.length > 0 ? pointed : [0]) };
  };
  once();
  return once();
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

/** Each run with other trains on a map that is known by then, as a player asks who weighs a purchase; ms of each. */
export function measureOtherTrains(title: AnyTitle, file: GameFile, count: number) {
  const problems = [...stepsOf(title, file)].flatMap((step) => runIn(title, step)?.problem ?? []);
  const asked = problems.flatMap((problem) => {
    const [first] = problem.trains;
    const sets = [problem.trains.slice(1), [...problem.trains, { ...first!, id: 'one more' }]];
    return sets.filter((trains) => trains.length > 0).map((trains) => ({ ...problem, trains }));
  });
  const searched = (find: typeof bestRun | typeof goodRevenue): number =>
    rounds(count, () => asked.forEach(({ network, trains, rules }) => find(network, trains, rules ?? {}))).median;
  return {
    sets: asked.length,
    proven: searched(bestRun) / asked.length,
    estimated: searched(goodRevenue) / asked.length,
  };
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
