import type { GameFile } from '@roundhouse/kernel';
import { scratchDatabase } from '@roundhouse/server';
import { type Command, Option } from 'commander';
import { type Load, measureServer, type Result } from '../bench/server/measure.ts';
import { measureAtRest } from '../bench/server/at-rest.ts';
import { crowdForBench, followers, signingIn } from '../bench/server/beside.ts';
import { serveForBench } from '../bench/server/process.ts';
import { measureLobby } from '../bench/server/lobby.ts';
import { measureSignIn } from '../bench/server/sign-in.ts';
import { measureBackup, measureVerify } from '../bench/server/stored.ts';
import { recordedGames } from '../bench/server/tables.ts';
import { note, out, outJson, table } from '../output.ts';
import { wholeNumber } from '../values.ts';

interface Options extends Load {
  readonly rounds: number;
  readonly lateMaps?: boolean;
  readonly atRest?: boolean;
  readonly signIn?: boolean;
  readonly lobby?: boolean;
  readonly beside?: boolean;
  readonly verify?: boolean;
  readonly backup?: boolean;
  readonly database?: string;
  readonly processes: number;
  readonly json?: boolean;
  readonly serve?: string;
  readonly followers?: string;
}

export function addBenchServer(bench: Command): void {
  bench
    .command('server')
    .description('Measures a server of games under load, in turns with one whose engine does nothing.')
    .option('--tables <count>', 'tables, of all titles and phases', wholeNumber('--tables', 1, 10_000), 100)
    .option('--sockets <count>', 'sockets that watch them', wholeNumber('--sockets', 1, 50_000), 500)
    .option('--rate <count>', 'actions a second', wholeNumber('--rate', 1, 10_000), 50)
    .option('--seconds <count>', 'how long each run takes', wholeNumber('--seconds', 1, 3_600), 60)
    .option('--rounds <count>', 'runs of each', wholeNumber('--rounds', 1, 100), 3)
    .option('--late-maps', 'in turns, too: the same load while late maps of 1820 are searched one after the other')
    .option('--database <url>', 'in turns, too: the same load on a database of its own in this PostgreSQL')
    .option('--processes <count>', 'processes on that database', wholeNumber('--processes', 1, 64), 2)
    .option('--at-rest', 'only what memory open tables and idle sockets take; 1,000 and 2,000 unless told')
    .option('--sign-in', 'only how long 500 wrong passwords and 500 unknown names take')
    .option('--lobby', 'only how long lists, searches and openings take among 10,000 games and among 100')
    .option('--beside', 'in turns: the load alone, with 500 who follow the lists, and with 20 who sign in at once')
    .option('--verify', 'only how fast 1,000 stored games are played again')
    .option('--backup', 'only what backups of 10,000 games cost those who play meanwhile')
    .option('--json', 'everything as one JSON object')
    .addOption(new Option('--serve <folder>', 'the server that is measured, and nothing else').hideHelp())
    .addOption(new Option('--followers <people>', 'those who follow the lists, and nothing else').hideHelp())
    .action(benchServer);
}

type Kind = 'engine' | 'floor' | 'late maps' | 'PostgreSQL';

async function benchServer(
  {
    rounds,
    json,
    serve,
    followers: crowd,
    lateMaps,
    atRest,
    signIn,
    lobby,
    beside,
    verify,
    backup,
    database,
    processes,
    ...load
  }: Options,
  command: Command,
): Promise<void> {
  if (serve !== undefined) {
    await serveForBench(serve);
    return;
  }
  if (crowd !== undefined) {
    await crowdForBench(crowd);
    return;
  }
  if (atRest) {
    const given = (name: 'tables' | 'sockets'): boolean => command.getOptionValueSource(name) !== 'default';
    await benchAtRest(given('tables') ? load.tables : 1_000, given('sockets') ? load.sockets : 2_000, json);
    return;
  }
  if (signIn) {
    await benchSignIn(json);
    return;
  }
  if (lobby) {
    await benchLobby(json);
    return;
  }
  if (beside) {
    await benchBeside(load, rounds, json);
    return;
  }
  if (verify || backup) {
    const games = recordedGames();
    if (verify) await benchVerify(games, json);
    else await benchBackup(load, games, rounds, json);
    return;
  }
  note('making games …');
  const games = recordedGames();
  const results: Record<Kind, Result[]> = { engine: [], floor: [], 'late maps': [], PostgreSQL: [] };
  const kinds: readonly Kind[] = [
    'engine',
    'floor',
    ...(lateMaps ? (['late maps'] as const) : []),
    ...(database === undefined ? [] : (['PostgreSQL'] as const)),
  ];
  const measure = async (kind: Kind): Promise<Result> => {
    if (kind !== 'PostgreSQL')
      return measureServer(load, kind === 'floor' ? null : games, { lateMaps: kind === 'late maps' });
    const own = await scratchDatabase(database!);
    try {
      return await measureServer(load, games, { database: own.url, processes });
    } finally {
      await own.remove();
    }
  };
  for (let round = 1; round <= rounds; round++) {
    for (const kind of kinds) {
      note(`round ${round} of ${rounds}, ${kind}: opening ${load.tables} tables …`);
      const result = await measure(kind);
      results[kind].push(result);
      if (!json) show(kind, result);
    }
  }
  const medians = {
    engine: medianOf(results.engine),
    floor: medianOf(results.floor),
    ...(database === undefined ? {} : { PostgreSQL: medianOf(results.PostgreSQL) }),
  };
  if (lateMaps && !json) {
    const more = medianOf(results['late maps']).p99 - medians.engine.p99;
    out(`while late maps are searched p99 is ${more.toFixed(1)} ms higher (median of all rounds; goal: less than 20)`);
  }
  if (json) outJson({ load, ...results, medians });
  else {
    showMedians(medians);
    if (medians.PostgreSQL) showBeside(medians.engine, medians.PostgreSQL, processes);
  }
}

