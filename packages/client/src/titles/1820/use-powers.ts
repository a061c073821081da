/** What cousins' powers would bring in a run, each alone: looked for beside the page as soon as the best run is known. */
import { checkRoutes, type RailState, type Route } from '@roundhouse/rail';
import { incomeBy } from '@roundhouse/titles/1820/face';
import { useEffect, useState } from 'react';
import type { PowersUsed } from '@roundhouse/host';
import { searchPowersOf } from '../../game/search.ts';
import { useTable } from '../../table/context.tsx';
import type { RunShown } from '../../table/decision/run/use-run.ts';

/** A run by powers: what the company earns more than without any, and what each cousin gets. */
export interface PowerRun {
  readonly routes: readonly Route[];
  readonly adds: number;
  readonly incomes: Readonly<Partial<Record<string, number>>>;
}

/** What routes by powers bring. */
export function powerRunOf({ best, problem }: RunShown, routes: readonly Route[]): PowerRun {
  const { network, trains, ways = trains, rules = {} } = problem;
  const revenueOf = (check: ReturnType<typeof checkRoutes>): number => ('fault' in check ? 0 : check.revenue);
  const check = checkRoutes(network, ways, routes, rules);
  const incomes: Record<string, number> = {};
  for (const { train, power } of routes) {
    const pay = 'fault' in check ? undefined : check.routes.find((one) => one.train === train);
    const plain = trains.find(({ id }) => id === train);
    if (power !== undefined && pay && plain)
      incomes[power] = (incomes[power] ?? 0) + incomeBy(power, network, pay, plain);
  }
  return { routes, adds: revenueOf(check) - revenueOf(checkRoutes(network, trains, best, rules)), incomes };
}

const known = new WeakMap<RailState, Map<string, PowerRun>>();
const keyOf = (use: PowersUsed): string =>
  JSON.stringify(
    Object.keys(use)
      .toSorted()
      .map((train) => [train, use[train]]),
  );

/** The runs by these powers, as far as they are known yet. */
export function usePowers(
  run: RunShown | null,
  uses: readonly PowersUsed[],
): (use: PowersUsed) => PowerRun | undefined {
  const { title, s } = useTable('title', 's');
  const [, heard] = useState(0);
  const settled = run !== null && (run.known === 'proven' || run.known === 'best');
  const wanted = settled ? JSON.stringify(uses) : '[]';
  useEffect(() => {
    const runs = known.get(s) ?? new Map<string, PowerRun>();
    known.set(s, runs);
    const jobs = (JSON.parse(wanted) as PowersUsed[])
      .filter((use) => !runs.has(keyOf(use)))
      .map((use) =>
        searchPowersOf(title, s, use, ({ routes = [] }) => {
          runs.set(keyOf(use), powerRunOf(run!, routes));
          heard((count) => count + 1);
        }),
      );
    // Without an answer a switch says nothing of what it adds.
    for (const job of jobs) job.found.catch(() => undefined);
    return () => jobs.forEach((job) => job.cancel());
    // What the run is follows from the state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [title, s, wanted]);
  return (use) => known.get(s)?.get(keyOf(use));
}
