/** Tokens: a person's own programs read and play with them, and do nothing else. */
import { MOST_TOKENS, type Scope } from '@roundhouse/protocol';
import type { Via } from '@roundhouse/kernel';
import { isBlank, plainLine, truncate } from '@roundhouse/kernel';
import { LONGEST_NAME } from '@roundhouse/kernel/limits';
import { ProblemError } from '../problem.ts';
import type { Store } from '../store/contract.ts';
import type { TokenRow } from '../store/people-rows.ts';
import { hashOf, newSession, newToken } from './keys.ts';
import type { People, Person, SignedIn } from './people.ts';

/** A token is known by its beginning, also by programs that look for secrets in public code. */
const PREFIX = 'roundhouse_';
/** The last use of a token is written down once in this time. */
const USED_EVERY = 60 * 60 * 1000;

export interface TokenBearer {
  readonly person: SignedIn;
  readonly token: TokenRow;
}

export class Tokens {
  readonly #store: Store;
  readonly #people: People;
  readonly #now: () => number;

  constructor(store: Store, people: People, now: () => number) {
    this.#store = store;
    this.#people = people;
    this.#now = now;
  }

  async bearerOf(secret: string): Promise<TokenBearer | null> {
    const found = await this.#store.read.tokenPerson(hashOf(secret));
    if (!found) return null;
    const { person, token } = found;
    const now = this.#now();
    if (now - token.used >= USED_EVERY)
      await this.#store.write([{ kind: 'useToken', hash: token.hash, used: now }]).catch(() => {});
    return { person: { ...person, isAccount: true, role: null }, token };
  }

  /** The token is told once. */
  async make(person: Person, name: string, scopes: readonly Scope[]): Promise<{ id: string; token: string }> {
    if (isBlank(name)) throw new ProblemError('name', 'A token needs a name, so that you know it again.');
    const others = await this.#store.read.tokensOf(person.id);
    if (others.length >= MOST_TOKENS)
      throw new ProblemError('moment', `You have ${MOST_TOKENS} tokens: take one away first.`);
    const token = PREFIX + newSession();
    const now = this.#now();
    const row: TokenRow = {
      hash: hashOf(token),
      id: newToken(),
      person: person.id,
      name: truncate(plainLine(name), LONGEST_NAME),
      scopes: scopes.join(' '),
      created: now,
      used: 0,
    };
    await this.#store.write([{ kind: 'token', row }]);
    return { id: row.id, token };
  }

  async drop(person: Person, id: string): Promise<void> {
    const row = (await this.#store.read.tokensOf(person.id)).find((one) => one.id === id);
    if (!row) throw new ProblemError('none', 'This token is gone already.');
    await this.#people.end([row.hash], [{ kind: 'dropToken', hash: row.hash }]);
  }
}

export const mayUse = ({ scopes }: TokenRow, scope: Scope | null): boolean =>
  scope !== null && scopes.split(' ').includes(scope);

/** How an action came about that a token played. */
export const viaToken = ({ name }: TokenRow): Via => ({ kind: 'bot', level: 'token', version: name });
