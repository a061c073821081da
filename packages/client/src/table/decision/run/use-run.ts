import type { OpenField } from '@roundhouse/kernel';
import { checkRoutes, type Progress, type Route, type RunCheck, type RunProblem } from '@roundhouse/rail';
import { useMemo } from 'react';
import type { GameView } from '../../../game/handle.ts';
import { useTable } from '../../context.tsx';
import { useTableStore } from '../../store.ts';
import { decisionOf } from '../model.ts';
import { isSameRun } from './ties.ts';

/** A run as it is shown: the routes, edited or the best known, and what they pay. */
export interface RunShown {
  readonly problem: RunProblem;
  readonly best: readonly Route[];
  /** All that is known to earn as much as the best, that first. */
  readonly equals: readonly (readonly Route[])[];
  readonly routes: readonly Route[];
  readonly edited: boolean;
  readonly check: RunCheck;
  /** Has the host shown the best yet, and is it proven that there is no better? */
  readonly known: 'searching' | 'unknown' | 'best' | 'proven';
  /** How far the search has come; null when there is nothing to tell. */
  readonly found: Progress | null;
}

export function useRun(): RunShown | null {
  const { title, s, view, decision, live } = useTable('title', 's', 'view', 'decision', 'live');
  const edited = useTableStore((store) => store.routes);
  const { search } = view;
  return useMemo(() => {
    const problem = live ? title.runProblem(s) : null;
    if (!problem) return null;
    const found = search?.found ?? null;
    const shown = shownIn(decision ?? decisionOf(title, s, s.companies[problem.company]?.director ?? ''));
    const best = found?.routes ?? shown[0] ?? [];
    const equals = found ? [best] : shown;
    const routes = edited ?? best;
    const byHand = edited !== null && !equals.some((one) => isSameRun(one, edited));
    const check = checkRoutes(problem.network, problem.ways ?? problem.trains, routes, problem.rules ?? {});
    return { problem, best, equals, routes, edited: byHand, check, known: knownOf(view, problem), found };
  }, [title, s, view, search, decision, live, edited]);
}

/** The runs that were shown: the engine offers each as a choice. */
function shownIn(decision: ReturnType<typeof decisionOf>): readonly (readonly Route[])[] {
  const runs = decision?.groups.find(({ type }) => type === 'run')?.options ?? [];
  return runs.flatMap(({ openFields }) => {
    const routes: OpenField | undefined = openFields['routes'];
    return routes?.kind === 'indicated' ? [routes.best as unknown as readonly Route[]] : [];
  });
}

function knownOf({ steps, search }: GameView, problem: RunProblem): RunShown['known'] {
  if (search) return 'searching';
  const last = steps.at(-1)?.action;
  if (last?.type === 'indicate' && last.frame === problem.frame) return last['proven'] === true ? 'proven' : 'best';
  // Something was done at any time since the best was shown, or the search has broken.
  const shown = steps.findLast(({ action }) => action.type === 'indicate' || action.type === 'run')?.action;
  return shown?.type === 'indicate' && shown.frame === problem.frame ? 'best' : 'unknown';
}
