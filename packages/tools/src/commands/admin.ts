/** What the operator of a server does for people and games, and to them. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { giveOrder, type Order } from '@roundhouse/server';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { out } from '../output.ts';
import { inOneSentence, keptBy, WHERE } from './backup.ts';

interface Options {
  readonly data?: string;
  readonly reason?: string;
  readonly reading?: string;
}

interface About {
  readonly what: Order['what'];
  readonly about: string;
  /** What it is done to. */
  readonly to?: readonly [name: string, help: string];
  /** What is said when it is done. */
  readonly done?: string;
}

const ACCOUNT = ['name', 'of the account'] as const;
const GAME = ['game', 'its id, as `admin games` shows it'] as const;

const ORDERS: readonly About[] = [
  { what: 'people', about: 'Lists all accounts.' },
  {
    what: 'reset-password',
    about: 'Makes a link with which somebody sets a new password, once and within a day.',
    to: ACCOUNT,
  },
  { what: 'ban', about: 'Signs somebody out everywhere, and lets them in no more.', to: ACCOUNT, done: 'is banned.' },
  { what: 'unban', about: 'Lets somebody in again.', to: ACCOUNT, done: 'may sign in again.' },
  { what: 'export', about: 'Writes all that is kept of one person, as JSON, for them.', to: ACCOUNT },
  { what: 'reports', about: 'Lists the latest two hundred lines that were reported, with who said them.' },
  { what: 'games', about: 'Lists the latest thousand games.' },
  { what: 'held', about: 'Lists the games that are held, each with the first entry that differs.' },
  {
    what: 'hold',
    about: 'Holds a game: it can be read, and nobody can move; all at its table see the reason.',
    to: GAME,
    done: 'is held.',
  },
  {
    what: 'release',
    about: 'Lets a held game go on, once this version has played it again and stands where it stood.',
    to: GAME,
    done: 'goes on, if this version reads it as it was played.',
  },
  {
    what: 'resume',
    about: 'Lets a game that this version reads in another way go on from where it stood; the log says so.',
    to: GAME,
    done: 'goes on from where it stood.',
  },
];

export function addAdmin(program: Command): void {
  const admin = program.command('admin').description('Helps people and games, also while the server runs.');
  for (const { what, about, to, done } of ORDERS) {
    const command = admin.command(what).description(about);
    if (to) command.argument(`<${to[0]}>`, to[1]);
    if (what === 'hold') command.option('--reason <text>', 'one sentence for those at the table');
    if (what === 'resume')
      command.option(
        '--reading <name=value>',
        'a reading of the rules that keeps what was played then: nothing is taken back',
      );
    command.option(...WHERE).action((first: string | Options, second: Options) => {
      const [name, options] = typeof first === 'string' ? [first, second] : ['', first];
      const { reason, reading } = options;
      return inOneSentence(() => give({ what, name, reason, reading }, options, done ?? ''));
    });
  }
}

async function give(order: Order, options: Options, done: string): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url));
  const obeyed = await giveOrder(keptBy(options), pathToFileURL(join(here, 'writer.mjs')), order);
  if (obeyed === null) throw new Failure(`there is no ${order.name} here.`);
  if (obeyed.refused !== undefined) throw new Failure(obeyed.refused);
  if (obeyed.lines) for (const line of obeyed.lines) out(line);
  else
    out(
      obeyed.token === undefined
        ? `${order.name} ${done}`
        : `Send them the address of the page with /reset#${obeyed.token}`,
    );
}
