import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyTitle } from '../title.ts';
import { type Outcome, playGame } from './game.ts';
import type { Plan } from './plan.ts';
import type { WorkerTask } from './worker.ts';

/** Plays all games, on several cores if asked, and hands over each outcome in the order of the plans. */
export async function playAll(
  title: AnyTitle,
  plans: readonly Plan[],
  check: boolean,
  jobs: number,
  take: (outcome: Outcome) => void,
): Promise<void> {
  if (jobs <= 1) {
    for (const plan of plans) {
      take(playGame(title, plan, check));
      await breathe();
    }
    return;
  }
  const done = new Map<number, Outcome>();
  let next = 0;
  let taken = 0;
  const workOff = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { title: title.id, check } satisfies WorkerTask,
    });
    try {
      while (next < plans.length) {
        const mine = next++;
        done.set(mine, await send(worker, plans[mine]!));
        for (let ready = done.get(taken); ready; ready = done.get(taken)) {
          done.delete(taken++);
          take(ready);
        }
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, plans.length) }, workOff));
}

function send(worker: Worker, plan: Plan): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (outcome: Outcome) => {
      worker.off('error', reject);
      resolve(outcome);
    });
    worker.postMessage(plan);
  });
}
