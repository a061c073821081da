import type { Route } from '@roundhouse/rail';
import { useMemo } from 'react';
import type { RouteLine } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { type RunShown, useRun } from '../decision/run/use-run.ts';
import { useSteady } from '../steady.ts';
import { useTableStore } from '../store.ts';

/** What a train that runs a network covers, piece by piece, the lines through it, and what it is paid for. */
function networkOf({ problem: { network }, check }: RunShown, train: string): RouteLine['net'] {
  const pay = 'fault' in check ? undefined : check.routes.find((one) => one.train === train);
  if (!pay?.network) return undefined;
  const { stops, hexsides, tracks } = network;
  const point = (end: number): string => (end >= 0 ? stops[end]!.id : hexsides[~end]!);
  return {
    pieces: pay.network.tracks.map((track) => [point(tracks[track]!.a), point(tracks[track]!.b)]),
    lines: pay.network.lines,
    stops: pay.stops.flatMap(({ stop, counted, value }) => {
      const { id, value: once } = stops[stop]!;
      return counted ? [{ point: id, times: once > 0 ? value / once : 1 }] : [];
    }),
  };
}

/** The run that is being decided, each train in its colour; else the latest run, pale. */
export function useRoutes(): readonly RouteLine[] {
  const { lines, names } = useTable('lines', 'names');
  const run = useRun();
  const traced = useTableStore((store) => store.traced);
  const last = lines.findLast(({ line }) => line.event.event === 'run')?.line;
  const shown = useMemo(() => {
    if (run) {
      const looks = run.problem.trains.map(({ id }) => id);
      return run.routes.map(({ train, path }) => {
        const net = networkOf(run, train);
        return { train: names.train(train), path, look: (looks.indexOf(train) % 4) + 1, ...(net ? { net } : {}) };
      });
    }
    if (traced) return traced.map(({ train, path }, i) => ({ train: names.train(train), path, look: (i % 4) + 1 }));
    const routes = (last?.event['routes'] ?? []) as unknown as readonly Route[];
    return routes.map(({ train, path }) => ({ train: names.train(train), path, past: true }));
  }, [run, traced, last, names]);
  return useSteady(shown);
}
