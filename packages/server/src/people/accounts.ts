/** Accounts: a name that is nobody else's, a password, and the sessions that hang on them. */
import { truncate } from '@roundhouse/kernel';
import { LONGEST_NAME } from '@roundhouse/kernel/limits';
import { RateLimit } from '../http/limits.ts';
import { ProblemError } from '../problem.ts';
import { type Change, Conflict, type Store } from '../store/contract.ts';
import type { AccountRow, PasskeyRow } from '../store/people-rows.ts';
import { hashOf, newPersonId, newSession } from './keys.ts';
import { looksLike } from './looks.ts';
import type { Mailer } from './mail.ts';
import type { Once } from './once.ts';
import { Passwords, refuseWeak } from './passwords.ts';
import { checkedName, type People, type Person, type SignedIn } from './people.ts';
import { Tries } from './tries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So long nobody else can take a name that somebody has given up. */
const NAME_KEPT_FOR = 90 * DAY;
/** Wrong passwords before each one has to wait: for a name, from an address, on a device that the person has used before. */
const FREE_TRIES = { name: 5, address: 20, device: 10 };

/** Links by mail for one name, and from one address. */
const MOST_MAILS = { name: 5, address: 20 };
const MAIL_WINDOW = 60 * 60 * 1000;
const NOT_YOURS = 'This passkey was made for somebody else.';
const WRONG = 'Name and password do not fit: try again, or set a new password.';

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** An account as somebody wants it: with a password, or with a passkey that was made for it. */
export interface NewAccount {
  readonly name: string;
  readonly email?: string | undefined;
  readonly way: { readonly password: string } | { readonly passkey: PasskeyRow };
}

/** What a try to sign in comes with. */
export interface Trying extends Credentials {
  readonly ip: string;
  /** The mark of a device on which somebody has signed in before. */
  readonly device: string | undefined;
}

/** Somebody who has signed in, with what their browser is to keep. */
export interface Entered {
  readonly person: Person;
  readonly session: string;
  readonly device: string;
}

export class Accounts {
  readonly passwords = new Passwords();
  readonly #store: Store;
  readonly #people: People;
  readonly #once: Once;
  readonly #now: () => number;
  readonly #mails: Readonly<Record<keyof typeof MOST_MAILS, RateLimit>>;
  readonly #tries: Readonly<Record<keyof typeof FREE_TRIES, Tries>>;

