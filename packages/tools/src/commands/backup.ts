/** Backups, and a look whether all stored games still end where they did. */
import { resolve } from 'node:path';
import {
  BackupFault,
  backUp,
  CannotServe,
  currentRows,
  type Kept,
  restore,
  rowsOf,
  verifyGames,
} from '@roundhouse/server';
import { titles } from '@roundhouse/titles';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { out } from '../output.ts';
import { configOf } from '../serve/config.ts';

interface Options {
  readonly data?: string;
  readonly games?: string;
  readonly file?: string;
}

export const WHERE = [
  '--data <folder>',
  'where games are kept, unless $DATABASE_URL names a PostgreSQL; else $ROUNDHOUSE_DATA, else ./data',
] as const;

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('Writes all games, people and sessions to a file, while the server runs on.')
    .argument('<file>', 'a new file')
    .option(...WHERE)
    .action((file: string, options: Options) =>
      inOneSentence(async () => {
        const rows = await backUp(keptBy(options), resolve(file));
        out(`${file}: ${rows} rows.`);
      }),
    );
  program
    .command('restore')
    .description('Fills an empty data folder or database from a backup, also from one of the other kind.')
    .argument('<file>', 'a backup')
    .option(...WHERE)
    .action((file: string, options: Options) =>
      inOneSentence(async () => {
        const rows = await restore(keptBy(options), resolve(file));
        out(`${rows} rows are restored.`);
      }),
    );
  program
    .command('verify')
    .description('Plays all stored games again and names those that end elsewhere, with their first such entry.')
    .option(...WHERE)
    .option('--file <backup>', 'the games of a backup')
    .option('--games <ids>', 'only these, with commas between them')
    .action((options: Options) => inOneSentence(() => verify(options)));
}

async function verify(options: Options): Promise<void> {
  const wanted = options.games === undefined ? null : new Set(options.games.split(','));
  const rows = options.file === undefined ? currentRows(keptBy(options)) : rowsOf(resolve(options.file));
  let [games, entries, faults] = [0, 0, 0];
  const seen = new Set<string>();
  for await (const { game, entries: played, fault } of verifyGames(rows, titles, wanted)) {
    games++;
    entries += played;
    seen.add(game);
    if (fault === null) continue;
    faults++;
    out(`${game}: ${fault}.`);
  }
  const missing = [...(wanted ?? [])].filter((game) => !seen.has(game));
  if (missing.length > 0) throw new Failure(`there is no game ${missing.join(', ')} that has begun.`);
  if (faults > 0) throw new Failure(`${faults} of ${games} games end elsewhere than they did.`);
  out(`${games} games with ${entries} entries: all as they were.`);
}

export function keptBy(options: Pick<Options, 'data'>): Kept {
  const { data, database } = configOf(options.data === undefined ? {} : { data: options.data }, process.env);
  return { folder: data.value, database: database.value };
}

export async function inOneSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof CannotServe || error instanceof BackupFault) throw new Failure(error.message);
    throw error;
  }
}
