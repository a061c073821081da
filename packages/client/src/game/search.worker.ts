/** The device's own thinking, beside the page so that the page never waits: best runs, and what bots do. */
import { drawTemper, randomAction } from '@roundhouse/bots';
import { dice, HOST, type LoggedAction } from '@roundhouse/kernel';
import { searchRun } from '@roundhouse/rail';
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
  const problem = title.runProblem(task.state);
  if (!problem) {
    post({ job: task.job, kind: 'done', action: null });
    return;
  }
  const search = searchRun(problem.network, problem.trains, problem.rules ?? {});
  let breath = performance.now();
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) {
      const { routes, revenue, upperBound, proven } = next.value;
      const action: LoggedAction = {
        type: 'indicate',
        by: HOST,
        frame: problem.frame,
        routes,
        revenue,
        upperBound,
        proven,
      };
      post({ job: task.job, kind: 'done', action });
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
