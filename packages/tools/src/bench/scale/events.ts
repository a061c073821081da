/** Things that happen at their time, the earliest first. */
export class Events {
  readonly #heap: { readonly at: number; readonly happen: () => void }[] = [];
  now = 0;

  at(time: number, happen: () => void): void {
    const heap = this.#heap;
    let i = heap.push({ at: time, happen }) - 1;
    for (let parent = (i - 1) >> 1; i > 0 && heap[parent]!.at > heap[i]!.at; i = parent, parent = (i - 1) >> 1)
      [heap[i], heap[parent]] = [heap[parent]!, heap[i]!];
  }

  /** Until nothing is left that happens before a time. */
  run(until: number): void {
    const heap = this.#heap;
    while (heap.length > 0 && heap[0]!.at <= until) {
      const { at, happen } = heap[0]!;
      const last = heap.pop()!;
      if (heap.length > 0) {
        heap[0] = last;
        this.#sink();
      }
      this.now = at;
      happen();
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let i = 0; ; ) {
      const left = 2 * i + 1;
      if (left >= heap.length) return;
      const least = left + 1 < heap.length && heap[left + 1]!.at < heap[left]!.at ? left + 1 : left;
      if (heap[least]!.at >= heap[i]!.at) return;
      [heap[i], heap[least]] = [heap[least]!, heap[i]!];
      i = least;
    }
  }
}

/** One that does one thing after the other: a process' main thread, the log of a database. */
export class Worker {
  readonly #events: Events;
  #free = 0;
  busy = 0;

  constructor(events: Events) {
    this.#events = events;
  }

  /** Takes its turn behind what waits already; `then` when it is done. */
  do(cost: number, then: () => void = () => {}): void {
    this.#free = Math.max(this.#free, this.#events.now) + cost;
    this.busy += cost;
    this.#events.at(this.#free, then);
  }
}
