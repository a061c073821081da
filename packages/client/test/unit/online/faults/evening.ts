/** Many tables on one server, several at a time: whole games first, then stretches until enough was done. */
import { startTestServer } from '../../../../../server/test/kit.ts';
import { type Plan, playTable } from './table.ts';

export interface Evening {
  readonly tables: number;
  readonly actions: number;
  /** How often each thing was done, and each refusal heard. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The seed of a run: the one that is given repeats it. */
export const seedOfRun = Number(process.env['ROUNDHOUSE_SEED'] ?? 1);

/** Plays all of `plans`, in their order, as long as `isEnough` does not say otherwise. */
export async function playEvening(
  plans: Iterable<Plan>,
  isEnough: (actions: number) => boolean,
  atOnce = 6,
): Promise<Evening> {
  const server = await startTestServer({ timing: { reading: 0, announce: 20, breath: 5 } });
  const stop = new AbortController();
  const left = plans[Symbol.iterator]();
  const counts: Record<string, number> = {};
  let [tables, actions] = [0, 0];
  const seat = async (): Promise<void> => {
    while (!stop.signal.aborted && !isEnough(actions)) {
      const next = left.next();
      if (next.done) return;
      const tally = await playTable(server, next.value, stop.signal);
      tables++;
      actions += tally.actions;
      for (const [what, count] of tally.counts) counts[what] = (counts[what] ?? 0) + count;
    }
  };
  const waitFor = async (): Promise<void> => {
    await seat().catch((error: unknown) => {
      stop.abort(error);
      throw error;
    });
  };
  try {
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, waitFor));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw new Error(`ROUNDHOUSE_SEED=${seedOfRun} repeats it`, { cause: stop.signal.reason });
    if (server.logged.length > 0) throw new Error(`the server has said: ${server.logged.join('; ')}`);
    if (process.env['ROUNDHOUSE_TELL'] !== undefined)
      process.stderr.write(`${tables} tables, ${actions} actions, seed ${seedOfRun}: ${JSON.stringify(counts)}\n`);
    return { tables, actions, counts };
  } finally {
    await server.stop();
  }
}
