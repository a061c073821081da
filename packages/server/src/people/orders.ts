/** What whoever runs a server can do for people, and to them. */
import { answerFromServer } from '../backup/control.ts';
import type { Kept } from '../backup/backup.ts';
import { CannotServe, type Store } from '../store/contract.ts';
import { PgStore } from '../store/postgres/store.ts';
import { SqliteStore } from '../store/sqlite/store.ts';
import { Accounts } from './accounts.ts';
import { Once } from './once.ts';
import { People } from './people.ts';

export interface Order {
  readonly what: 'reset-password' | 'ban' | 'unban';
  readonly name: string;
}

/** What came of an order; null where nobody is called so. */
export type Obeyed = { readonly token?: string } | null;

export async function obey(accounts: Accounts, { what, name }: Order): Promise<Obeyed> {
  if (what !== 'reset-password') return (await accounts.ban(name, what === 'ban')) && {};
  const token = await accounts.resetToken(name);
  return token === null ? null : { token };
}

/** Through the server that runs, or, where none does, with what it has left. */
export async function giveOrder({ folder, database }: Kept, writer: URL, order: Order): Promise<Obeyed> {
  const answer = database === undefined ? await answerFromServer(folder, JSON.stringify(order)) : null;
  if (answer !== null) return JSON.parse(answer) as Obeyed;
  const log = (): void => {};
  const store: Store =
    database === undefined
      ? await SqliteStore.open({ folder, writer, log })
      : await PgStore.open({ url: database, log });
  try {
    const people = new People(store, Date.now);
    return await obey(new Accounts(store, people, new Once(store, Date.now), Date.now), order);
  } finally {
    await store.close();
  }
}

/** An order as the server that runs is given it. */
export function readOrder(text: string): Order {
  const { what, name } = JSON.parse(text) as Partial<Order>;
  if (typeof name === 'string' && (what === 'reset-password' || what === 'ban' || what === 'unban'))
    return { what, name };
  throw new CannotServe('this version does not know that order.');
}
