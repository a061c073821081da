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
  readonly as?: string;
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
  {
    what: 'silence',
    about: 'Keeps somebody from writing at tables for a week; they can play on.',
    to: ACCOUNT,
    done: 'writes nothing at tables for a week.',
  },
  { what: 'unsilence', about: 'Lets somebody write at tables again.', to: ACCOUNT, done: 'may write at tables again.' },
  {
    what: 'appoint',
    about: 'Lets somebody look after this server in a browser, at /operator.',
    to: ACCOUNT,
    done: 'finds what there is to do at /operator.',
  },
  { what: 'dismiss', about: 'Takes that away again.', to: ACCOUNT, done: 'looks after this server no longer.' },
  {
    what: 'erase',
    about: 'Removes an account with all that is kept of it alone; its seats are those of a former player.',
    to: ACCOUNT,
    done: 'is gone; the games of others stay whole.',
  },
  { what: 'deeds', about: 'Lists what was done here and at /operator, by whom.' },
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
    what: 'end',
    about: 'Ends a game where it stands, for good; all at its table see the reason. One that has not begun goes.',
    to: GAME,
    done: 'is ended.',
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
    if (what === 'appoint')
      command.option(
        '--as <role>',
        'a moderator reads what was reported; an operator finds tables and people too',
        'moderator',
      );
    if (what === 'hold' || what === 'end') command.option('--reason <text>', 'one sentence for those at the table');
    if (what === 'resume')
      command.option(
        '--reading <name=value>',
        'a reading of the rules that keeps what was played then: nothing is taken back',
      );
    command.option(...WHERE).action((first: string | Options, second: Options) => {
      const [name, options] = typeof first === 'string' ? [first, second] : ['', first];
      const { reason, reading, as } = options;
      return inOneSentence(() => give({ what, name, reason, reading, as }, options, done ?? ''));
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
