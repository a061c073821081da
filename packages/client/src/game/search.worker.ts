/** The device's own thinking, beside the page so that the page never waits: best runs, and what bots do. */
import { drawStyle, randomAction, thinking, viewOf } from '@roundhouse/bots';
import { searchIndication } from '@roundhouse/host';
import { dice } from '@roundhouse/kernel';
import { loadTitle } from '../titles/rules.ts';
import { chosenWays, type RailTitle, type RunProblem, searchRun, type TrainSpec } from '@roundhouse/rail';
import type { FileReply, FileTask, Found, ToWorker, WorkerReply } from './search.ts';

type BotTask = Extract<ToWorker, { kind: 'bot' }>;
type WayTask = Extract<ToWorker, { kind: 'way' }>;
type PowersTask = Extract<ToWorker, { kind: 'powers' }>;

/** How long it thinks before it listens whether somebody has changed their mind. */
const BREATH = 20;
/** A bot that moves at random wants a railway, so that one who plays alone sees one grow. */
const style = drawStyle(() => 0);
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

async function think(task: Exclude<ToWorker, { kind: 'cancel' }>): Promise<void> {
  const title = await loadTitle(task.title);
  if (!title) throw new Error(`no title ${task.title}`);
  const { job, state } = task;
  if (task.kind === 'bot') {
    const found = task.level === 'random' ? null : await sensible(task, title);
    if (found === 'cancelled') return;
    // Where a sensible player finds nothing to do, a random legal move is made, so that the game goes on.
    const { by, seed } = task;
    const action = found?.action ?? randomAction(title, state, by, dice(seed), style);
    post({ job, kind: 'done', found: { action, why: found?.why ?? null } });
    return;
  }
  if (task.kind === 'way' || task.kind === 'powers') {
    await otherwise(task, title);
    return;
  }
  const found = await inSlices(job, searchIndication(title, state), (progress) => {
    if (progress.routes) post({ job, kind: 'better', progress });
  });
  if (found) post({ job, kind: 'done', found: { action: found.result, why: null } });
}

/** The trains where one certificate runs in one of its ways, or some of them by powers. */
function trainsFor(task: WayTask | PowersTask, { trains, ways = trains }: RunProblem): readonly TrainSpec[] {
  if (task.kind === 'powers') return chosenWays(ways, task.use);
  const { card, face } = task.way;
  return trains.filter((train) => train.card !== card || train.face === face);
}

/** The best run of such trains; told at the end, at one go. */
async function otherwise(task: WayTask | PowersTask, title: RailTitle): Promise<void> {
  const { job, state } = task;
  const problem = title.runProblem(state);
  if (!problem) return;
  const trains = trainsFor(task, problem);
  const found = await inSlices(job, searchRun(problem.network, trains, problem.rules ?? {}));
  if (!found) return;
  post({ job, kind: 'better', progress: found.result });
  post({ job, kind: 'done', found: { action: null, why: null } });
}

async function sensible({ job, state, by, seed }: BotTask, title: RailTitle): Promise<Found | 'cancelled' | null> {
  const thought = await inSlices(job, thinking(title, viewOf(state), by, seed));
  if (!thought) return 'cancelled';
  if (!thought.result) return null;
  const { action, why } = thought.result;
  return { action, why: { key: why.key, values: why.values } };
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
