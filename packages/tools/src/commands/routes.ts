import type { Command } from 'commander';
import { counted } from '../counted.ts';
import { loadGame } from '../files.ts';
import { out, outJson, table } from '../output.ts';
import { notIndicatedLine, runsOf, searchBest, type Searched, stepsOf } from '../runs.ts';

interface Row extends Searched {
  /** The number of the action. */
  readonly action: number;
  readonly company: string;
  readonly trains: readonly string[];
  readonly recorded: number;
  /** Somebody decided it. */
  readonly asked: boolean;
  /** The best run had been shown before it. */
  readonly indicated: boolean;
}

export function addRoutes(program: Command): void {
  program
    .command('routes')
    .description('Shows at every train run of a game what it earned and the best run there was.')
    .argument('<file>', 'a game file')
    .option('--json', 'one JSON line per run, then a summary line')
    .action((path: string, { json }: { json?: boolean }) => {
      const rows: Row[] = [];
      for (const row of rowsOf(path)) {
        rows.push(row);
        if (json) outJson(row);
      }
      if (json) outJson(summary(rows));
      else show(rows);
    });
}

function* rowsOf(path: string): Generator<Row> {
  const { title, file } = loadGame(path);
  for (const { action, problem, recorded, asked, indicated } of runsOf(title, stepsOf(title, file))) {
    const trains = problem.trains.map(({ kind }) => kind);
    yield { action, company: problem.company, trains, recorded, asked, indicated, ...searchBest(problem) };
  }
}

const isBelow = ({ recorded, best }: Row): boolean => recorded < best;

function summary(rows: readonly Row[]) {
  const sum = (of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    runs: rows.length,
    recorded: sum(({ recorded }) => recorded),
    best: sum(({ best }) => best),
    belowBest: rows.filter(isBelow).length,
    notIndicated: rows.filter(({ indicated }) => !indicated).length,
    proven: rows.filter(({ proven }) => proven).length,
    nodes: sum(({ nodes }) => nodes),
    ms: sum(({ ms }) => ms),
  };
}

function show(rows: readonly Row[]): void {
  const head = ['action', 'company', 'trains', 'recorded', 'best', '', 'nodes', 'ms', ''];
  const lines = rows.map((row) => {
    const { action, company, trains, recorded, best, upperBound, proven, nodes, ms, indicated } = row;
    const remarks = [...(isBelow(row) ? ['below the best'] : []), ...(indicated ? [] : ['not indicated'])];
    return [
      action,
      company,
      trains.join(' '),
      recorded,
      best,
      proven ? 'proven' : `at most ${upperBound}`,
      nodes,
      ms.toFixed(1),
      remarks.join(', '),
    ];
  });
  for (const line of table([head, ...lines])) out(line);
  const { runs, recorded, best, belowBest, notIndicated, proven, ms } = summary(rows);
  out(
    `${counted(runs, 'run')} (${proven} proven) earned ${recorded} of a possible ${best}; ${belowBest} below the best; ${ms.toFixed(0)} ms in all.`,
  );
  if (notIndicated > 0) out(notIndicatedLine(notIndicated, rows.filter(({ asked }) => asked).length));
}
