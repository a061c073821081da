/** The titles that have goals beside one another, in one run: what a busy machine adds, it adds to all. */
import { type GameFile, History, type LoggedAction, start } from '@roundhouse/kernel';
import { playGame } from '../simulate/game.ts';
import { planFor } from '../simulate/plan.ts';
import { type AnyTitle, titleOf } from '../title.ts';
import { playerCounts } from '../values.ts';
import type { Asked } from './asked.ts';
import { inFreshProcess } from './first.ts';
import { fileOf } from './game.ts';
import { measureReplay, processorMs } from './measure.ts';

interface Measured {
  readonly id: string;
  readonly goals: { readonly replay?: string; readonly state?: string; readonly games?: string };
}

const titles: readonly Measured[] = [
  { id: '1828', goals: { replay: '8, aim 25' } },
  { id: '1839', goals: { replay: '12, aim 25', state: 'under 5', games: 'median under 800, mean under 2000' } },
  { id: '1820', goals: { replay: '8, aim 20', state: 'under 5', games: 'mean under 2000' } },
];

/** A line: what was measured, of which title, and what it is to reach. */
export type Line = readonly [what: string, title: string, measured: string, goal: string];

const [ROUNDS, WARMING, POINTS, STRIDE] = [40, 60, 40, 17];

/** One title after the other for each figure; processor time throughout. */
export function* sideBySide(games: number): Generator<Line> {
  const each: (Measured & { readonly title: AnyTitle; readonly file: GameFile })[] = [];
  for (const one of titles) {
    const title = titleOf(one.id);
    const { file, times } = playGames(title, games);
    each.push({ ...one, title, file });
    const mean = times.reduce((sum, time) => sum + time, 0) / games;
    const measured = `median ${ms(times[games >> 1]!)}, mean ${ms(mean)}, most ${ms(times.at(-1)!)}`;
    yield [`a random game with its best runs, ms (${games})`, one.id, measured, one.goals.games ?? ''];
  }
  for (const { id, title, file, goals } of each)
    yield [`the longest again, ${file.entries.length} actions, per ms`, id, replayed(title, file), goals.replay ?? ''];
  for (const { id, title, file, goals } of each)
    yield ['a state in the middle of it, ms', id, stateIn(title, file), goals.state ?? ''];
  for (const { file } of each) yield* askedLines(file);
}

/** The questions of its title in one game, asked in a process that has done nothing else. */
export function* askedLines(file: GameFile): Generator<Line> {
  for (const { name, goal, times, cold, warm } of JSON.parse(inFreshProcess(file, 'asked')) as Asked[]) {
    const was = `${ms(warm.median)} (95 % ${ms(warm.most)}, worst ${ms(warm.worst)})`;
    const first = `cold: the first of all ${ms(cold.first)}, then ${ms(cold.median)} (worst ${ms(cold.worst)})`;
    yield [`${name}, ms (${times})`, file.title, `${was}; ${first}`, goal === null ? '' : `under ${goal}`];
  }
}

const ms = (time: number): string => time.toFixed(time < 10 ? 2 : 0);

/** Games as `simulate` plays them, the first seeds one after the other: how long each takes, shortest first, and the longest. */
function playGames(title: AnyTitle, games: number): { readonly file: GameFile; readonly times: readonly number[] } {
  const wishes = { counts: playerCounts(title, undefined), options: {}, readings: {}, anyReadings: false };
  const played = Array.from({ length: games }, (_, i) => {
    const plan = planFor(title, wishes, i + 1);
    const actions: LoggedAction[] = [];
    const from = processorMs();
    const { violation } = playGame(title, plan, false, { each: ({ action }) => actions.push(action) });
    if (violation) throw new Error(`in the game of seed ${plan.seed}: ${violation.what}`);
    return { plan, actions, time: processorMs() - from };
  });
  const longest = played.reduce((most, one) => (one.actions.length > most.actions.length ? one : most));
  return {
    file: fileOf(title, start(title, longest.plan).state, longest.plan.seed, longest.actions),
    times: played.map(({ time }) => time).sort((a, b) => a - b),
  };
}

function replayed(title: AnyTitle, file: GameFile): string {
  const { perMs, perMsBest, perCpuMs } = measureReplay(title, file, false, ROUNDS, WARMING);
  return `${perMs.toFixed(1)} (best round ${perMsBest.toFixed(1)}, by processor time ${perCpuMs.toFixed(1)})`;
}

/** In the middle third, now here, now there. */
function stateIn(title: AnyTitle, file: GameFile): string {
  const history = History.open(title, file);
  const times = Array.from({ length: POINTS }, (_, i) => {
    const part = (i * STRIDE) % POINTS;
    const from = processorMs();
    history.at(Math.floor((history.length * (1 + part / POINTS)) / 3));
    return processorMs() - from;
  }).sort((a, b) => a - b);
  return `${ms(times[times.length >> 1]!)} (worst ${ms(times.at(-1)!)})`;
}
