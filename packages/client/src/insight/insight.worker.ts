/** Hints and reviews, beside the page and beside the bots: neither waits for the other. Fetched when one is first asked for. */
import { type Hint, hinting, type Review, reviewing, viewOf } from '@roundhouse/bots';
import { inSlices } from '@roundhouse/host';
import { answering } from '../game/answering.ts';
import type { Order } from '../game/jobs.ts';
import type { InsightTask } from './jobs.ts';

/** Actions between two words on how far a review is. */
const TELL_EVERY = 5;

const work = answering<InsightTask, Hint | Review | null, number>((title, task, slices, tell) => {
  if (task.kind === 'hint') return inSlices(hinting(title, viewOf(task.state), task.by), slices);
  let told = 0;
  const { first, actions, players } = task;
  return inSlices(reviewing(title, first, actions, { players }), slices, (at) => {
    if (at < told + TELL_EVERY) return;
    told = at;
    tell(at);
  });
});

self.onmessage = ({ data }: MessageEvent<Order<InsightTask>>) => work(data);
