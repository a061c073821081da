/** Two that are one person: a guest's seats become those of somebody else. */
import { ProblemError } from '../problem.ts';
import type { Tables } from '../tables/tables.ts';
import type { People, Person } from './people.ts';

export async function joinPeople(people: People, tables: Tables, guest: Person, person: Person): Promise<void> {
  if (guest.id === person.id) return;
  const before = await tables.idsOf(guest);
  if (!(await people.join(guest, person)))
    throw new ProblemError('moment', `${guest.name} is an account of its own: only a guest’s seats can come along.`);
  await tables.refresh(before);
}
