/** The device's own thinking, beside the page so that the page never waits: best runs, and what bots do. */
import { botMove } from '@roundhouse/bots';
import { inSlices, thinkingOn, type Task } from '@roundhouse/host';
import type { Progress } from '@roundhouse/rail';
import { answering } from './answering.ts';
import type { Order } from './jobs.ts';
import type { FileReply, FileTask, Found } from './search.ts';

const think = answering<Task, Found, Progress>((title, task, slices, tell) =>
  inSlices(thinkingOn(title, task, botMove), slices, (progress) => {
    if (progress?.routes) tell(progress);
  }),
);

self.onmessage = ({ data }: MessageEvent<Order<Task> | FileTask>) => {
  if (data.kind === 'file') void read(data).then((reply) => self.postMessage(reply));
  else think(data);
};

async function read({ file, upTo }: FileTask): Promise<FileReply> {
  try {
    const { readFile } = await import('./file-reader.ts');
    return { kind: 'read', read: await readFile(file, upTo) };
  } catch (error) {
    return { kind: 'broken', reason: String(error) };
  }
}
