/** The thinkers: as many threads as cores but one. One that dies or hangs is replaced, and its jobs are tried once more. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Level } from '@roundhouse/host';
import type { RailState } from '@roundhouse/rail';
import type { FileTask, Found, FromThinker, ReadGame, Task, ToThinker, Unreadable } from './thinker-messages.ts';

export type { Found } from './thinker-messages.ts';

/** Something being worked out. A cancelled one never ends. */
export interface Job {
  readonly found: Promise<Found>;
  cancel(): void;
}

export interface ThinkersOptions {
  readonly script: URL;
  readonly log: (line: string) => void;
  readonly count?: number | undefined;
  /** How long a thinker may be silent while it has work, and how long a file may take, in milliseconds. */
  readonly silence?: number | undefined;
  readonly longestFile?: number | undefined;
}

interface Waiting {
  readonly job: number;
  readonly task: Task;
  readonly done: (found: Found) => void;
  readonly failed: (reason: Error) => void;
  tries: number;
}

interface Thinker {
  readonly worker: Worker;
  readonly jobs: Map<number, Waiting>;
  lastHeard: number;
}

const SILENCE = 30_000;
const LONGEST_FILE = 60_000;
const MOST_TRIES = 2;
/** A game of 20 MB as records takes some hundred. */
const FILE_MEMORY_MB = 1_024;

export class Thinkers {
  readonly #options: ThinkersOptions;
  readonly #count: number;
  readonly #thinkers: Thinker[] = [];
  readonly #watch: NodeJS.Timeout;
  #lastJob = 0;
  #closed = false;

  constructor(options: ThinkersOptions) {
    this.#options = options;
    this.#count = options.count ?? Math.max(1, availableParallelism() - 1);
    const silence = options.silence ?? SILENCE;
    this.#watch = setInterval(() => this.#replaceSilent(silence), Math.min(1_000, silence / 2)).unref();
  }

  /** Jobs that are being worked out, or wait for it. */
  get waiting(): number {
    return this.#thinkers.reduce((sum, { jobs }) => sum + jobs.size, 0);
  }

  search(title: string, state: RailState): Job {
    return this.#begin({ kind: 'run', title, state });
  }

  bot(title: string, state: RailState, by: string, seed: number, level: Level): Job {
    return this.#begin({ kind: 'bot', title, state, by, seed, level });
  }

  /** Reads a game file in a thread of its own, which ends with it or after a minute. */
  read(task: FileTask): Promise<ReadGame | Unreadable> {
    const worker = new Worker(this.#options.script, { resourceLimits: { maxOldGenerationSizeMb: FILE_MEMORY_MB } });
    return new Promise<ReadGame | Unreadable>((done) => {
      const late = setTimeout(() => done(TOO_LONG), this.#options.longestFile ?? LONGEST_FILE);
      const end = (read: ReadGame | Unreadable): void => {
        clearTimeout(late);
        done(read);
      };
      worker.on('message', (message: FromThinker) => message.kind === 'read' && end(message.read));
      worker.on('error', (error) => {
        this.#options.log(`a game file could not be read: ${error.message}`);
        end(UNREADABLE);
      });
      worker.postMessage({ kind: 'read', task } satisfies ToThinker);
    }).finally(() => void worker.terminate());
  }

  /** Ends the threads, or lets them hang, as a fault would: for tests. */
  async kill(): Promise<void> {
    await Promise.all(this.#thinkers.map(({ worker }) => worker.terminate()));
  }
  hang(): void {
    for (const { worker } of this.#thinkers) worker.postMessage({ kind: 'hang' } satisfies ToThinker);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    await this.kill();
  }

  #begin(task: Task): Job {
    const job = ++this.#lastJob;
    const found = new Promise<Found>((done, failed) => this.#give({ job, task, done, failed, tries: 0 }));
    return { found, cancel: () => this.#cancel(job) };
  }

  /** To the thinker with the least to do. */
  #give(waiting: Waiting): void {
    if (this.#closed) return;
    const least = this.#thinkers.toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
    const thinker = least && (least.jobs.size === 0 || this.#thinkers.length >= this.#count) ? least : this.#open();
    if (thinker.jobs.size === 0) thinker.lastHeard = performance.now();
    waiting.tries++;
    thinker.jobs.set(waiting.job, waiting);
    thinker.worker.postMessage({ kind: 'think', job: waiting.job, task: waiting.task } satisfies ToThinker);
  }

  #cancel(job: number): void {
    for (const { worker, jobs } of this.#thinkers) {
      if (jobs.delete(job)) worker.postMessage({ kind: 'cancel', job } satisfies ToThinker);
    }
  }

  #open(): Thinker {
    const worker = new Worker(this.#options.script);
    const thinker: Thinker = { worker, jobs: new Map(), lastHeard: performance.now() };
    worker.on('message', (message: FromThinker) => this.#hear(thinker, message));
    worker.on('error', (error) => this.#options.log(`a thinker has failed: ${error.message}`));
    worker.on('exit', () => this.#lost(thinker));
    this.#thinkers.push(thinker);
    return thinker;
  }

  #hear(thinker: Thinker, message: FromThinker): void {
    thinker.lastHeard = performance.now();
    if (message.kind !== 'found' && message.kind !== 'failed') return;
    const waiting = thinker.jobs.get(message.job);
    thinker.jobs.delete(message.job);
    if (!waiting) return;
    if (message.kind === 'found') waiting.done(message.found);
    else this.#again(waiting, message.reason);
  }

  #lost(thinker: Thinker): void {
    const at = this.#thinkers.indexOf(thinker);
    if (at >= 0) this.#thinkers.splice(at, 1);
    if (this.#closed) return;
    if (thinker.jobs.size > 0) this.#options.log('a thinker has stopped and is replaced.');
    for (const waiting of thinker.jobs.values()) this.#again(waiting, 'the thinker has stopped');
    thinker.jobs.clear();
  }

  #again(waiting: Waiting, reason: string): void {
    if (waiting.tries < MOST_TRIES) this.#give(waiting);
    else waiting.failed(new Error(reason));
  }

  #replaceSilent(silence: number): void {
    const until = performance.now() - silence;
    for (const { worker, jobs, lastHeard } of this.#thinkers) {
      if (jobs.size > 0 && lastHeard < until) void worker.terminate();
    }
  }
}

const TOO_LONG: Unreadable = { reason: 'This game takes too long to be read.' };
const UNREADABLE: Unreadable = { reason: 'This game could not be read.' };
