import type { Command } from 'commander';
import { loadGame } from '../files.ts';
import { out, table } from '../output.ts';
import { runIn, searchBest, type Searched, stepsOf } from '../runs.ts';

interface Row extends Searched {
  /** The number of the action. */
  readonly action: number;
  readonly company: string;
  readonly trains: readonly string[];
  readonly recorded: number;
}

export function addRoutes(program: Command): void {
  program
    .command('routes')
    .description('Shows at every train run of a game what it earned and the best run there was.')
    .argument('<file>', 'a game file')
    .option('--json', 'one JSON line per run, then a summary line')
    .action((path: string, { json }: { json?: boolean }) => {
      const rows: Row[] = [];
      for (const row of runsOf(path)) {
        rows.push(row);
        if (json) out(JSON.stringify(row));
      }
      if (json) out(JSON.stringify(summary(rows)));
      else show(rows);
    });
}

function* runsOf(path: string): Generator<Row> {
  const { title, file } = loadGame(path);
  let action = 0;
  for (const step of stepsOf(title, file)) {
    action++;
    const run = runIn(title, step);
    if (!run) continue;
    const { problem, recorded } = run;
    const trains = problem.trains.map(({ kind }) => kind);
    yield { action, company: problem.company, trains, recorded, ...searchBest(problem) };
  }
}

function summary(rows: readonly Row[]) {
  const sum = (of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    runs: rows.length,
    recorded: sum(({ recorded }) => recorded),
    best: sum(({ best }) => best),
    belowBest: rows.filter(({ recorded, best }) => recorded < best).length,
    proven: rows.filter(({ proven }) => proven).length,
    nodes: sum(({ nodes }) => nodes),
    ms: sum(({ ms }) => ms),
  };
}

function show(rows: readonly Row[]): void {
  const head = ['action', 'company', 'trains', 'recorded', 'best', '', 'nodes', 'ms'];
  const lines = rows.map(({ action, company, trains, recorded, best, upperBound, proven, nodes, ms }) => [
    action,
    company,
    trains.join(' '),
    recorded,
    best,
    proven ? 'proven' : `at most ${upperBound}`,
    nodes,
    ms.toFixed(1),
  ]);
  for (const line of table([head, ...lines])) out(line);
  const { runs, recorded, best, belowBest, proven, ms } = summary(rows);
  out(
    `${runs} runs, ${proven} proven: ${recorded} of ${best}, ${belowBest} of them below the best; ${ms.toFixed(0)} ms in all.`,
  );
}
