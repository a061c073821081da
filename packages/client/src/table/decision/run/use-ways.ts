import type { RailState, Route } from '@roundhouse/rail';
import { useEffect, useState } from 'react';
import { searchWayOf } from '../../../game/search.ts';
import { useTable } from '../../context.tsx';
import type { RunShown } from './use-run.ts';
import { waysOf, wayTaken } from './ways.ts';

/** The best run in which a certificate runs in one of its ways. */
export interface WayRun {
  readonly routes: readonly Route[];
  readonly revenue: number;
}

const known = new WeakMap<RailState, Map<string, WayRun>>();

/** By way of a certificate its best run: the best of all is known, the others are looked for beside the page. */
export function useWays({ problem, best, known: found }: RunShown, card: string): ReadonlyMap<string, WayRun> {
  const { title, s } = useTable('title', 's');
  const [, heard] = useState(0);
  const ways = [...waysOf(problem.trains, card).keys()];
  const taken = wayTaken(problem.trains, best, card);
  const settled = found === 'proven' || found === 'best';
  useEffect(() => {
    if (!settled) return;
    const runs = known.get(s) ?? new Map<string, WayRun>();
    known.set(s, runs);
    const jobs = [...waysOf(problem.trains, card).keys()]
      .filter((face) => face !== taken && !runs.has(`${card} ${face}`))
      .map((face) =>
        searchWayOf(title, s, { card, face }, ({ routes = [], revenue }) => {
          runs.set(`${card} ${face}`, { routes, revenue });
          heard((count) => count + 1);
        }),
      );
    // Without an answer the other way is shown without a sum.
    for (const job of jobs) job.found.catch(() => undefined);
    return () => jobs.forEach((job) => job.cancel());
  }, [title, s, problem, card, taken, settled]);
  return new Map(
    ways.flatMap((face) => {
      const run = known.get(s)?.get(`${card} ${face}`);
      return run ? [[face, run] as const] : [];
    }),
  );
}
