/** The device's own thinking, beside the page so that the page never waits: best runs, and what bots do. */
import { drawTemper, randomAction, searchIndication, thinking, viewOf } from '@roundhouse/bots';
import { dice } from '@roundhouse/kernel';
import { loadTitle } from '../titles/rules.ts';
import type { Thought, ToWorker } from './search.ts';

/** How long it thinks before it listens whether somebody has changed their mind. */
const BREATH = 20;
/** Where a sensible player finds nothing to do, something legal is done by chance, so that the game goes on. */
const temper = drawTemper(() => 0);
const cancelled = new Set<number>();
const post = (thought: Thought): void => self.postMessage(thought);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') cancelled.add(data.job);
  else think(data).catch((error: unknown) => post({ job: data.job, kind: 'failed', reason: String(error) }));
};

async function think(task: Exclude<ToWorker, { kind: 'cancel' }>): Promise<void> {
  const title = await loadTitle(task.title);
  if (!title) throw new Error(`no title ${task.title}`);
  const { job, state } = task;
  if (task.kind === 'bot') {
    const { by, seed } = task;
    const thought = await inSlices(job, thinking(title, viewOf(state), by, seed));
    if (!thought) return;
    const action = thought.result?.action ?? randomAction(title, state, by, dice(seed), temper);
    post({ job, kind: 'done', action });
    return;
  }
  const found = await inSlices(job, searchIndication(title, state), (progress) => {
    if (progress.routes) post({ job, kind: 'better', progress });
  });
  if (found) post({ job, kind: 'done', action: found.result });
}

/** Works something out slice by slice, so that a cancellation is heard; null if there was one. */
async function inSlices<Step, Result>(
  job: number,
  work: Generator<Step, Result>,
  each?: (step: Step) => void,
): Promise<{ readonly result: Result } | null> {
  let breath = performance.now();
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return { result: next.value };
    each?.(next.value);
    if (performance.now() - breath < BREATH) continue;
    await new Promise((resume) => setTimeout(resume));
    breath = performance.now();
    if (cancelled.delete(job)) return null;
  }
}
