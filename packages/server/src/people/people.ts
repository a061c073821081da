/** Who is who: a guest is a person with a name alone, known by sessions on devices and by return codes. */
import { nameRefusal, plainLine } from '@roundhouse/kernel';
import { ProblemError } from '../problem.ts';
import type { Change, PersonRow, Store } from '../store/contract.ts';
import { hashOf, newCode, newPersonId, newSession, readCode } from './keys.ts';

export type Person = PersonRow;

/** A person with what is told once: the session for the cookie, a code to come back. */
export interface Newcomer {
  readonly person: Person;
  readonly session: string;
  readonly code: string;
  /** To be written together with what the person came for. */
  readonly changes: readonly Change[];
}

export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  ofSession(session: string | undefined): Person | null {
    return (session && this.#store.read.sessionPerson(hashOf(session))) || null;
  }

  newcomer(name: string): Newcomer {
    const person = { id: newPersonId(), name: checkedName(name), created: this.#now() };
    const [session, code] = [newSession(), newCode()];
    const changes: Change[] = [
      { kind: 'person', row: person },
      this.#session(person, session),
      { kind: 'code', row: this.#key(person, code) },
    ];
    return { person, session, code, changes };
  }

  /** One more code; those written down before still hold. */
  async anotherCode(person: Person): Promise<string> {
    const code = newCode();
    await this.#store.write([{ kind: 'code', row: this.#key(person, code) }]);
    return code;
  }

  /** A new session for the person whose code it is; null if it is nobody's. */
  async comeBack(typed: string): Promise<{ readonly person: Person; readonly session: string } | null> {
    const code = readCode(typed);
    const person = code && this.#store.read.codePerson(hashOf(code));
    if (!person) return null;
    const session = newSession();
    await this.#store.write([this.#session(person, session)]);
    return { person, session };
  }

  async endSession(session: string): Promise<void> {
    await this.#store.write([{ kind: 'dropSession', hash: hashOf(session) }]);
  }

  #session(person: Person, session: string): Change {
    return { kind: 'session', row: this.#key(person, session) };
  }

  #key(person: Person, secret: string) {
    return { hash: hashOf(secret), person: person.id, created: this.#now() };
  }
}

/** A name as it is kept, or the problem with it. */
export function checkedName(name: string): string {
  const refusal = nameRefusal(name);
  if (refusal !== null) throw new ProblemError('name', refusal);
  return plainLine(name);
}
