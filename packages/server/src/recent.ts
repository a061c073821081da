/** The latest of something, the last first; older ones are forgotten. */
export class Recent<T> {
  #all: readonly T[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(one: T): void {
    this.#all = [one, ...this.#all.slice(0, this.#most - 1)];
  }

  get all(): readonly T[] {
    return this.#all;
  }
}
