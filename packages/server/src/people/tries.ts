/** Wrong tries: some are free, and each one after them doubles the wait. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15 * 60 * 1000;
/** So long after the last wrong try all is forgotten. */
const FORGET_AFTER = 60 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

interface Tried {
  readonly count: number;
  readonly last: number;
  readonly until: number;
}

export class Tries {
  readonly #free: number;
  readonly #now: () => number;
  readonly #tried = new Map<string, Tried>();

  constructor(free: number, now: () => number) {
    this.#free = free;
    this.#now = now;
  }

  /** Milliseconds until the next try. */
  wait(key: string): number {
    const now = this.#now();
    const tried = this.#tried.get(key);
    if (!tried || now - tried.last >= FORGET_AFTER) return 0;
    return Math.max(0, tried.until - now);
  }

  failed(key: string): void {
    const now = this.#now();
    const before = this.#tried.get(key);
    const count = before && now - before.last < FORGET_AFTER ? before.count + 1 : 1;
    const over = count - this.#free;
    const until = over < 0 ? 0 : now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** over);
    this.#tried.delete(key);
    this.#tried.set(key, { count, last: now, until });
    if (this.#tried.size > MOST_REMEMBERED) this.#tried.delete(this.#tried.keys().next().value!);
  }

  succeeded(key: string): void {
    this.#tried.delete(key);
  }
}
