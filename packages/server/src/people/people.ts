/** Who is who: a guest is a person with a name alone, known by sessions on devices and by return codes. */
import { nameRefusal, plainLine } from '@roundhouse/kernel';
import { ProblemError } from '../problem.ts';
import { type Change, Conflict, type Store, StoreAway } from '../store/contract.ts';
import type { Role } from '../store/desk-rows.ts';
import type { PersonRow, SessionPersonRow, SessionRow } from '../store/people-rows.ts';
import { deviceOf, type From, networkOf } from './devices.ts';
import { hashOf, newCode, newPersonId, newSession, readCode } from './keys.ts';

export type Person = PersonRow;

/** Somebody with a session. */
export interface SignedIn extends Person {
  /** Or a guest. */
  readonly isAccount: boolean;
  /** Of those who look after this server. */
  readonly role: Role | null;
}

/** A person with what is told once: the session for the cookie, a code to come back. */
export interface Newcomer {
  readonly person: Person;
  readonly session: string;
  readonly code: string;
  /** To be written together with what the person came for. */
  readonly changes: readonly Change[];
}

const MOST_REMEMBERED = 5_000;
const DAY = 24 * 60 * 60 * 1000;
/** So long after its last use a session ends. A guest has nothing else, and keeps it for as long as a browser keeps a cookie. */
const SESSION_FOR = { account: 90 * DAY, guest: 400 * DAY };
/** The last use of a session is written down once in this time. */
const USED_EVERY = 60 * 60 * 1000;

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  /** By the hash of their session those who were here last. */
  readonly #latest = new Map<string, SignedIn>();
  #hearEnds: (sessions: ReadonlySet<string>) => void = () => {};

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Hears which sessions have ended, by their hashes. */
  onEnds(hear: (sessions: ReadonlySet<string>) => void): void {
    this.#hearEnds = hear;
  }

  async ofSession(session: string | undefined, from?: From): Promise<SignedIn | null> {
    if (!session) return null;
    const hash = hashOf(session);
    try {
      const row = await this.#store.read.sessionPerson(hash);
      if (!row || this.#isOver(row)) {
        this.#latest.delete(hash);
        return null;
      }
      if (from) await this.#noteUse(hash, row, from);
      return this.#remember(hash, row);
    } catch (error) {
      // A person who was here a moment ago can read on while the store is away.
      const person = error instanceof StoreAway ? this.#latest.get(hash) : undefined;
      if (person) return person;
      throw error;
    }
  }

  #isOver({ account, used, began }: SessionPersonRow): boolean {
    return this.#now() - Math.max(used, began) > (account === 1 ? SESSION_FOR.account : SESSION_FOR.guest);
  }

  async #noteUse(hash: string, { used, device }: SessionPersonRow, from: From): Promise<void> {
    const now = this.#now();
    if (device !== '' && now - used < USED_EVERY) return;
    const row = { hash, used: now, device: deviceOf(from), network: networkOf(from) };
    // Where it fails the next request does it.
    await this.#store.write([{ kind: 'useSession', row }]).catch(() => {});
  }

  #remember(hash: string, { id, name, created, account, role }: SessionPersonRow): SignedIn {
    const person = { id, name, created, isAccount: account === 1, role };
    this.#latest.delete(hash);
    this.#latest.set(hash, person);
    if (this.#latest.size > MOST_REMEMBERED) this.#latest.delete(this.#latest.keys().next().value!);
    return person;
  }

  newcomer(name: string): Newcomer {
    const person = { id: newPersonId(), name: checkedName(name), created: this.#now() };
    const code = newCode();
    const { session, change } = this.newSession(person, 'guest');
    const changes: Change[] = [
      { kind: 'person', row: person },
      change,
      { kind: 'code', row: { hash: hashOf(code), person: person.id, created: this.#now() } },
    ];
    return { person, session, code, changes };
  }

  /** One more code; those written down before still hold. */
  async anotherCode(person: Person): Promise<string> {
    const code = newCode();
    const row = { hash: hashOf(code), person: person.id, created: this.#now() };
    await this.#store.write([{ kind: 'code', row }]);
    return code;
  }

  /** The person whose code it is. */
  async ofCode(typed: string): Promise<Person | null> {
    const code = readCode(typed);
    return (code && (await this.#store.read.codePerson(hashOf(code)))) || null;
  }

  /** A new session for the person whose code it is; null if it is nobody's. */
  async comeBack(typed: string): Promise<{ readonly person: Person; readonly session: string } | null> {
    const person = await this.ofCode(typed);
    if (!person) return null;
    const { session, change } = this.newSession(person, 'code');
    await this.#store.write([change]);
    return { person, session };
  }

  async endSession(session: string): Promise<void> {
    await this.end([hashOf(session)], [{ kind: 'dropSession', hash: hashOf(session) }]);
  }

  /** A guest is somebody else from now on, with all that was theirs; false where it is no guest. */
  async join(guest: Person, person: Person): Promise<boolean> {
    const sessions = (await this.#store.read.sessionsOf(guest.id)).map(({ hash }) => hash);
    try {
      // The sessions stay; what hears through them comes back as the other one.
      await this.end(sessions, [{ kind: 'joinPeople', guest: guest.id, person: person.id }]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  /** Writes that sessions end, and lets go of all that hangs on them. */
  async end(hashes: readonly string[], changes: readonly Change[]): Promise<void> {
    await this.#store.write(changes);
    for (const hash of hashes) this.#latest.delete(hash);
    this.#hearEnds(new Set(hashes));
  }

  /** A session with the change that keeps its hash. */
  newSession(
    { id }: Pick<Person, 'id'>,
    way: SessionRow['way'],
  ): { readonly session: string; readonly change: Change } {
    const session = newSession();
    const now = this.#now();
    const row = { hash: hashOf(session), person: id, created: now, used: now, device: '', network: '', way };
    return { session, change: { kind: 'session', row } };
  }
}

/** A name as it is kept, or the problem with it. */
export function checkedName(name: string): string {
  const refusal = nameRefusal(name);
  if (refusal !== null) throw new ProblemError('name', refusal);
  return plainLine(name);
}
