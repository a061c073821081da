/** Passkeys: made, shown and taken away; and a password that is reset. */
import type { Device } from '@roundhouse/protocol';
import { hashOf, newPersonId } from '../../people/keys.ts';
import { checkedName } from '../../people/people.ts';
import { ProblemError } from '../../problem.ts';
import type { Handlers } from '../call.ts';
import { signedIn } from '../signing-in.ts';

type Names =
  | 'passkeyOptions'
  | 'addPasskey'
  | 'passkeys'
  | 'dropPasskey'
  | 'enterOptions'
  | 'enterByPasskey'
  | 'askReset'
  | 'resetPassword';

export const passkeyHandlers: Handlers<Names> = {
  async passkeyOptions({ services: { passkeys, accounts }, person, body, site }) {
    if (person?.isAccount) return { body: { ...(await passkeys.toRegister(person, site)) } };
    const name = checkedName(body.name ?? '');
    await accounts.refuseTaken(name, person?.id ?? null);
    return { body: { ...(await passkeys.toRegister({ id: person?.id ?? newPersonId(), name }, site)) } };
  },

  async addPasskey({ services: { passkeys, store }, person, body, site, from }) {
    const row = await passkeys.made(body.response, site, from);
    if (row.person !== person!.id) throw new ProblemError('credentials', 'This passkey was made for somebody else.');
    await store.write([{ kind: 'passkey', row }]);
    return { status: 201, body: {} };
  },

  async passkeys({ services: { store }, person }) {
    const rows = await store.read.passkeysOf(person!.id);
    const shown = rows.map(({ id, device, created, used }) => ({ id: hashOf(id), ...deviceIn(device), created, used }));
    return { body: { passkeys: shown } };
  },

  async dropPasskey({ services: { store, accounts }, person, params }) {
    const rows = await store.read.passkeysOf(person!.id);
    const row = rows.find(({ id }) => hashOf(id) === params['id']);
    if (!row) throw new ProblemError('none', 'This passkey is gone already.');
    const { password } = await accounts.accountOf(person!);
    if (rows.length === 1 && password === null)
      throw new ProblemError('moment', 'This is your only way in: set a password first.');
    await store.write([{ kind: 'dropPasskey', id: row.id }]);
    return { body: {} };
  },

  enterOptions: async ({ services: { passkeys }, site }) => ({ body: { ...(await passkeys.toEnter(site)) } }),

  async enterByPasskey(call) {
    const { services, body, site, device } = call;
    const person = await services.passkeys.entered(body.response, site);
    return signedIn(call, await services.accounts.enter(person, 'passkey', device), body.bring);
  },

  async askReset({ services: { accounts, mailer }, body, ip }) {
    if (!mailer) throw new ProblemError('moment', 'This server sends no mail: ask the people who run it for a link.');
    await accounts.mailReset(mailer, body.name, ip);
    return { status: 202, body: {} };
  },

  async resetPassword(call) {
    const { services, body, device } = call;
    const person = await services.accounts.resetPassword(body.token, body.password);
    return signedIn(call, await services.accounts.enter(person, 'password', device), false);
  },
};

/** The browser and the system that are kept as one text. */
export function deviceIn(device: string): Pick<Device, 'browser' | 'system'> {
  const [browser = '', system = ''] = device.split('|');
  return { browser: browser || null, system: system || null };
}
