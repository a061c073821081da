/** What a worker does with the orders of `jobs.ts`. */
import type { Slices } from '@roundhouse/host';
import type { RailTitle } from '@roundhouse/rail';
import { loadTitle } from '../titles/rules.ts';
import type { Order, Reply } from './jobs.ts';

/** How long it thinks before it hears whether somebody has changed their mind. */
const SLICE_MS = 20;

type Work<Task, Found, Told> = (
  title: RailTitle,
  task: Task,
  slices: Slices,
  tell: (told: Told) => void,
) => Promise<{ readonly result: Found } | null>;

/** Takes orders and sends what comes of them; a cancelled job sends nothing more. */
export function answering<Task, Found, Told>(work: Work<Task, Found, Told>): (order: Order<Task>) => void {
  const cancelled = new Set<number>();
  const post = (reply: Reply<Found, Told>): void => self.postMessage(reply);
  const answer = async ({ job, title: id, task }: Extract<Order<Task>, { kind: 'work' }>): Promise<void> => {
    const title = await loadTitle(id);
    if (!title) throw new Error(`no title ${id}`);
    const slices = {
      sliceMs: SLICE_MS,
      now: () => performance.now(),
      pause: () => new Promise((resume) => setTimeout(resume)),
      isDropped: () => cancelled.delete(job),
    };
    const done = await work(title, task, slices, (told) => post({ kind: 'told', job, told }));
    if (done) post({ kind: 'done', job, found: done.result });
  };
  return (order) => {
    if (order.kind === 'cancel') cancelled.add(order.job);
    else answer(order).catch((error: unknown) => post({ kind: 'failed', job: order.job, reason: String(error) }));
  };
}
