/** How far apart the states lie that are always kept: rebuilding a past state replays at most so many actions. */
const KEPT_EVERY = 50;
/** How many others are kept, the latest: going back and forth near them replays nothing. */
const RECENT = 200;

/** States of one game by the number of actions that led to them. */
export class KeptStates<S> {
  readonly #every = new Map<number, S>();
  readonly #recent = new Map<number, S>();

  set(seq: number, state: S): void {
    if (seq % KEPT_EVERY === 0) {
      this.#every.set(seq, state);
      return;
    }
    this.#recent.delete(seq);
    this.#recent.set(seq, state);
    if (this.#recent.size > RECENT) this.#recent.delete(this.#recent.keys().next().value!);
  }

  get(seq: number): S | undefined {
    return this.#every.get(seq) ?? this.#recent.get(seq);
  }

  /** The last state that is kept up to here; the first one always is. */
  nearest(seq: number): { readonly from: number; readonly state: S } {
    for (let from = seq; ; from--) {
      const state = this.get(from);
      if (state) return { from, state };
    }
  }

  /** Takes out all states after this one. */
  takeAfter(last: number): Map<number, S> {
    const taken = new Map([...this.#every, ...this.#recent].filter(([seq]) => seq > last));
    for (const seq of taken.keys()) {
      this.#every.delete(seq);
      this.#recent.delete(seq);
    }
    return taken;
  }
}
