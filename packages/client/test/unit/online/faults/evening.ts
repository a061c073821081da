/** Many tables on one server, several at a time, until enough was done. */
import { setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { openSite } from '../../../../../server/test/site.ts';
import { type Plan, playTable } from './table.ts';

export interface Evening {
  readonly tables: number;
  readonly actions: number;
  /** How often each thing was done, and each refusal heard. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The seed of a run: the one that is given repeats it. */
export const seedOfRun = Number(process.env['ROUNDHOUSE_SEED'] ?? 1);

export interface Progress {
  /** Of tables that have ended. */
  readonly actions: number;
  /** Tables that have begun. */
  readonly begun: number;
}

/** Plays all of `plans`, in their order, as long as `isEnough` does not say otherwise. */
export async function playEvening(
  plans: Iterable<Plan>,
  isEnough: (progress: Progress) => boolean,
  { servers = 1, atOnce = 6 } = {},
): Promise<Evening> {
  const site = await openSite(servers, { timing: { reading: 0, announce: 20, breath: 5, elsewhere: 200 } });
  const stop = new AbortController();
  setMaxListeners(0, stop.signal); // as many as there are tables at once
  const left = plans[Symbol.iterator]();
  const counts: Record<string, number> = {};
  let [tables, begun, actions] = [0, 0, 0];
  const seat = async (): Promise<void> => {
    while (!stop.signal.aborted && !isEnough({ actions, begun })) {
      const next = left.next();
      if (next.done) return;
      begun++;
      const tally = await playTable(site, next.value, stop.signal);
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
    const said = site.servers.flatMap(({ logged }) => logged);
    const lastWords = said.length > 0 ? `a server has said: ${said.join('; ')}` : '';
    if (ended.some((one) => one.status === 'rejected')) {
      const { reason } = stop.signal as { reason: Error };
      throw new Error(`ROUNDHOUSE_SEED=${seedOfRun} repeats it: ${reason.message} ${lastWords}`, { cause: reason });
    }
    if (lastWords !== '') throw new Error(lastWords);
    if (process.env['ROUNDHOUSE_TELL'] !== undefined)
      writeFileSync(process.env['ROUNDHOUSE_TELL'], JSON.stringify({ tables, actions, counts }));
    return { tables, actions, counts };
  } finally {
    await site.stop();
  }
}
