/** The meanings that one record is given, in the order in which they are asked for; the likeliest where none is. */
export class Meanings {
  readonly #given: readonly number[];
  readonly #met: { readonly chosen: number; readonly count: number }[] = [];

  constructor(given: readonly number[] = []) {
    this.#given = given;
  }

  oneOf<T>(meanings: readonly [T, ...T[]]): T {
    if (meanings.length === 1) return meanings[0];
    const chosen = this.#given[this.#met.length] ?? 0;
    this.#met.push({ chosen, count: meanings.length });
    return meanings[chosen] as T;
  }

  /** What the record could have been given instead, beyond what it was given. */
  others(): number[][] {
    return this.#met.flatMap(({ count }, i) => {
      if (i < this.#given.length) return [];
      const before = this.#met.slice(0, i).map(({ chosen }) => chosen);
      return Array.from({ length: count - 1 }, (_, other) => [...before, other + 1]);
    });
  }
}
