/** What whoever runs a server does for people, and to them. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { giveOrder, type Order } from '@roundhouse/server';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { out } from '../output.ts';
import { inOneSentence, keptBy, WHERE } from './backup.ts';

interface Options {
  readonly data?: string;
}

const ORDERS: readonly (readonly [Order['what'], string, string])[] = [
  ['reset-password', 'Makes a link with which somebody sets a new password, once and within a day.', ''],
  ['ban', 'Signs somebody out everywhere, and lets them in no more.', 'is banned.'],
  ['unban', 'Lets somebody in again.', 'may sign in again.'],
];

export function addAdmin(program: Command): void {
  const admin = program.command('admin').description('Helps people with their accounts, also while the server runs.');
  for (const [what, about, done] of ORDERS)
    admin
      .command(what)
      .description(about)
      .argument('<name>', 'of the account')
      .option(...WHERE)
      .action((name: string, options: Options) => inOneSentence(() => give({ what, name }, options, done)));
}

async function give(order: Order, options: Options, done: string): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url));
  const obeyed = await giveOrder(keptBy(options), pathToFileURL(join(here, 'writer.mjs')), order);
  if (obeyed === null) throw new Failure(`nobody is called ${order.name} here.`);
  out(
    obeyed.token === undefined
      ? `${order.name} ${done}`
      : `Send them the address of the page with /reset#${obeyed.token}`,
  );
}
