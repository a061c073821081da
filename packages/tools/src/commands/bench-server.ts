import { type Command, Option } from 'commander';
import { type Load, measureServer, type Result } from '../bench/server/measure.ts';
import { serveForBench } from '../bench/server/process.ts';
import { recordedGames } from '../bench/server/tables.ts';
import { note, out, outJson, table } from '../output.ts';
import { wholeNumber } from '../values.ts';

interface Options extends Load {
  readonly rounds: number;
  readonly json?: boolean;
  readonly serve?: string;
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
    .option('--json', 'everything as one JSON object')
    .addOption(new Option('--serve <folder>', 'the server that is measured, and nothing else').hideHelp())
    .action(benchServer);
}

async function benchServer({ rounds, json, serve, ...load }: Options): Promise<void> {
  if (serve !== undefined) {
    await serveForBench(serve);
    return;
  }
  note('making games …');
  const games = recordedGames();
  const results: { readonly engine: Result[]; readonly floor: Result[] } = { engine: [], floor: [] };
  for (let round = 1; round <= rounds; round++) {
    for (const kind of ['engine', 'floor'] as const) {
      note(`round ${round} of ${rounds}, ${kind}: opening ${load.tables} tables …`);
      const result = await measureServer(load, kind === 'engine' ? games : null, () => {});
      results[kind].push(result);
      if (!json) show(kind, result);
    }
  }
  const medians = { engine: medianOf(results.engine), floor: medianOf(results.floor) };
  if (json) outJson({ load, ...results, medians });
  else showMedians(medians);
}

function show(kind: string, { actions, refused, disorder, p50, p95, p99, cpu, memory, opening }: Result): void {
  const ms = (value: number): string => value.toFixed(1);
  out(
    `${kind.padEnd(7)} ${actions} actions, ${refused} refused, ${disorder} out of order; to the last listener p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)} ms; ` +
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
