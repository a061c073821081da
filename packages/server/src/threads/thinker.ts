/** A thinker, in a thread of its own: best runs and bots' moves, so that the main thread never searches. */
import { botMove } from '@roundhouse/bots';
import { thinkingOn } from '@roundhouse/host';
import { parentPort } from 'node:worker_threads';
import { titles } from '@roundhouse/titles';
import { titleIn } from '../rules.ts';
import { proofOf } from '../tables/proof.ts';
import { readGame } from './game-reader.ts';
import { nextJob, type Slicing, workOn } from './slices.ts';
import type { Found, FromThinker, Task, ToThinker } from './thinker-messages.ts';

const port = parentPort!;
const say = (message: FromThinker): void => port.postMessage(message);
/** A job that takes longer than any real one, in milliseconds of its own. */
const LONGEST_JOB = 30_000;

let jobs: Slicing<Found>[] = [];
let isWorking = false;

port.on('message', (message: ToThinker) => {
  if (message.kind === 'cancel') jobs = jobs.filter(({ job }) => job !== message.job);
  else if (message.kind === 'read') say({ kind: 'read', read: readGame(message.task.body) });
  else if (message.kind === 'prove')
    say({ kind: 'proven', proof: proofOf(titleIn(titles, message.claim.title)!, message.claim) });
  else if (message.kind === 'hang') for (;;);
  else {
    jobs.push({ job: message.job, urgent: message.task.kind === 'run', work: workFor(message.task), spent: 0 });
    if (!isWorking) begin();
  }
});

function begin(): void {
  isWorking = true;
  setImmediate(turn);
}

/** One slice; between two of them messages are heard. */
function turn(): void {
  const next = nextJob(jobs);
  if (!next) {
    isWorking = false;
    return;
  }
  jobs = jobs.filter((one) => one !== next);
  try {
    const step = workOn(next);
    if (step.done) say({ kind: 'found', job: next.job, found: step.value });
    else if (next.spent > LONGEST_JOB) say({ kind: 'failed', job: next.job, reason: 'it took too long' });
    else jobs.push(next);
  } catch (error) {
    say({ kind: 'failed', job: next.job, reason: String(error) });
  }
  say({ kind: 'tick' });
  setImmediate(turn);
}

function* workFor(task: Task): Generator<unknown, Found> {
  const title = titleIn(titles, task.title);
  if (!title) throw new Error(`no title ${task.title}`);
  return yield* thinkingOn(title, task, botMove);
}
