/** Who may come to a table without a link. */
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { SeatRow } from '../store/contract.ts';

/** The free seats that somebody may take; nobody signed in is nobody's friend. */
export const openTo = (seats: readonly SeatRow[], person: string | null, hasPlayed: boolean): readonly SeatRow[] =>
  seats.filter(({ kind, admits, friend }) => {
    if (kind !== 'open' || admits === null) return false;
    if (admits === 'friend') return person !== null && friend === person;
    return admits === 'anyone' || hasPlayed;
  });

/** Has this person a seat that is kept for them, whether they sit there or not? */
export const isInvited = (seats: readonly SeatRow[], person: string): boolean =>
  seats.some(({ friend }) => friend === person);

/** What a seat says of who may take it, from what its owner wants. */
export function admission(
  wish: { readonly admits?: 'link' | 'anyone' | 'played' | undefined; readonly friend?: string | undefined },
  known: SeatRow | undefined,
  friends: ReadonlyMap<string, Person>,
): Pick<SeatRow, 'admits' | 'friend' | 'called'> {
  if (wish.friend !== undefined) {
    const friend = friends.get(wish.friend)!;
    return { admits: 'friend', friend: friend.id, called: friend.name };
  }
  if (wish.admits !== undefined)
    return { admits: wish.admits === 'link' ? null : wish.admits, friend: null, called: null };
  return { admits: known?.admits ?? null, friend: known?.friend ?? null, called: known?.called ?? null };
}

interface FindsAccounts {
  named(name: string): Promise<Person | undefined>;
}

/** The accounts that seats are kept for, by the names that were given. */
export async function friendsIn(
  wanted: readonly { readonly friend?: string | undefined }[],
  accounts: FindsAccounts,
  owner: string | null,
): Promise<ReadonlyMap<string, Person>> {
  const friends = new Map<string, Person>();
  for (const { friend: name } of wanted) {
    if (name === undefined) continue;
    const person = await accounts.named(name);
    if (!person)
      throw new ProblemError('name', `Nobody here has an account with the name “${name}”: check it, or send a link.`);
    if (person.id === owner) throw new ProblemError('name', 'A seat of your own needs no invitation.');
    if ([...friends.values()].some(({ id }) => id === person.id))
      throw new ProblemError('name', `${person.name} is invited twice.`);
    friends.set(name, person);
  }
  return friends;
}
