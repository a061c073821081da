/** Whom somebody would rather not hear, or meet at tables of their own. */
import { MOST_SHUNNED, type Shun, type Shunned } from '@roundhouse/protocol';
import { ProblemError } from '../problem.ts';
import type { Store } from '../store/contract.ts';
import { hashOf } from './keys.ts';

const ID = 12;
const idOf = (person: string, other: string): string => hashOf(`shunned ${person} ${other}`).slice(0, ID);

interface Other {
  readonly id: string;
  readonly name: string;
}

export async function shun(store: Store, now: number, person: string, other: Other, how: Shun): Promise<void> {
  if (other.id === person) throw new ProblemError('forbidden', 'These words are your own.');
  if (how === 'none') {
    await store.write([{ kind: 'dropShun', person, other: other.id }]);
    return;
  }
  const known = await store.read.shunnedBy(person);
  if (known.length >= MOST_SHUNNED && !known.some((one) => one.other === other.id))
    throw new ProblemError('refused', `${MOST_SHUNNED} people are muted or blocked: take one back first.`);
  await store.write([{ kind: 'shun', row: { person, other: other.id, how, name: other.name, at: now } }]);
}

export const shunnedBy = async ({ read }: Store, person: string): Promise<Shunned[]> =>
  (await read.shunnedBy(person)).map(({ other, name, how, at }) => ({ id: idOf(person, other), name, how, since: at }));

export async function dropShunned(store: Store, person: string, id: string): Promise<void> {
  const row = (await store.read.shunnedBy(person)).find(({ other }) => idOf(person, other) === id);
  if (!row) throw new ProblemError('none', 'There is nobody of that kind in the list.');
  await store.write([{ kind: 'dropShun', person, other: row.other }]);
}

/** Somebody whom the owner of a table has blocked takes no seat there. */
export async function refuseBlocked({ read }: Store, owner: string, person: string): Promise<void> {
  const rows = owner === person ? [] : await read.shunnedBy(owner);
  if (rows.some(({ other, how }) => other === person && how === 'blocked'))
    throw new ProblemError('forbidden', 'You cannot take a seat at this table. The list has others.');
}
