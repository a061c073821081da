/** The device's own thinking, beside the page so that the page never waits: best runs, and what bots do. */
import { drawTemper, randomAction, searchIndication } from '@roundhouse/bots';
import { dice } from '@roundhouse/kernel';
import { loadTitle } from '../titles/rules.ts';
import type { Thought, ToWorker } from './search.ts';

/** Bots here want a railway, so that one who plays alone sees one grow. */
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
  if (task.kind === 'bot') {
    post({ job: task.job, kind: 'done', action: randomAction(title, task.state, task.by, dice(task.seed), temper) });
    return;
  }
  const search = searchIndication(title, task.state);
  let breath = performance.now();
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) {
      post({ job: task.job, kind: 'done', action: next.value });
      return;
    }
    if (next.value.routes) post({ job: task.job, kind: 'better', progress: next.value });
    if (performance.now() - breath < 20) continue;
    // Time to hear a cancellation.
    await new Promise((resume) => setTimeout(resume));
    breath = performance.now();
    if (cancelled.delete(task.job)) return;
  }
}
