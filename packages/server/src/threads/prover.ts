/** Plays games again in a thread of its own, one after the other; the thread ends when there are no more. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Claim, Proof } from '../tables/proof.ts';
import type { FromThinker, ToThinker } from './thinker-messages.ts';

/** Milliseconds for one game, however long it is. */
const LONGEST = 60_000;
/** Milliseconds without work after which the thread ends. */
const IDLE_FOR = 2_000;

export class Prover {
  readonly #script: URL;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;

  constructor(script: URL) {
    this.#script = script;
  }

  /** One at a time. Throws where the thread has failed; that says nothing about the game. */
  async prove(claim: Claim): Promise<Proof> {
    if (this.#idle) clearTimeout(this.#idle);
    const worker = (this.#worker ??= new Worker(this.#script));
    const over = new AbortController();
    const late = setTimeout(() => over.abort(new Error('it took too long')), LONGEST);
    const answer = once(worker, 'message', { signal: over.signal }) as Promise<[FromThinker]>;
    const ended = once(worker, 'exit', { signal: over.signal }).then(() => Promise.reject(new Error('it has ended')));
    try {
      worker.postMessage({ kind: 'prove', claim } satisfies ToThinker);
      const [message] = await Promise.race([answer, ended]);
      if (message.kind !== 'proven') throw new Error('it has said something else');
      return message.proof;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(late);
      ended.catch(() => {});
      over.abort();
      this.#idle = setTimeout(() => void this.close(), IDLE_FOR).unref();
    }
  }

  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
