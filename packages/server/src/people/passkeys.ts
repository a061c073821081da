/** Passkeys: a device shows who somebody is, and no secret ever comes here. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ProblemError } from '../problem.ts';
import type { Store } from '../store/contract.ts';
import type { PasskeyRow } from '../store/people-rows.ts';
import { deviceOf, type From } from './devices.ts';
import type { Once } from './once.ts';
import type { Person } from './people.ts';

/** The page that asks, as its browser knows it. */
export interface Site {
  /** With its protocol. */
  readonly origin: string;
  /** The name that passkeys are bound to. */
  readonly host: string;
}

/** What a browser is asked, in its own form. */
type Asked = { readonly challenge: string };

const MOST_PASSKEYS = 20;
const REFUSED = 'This passkey does not fit, or it took too long: try again.';

export class Passkeys {
  readonly #store: Store;
  readonly #once: Once;
  readonly #now: () => number;
  readonly #log: (line: string) => void;

  constructor(store: Store, once: Once, now: () => number, log: (line: string) => void) {
    this.#store = store;
    this.#once = once;
    this.#now = now;
    this.#log = log;
  }

  /** What a browser needs to make one. */
  async toRegister({ id, name }: Pick<Person, 'id' | 'name'>, { host }: Site): Promise<Asked> {
    const known = await this.#store.read.passkeysOf(id);
    if (known.length >= MOST_PASSKEYS)
      throw new ProblemError('moment', `You have ${MOST_PASSKEYS} passkeys: take one away first.`);
    return generateRegistrationOptions({
      rpName: 'Roundhouse',
      rpID: host,
      userName: name,
      userID: new TextEncoder().encode(id),
      challenge: bytesOf(await this.#once.make('register', id)),
      excludeCredentials: known.map((one) => ({ id: one.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** A passkey that a browser has made, with the person whom it was asked for. */
  async made(response: object, site: Site, from: From): Promise<PasskeyRow> {
    let person: string | null = null;
    const { registrationInfo } = await this.#checked('made', () =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: async (challenge) => {
          person = (await this.#once.use('register', secretOf(challenge)))?.person ?? null;
          return person !== null;
        },
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      }),
    );
    const { credential } = registrationInfo!;
    const now = this.#now();
    return {
      id: credential.id,
      person: person!,
      device: deviceOf(from),
      key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      created: now,
      used: now,
    };
  }

  /** What a browser needs to show one; whose it is, it says itself. */
  async toEnter({ host }: Site): Promise<Asked> {
    const challenge = bytesOf(await this.#once.make('enter', null));
    return generateAuthenticationOptions({ rpID: host, challenge, userVerification: 'preferred' });
  }

  /** The person whose passkey it is. */
  async entered(response: object, site: Site): Promise<Person> {
    const given = response as AuthenticationResponseJSON;
    const row = typeof given.id === 'string' ? await this.#store.read.passkey(given.id) : undefined;
    const { authenticationInfo } = await this.#checked('shown', () => {
      if (!row) throw new Error('nobody has it');
      return verifyAuthenticationResponse({
        response: given,
        expectedChallenge: async (challenge) => (await this.#once.use('enter', secretOf(challenge))) !== null,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: { id: row.id, publicKey: Buffer.from(row.key, 'base64url'), counter: row.counter },
        requireUserVerification: false,
      });
    });
    const account = await this.#store.read.account(row!.person);
    const person = account?.banned === 0 ? await this.#store.read.person(row!.person) : undefined;
    if (!person) throw new ProblemError('credentials', REFUSED);
    const counter = authenticationInfo.newCounter;
    await this.#store.write([{ kind: 'usePasskey', id: row!.id, counter, used: this.#now() }]);
    return person;
  }

  /** The operator is told why one was refused, without anything that opens something. */
  async #checked<T extends { readonly verified: boolean }>(what: string, check: () => Promise<T>): Promise<T> {
    let reason = 'its signature is wrong';
    try {
      const checked = await check();
      if (checked.verified) return checked;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      reason = reasonIn(error.message);
    }
    this.#log(`a passkey that was ${what} is refused: ${reason}.`);
    throw new ProblemError('credentials', REFUSED);
  }
}

/** Which check it was; what it was given is left out. */
const reasonIn = (message: string): string =>
  ['challenge', 'origin', 'RP ID', 'counter', 'nobody has it'].find((part) =>
    message.toLowerCase().includes(part.toLowerCase()),
  ) ?? 'it cannot be read';

/** The challenge is sent as bytes, and comes back as the text of them. */
const bytesOf = (secret: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(secret);
const secretOf = (challenge: string): string => Buffer.from(challenge, 'base64url').toString();
