/**
 * What is derived from a table, as long as the table lives. The same table is asked about many times in a row, so the
 * last one is found without looking it up: weak maps are dear, to ask and to collect.
 */
export class Recent<K extends object, V> {
  readonly #all = new WeakMap<K, V>();
  #key: K | undefined;
  #value: V | undefined;

  get(key: K): V | undefined {
    if (key === this.#key) return this.#value;
    const value = this.#all.get(key);
    if (value !== undefined) this.#keep(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#all.set(key, value);
    this.#keep(key, value);
  }

  #keep(key: K, value: V): void {
    this.#key = key;
    this.#value = value;
  }
}
