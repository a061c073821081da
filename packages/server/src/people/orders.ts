/** What the operator of a server can do for people and games, and to them. */
import { titles } from '@roundhouse/titles';
import { answerFromServer } from '../backup/control.ts';
import type { Kept } from '../backup/backup.ts';
import { CannotServe, type Store } from '../store/contract.ts';
import { PgStore } from '../store/postgres/store.ts';
import { SqliteStore } from '../store/sqlite/store.ts';
import { GameOrders } from '../tables/game-orders.ts';
import { Accounts } from './accounts.ts';
import { Once } from './once.ts';
import { People } from './people.ts';
import { accountLines, allOf, reportLines } from './told.ts';

const ORDERS = [
  'reset-password',
  'ban',
  'unban',
  'people',
  'export',
  'reports',
  'games',
  'held',
  'hold',
  'release',
  'resume',
] as const;

export interface Order {
  readonly what: (typeof ORDERS)[number];
  /** Of a person, or the id of a game. */
  readonly name: string;
  /** What those at the table are told. */
  readonly reason?: string | undefined;
  /** Under which a held game goes on, as `name=value`. */
  readonly reading?: string | undefined;
}

/** What came of an order; null where nobody is called so, or no game. */
export type Obeyed = { readonly token?: string; readonly lines?: readonly string[]; readonly refused?: string } | null;

export interface Obeying {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly games: GameOrders;
}

export async function obey(
  { store, accounts, games }: Obeying,
  { what, name, reason, reading }: Order,
): Promise<Obeyed> {
  switch (what) {
    case 'reset-password': {
      const token = await accounts.resetToken(name);
      return token === null ? null : { token };
    }
    case 'ban':
    case 'unban':
      return (await accounts.ban(name, what === 'ban')) && {};
    case 'people':
      return { lines: await accountLines(store) };
    case 'export': {
      const all = await allOf(store, name);
      return all && { lines: [JSON.stringify(all, null, 2)] };
    }
    case 'reports':
      return { lines: await reportLines(store) };
    case 'games':
    case 'held':
      return { lines: await games.list(what === 'held') };
    default:
      return games.change(what, name, { reason, reading });
  }
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
    const accounts = new Accounts(store, people, new Once(store, Date.now), Date.now);
    return await obey({ store, accounts, games: new GameOrders({ store, titles, now: Date.now }) }, order);
  } finally {
    await store.close();
  }
}

/** An order as the server that runs is given it. */
export function readOrder(text: string): Order {
  const { what, name, reason, reading } = JSON.parse(text) as Partial<Order>;
  const known = typeof name === 'string' && ORDERS.some((one) => one === what);
  if (known && [reason, reading].every((one) => one === undefined || typeof one === 'string'))
    return { what: what!, name, reason, reading };
  throw new CannotServe('this version does not know that order.');
}
