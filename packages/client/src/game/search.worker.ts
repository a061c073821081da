/** The device's own thinking, beside the page so that the page never waits: best runs, and what bots do. */
import { botMove } from '@roundhouse/bots';
import { inSlices, thinkingOn } from '@roundhouse/host';
import { loadTitle } from '../titles/rules.ts';
import type { FileReply, FileTask, ToWorker, WorkerReply } from './search.ts';

/** How long it thinks before it hears whether somebody has changed their mind. */
const SLICE_MS = 20;
const cancelled = new Set<number>();
const post = (reply: WorkerReply): void => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<ToWorker | FileTask>) => {
  if (data.kind === 'cancel') cancelled.add(data.job);
  else if (data.kind === 'file') void read(data).then((reply) => self.postMessage(reply));
  else think(data).catch((error: unknown) => post({ job: data.job, kind: 'failed', reason: String(error) }));
};

async function read({ file, upTo }: FileTask): Promise<FileReply> {
  try {
    const { readFile } = await import('./file-reader.ts');
    return { kind: 'read', read: await readFile(file, upTo) };
  } catch (error) {
    return { kind: 'broken', reason: String(error) };
  }
}

async function think({ job, title: id, task }: Extract<ToWorker, { kind: 'think' }>): Promise<void> {
  const title = await loadTitle(id);
  if (!title) throw new Error(`no title ${id}`);
  const slices = {
    sliceMs: SLICE_MS,
    now: () => performance.now(),
    pause: () => new Promise((resume) => setTimeout(resume)),
    isDropped: () => cancelled.delete(job),
  };
  const thought = await inSlices(thinkingOn(title, task, botMove), slices, (progress) => {
    if (progress?.routes) post({ job, kind: 'better', progress });
  });
  if (thought) post({ job, kind: 'done', found: thought.result });
}
