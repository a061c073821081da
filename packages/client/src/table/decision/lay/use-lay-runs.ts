import { actingFor } from '@roundhouse/rail/telling/consequences';
import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { useEffect, useState } from 'react';
import { useTable } from '../../context.tsx';
import { rowAction } from '../rows.ts';
import type { NextLay } from './next-lay.ts';
import type { LayWay } from './ways.ts';

/** Pointing at hexes one after the other starts nothing. */
const REST = 120;

/** What is known so far of the runs after each way. */
export interface LayRuns {
  /** Without any tile. */
  readonly now: number | null;
  /** By the way's key; what does not come to run in this turn is not in it. */
  readonly after: ReadonlyMap<string, number>;
  /** Nothing more is to come. */
  readonly complete: boolean;
}

const NOTHING: LayRuns = { now: null, after: new Map(), complete: false };

export const layAction = ({ row, rotations }: LayWay): LoggedAction => rowAction(row, { rotation: rotations[0]! });

/** One after the other, with a breath between them: the page answers a hand at any time. */
async function inTurn<T>(list: readonly T[], isLeft: () => boolean, each: (one: T) => void): Promise<void> {
  for (const one of list) {
    await new Promise((resume) => setTimeout(resume));
    if (isLeft()) return;
    each(one);
  }
}

/** What the trains of this turn would run for after each way, worked out when the page has nothing else to do. */
export function useLayRuns(ways: readonly LayWay[]): LayRuns {
  const { title, s } = useTable('title', 's');
  const [runs, setRuns] = useState<{ readonly of: readonly LayWay[]; readonly runs: LayRuns }>({
    of: [],
    runs: NOTHING,
  });
  useEffect(() => {
    let left = false;
    const [first] = ways;
    const company = first?.row.type === 'layTile' ? actingFor(s, layAction(first)) : null;
    const look = async (): Promise<void> => {
      if (company === null || left) return;
      const { forecast } = await import('../forecast.ts');
      const now = forecast(title, s, company, null);
      const after = new Map<string, number>();
      const tell = (complete: boolean) => setRuns({ of: ways, runs: { now, after: new Map(after), complete } });
      await inTurn(
        ways,
        () => left,
        (way) => {
          const run = forecast(title, s, company, layAction(way));
          if (run !== null) after.set(way.key, run);
          tell(false);
        },
      );
      if (!left) tell(true);
    };
    const timer = setTimeout(() => void look(), REST);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [title, s, ways]);
  return runs.of === ways ? runs.runs : NOTHING;
}

/** The best that a second tile would make of the chosen way; null where it makes nothing better, or is not known yet. */
export function useNextLay(way: LayWay | undefined, { after, complete }: LayRuns): NextLay | null {
  const { title, s } = useTable('title', 's');
  const [found, setFound] = useState<{ readonly of: string; readonly s: RailState; readonly next: NextLay } | null>(
    null,
  );
  const run = way && after.get(way.key);
  useEffect(() => {
    let left = false;
    const company = way && complete && run !== undefined ? actingFor(s, layAction(way)) : null;
    if (!way || company === null || run === undefined) return;
    const look = async (): Promise<void> => {
      const { laysAfter } = await import('./next-lay.ts');
      const { forecast } = await import('../forecast.ts');
      if (left) return;
      const { state, lays } = laysAfter(
        title,
        s,
        layAction(way),
        way.lines.flatMap(({ open }) => open),
      );
      let best = run;
      await inTurn(
        lays,
        () => left,
        (lay) => {
          const revenue = forecast(title, state, company, lay.action) ?? 0;
          if (revenue <= best) return;
          best = revenue;
          setFound({ of: way.key, s, next: { hex: lay.hex, tile: lay.tile, revenue } });
        },
      );
    };
    void look();
    return () => {
      left = true;
    };
  }, [title, s, way, run, complete]);
  return found && found.of === way?.key && found.s === s ? found.next : null;
}
