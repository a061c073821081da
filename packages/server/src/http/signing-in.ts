/** Somebody has shown who they are: this device is theirs from now on. */
import type { Entered } from '../people/accounts.ts';
import { joinPeople } from '../people/joining.ts';
import type { RouteName } from '@roundhouse/protocol';
import type { Call, Services } from './call.ts';

export async function welcome({ tables }: Services, { person, session, device }: Entered) {
  return { body: { name: person.name, games: await tables.listOf(person) }, session, device };
}

/** With the seats of the guest who was here before, where that is wished. */
export async function signedIn(
  { services, person: guest, session }: Pick<Call<RouteName>, 'services' | 'person' | 'session'>,
  entered: Entered,
  bring: boolean | undefined,
) {
  if (bring && guest && !guest.isAccount) await joinPeople(services.people, services.tables, guest, entered.person);
  // The cookie of this device is another one from now on.
  if (session !== undefined) await services.people.endSession(session);
  return welcome(services, entered);
}
