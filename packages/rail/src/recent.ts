/** How many are kept: a search that goes back and forth between a few positions finds them all. */
const KEPT = 8;

/**
 * What is derived from a table, for the tables asked about last. The same few are asked about many times in a row, and
 * then never again: a weak map that keeps all of them is costly to fill and more so to collect.
 */
export class Recent<K extends object, V> {
  readonly #keys: (K | undefined)[] = Array.from({ length: KEPT });
  readonly #values: (V | undefined)[] = Array.from({ length: KEPT });
  #last = 0;

  get(key: K): V | undefined {
    const keys = this.#keys;
    if (keys[this.#last] === key) return this.#values[this.#last];
    for (let i = 0; i < KEPT; i++) {
      if (keys[i] !== key) continue;
      this.#last = i;
      return this.#values[i];
    }
    return undefined;
  }

  /** In the place after the one found last: that is kept longest. */
  set(key: K, value: V): void {
    this.#last = (this.#last + 1) % KEPT;
    this.#keys[this.#last] = key;
    this.#values[this.#last] = value;
  }
}

/** What is kept for a key, made where there is nothing yet. */
export function remember<K extends object, V extends object>(store: WeakMap<K, V>, key: K, make: () => V): V {
  let value = store.get(key);
  if (!value) {
    value = make();
    store.set(key, value);
  }
  return value;
}
