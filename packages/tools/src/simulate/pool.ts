import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Performed, performer, type Task } from './worker.ts';

/**
 * Works off all items, on several cores if asked, and hands over each result in the order of the items. Once it is stopped it begins
 * nothing more: what this process works on is finished, what others work on is given up, and all that is finished is handed over.
 */
export async function workAll<T extends Task>(
  task: T,
  items: readonly Performed<T>['item'][],
  jobs: number,
  take: (result: Performed<T>['result']) => void,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  if (jobs <= 1) {
    const perform = performer(task);
    for (const item of items) {
      if (stop.aborted) return;
      take(await perform(item));
      await yieldToEvents();
    }
    return;
  }
  const done = new Map<number, Performed<T>['result']>();
  let next = 0;
  let taken = 0;
  const runWorker = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    const stopWorker = () => void worker.terminate();
    stop.addEventListener('abort', stopWorker);
    try {
      while (next < items.length && !stop.aborted) {
        const mine = next++;
        const result = await send<Performed<T>['result']>(worker, items[mine]);
        if (result === null) return;
        done.set(mine, result);
        for (let ready = done.get(taken); ready; ready = done.get(taken)) {
          done.delete(taken++);
          take(ready);
        }
      }
    } finally {
      stop.removeEventListener('abort', stopWorker);
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, runWorker));
  // What was finished before something that was given up.
  for (const [, result] of [...done].sort(([a], [b]) => a - b)) take(result);
}

/** What a worker makes of an item; null if it is stopped before. */
function send<R>(worker: Worker, item: unknown): Promise<R | null> {
  return new Promise((resolve, reject) => {
    const settle = (result: R | null): void => {
      worker.off('error', reject).off('exit', exits).off('message', settle);
      resolve(result);
    };
    const exits = (): void => settle(null);
    worker.once('error', reject).once('exit', exits).once('message', settle);
    worker.postMessage(item);
  });
}
