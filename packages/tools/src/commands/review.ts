import type { Command } from 'commander';
import { openGame } from '../files.ts';
import { note, out } from '../output.ts';
import { decisionsOf, type Reviewed } from '../review/decisions.ts';
import { agreementLines, reviewLines } from '../review/report.ts';

export function addReview(program: Command): void {
  program
    .command('review')
    .description('Looks back at a game: what everybody could expect, and the decisions that cost most.')
    .argument('<file>', 'a game file')
    .action((path: string) => {
      const { title, history } = openGame(path, false);
      for (const line of reviewLines(title, history, reviewed(path))) out(line);
    });
  program
    .command('agree')
    .description('Counts how often the moves of a game are those that a bot would make.')
    .argument('<file>', 'a game file')
    .action((path: string) => {
      for (const line of agreementLines(reviewed(path).decisions)) out(line);
    });
}

/** Actions between two lines of progress. */
const STEP = 200;

function reviewed(path: string): Reviewed {
  const { title, history } = openGame(path, false);
  let told = 0;
  return decisionsOf(title, history, (at) => {
    if (at < told + STEP) return;
    told = at;
    note(`${at} of ${history.length} actions`);
  });
}