const GAMES_TO_VERIFY = 1_000;

async function benchVerify(games: readonly GameFile[], json = false): Promise<void> {
  note(`playing ${GAMES_TO_VERIFY} games again …`);
  const time = await measureVerify(games, GAMES_TO_VERIFY);
  if (json) outJson(time);
  else {
    const rate = Math.round(time.entries / time.cpu);
    out(`${time.games} games with ${time.entries} entries took ${time.cpu.toFixed(1)} s of processor time`);
    out(`${rate} entries a second and core (goal: at least 6,000)`);
  }
}

const GAMES_TO_BACK_UP = 10_000;

async function benchBackup(load: Load, games: readonly GameFile[], rounds: number, json = false): Promise<void> {
  const results = await measureBackup(load, games, GAMES_TO_BACK_UP, rounds, note);
  if (json) {
    outJson(results);
    return;
  }
  for (const { alone, beside, backups, seconds } of results) {
    show('alone', alone);
    show('beside', beside);
    out(`          ${backups} backups, the last in ${seconds.toFixed(1)} s`);
  }
  const more = middle(results.map(({ alone, beside }) => beside.p99 / alone.p99 - 1));
  out(`backups raise p99 by ${(more * 100).toFixed(0)} % (median of all rounds; goal: less than 50)`);
}

async function benchAtRest(tables: number, sockets: number, json = false): Promise<void> {
  const result = await measureAtRest(recordedGames(), tables, sockets, note);
  const mb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  if (json) outJson(result);
  else {
    const { empty, withTables, withSockets } = result;
    out(`an empty server takes ${mb(empty)}`);
    out(`${tables} open tables add ${mb(withTables - empty)} (goal for 1,000: less than 60)`);
    out(`${sockets} idle sockets add ${mb(withSockets - withTables)} (goal for 2,000: less than 150)`);
  }
}

const TRIES = 500;

async function benchSignIn(json = false): Promise<void> {
  note(`${TRIES} tries of each …`);
  const tried = await measureSignIn(TRIES);
  if (json) {
    outJson(tried);
    return;
  }
  const row = (what: string, all: readonly number[]): string[] => [
    what,
    ...[0.05, 0.5, 0.95, 0.99].map((part) => all[Math.floor(all.length * part)]!.toFixed(1)),
  ];
  const rows = [
    ['ms', 'p5', 'p50', 'p95', 'p99'],
    row('a wrong password', tried.wrongPassword),
    row('an unknown name', tried.unknownName),
  ];
  for (const line of table(rows)) out(line);
}

async function benchLobby(json = false): Promise<void> {
  const games = recordedGames();
  note('among 100 games and 20 people …');
  const few = await measureLobby(games, 100, 20, TRIES);
  note('among 10,000 games and 2,000 people …');
  const many = await measureLobby(games, 10_000, 2_000, TRIES);
  if (json) {
    outJson({ few, many });
    return;
  }
  const at = (all: readonly number[], part: number): number => all[Math.floor(all.length * part)]!;
  const rows = Object.keys(many).map((what) => {
    const [small, large] = [few[what]!, many[what]!];
    const times = at(large, 0.95) / at(small, 0.95);
    return [
      what,
      at(small, 0.5).toFixed(2),
      at(small, 0.95).toFixed(2),
      at(large, 0.5).toFixed(2),
      at(large, 0.95).toFixed(2),
      `${times.toFixed(1)} ×`,
    ];
  });
  for (const line of table([['ms', 'few p50', 'p95', 'many p50', 'p95', 'p95 (goal: 2 ×, 10 ms)'], ...rows])) out(line);
}

