/** What the operator of a server can do for people and games, and to them. */
import { titles } from '@roundhouse/titles';
import { answerFromServer } from '../backup/control.ts';
import type { Kept } from '../backup/backup.ts';
import { CannotServe, type Store } from '../store/contract.ts';
import { PgStore } from '../store/postgres/store.ts';
import { SqliteStore } from '../store/sqlite/store.ts';
import { AT_THE_MACHINE, deedOf } from '../desk/deeds.ts';
import { appoint, erase, personCalled, treat, type Treating } from '../desk/treating.ts';
import { ProblemError } from '../problem.ts';
import type { Role } from '../store/desk-rows.ts';
import { endFor } from '../tables/ending.ts';
import { GameOrders } from '../tables/game-orders.ts';
import { tablesFor } from '../tables/briefly.ts';
import { Accounts } from './accounts.ts';
import { Once } from './once.ts';
import { People, type Person } from './people.ts';
import { accountLines, allOf, deedLines, reportLines } from './told.ts';

const ROLES: readonly Role[] = ['moderator', 'operator'];

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
  'end',
  'appoint',
  'dismiss',
  'silence',
  'unsilence',
  'erase',
  'deeds',
] as const;

export interface Order {
  readonly what: (typeof ORDERS)[number];
  /** Of a person, or the id of a game. */
  readonly name: string;
  /** What those at the table are told. */
  readonly reason?: string | undefined;
  /** Under which a held game goes on, as `name=value`. */
  readonly reading?: string | undefined;
  /** What somebody is appointed to. */
  readonly as?: string | undefined;
}

/** What came of an order; null where nobody is called so, or no game. */
export type Obeyed = { readonly token?: string; readonly lines?: readonly string[]; readonly refused?: string } | null;

export interface Obeying extends Treating {
  readonly games: GameOrders;
}

export async function obey(obeying: Obeying, { what, name, reason, reading, as }: Order): Promise<Obeyed> {
  const { store, accounts, games, now } = obeying;
  switch (what) {
    case 'reset-password': {
      const token = await accounts.resetToken(name);
      return token === null ? null : { token };
    }
    case 'ban':
    case 'unban':
    case 'silence':
    case 'unsilence':
      return toPerson(store, name, (person) => treat(obeying, AT_THE_MACHINE, person, what));
    case 'appoint':
    case 'dismiss': {
      const role = what === 'dismiss' ? null : ROLES.find((one) => one === (as ?? 'moderator'));
      if (role === undefined) return { refused: `somebody can be a ${ROLES.join(' or an ')}.` };
      return toPerson(store, name, (person) => appoint(obeying, AT_THE_MACHINE, person, role));
    }
    case 'erase':
      return toPerson(store, name, (person) => erase(obeying, AT_THE_MACHINE, person));
    case 'end': {
      const table = await obeying.tables.get(name);
      if (!table) return null;
      try {
        await table.run(() => endFor(obeying.tables, table, reason ?? 'The operator ends it here.'));
      } catch (error) {
        if (error instanceof ProblemError)
          return { refused: error.message.replace(/^./u, (first) => first.toLowerCase()) };
        throw error;
      }
      await store.write([deedOf(AT_THE_MACHINE, now(), { what, game: name, about: reason ?? '' })]);
      return {};
    }
    case 'deeds':
      return { lines: await deedLines(store) };
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
    default: {
      const done = await games.change(what, name, { reason, reading });
      if (done && !('refused' in done))
        await store.write([deedOf(AT_THE_MACHINE, now(), { what, game: name, about: reason ?? '' })]);
      return done;
    }
  }
}

async function toPerson(store: Store, name: string, work: (person: Person) => Promise<void>): Promise<Obeyed> {
  const person = await personCalled(store, name);
  if (!person) return null;
  await work(person);
  return {};
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
  const brief = tablesFor(store, writer);
  try {
    const now = Date.now;
    const people = new People(store, now);
    const accounts = new Accounts(store, people, new Once(store, now), now);
    const games = new GameOrders({ store, titles, now });
    return await obey({ store, accounts, games, tables: brief.tables, now }, order);
  } finally {
    await brief.close();
    await store.close();
  }
}

/** An order as the server that runs is given it. */
export function readOrder(text: string): Order {
  const { what, name, reason, reading, as } = JSON.parse(text) as Partial<Order>;
  const known = typeof name === 'string' && ORDERS.some((one) => one === what);
  if (known && [reason, reading, as].every((one) => one === undefined || typeof one === 'string'))
    return { what: what!, name, reason, reading, as };
  throw new CannotServe('this version does not know that order.');
}
