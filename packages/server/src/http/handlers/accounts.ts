/** Accounts: signing up and in, what is known of me, and the devices that I use. */
import type { Device, Me } from '@roundhouse/protocol';
import { isAtHome, networkOf } from '../../people/devices.ts';
import { joinPeople } from '../../people/joining.ts';
import { hashOf } from '../../people/keys.ts';
import type { SignedIn } from '../../people/people.ts';
import { ProblemError } from '../../problem.ts';
import type { SessionRow } from '../../store/people-rows.ts';
import { leaveAll } from '../../tables/leaving.ts';
import type { Handlers, Services } from '../call.ts';
import { refuseGuessing, refuseMany, wrongCode } from '../guessing.ts';
import { signedIn, welcome } from '../signing-in.ts';
import { deviceIn } from './passkeys.ts';

type Names =
  | 'signUp'
  | 'signIn'
  | 'joinGuest'
  | 'me'
  | 'changeMe'
  | 'changePassword'
  | 'removeMe'
  | 'devices'
  | 'endDevice'
  | 'endDevices';

export const accountHandlers: Handlers<Names> = {
  async signUp({ services, person, body: { name, email, ...wish }, device, site, from }) {
    refuseMany(services.signUps, from);
    const way = 'password' in wish ? wish : { passkey: await services.passkeys.made(wish.passkey, site, from) };
    const { isNewSession, ...entered } = await services.accounts.signUp(person, { name, email, way }, device);
    const { session, ...answer } = await welcome(services, entered);
    return { status: 201, ...answer, ...(isNewSession ? { session } : {}) };
  },

  async signIn(call) {
    const { services, body, ip, device } = call;
    const { bring, ...credentials } = body;
    return signedIn(call, await services.accounts.signIn({ ...credentials, ip, device }), bring);
  },

  async joinGuest({ services, person: me, body, ip }) {
    refuseGuessing(services, ip);
    const { people, tables, store } = services;
    const other = await people.ofCode(body.code);
    if (!other) throw wrongCode(services, ip);
    // Of a guest and an account the account stays.
    const isAccount = !me!.isAccount && (await store.read.account(other.id)) !== undefined;
    const [guest, person] = isAccount ? [me!, other] : [other, me!];
    await joinPeople(people, tables, guest, person);
    return { body: { name: person.name, games: await tables.listOf(person) } };
  },

  me: async ({ services, person }) => ({ body: await aboutMe(services, person!) }),

  async changeMe({ services, person, body: { name, email, password } }) {
    const { accounts } = services;
    if (email !== undefined) await accounts.setEmail(person!, email, password);
    const named = name === undefined ? person! : { ...person!, ...(await accounts.rename(person!, name)) };
    return { body: await aboutMe(services, named) };
  },

  async changePassword({ services, person, session, body }) {
    await services.accounts.changePassword(person!, session!, body);
    return { body: {} };
  },

  async removeMe({ services, person, body }) {
    await services.accounts.confirm(person!, body.password);
    await leaveAll(services.tables, person!);
    await services.accounts.remove(person!);
    return { body: {}, session: null };
  },

  async devices({ services, person, session, ip }) {
    const rows = await services.store.read.sessionsOf(person!.id);
    const asking = { hash: hashOf(session!), network: networkOf({ ip, agent: '' }) };
    return { body: { devices: rows.map((row) => deviceNow(row, asking)) } };
  },

  async endDevice({ services, person, params, session }) {
    const rows = await services.store.read.sessionsOf(person!.id);
    const row = rows.find(({ hash }) => idOf(hash) === params['session']);
    if (!row) throw new ProblemError('none', 'This device is signed out already.');
    await services.people.end([row.hash], [{ kind: 'dropSession', hash: row.hash }]);
    return { body: {}, ...(row.hash === hashOf(session!) ? { session: null } : {}) };
  },

  async endDevices({ services, person, session }) {
    await services.accounts.endSessions(person!.id, hashOf(session!));
    return { body: {} };
  },
};

async function aboutMe({ store }: Services, { id, name, role }: SignedIn): Promise<Me> {
  const account = await store.read.account(id);
  return {
    name,
    account: account !== undefined,
    email: account?.email ?? null,
    password: account && account.password !== null ? account.changed : null,
    role,
  };
}

/** A name for a session that opens nothing. */
const idOf = (hash: string): string => hash.slice(0, 12);

function deviceNow(row: SessionRow, asking: Pick<SessionRow, 'hash' | 'network'>): Device {
  const here = row.hash === asking.hash;
  return {
    id: idOf(row.hash),
    here,
    ...deviceIn(row.device),
    way: row.way,
    from: here || row.network === asking.network ? 'here' : placeOf(row.network),
    since: row.created,
    used: Math.max(row.used, row.created),
  };
}

const placeOf = (network: string): Device['from'] => (isAtHome(network) ? 'house' : { network });
