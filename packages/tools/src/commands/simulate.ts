import { availableParallelism } from 'node:os';
import { type Command, Option } from 'commander';
import { note, out, outJson } from '../output.ts';
import { workAll } from '../simulate/pool.ts';
import type { Outcome, Players } from '../simulate/game.ts';
import { STOPPED, untilStopped } from '../stopping.ts';
import { planFor, repeatCommand, type Wishes } from '../simulate/plan.ts';
import { Progress } from '../simulate/progress.ts';
import { gameRow, Sums, summaryLines } from '../simulate/summary.ts';
import { titleOf } from '../title.ts';
import { playerCounts, repeatable, settings, wholeNumber } from '../values.ts';

interface SimulateOptions {
  readonly players?: string;
  readonly games: number;
  readonly seed: number;
  readonly option: readonly string[];
  readonly reading: readonly string[];
  readonly anyReadings?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly check: boolean;
  readonly exhaustive?: boolean;
  readonly jobs: number;
  readonly bot: Players;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('Plays whole games, at random by default, and checks the state after every action.')
    .argument('<title>', 'the game’s id (see `roundhouse titles`)')
    .option('--players <count>', 'how many players, or a range such as 2-5 to cycle through')
    .option('--games <count>', 'how many games', wholeNumber('--games', 1, 1_000_000), 10)
    .option('--seed <number>', 'seed of the first game; the others follow', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
    .addOption(
      new Option('--bot <kind>', 'who plays: random players, sensible ones, or sensible players in every other seat')
        .choices(['random', 'sensible', 'mixed'])
        .default('random'),
    )
    .addOption(repeatable('--option <key=value>', 'fixes an option of the game; the others cycle through their values'))
    .addOption(repeatable('--reading <key=value>', 'fixes a reading of the rules; the others follow the book'))
    .option('--any-readings', 'also vary the readings that are not fixed')
    .option('--json', 'one JSON line per game, then a summary line')
    .option('--quiet', 'show no progress')
    .option('--no-check', 'just play: skip the invariant, round-trip and bad-input checks')
    .option('--exhaustive', 'compare every best run with that of an exhaustive search, where this finishes')
    .option('--jobs <count>', 'how many cores to use', wholeNumber('--jobs', 1, 64), 1)
    .action(simulate);
}

async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const title = titleOf(id);
  const wishes: Wishes = {
    counts: playerCounts(title, options.players),
    options: settings(title, 'option', options.option),
    readings: settings(title, 'reading', options.reading),
    anyReadings: options.anyReadings === true,
  };
  const plans = Array.from({ length: options.games }, (_, i) => planFor(title, wishes, options.seed + i));
  const sums = new Sums();
  const progress = new Progress(plans.length, options.quiet === true);
  const take = (outcome: Outcome): void => {
    sums.add(outcome);
    progress.clear();
    out(options.json ? JSON.stringify(outcome.record) : gameRow(outcome.record));
    if (outcome.violation) {
      const { plan, action, what } = outcome.violation;
      note(`VIOLATION in the game of seed ${plan.seed}, action ${action}: ${what}`);
      note(`  to repeat: ${repeatCommand(title, plan)}`);
    }
    progress.tell(sums.games, sums.violations.length);
  };
  const { check, exhaustive = false, bot: players } = options;
  const task = { kind: 'simulate', title: title.id, check, exhaustive, players } as const;
  const jobs = Math.min(options.jobs, availableParallelism());
  const stopped = await untilStopped((signal) => workAll(task, plans, jobs, take, signal));
  progress.clear();
  if (stopped) note(`\nStopped after ${sums.games} of ${plans.length} games; results so far:`);
  const summary = sums.summary();
  if (options.json) outJson(summary);
  else for (const line of summaryLines(summary)) out(line);
  if (summary.violations.length > 0) process.exitCode = 1;
  if (stopped) process.exitCode = STOPPED;
}
