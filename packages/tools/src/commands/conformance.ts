import { plainLine, plainSentence } from '@roundhouse/kernel';
import { counted } from '../counted.ts';
import type { Command } from 'commander';
import { checkFolder, type GameResult } from '../conformance/folder.ts';
import { out, outJson, table } from '../output.ts';

/** How many differences of one game are shown. */
const SHOWN = 12;

export function addConformance(program: Command): void {
  program
    .command('conformance')
    .description('Imports every game of a folder from 18xx.games, replays it and compares it with its trace.')
    .argument('<folder>', 'holds <name>.18xxgames.json and <name>.trace.json, perhaps best-routes.json')
    .option('--json', 'one JSON line per game')
    .action((folder: string, { json }: { json?: boolean }) => {
      const results: GameResult[] = [];
      for (const result of checkFolder(folder)) {
        results.push(result);
        if (json) outJson(result);
      }
      if (!json) show(results);
      if (results.some(({ status }) => status === 'different' || status === 'refused')) process.exitCode = 1;
    });
}

function show(results: readonly GameResult[]): void {
  const head = ['game', 'records', 'actions', 'points', 'runs', 'best', 'replay ms', 'search ms', 'scores', 'result'];
  for (const line of table([head, ...results.map(row)])) out(line);
  for (const result of results) {
    if (result.status === 'refused') out(`\n${plainLine(`${result.name}: ${result.reason}`)}`);
    if (result.status !== 'different') continue;
    out(`\n${plainLine(result.name)}: ${counted(result.differences.length, 'difference')}; the first:`);
    for (const text of result.differences.slice(0, SHOWN)) out(`  ${plainSentence(text)}`);
  }
}

function row(result: GameResult): (string | number)[] {
  if (!('runs' in result)) return [result.name, '', '', '', '', '', '', '', '', result.status];
  const { name, records, actions, points, runs, bestKnown, replayMs, scores, status } = result;
  const proven = runs.filter((run) => run.proven).length;
  const search = runs.reduce((sum, run) => sum + run.ms, 0);
  const best = bestKnown > 0 ? `${bestKnown} compared, ${proven} proven` : `${proven} proven`;
  const totals = Object.values(scores).join(' ');
  return [name, records, actions, points, runs.length, best, Math.round(replayMs), Math.round(search), totals, status];
}
