/** What those who look after a server do to people. */
import type { Accounts } from '../people/accounts.ts';
import { looksLike } from '../people/looks.ts';
import type { Person } from '../people/people.ts';
import type { Store } from '../store/contract.ts';
import type { Role } from '../store/desk-rows.ts';
import { leaveAll } from '../tables/leaving.ts';
import type { Tables } from '../tables/tables.ts';
import { deedOf, type Doer } from './deeds.ts';

export interface Treating {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly now: () => number;
}

/** For so long somebody whose words were reported writes nothing at tables. */
export const SILENT_FOR = 7 * 24 * 60 * 60 * 1000;

export type Treatment = 'ban' | 'unban' | 'silence' | 'unsilence';

/** The person of an account, also of one that is banned; null where nobody is called so. */
export async function personCalled({ read }: Store, name: string): Promise<Person | null> {
  const account = await read.accountNamed(looksLike(name));
  return (account && (await read.person(account.person))) ?? null;
}

export async function treat(
  { store, accounts, now }: Omit<Treating, 'tables'>,
  doer: Doer,
  other: Pick<Person, 'id' | 'name'>,
  what: Treatment,
): Promise<void> {
  const deed = deedOf(doer, now(), { what, other: other.id, about: other.name });
  if (what === 'ban') await accounts.shut(other.id);
  else if (what === 'unban') await accounts.ban(other.name, false);
  else {
    const until = what === 'silence' ? now() + SILENT_FOR : null;
    await store.write([{ kind: 'silence', person: other.id, until }]);
  }
  await store.write([deed]);
}

export async function appoint(
  { store, now }: Pick<Treating, 'store' | 'now'>,
  doer: Doer,
  { id, name }: Person,
  role: Role | null,
): Promise<void> {
  const deed = deedOf(doer, now(), { what: role ?? 'dismiss', other: id, about: name });
  await store.write([{ kind: 'role', person: id, role }, deed]);
}

/** All that is kept of a person alone goes, and their seats are those of a former player; the games of others stay whole. */
export async function erase({ store, accounts, tables, now }: Treating, doer: Doer, person: Person): Promise<void> {
  await leaveAll(tables, person);
  await accounts.remove(person);
  await store.write([deedOf(doer, now(), { what: 'erase' })]);
}
