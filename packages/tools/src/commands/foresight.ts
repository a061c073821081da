import type { Command } from 'commander';
import { note, out, table } from '../output.ts';
import { titleOf } from '../title.ts';
import { lineUp } from '../tournament/entrants.ts';
import { byRoundOf, type RoundSight, sightsOf } from '../tournament/foresight.ts';
import { wholeNumber } from '../values.ts';
import { matchesFor } from './tournament.ts';

interface ForesightOptions {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
  readonly noise: number;
}

export function addForesight(program: Command): void {
  program
    .command('foresight')
    .description('Shows for each round of bots’ games what a share was expected to bring, and what it brought.')
    .argument('<title>', 'the game’s id (see `roundhouse titles`)')
    .option('--seats <list>', 'who plays, as in `tournament`', 'club,club,club')
    .option('--games <count>', 'how many games', wholeNumber('--games', 1, 10_000), 3)
    .option('--seed <number>', 'seed of the first deal', wholeNumber('--seed', 0, 2 ** 31 - 1), 1)
    .option('--noise <count>', 'as in `tournament`, in thousandths', wholeNumber('--noise', 0, 1000), 1)
    .action(foresight);
}

async function foresight(id: string, options: ForesightOptions): Promise<void> {
  const title = titleOf(id);
  const { entrants, seats } = lineUp(title, options.seats);
  const sights = [];
  for (const match of matchesFor(seats, options.games, options.seed, options.noise)) {
    sights.push(...(await sightsOf(title, entrants, match)));
    note(`deal ${match.deal} played`);
  }
  for (const line of table([
    ['round', 'shares', 'price', 'expected', 'real', 'real ÷ expected'],
    ...byRoundOf(sights).map(row),
  ]))
    out(line);
}

const row = ({ round, shares, price, forecast, real }: RoundSight): (string | number)[] => [
  round,
  shares,
  Math.round(price),
  Math.round(forecast),
  Math.round(real),
  forecast === 0 ? '' : (real / forecast).toFixed(2),
];
