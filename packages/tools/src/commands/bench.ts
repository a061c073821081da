import type { GameFile } from '@roundhouse/kernel';
import { type Command, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { makeGame } from '../bench/game.ts';
import { type BuiltResult, measureBuilt } from '../bench/built.ts';
import { measureAsked } from '../bench/asked.ts';
import { crowdedGame } from '../bench/1820/crowd.ts';
import { measureFiles } from '../bench/files.ts';
import { firstReplay } from '../bench/first.ts';
import {
  type CaseResult,
  measureCases,
  measureChoices,
  measureFirst,
  measureHashes,
  measureLongest,
  measureOtherTrains,
  measureRebuild,
  measureReplay,
  measureRuns,
  measureUndo,
} from '../bench/measure.ts';
import { measureOpening, openingInFreshProcess } from '../bench/opening.ts';
import { type Line, askedLines, sideBySide } from '../bench/side-by-side.ts';
import { loadGame } from '../files.ts';
import { out, outJson, table } from '../output.ts';
import { titleOf } from '../title.ts';
import { wholeNumber } from '../values.ts';
import { addBenchScale } from './bench-scale.ts';
import { addBenchServer } from './bench-server.ts';
import { importFile } from './import.ts';

interface BenchOptions {
  readonly game?: string;
  readonly export?: string;
  readonly title: string;
  readonly seed: number;
  readonly json?: boolean;
  readonly first?: string;
  readonly asked?: string;
  readonly opening?: string;
  readonly crowded?: boolean;
  readonly crowd?: boolean;
  readonly sideBySide?: boolean;
  readonly files?: boolean;
  readonly games: number;
  readonly routes: boolean;
}

const SEED = 12;
const LONG = 1000;
const GAMES = 12;
/** The optimising compiler needs as many. */
const WARMING = 100;

/** What each title is to reach: actions per ms, and ms for all runs of a game. */
interface Targets {
  readonly replay: string;
  readonly runs: string;
}
const targets: Readonly<Record<string, Targets>> = {
  soh: { replay: '15, aim 40', runs: 'under 300' },
  '1828': { replay: '8, aim 25', runs: 'under 2000, each under 300' },
  '1820': { replay: '8, aim 20', runs: '2000 with all else' },
  '1839': { replay: '12, aim 25', runs: 'all proven, each under 150' },
  '1843': { replay: '12, aim 25', runs: '99 of 100 under 30 each' },
};

export function addBench(program: Command): void {
  const bench = program
    .command('bench')
    .description('Measures replay, undo and the route search on this machine.')
    .option('--game <file>', 'a game file to replay, instead of a random game')
    .option('--title <id>', 'the title of that random game', 'soh')
    .option('--seed <number>', 'its seed', wholeNumber('--seed', 0, 2 ** 31 - 1), SEED)
    .option('--crowded', 'a game of 1820 with all thirty companies in play, instead of a random one')
    .option('--export <file>', 'a game saved from 18xx.games to replay')
    .option('--no-routes', 'skip the set of hard maps')
    .option('--side-by-side', 'instead of all that: 1828, 1839 and 1820 beside one another and beside their goals')
    .option('--files', 'instead of all that: how long files of twenty million characters take to be read or refused')
    .option('--games <count>', 'how many random games of each then', wholeNumber('--games', 1, 1000), GAMES)
    .option('--json', 'everything as one JSON object')
    .addOption(new Option('--first <file>', 'one replay of a game file, in ms, and nothing else').hideHelp())
    .addOption(new Option('--asked <file>', 'the questions of a game file, as JSON, and nothing else').hideHelp())
    .addOption(new Option('--opening <file>', 'a stored game opened, in ms, and nothing else').hideHelp())
    .addOption(new Option('--crowd', 'the crowded game and where its questions are, and nothing else').hideHelp())
    .action(measure);
  addBenchServer(bench);
  addBenchScale(bench);
}

function measure(options: BenchOptions): void {
  if (options.first !== undefined) {
    const { title, file } = loadGame(options.first);
    out(String(measureFirst(title, file)));
    return;
  }
  if (options.asked !== undefined) {
    const { title, file } = loadGame(options.asked);
    outJson(measureAsked(title, file));
    return;
  }
  if (options.opening !== undefined) {
    out(String(measureOpening(readFileSync(options.opening, 'utf8'))));
    return;
  }
  if (options.crowd) {
    outJson(crowdedGame());
    return;
  }
  if (options.files) {
    showFiles(options);
    return;
  }
  if (options.sideBySide) {
    showSideBySide(options);
    return;
  }
  const { name, file } = gameOf(options);
  const title = titleOf(file.title);
  const long = file.entries.length >= LONG ? file : makeGame(title, SEED, LONG);
  const result = {
    machine: { cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: availableParallelism(), node: process.versions.node },
    game: name,
    title: title.id,
    firstReplay: firstReplay(file),
    replay: measureReplay(title, file, false, 60, WARMING),
    replayWithHashes: measureReplay(title, file, true, 20),
    hashes: measureHashes(title, file),
    longGame: long === file ? name : `random game of seed ${SEED}, with offers that are declined`,
    rebuild: measureRebuild(title, long, 300),
    rewind: measureUndo(title, long, 300),
    opening: { entries: long.entries.length, ms: openingInFreshProcess(long) },
    longest: measureLongest(title, long),
    choices: measureChoices(title, file),
    runs: measureRuns(title, file, 8),
    otherTrains: measureOtherTrains(title, file, 8),
  };
  if (!options.json) {
    show(result);
    if (options.crowded) for (const line of askedLines(file)) showLine(line);
  }
  const routes: CaseResult[] = [];
  for (const one of options.routes ? measureCases() : []) {
    routes.push(one);
    // The hard maps take their time: each is shown when it is done.
    if (!options.json) showCase(one, routes.length === 1);
  }
  const built = options.routes ? [...measureBuilt()] : [];
  if (options.json) outJson({ ...result, routes, built });
  else for (const line of builtTable(built)) out(line);
}

/** Each line is shown when it is known. */
function showSideBySide({ games, json = false }: BenchOptions): void {
  for (const line of sideBySide(games)) {
    const [what, title, measured, goal] = line;
    if (json) outJson({ what, title, measured, goal });
    else showLine(line);
  }
}

function showFiles({ json = false }: BenchOptions): void {
  for (const result of measureFiles()) {
    const { name, characters, ms, refused } = result;
    if (json) outJson(result);
    else {
      const size = `${(characters / 1_000_000).toFixed(1)} M`.padStart(7);
      out(`${name.padEnd(56)}${size}${ms.toFixed(0).padStart(7)} ms  ${refused ?? 'read'}`);
    }
  }
}

function showLine([what, title, measured, goal]: Line): void {
  out(`${title}  ${what.padEnd(46)}  ${measured}${goal === '' ? '' : `  [goal: ${goal}]`}`);
}

function gameOf(options: BenchOptions): { name: string; file: GameFile } {
  if (options.game !== undefined) return { name: options.game, file: loadGame(options.game).file };
  if (options.export !== undefined) return { name: options.export, file: importFile(options.export).file };
  if (options.crowded) return { name: 'thirty companies in play', file: crowdedGame().file };
  return { name: `random game of seed ${options.seed}`, file: makeGame(titleOf(options.title), options.seed) };
}

function show(result: {
  machine: { cpu: string; cores: number; node: string };
  game: string;
  title: string;
  firstReplay: number;
  replay: ReturnType<typeof measureReplay>;
  replayWithHashes: ReturnType<typeof measureReplay>;
  hashes: ReturnType<typeof measureHashes>;
  longGame: string;
  rebuild: ReturnType<typeof measureRebuild>;
  rewind: ReturnType<typeof measureUndo>;
  opening: { readonly entries: number; readonly ms: number };
  longest: ReturnType<typeof measureLongest>;
  choices: ReturnType<typeof measureChoices>;
  runs: ReturnType<typeof measureRuns>;
  otherTrains: ReturnType<typeof measureOtherTrains>;
}): void {
  const { machine, replay, replayWithHashes, hashes, rebuild, rewind, opening, longest, choices, runs, otherTrains } =
    result;
  const target = targets[result.title] ?? { replay: '', runs: '' };
  out(`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`);
  out(`game: ${result.game}; long game: ${result.longGame}\n`);
  const rate = ({ perMs, perMsBest, perCpuMs }: typeof replay): string =>
    `${perMs.toFixed(1)} (best round ${perMsBest.toFixed(1)}, by processor time ${perCpuMs.toFixed(1)})`;
  const times = ({ median, worst }: typeof rebuild | typeof rewind.undo): string =>
    `${median.toFixed(2)} (worst ${worst.toFixed(1)})`;
  const rows = [
    ['', 'measured', 'target'],
    [
      `replay of ${replay.actions} actions, each checked: the first of a fresh process, per ms`,
      `${(replay.actions / result.firstReplay).toFixed(1)} (${result.firstReplay.toFixed(0)} ms in all)`,
      '',
    ],
    [`the same after ${WARMING} rounds, median per ms`, rate(replay), target.replay],
    ['the same with a lasting hash of every state', rate(replayWithHashes), ''],
    [
      'a position hash and a lasting one, ms of processor time',
      `${hashes.position.toFixed(3)}; ${hashes.lasting.toFixed(3)}`,
      '0.14',
    ],
    [`any state of a game of ${rebuild.actions} actions, ms`, times(rebuild), 'under 20'],
    ['taking it back to any point, ms of processor time', times(rewind.undo), 'under 5'],
    ['bringing it back, ms of processor time', times(rewind.redo), 'under 5'],
    [
      `a game of ${opening.entries} entries opened from its kept state by a fresh process, ms of processor time`,
      opening.ms.toFixed(1),
      'under 50',
    ],
    [`a file of ${longest.entries} entries, most of them undo and redo, opens, ms`, longest.ms.toFixed(0), 'seconds'],
    [
      'what can be chosen, for each type of move at each decision, ms of processor time',
      times(choices.listed),
      'under 20',
    ],
    ['the same for a hex that somebody points at', times(choices.pointed), 'under 5'],
    [
      `the ${runs.runs} runs of the game together (${runs.proven} proven), ms`,
      `${runs.median.toFixed(1)} (best ${runs.best.toFixed(1)}, slowest of all ${runs.slowest.toFixed(1)})`,
      target.runs,
    ],
    [
      `other trains on those maps (${otherTrains.sets} sets), each, ms: estimated; searched and proven`,
      otherTrains.sets === 0 ? '' : `${otherTrains.estimated.toFixed(3)}; ${otherTrains.proven.toFixed(3)}`,
      'aim 0.05',
    ],
  ];
  for (const line of table(rows)) out(line);
}

function showCase({ name, nodes, ms, proven, revenue, upperBound }: CaseResult, first: boolean): void {
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(42) : cell.padStart(10))).join('  ');
  if (first) out(`\n${line(['hard maps', 'nodes', 'ms', 'revenue'])}`);
  const bound = proven ? 'proven' : `at most ${upperBound}, ${(100 * (upperBound / revenue - 1)).toFixed(1)} % more`;
  out(`${line([name, String(nodes), ms.toFixed(0), String(revenue)])}  ${bound}`);
}

function builtTable(built: readonly BuiltResult[]): string[] {
  if (built.length === 0) return [];
  return [
    '',
    ...table([
      ['fully built maps, ms of processor time', 'runs', 'proven', 'median', 'worst'],
      ...built.map(({ name, runs, proven, median, worst }) => [
        name,
        String(runs),
        String(proven),
        median.toFixed(0),
        worst.toFixed(0),
      ]),
    ]),
  ];
}