const FOLLOWERS = 500;
const AT_ONCE = 20;
const BESIDE = { alone: null, followers: followers(FOLLOWERS), 'signing in': signingIn(AT_ONCE) } as const;
const BESIDE_GOALS = { alone: '', followers: 'p99 under 1.1 ×, seen within 1,000 ms', 'signing in': 'p99 under 2 ×' };

async function benchBeside(load: Load, rounds: number, json = false): Promise<void> {
  const games = recordedGames();
  const kinds = Object.keys(BESIDE) as (keyof typeof BESIDE)[];
  const results: Record<string, Result[]> = { alone: [], followers: [], 'signing in': [] };
  const times: Record<string, number[]> = { alone: [], followers: [], 'signing in': [] };
  for (let round = 1; round <= rounds; round++)
    for (const kind of kinds) {
      note(`round ${round} of ${rounds}, ${kind} …`);
      const meanwhile = BESIDE[kind]?.((took) => void times[kind]!.push(...took));
      const result = await measureServer(load, games, meanwhile ? { meanwhile } : {});
      results[kind]!.push(result);
      if (!json) show(kind, result);
    }
  if (json) {
    outJson({ load, results, times });
    return;
  }
  const alone = medianOf(results['alone']!);
  const rows = kinds.map((kind) => {
    const { p99 } = medianOf(results[kind]!);
    const all = times[kind]!.toSorted((a, b) => a - b);
    const each = all.length === 0 ? '' : `${middle(all).toFixed(0)}, ${all.at(-1)!.toFixed(0)}`;
    return [kind, p99.toFixed(1), `${(p99 / alone.p99).toFixed(2)} ×`, each, BESIDE_GOALS[kind]];
  });
  const head = ['median of all rounds', 'p99, ms', '', 'each time p50, longest, ms', 'goal'];
  for (const line of ['', ...table([head, ...rows])]) out(line);
}

function show(kind: string, { actions, refused, disorder, p50, p95, p99, cpu, memory, opening }: Result): void {
  const ms = (value: number): string => value.toFixed(1);
  out(
    `${kind.padEnd(9)} ${actions} actions, ${refused} refused, ${disorder} out of order; to the last listener p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)} ms; ` +
      `${cpu.toFixed(2)} ms of processor time each; ${memory.toFixed(0)} MB; a game of ${opening.entries} entries opens in ${ms(opening.ms)} ms with ${(opening.bytes / 1000).toFixed(1)} KB`,
  );
}

type Figures = Pick<Result, 'p50' | 'p95' | 'p99' | 'cpu' | 'memory'>;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const medianOf = (results: readonly Result[]): Figures => ({
  p50: middle(results.map(({ p50 }) => p50)),
  p95: middle(results.map(({ p95 }) => p95)),
  p99: middle(results.map(({ p99 }) => p99)),
  cpu: middle(results.map(({ cpu }) => cpu)),
  memory: middle(results.map(({ memory }) => memory)),
});

function showMedians({ engine, floor }: { readonly engine: Figures; readonly floor: Figures }): void {
  const row = (what: string, goal: string, of: (figures: Figures) => number, digits = 1): string[] => [
    what,
    of(engine).toFixed(digits),
    of(floor).toFixed(digits),
    `${(of(engine) / of(floor)).toFixed(1)} ×`,
    goal,
  ];
  const rows = [
    ['median of all rounds', 'engine', 'floor', '', 'goal'],
    row('p50, ms', 'at most 2 × the floor; quiet under 10', ({ p50 }) => p50),
    row('p95, ms', '', ({ p95 }) => p95),
    row('p99, ms', 'quiet under 60', ({ p99 }) => p99),
    row('processor time for each action, ms', 'at most 2.5 × the floor, under 4', ({ cpu }) => cpu, 2),
    row('memory, MB', 'under 400', ({ memory }) => memory, 0),
  ];
  for (const line of ['', ...table(rows)]) out(line);
}

function showBeside(embedded: Figures, database: Figures, processes: number): void {
  const row = (what: string, goal: string, of: (figures: Figures) => number, digits = 1): string[] => [
    what,
    of(database).toFixed(digits),
    `${(of(database) / of(embedded)).toFixed(1)} ×`,
    goal,
  ];
  const rows = [
    [`PostgreSQL, ${processes} processes`, '', 'embedded', 'goal'],
    row('p50, ms', 'at most 2.5 × the embedded', ({ p50 }) => p50),
    row('p95, ms', '', ({ p95 }) => p95),
    row('p99, ms', 'quiet under 120', ({ p99 }) => p99),
    row('processor time for each action, ms, all', 'at most 2 × the embedded, under 8', ({ cpu }) => cpu, 2),
    row('memory of the largest, MB', '', ({ memory }) => memory, 0),
  ];
  for (const line of ['', ...table(rows)]) out(line);
}
