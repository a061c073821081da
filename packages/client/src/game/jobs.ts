/** Work that another thread does for the page, job by job. */
import type { RailTitle } from '@roundhouse/rail';

/** Something being worked out beside the page. A cancelled one never ends. */
export interface Job<Found> {
  readonly found: Promise<Found>;
  cancel(): void;
}

/** `told`: what is known on the way. */
export type Reply<Found, Told> =
  | { readonly kind: 'told'; readonly job: number; readonly told: Told }
  | { readonly kind: 'done'; readonly job: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly job: number; readonly reason: string };

export type Order<Task> =
  | { readonly kind: 'work'; readonly job: number; readonly title: string; readonly task: Task }
  | { readonly kind: 'cancel'; readonly job: number };

interface Waiting<Found, Told> {
  readonly done: (found: Found) => void;
  readonly failed: (reason: Error) => void;
  readonly hears?: ((told: Told) => void) | undefined;
}

/** All that one worker is asked. It is opened with the first job. */
export class Jobs<Task, Found, Told> {
  readonly #open: () => Worker;
  readonly #waiting = new Map<number, Waiting<Found, Told>>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  start(title: RailTitle, task: Task, hears?: (told: Told) => void): Job<Found> {
    this.#worker ??= this.#listenTo(this.#open());
    const job = ++this.#last;
    const found = new Promise<Found>((done, failed) => this.#waiting.set(job, { done, failed, hears }));
    this.#worker.postMessage({ kind: 'work', job, title: title.id, task } satisfies Order<Task>);
    return {
      found,
      cancel: () => {
        if (this.#waiting.delete(job)) this.#worker?.postMessage({ kind: 'cancel', job } satisfies Order<Task>);
      },
    };
  }

  #listenTo(worker: Worker): Worker {
    worker.onmessage = ({ data }: MessageEvent<Reply<Found, Told>>) => {
      const job = this.#waiting.get(data.job);
      if (data.kind === 'told') job?.hears?.(data.told);
      else if (this.#waiting.delete(data.job)) {
        if (data.kind === 'done') job?.done(data.found);
        else job?.failed(new Error(data.reason));
      }
    };
    // It could not be loaded, or has broken: all who wait hear of it, and the next one who asks gets another.
    worker.onerror = (event) => {
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
      for (const { failed } of this.#waiting.values()) failed(new Error(event.message || 'the worker has broken'));
      this.#waiting.clear();
    };
    return worker;
  }
}