  /** By `steady` it is reckoned how long somebody waits: a clock that is set keeps nobody out. */
  constructor(store: Store, people: People, once: Once, now: () => number, steady = now) {
    this.#store = store;
    this.#once = once;
    this.#people = people;
    this.#now = now;
    const mails = (most: number): RateLimit => new RateLimit(most, MAIL_WINDOW, steady);
    this.#mails = { name: mails(MOST_MAILS.name), address: mails(MOST_MAILS.address) };
    const tries = (free: number): Tries => new Tries(free, steady);
    this.#tries = {
      name: tries(FREE_TRIES.name),
      address: tries(FREE_TRIES.address),
      device: tries(FREE_TRIES.device),
    };
  }

  /** Who has this name, or one that looks like it. */
  async named(name: string): Promise<Person | undefined> {
    const account = await this.#store.read.accountNamed(looksLike(name));
    return account && account.banned === 0 ? this.#store.read.person(account.person) : undefined;
  }

  /** Makes an account: of the guest on this device, with all their seats, or of somebody new. */
  async signUp(
    guest: SignedIn | null,
    { name: typed, email, way }: NewAccount,
    device: string | undefined,
  ): Promise<Entered & { readonly isNewSession: boolean }> {
    if (guest?.isAccount) throw new ProblemError('moment', 'You have an account already: sign out to make another.');
    const name = checkedName(typed);
    if ('password' in way) refuseWeak(way.password);
    else if (guest && way.passkey.person !== guest.id) throw new ProblemError('credentials', NOT_YOURS);
    await this.refuseTaken(name, guest?.id ?? null);
    const kept = 'password' in way ? await this.passwords.keep(way.password) : null;
    const now = this.#now();
    const id = 'passkey' in way ? way.passkey.person : (guest?.id ?? newPersonId());
    if (await this.#store.read.account(id)) throw new ProblemError('moment', 'There is an account already: sign in.');
    const person = { id, name, created: guest?.created ?? now };
    const account = { person: person.id, password: kept, changed: now, email: email ?? null, banned: 0, created: now };
    const known = this.#device(person, device);
    const begun = this.#people.newSession(person, 'password' in way ? 'password' : 'passkey');
    await this.#writeNamed(name, person.id, [
      { kind: 'person', row: person },
      { kind: 'account', row: account },
      ...('passkey' in way ? [{ kind: 'passkey', row: way.passkey } as const] : []),
      ...this.#named(name, person.id),
      known.change,
      ...(guest ? [] : [begun.change]),
    ]);
    return { person, session: begun.session, device: known.device, isNewSession: guest === null };
  }

  /** One sentence and the same work for an unknown name, a wrong password and somebody who is banned. */
  async signIn({ name, password, ip, device }: Trying): Promise<Entered> {
    const looks = looksLike(name);
    const account = await this.#store.read.accountNamed(looks);
    const isKnown = device !== undefined && account !== undefined && (await this.#isKnown(device, account.person));
    // Others who try the name must not lock its owner out at home.
    const keys: Keys = isKnown
      ? [[this.#tries.device, `${hashOf(device)} ${looks}`]]
      : [
          [this.#tries.name, looks],
          [this.#tries.address, ip],
        ];
    refuseTooMany(keys);
    const fits = await this.passwords.fits(password, account?.banned === 0 ? account.password : null);
    const person = fits ? await this.#store.read.person(account!.person) : undefined;
    if (!person) {
      for (const [tries, key] of keys) tries.failed(key);
      throw new ProblemError('credentials', WRONG);
    }
    this.#tries.name.succeeded(looks);
    return this.enter(person, 'password', device);
  }

  /** Begins a session for somebody who has shown who they are. */
  async enter(person: Person, way: 'password' | 'passkey', mark: string | undefined): Promise<Entered> {
    const { device, change } = this.#device(person, mark);
    const begun = this.#people.newSession(person, way);
    await this.#store.write([begun.change, change]);
    return { person, session: begun.session, device };
  }

  #isKnown(device: string, person: string): Promise<boolean> {
    return this.#store.read.isKnownDevice(hashOf(device), person);
  }

  #device({ id }: Pick<Person, 'id'>, mark: string | undefined): { readonly device: string; readonly change: Change } {
    const device = mark ?? newSession();
    return { device, change: { kind: 'device', row: { hash: hashOf(device), person: id, used: this.#now() } } };
  }

  /** The name is free for this person; else three that are. */
  async refuseTaken(name: string, person: string | null): Promise<void> {
    const [taken] = await this.#store.read.takenNames([looksLike(name)], this.#now());
    if (!taken || taken.person === person) return;
    throw new ProblemError('alike', `Somebody is called ${name}, or nearly so: choose a name that looks different.`, {
      suggestions: await this.#suggestions(name),
    });
  }

  async #suggestions(name: string): Promise<string[]> {
    const endings = ['2', 'Express', 'Junction', 'Central', ...Array.from({ length: 30 }, (_, i) => String(i + 3))];
    const wanted = endings.map((ending) => `${truncate(name, LONGEST_NAME - ending.length - 1)} ${ending}`);
    const taken = await this.#store.read.takenNames(wanted.map(looksLike), this.#now());
    const isFree = (one: string): boolean => taken.every(({ looks }) => looks !== looksLike(one));
    return wanted.filter(isFree).slice(0, 3);
  }

  #named(name: string, person: string): Change[] {
    const now = this.#now();
    return [
      { kind: 'leaveName', person, until: now + NAME_KEPT_FOR },
      { kind: 'takeName', row: { looks: looksLike(name), person, until: null }, now },
    ];
  }

  /** Where two take a name at the same moment the second is told so. */
  async #writeNamed(name: string, person: string, changes: readonly Change[]): Promise<void> {
    try {
      await this.#store.write(changes);
    } catch (error) {
      if (error instanceof Conflict) await this.refuseTaken(name, person);
      throw error;
    }
  }

  async rename(person: Person, typed: string): Promise<Person> {
    const name = checkedName(typed);
    await this.refuseTaken(name, person.id);
    const row = { id: person.id, name, created: person.created };
    await this.#writeNamed(name, person.id, [{ kind: 'person', row }, ...this.#named(name, person.id)]);
    return row;
  }

  async accountOf({ id }: Pick<Person, 'id'>): Promise<AccountRow> {
    const account = await this.#store.read.account(id);
    if (account) return account;
    throw new ProblemError('forbidden', 'This needs an account.');
  }

  /** What somebody else at this device must not do: the password is asked for again, where there is one. */
  async confirm(person: Person, password: string | undefined): Promise<AccountRow> {
    const account = await this.accountOf(person);
    if (account.password === null) return account;
    const key = `confirms ${person.id}`;
    refuseTooMany([[this.#tries.device, key]]);
    if (password !== undefined && (await this.passwords.fits(password, account.password))) return account;
    this.#tries.device.failed(key);
    throw new ProblemError('credentials', 'This is not your password.');
  }

  async setEmail(person: Person, email: string | null, password: string | undefined): Promise<void> {
    const account = await this.confirm(person, password);
    await this.#store.write([{ kind: 'account', row: { ...account, email } }]);
  }

  /** All other sessions end with the old password, and so do codes that were written down. */
  async changePassword(
    person: Person,
    session: string,
    { old, password }: { readonly old?: string | undefined; readonly password: string },
  ): Promise<void> {
    const account = await this.confirm(person, old);
    refuseWeak(password);
    const kept = await this.passwords.keep(password);
    await this.#setPassword({ ...account, password: kept }, hashOf(session));
  }

  async #setPassword(account: AccountRow, but: string | null, more: readonly Change[] = []): Promise<void> {
    await this.endSessions(account.person, but, [
      { kind: 'account', row: { ...account, changed: this.#now() } },
      { kind: 'dropCodes', person: account.person },
      ...more,
    ]);
  }

  /** A link that sets a new password once; null where nobody is called so. */
  async resetToken(name: string): Promise<string | null> {
    const account = await this.#store.read.accountNamed(looksLike(name));
    return account ? this.#once.make('reset', account.person) : null;
  }

  /** Sends such a link to the address that somebody has left; whether there is one shows nowhere. */
  async mailReset(mailer: Mailer, name: string, ip: string): Promise<void> {
    const looks = looksLike(name);
    const wait = Math.max(this.#mails.name.take(looks), this.#mails.address.take(ip));
    if (wait > 0)
      throw new ProblemError('often', 'Links were asked for too often: wait a while.', {
        retryAfter: Math.ceil(wait / 1000),
      });
    const account = await this.#store.read.accountNamed(looks);
    const person = account && (await this.#store.read.person(account.person));
    if (person && account.email !== null && account.banned === 0)
      mailer.sendReset(account.email, person.name, await this.#once.make('reset', person.id));
  }

  /** With a link from the operator: all other sessions end, and programs are out, too. */
  async resetPassword(token: string, password: string): Promise<Person> {
    refuseWeak(password);
    // A person who is told to come back later can use the link again.
    const kept = (await this.#once.isGood('reset', token)) ? await this.passwords.keep(password) : null;
    const used = kept === null ? null : await this.#once.use('reset', token);
    const person = used?.person ? await this.#store.read.person(used.person) : undefined;
    const account = person && (await this.#store.read.account(person.id));
    if (!account) throw new ProblemError('none', 'This link is wrong, or it was used already: ask for a new one.');
    await this.#setPassword({ ...account, password: kept }, null, [{ kind: 'dropTokens', person: person.id }]);
    return person;
  }

  /** Somebody who is banned is out at once, and cannot sign in. Null where nobody is called so. */
  async ban(name: string, isBanned: boolean): Promise<true | null> {
    const account = await this.#store.read.accountNamed(looksLike(name));
    if (!account) return null;
    if (isBanned) await this.shut(account.person);
    else await this.#store.write([{ kind: 'account', row: { ...account, banned: 0 } }]);
    return true;
  }

  /** A guest, too, is out on all devices; nothing keeps them from coming as another one. */
  async shut(person: string): Promise<void> {
    const account = await this.#store.read.account(person);
    await this.endSessions(person, null, [
      ...(account ? [{ kind: 'account', row: { ...account, banned: 1 } } as const] : []),
      { kind: 'dropTokens', person },
      { kind: 'dropCodes', person },
    ]);
  }

  /** Ends all sessions of a person but one, together with what else is to be written. */
  async endSessions(person: string, but: string | null, more: readonly Change[] = []): Promise<void> {
    const sessions = await this.#store.read.sessionsOf(person);
    const others = sessions.map(({ hash }) => hash).filter((hash) => hash !== but);
    const isOut = more.some(({ kind }) => kind === 'dropTokens' || kind === 'dropPerson');
    const tokens = isOut ? await this.#store.read.tokensOf(person) : [];
    await this.#people.end(
      [...others, ...tokens.map(({ hash }) => hash)],
      [...more, { kind: 'dropSessions', person, but }],
    );
  }

  /** The seats have been left: nothing of the person stays but the name, which nobody else can take for a while. */
  async remove({ id }: Person): Promise<void> {
    await this.endSessions(id, null, [
      { kind: 'leaveName', person: id, until: this.#now() + NAME_KEPT_FOR },
      { kind: 'dropPerson', person: id },
    ]);
  }
}

type Keys = readonly (readonly [Tries, string])[];

function refuseTooMany(keys: Keys): void {
  const wait = Math.max(...keys.map(([tries, key]) => tries.wait(key)));
  if (wait > 0)
    throw new ProblemError('often', 'There were too many wrong passwords: wait a moment.', {
      retryAfter: Math.ceil(wait / 1000),
    });
}
