import type { Reason } from '@roundhouse/bots';
import type { CertificateWay, Found as FoundBy, Level, PowersUsed, Task } from '@roundhouse/host';
import type { PlayerId } from '@roundhouse/kernel';
import type { Progress, RailState, RailTitle } from '@roundhouse/rail';
import type { ReadGame, Unread } from './file-reader.ts';

export type ToWorker =
  | { readonly kind: 'think'; readonly job: number; readonly title: string; readonly task: Task }
  | { readonly kind: 'cancel'; readonly job: number };

/** What to do, if there is anything, and why. */
export type Found = FoundBy<Reason>;

/** A file to be read and played through. */
export interface FileTask {
  readonly kind: 'file';
  readonly file: Blob;
  readonly upTo?: number | undefined;
}
export type FileReply =
  | { readonly kind: 'read'; readonly read: ReadGame | Unread }
  | { readonly kind: 'broken'; readonly reason: string };

export type WorkerReply =
  | { readonly kind: 'better'; readonly job: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly job: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly job: number; readonly reason: string };

/** Something being worked out beside the page. A cancelled one never ends. */
export interface Job {
  readonly found: Promise<Found>;
  cancel(): void;
}

interface Waiting {
  readonly done: (found: Found) => void;
  readonly failed: (reason: Error) => void;
  readonly better?: ((progress: Progress) => void) | undefined;
}

const jobs = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastJob = 0;

/** The indication of the best run, worked out by slices; `better` hears of every improvement on the way. */
export function searchRunOf(title: RailTitle, state: RailState, better?: (progress: Progress) => void): Job {
  return start(title, { kind: 'run', state }, better);
}

/** The best run in which a certificate runs in one of its ways; it is told to `better`, and nothing is done. */
export function searchWayOf(
  title: RailTitle,
  state: RailState,
  way: CertificateWay,
  better: (progress: Progress) => void,
): Job {
  return start(title, { kind: 'way', state, way }, better);
}

/** The best run in which these trains run by these powers; it is told to `better`, and nothing is done. */
export function searchPowersOf(
  title: RailTitle,
  state: RailState,
  use: PowersUsed,
  better: (progress: Progress) => void,
): Job {
  return start(title, { kind: 'powers', state, use }, better);
}

/** The best run of any company as it stands; it is told to `better`, and nothing is done. */
export function searchCompanyOf(
  title: RailTitle,
  state: RailState,
  company: string,
  better: (progress: Progress) => void,
): Job {
  return start(title, { kind: 'company', state, company }, better);
}

/** What the bot in a seat does. The same seed in the same state gives the same action. */
export function botActionOf(title: RailTitle, state: RailState, by: PlayerId, seed: number, level: Level): Job {
  return start(title, { kind: 'bot', state, by, seed, level });
}

function start(title: RailTitle, task: Task, better?: (progress: Progress) => void): Job {
  worker ??= open();
  const job = ++lastJob;
  const found = new Promise<Found>((done, failed) => jobs.set(job, { done, failed, better }));
  worker.postMessage({ kind: 'think', job, title: title.id, task } satisfies ToWorker);
  return {
    found,
    cancel() {
      if (jobs.delete(job)) worker?.postMessage({ kind: 'cancel', job } satisfies ToWorker);
    },
  };
}

function open(): Worker {
  const made = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const job = jobs.get(data.job);
    if (data.kind === 'better') job?.better?.(data.progress);
    else if (jobs.delete(data.job)) {
      if (data.kind === 'done') job?.done(data.found);
      else job?.failed(new Error(data.reason));
    }
  };
  // It could not be loaded, or has broken: all who wait hear of it, and the next one who asks gets another.
  made.onerror = (event) => {
    made.terminate();
    if (worker === made) worker = null;
    for (const { failed } of jobs.values()) failed(new Error(event.message || 'the search has broken'));
    jobs.clear();
  };
  return made;
}
