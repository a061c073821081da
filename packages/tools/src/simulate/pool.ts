import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Performed, performer, type Task } from './worker.ts';

/** Works off all items, on several cores if asked, and hands over each result in the order of the items. */
export async function workAll<T extends Task>(
  task: T,
  items: readonly Performed<T>['item'][],
  jobs: number,
  take: (result: Performed<T>['result']) => void,
): Promise<void> {
  if (jobs <= 1) {
    const perform = performer(task);
    for (const item of items) {
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
    try {
      while (next < items.length) {
        const mine = next++;
        done.set(mine, await send(worker, items[mine]));
        for (let ready = done.get(taken); ready; ready = done.get(taken)) {
          done.delete(taken++);
          take(ready);
        }
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, runWorker));
}

function send<R>(worker: Worker, item: unknown): Promise<R> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: R) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(item);
  });
}
