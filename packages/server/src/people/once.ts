/** Secrets that open something once, and not for long. */
import { Conflict, type Store } from '../store/contract.ts';
import type { OnceRow } from '../store/people-rows.ts';
import { hashOf, newSession } from './keys.ts';

const MINUTE = 60 * 1000;
/** How long each is good: to finish with a passkey, and to set a new password. */
const GOOD_FOR: Readonly<Record<OnceRow['kind'], number>> = {
  register: 10 * MINUTE,
  enter: 10 * MINUTE,
  reset: 24 * 60 * MINUTE,
};

export class Once {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async make(kind: OnceRow['kind'], person: string | null): Promise<string> {
    const secret = newSession();
    const now = this.#now();
    await this.#store.write([
      { kind: 'once', row: { hash: hashOf(secret), kind, person, until: now + GOOD_FOR[kind] }, now },
    ]);
    return secret;
  }

  async isGood(kind: OnceRow['kind'], secret: string): Promise<boolean> {
    return (await this.#goodRow(kind, secret)) !== null;
  }

  async #goodRow(kind: OnceRow['kind'], secret: string): Promise<OnceRow | null> {
    const row = await this.#store.read.once(hashOf(secret));
    return row && row.kind === kind && row.until > this.#now() ? row : null;
  }

  /** Whom it was made for; null where it is wrong, late, or was used before. It is used up by this, wherever it is tried. */
  async use(kind: OnceRow['kind'], secret: string): Promise<{ readonly person: string | null } | null> {
    const row = await this.#goodRow(kind, secret);
    if (!row) return null;
    try {
      await this.#store.write([{ kind: 'useOnce', hash: row.hash }]);
      return { person: row.person };
    } catch (error) {
      if (error instanceof Conflict) return null;
      throw error;
    }
  }
}
