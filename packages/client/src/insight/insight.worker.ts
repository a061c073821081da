/** Hints and reviews, beside the page and beside the bots: neither waits for the other. Fetched when one is first asked for. */
import { hinting, reviewing, viewOf } from '@roundhouse/bots';
import { inSlices } from '@roundhouse/host';
import { loadTitle } from '../titles/rules.ts';
import type { InsightReply, InsightTask, ToInsight } from './jobs.ts';

/** How long it thinks before it hears whether somebody has changed their mind. */
const SLICE_MS = 20;
/** Actions between two words on how far a review is. */
const TELL_EVERY = 5;
const cancelled = new Set<number>();
const post = (reply: InsightReply): void => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<ToInsight>) => {
  if (data.kind === 'cancel') cancelled.add(data.job);
  else
    work(data.job, data.title, data.task).catch((error: unknown) =>
      post({ job: data.job, kind: 'failed', reason: String(error) }),
    );
};

async function work(job: number, id: string, task: InsightTask): Promise<void> {
  const title = await loadTitle(id);
  if (!title) throw new Error(`no title ${id}`);
  const slices = {
    sliceMs: SLICE_MS,
    now: () => performance.now(),
    pause: () => new Promise((resume) => setTimeout(resume)),
    isDropped: () => cancelled.delete(job),
  };
  if (task.kind === 'hint') {
    const found = await inSlices(hinting(title, viewOf(task.state), task.by), slices);
    if (found) post({ job, kind: 'done', found: found.result });
    return;
  }
  let told = 0;
  const { first, actions, players } = task;
  const found = await inSlices(reviewing(title, first, actions, { players }), slices, (at) => {
    if (at < told + TELL_EVERY) return;
    told = at;
    post({ job, kind: 'progress', at });
  });
  if (found) post({ job, kind: 'done', found: found.result });
}
