import type { Route } from '@roundhouse/rail';
import { useMemo } from 'react';
import type { RouteLine } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { useRun } from '../decision/run/use-run.ts';

/** The run that is being decided, each train in its colour; else the latest run, pale. */
export function useRoutes(): readonly RouteLine[] {
  const { lines, names } = useTable();
  const run = useRun();
  const last = lines.findLast(({ line }) => line.event.event === 'run')?.line;
  return useMemo(() => {
    if (run) {
      const looks = run.problem.trains.map(({ id }) => id);
      return run.routes.map(({ train, path }) => ({
        train: names.train(train),
        path,
        look: (looks.indexOf(train) % 4) + 1,
      }));
    }
    const routes = (last?.event['routes'] ?? []) as unknown as readonly Route[];
    return routes.map(({ train, path }) => ({ train: names.train(train), path, past: true }));
  }, [run, last, names]);
}
