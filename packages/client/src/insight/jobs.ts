/** What the page asks its second worker: a hint, or a look back at a game. */
import type { Hint, Review } from '@roundhouse/bots';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';

export type InsightTask =
  | { readonly kind: 'hint'; readonly state: RailState; readonly by: PlayerId }
  | {
      readonly kind: 'review';
      readonly first: RailState;
      readonly actions: readonly LoggedAction[];
      readonly players: readonly PlayerId[];
    };

export type ToInsight =
  | { readonly kind: 'work'; readonly job: number; readonly title: string; readonly task: InsightTask }
  | { readonly kind: 'cancel'; readonly job: number };

export type InsightReply =
  | { readonly job: number; readonly kind: 'progress'; readonly at: number }
  | { readonly job: number; readonly kind: 'done'; readonly found: Hint | Review | null }
  | { readonly job: number; readonly kind: 'failed'; readonly reason: string };

/** Something being worked out; a cancelled one never ends. */
export interface Insight<Found> {
  readonly found: Promise<Found>;
  cancel(): void;
}

interface Waiting {
  readonly done: (found: unknown) => void;
  readonly failed: (reason: Error) => void;
  readonly progress?: ((at: number) => void) | undefined;
}

const jobs = new Map<number, Waiting>();
let worker: Worker | null = null;
let last = 0;

export const hintOf = (title: RailTitle, state: RailState, by: PlayerId): Insight<Hint | null> =>
  start(title, { kind: 'hint', state, by });

export const reviewOf = (
  title: RailTitle,
  task: Omit<Extract<InsightTask, { kind: 'review' }>, 'kind'>,
  progress: (at: number) => void,
): Insight<Review> => start(title, { kind: 'review', ...task }, progress);

function start<Found>(title: RailTitle, task: InsightTask, progress?: (at: number) => void): Insight<Found> {
  worker ??= open();
  const job = ++last;
  const found = new Promise<Found>((done, failed) =>
    jobs.set(job, { done: done as (found: unknown) => void, failed, progress }),
  );
  worker.postMessage({ kind: 'work', job, title: title.id, task } satisfies ToInsight);
  return {
    found,
    cancel() {
      if (jobs.delete(job)) worker?.postMessage({ kind: 'cancel', job } satisfies ToInsight);
    },
  };
}

function open(): Worker {
  const made = new Worker(new URL('./insight.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<InsightReply>) => {
    const job = jobs.get(data.job);
    if (data.kind === 'progress') job?.progress?.(data.at);
    else if (jobs.delete(data.job)) {
      if (data.kind === 'done') job?.done(data.found);
      else job?.failed(new Error(data.reason));
    }
  };
  // It could not be loaded, or has broken: the next who asks gets another.
  made.onerror = (event) => {
    made.terminate();
    if (worker === made) worker = null;
    for (const { failed } of jobs.values()) failed(new Error(event.message || 'the worker has broken'));
    jobs.clear();
  };
  return made;
}
