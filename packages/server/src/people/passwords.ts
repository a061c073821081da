/** Passwords: which are taken, and how they are kept. */
import { hash, verify } from '@node-rs/argon2';
import { SHORTEST_PASSWORD } from '@roundhouse/protocol';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ProblemError } from '../problem.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Argon2id, which is the library's own choice, with 19 MiB. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** A core is left to those who play. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 20;

/** The same letters typed on another keyboard are the same password. */
const plain = (password: string): string => password.normalize('NFKC');

export function refuseWeak(password: string): void {
  if (Array.from(plain(password)).length < SHORTEST_PASSWORD)
    throw new ProblemError('password', `A password needs at least ${SHORTEST_PASSWORD} characters.`);
  if (COMMON_PASSWORDS.has(plain(password).toLowerCase()))
    throw new ProblemError('password', 'This is one of the passwords that are tried first: choose another one.');
}

/** Few are computed at a time, since each takes memory and a while; of those who wait there are not many. */
export class Passwords {
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | null = null;
  /** How many were compared, for the test that an unknown name costs as much as a wrong password. */
  compared = 0;

  keep(password: string): Promise<string> {
    return this.#inTurn(() => hash(plain(password), COST));
  }

  /** Where there is nothing to compare with, as much is done for a no. */
  async fits(password: string, kept: string | null): Promise<boolean> {
    this.#decoy ??= hash(randomBytes(32).toString('base64url'), COST);
    const other = kept ?? (await this.#decoy);
    const isSame = await this.#inTurn(() => {
      this.compared++;
      return verify(other, plain(password));
    });
    return isSame && kept !== null;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await this.#wait();
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new ProblemError('often', 'Many people are signing in: wait a moment.', { retryAfter: 2 });
    return new Promise((turn) => this.#waiting.push(turn));
  }
}
