import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { note, out } from '../output.ts';
import { workAll } from '../simulate/pool.ts';
import { Progress } from '../simulate/progress.ts';
import { titleOf } from '../title.ts';
import { lineUp } from '../tournament/entrants.ts';
import { KeptGames } from '../tournament/kept.ts';
import type { Match } from '../tournament/match.ts';
import { matchRow, reportLines } from '../tournament/report.ts';
import { Tournament } from '../tournament/standings.ts';
import { wholeNumber } from '../values.ts';

interface TournamentOptions {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly noise: number;
  readonly count: string;
  readonly keep?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** A thousandth: worths are off by this many thousandths. */
const THOUSANDTH = 0.001;

export function addTournament(program: Command): void {
  program
    .command('tournament')
    .description('Plays computer players against each other; every deal is played in every seating.')
    .argument('<title>', 'the game’s id (see `roundhouse titles`)')
    .option(
      '--seats <list>',
      'who plays: beginner, club, expert (club-builder …), first, random, exploit:waiter …, or files of weights',
      'club,club,club',
    )
    .option('--games <count>', 'how many games', wholeNumber('--games', 1, 1_000_000), 12)
    .option('--seed <number>', 'seed of the first deal; the others follow', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
    .option('--jobs <count>', 'how many cores to use', wholeNumber('--jobs', 1, 64), 1)
    .option(
      '--noise <count>',
      'random error in the values of positions, in thousandths, so that games differ',
      wholeNumber('--noise', 0, 1000),
      1,
    )
    .option('--keep <file>', 'keep every game in this file, and go on from the games in it')
    .option('--count <events>', 'also count these log events', '')
    .option('--json', 'one JSON line per game, then the standings')
    .option('--quiet', 'show no progress')
    .action(tournament);
}

/** The same deal for every rotation of the line-up; where all seats are alike there is nothing to rotate. */
export function matchesFor(seats: readonly number[], games: number, seed: number, noise: number): Match[] {
  const rotations = new Set(seats).size === 1 ? 1 : seats.length;
  return Array.from({ length: games }, (_, game) => {
    const rotation = game % rotations;
    return {
      deal: seed + Math.floor(game / rotations),
      rotation,
      seats: seats.map((_, seat) => seats[(seat + rotation) % seats.length]!),
      noise: noise * THOUSANDTH,
    };
  });
}

async function tournament(id: string, options: TournamentOptions): Promise<void> {
  const title = titleOf(id);
  const { entrants, seats } = lineUp(title, options.seats);
  const matches = matchesFor(seats, options.games, options.seed, options.noise);
  const counted = options.count.split(',').filter((event) => event !== '');
  const sums = new Tournament(entrants);
  const progress = new Progress(matches.length, options.quiet === true);
  const tell = (): void => {
    progress.clear();
    const standings = sums.standings();
    if (options.json) out(JSON.stringify(standings));
    else for (const line of reportLines(standings, counted)) out(line);
  };
  const stop = (): void => {
    note('\nStopped; results so far:');
    tell();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  const jobs = Math.min(options.jobs, availableParallelism());
  const measured = { title: title.id, entrants, seats, seed: options.seed, noise: options.noise };
  const kept = options.keep === undefined ? null : new KeptGames(options.keep, measured);
  const ahead = matches.filter((match) => {
    const known = kept?.get(match);
    if (known) sums.add(known);
    return !known;
  });
  let played = matches.length - ahead.length;
  if (played > 0) note(`${played} of ${matches.length} games were played before.`);
  await workAll({ kind: 'tournament', title: title.id, entrants }, ahead, jobs, (result) => {
    sums.add(result);
    kept?.add(result);
    played++;
    progress.clear();
    out(options.json ? JSON.stringify({ ...result, thoughts: undefined }) : matchRow(result, entrants));
    progress.tell(played, sums.failures);
  });
  process.off('SIGINT', stop);
  tell();
  if (sums.failures > 0) process.exitCode = 1;
}
