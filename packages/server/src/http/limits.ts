/** How often somebody may ask: a count for each client within a window of time. */
export class RateLimit {
  readonly #most: number;
  readonly #window: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, { since: number; count: number }>();

  constructor(most: number, window: number, now: () => number) {
    this.#most = most;
    this.#window = window;
    this.#now = now;
  }

  /** Milliseconds to wait; 0 if it may go on, and then it counts. */
  take(key: string): number {
    const wait = this.wait(key);
    if (wait === 0) this.count(key);
    return wait;
  }

  wait(key: string): number {
    const known = this.#counts.get(key);
    if (!known || known.count < this.#most) return 0;
    return Math.max(0, known.since + this.#window - this.#now());
  }

  count(key: string): void {
    const now = this.#now();
    const known = this.#counts.get(key);
    if (known && now - known.since < this.#window) {
      known.count++;
      return;
    }
    if (this.#counts.size > 10_000) this.#forget(now);
    this.#counts.set(key, { since: now, count: 1 });
  }

  #forget(now: number): void {
    for (const [key, { since }] of this.#counts) if (now - since >= this.#window) this.#counts.delete(key);
  }
}
