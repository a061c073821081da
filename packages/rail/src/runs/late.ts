import { type Action, type Check, type Frame, HOST, type Move, movesFor, updateFrame } from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { DividendFrame } from '../money/dividend.ts';
import type { RunningTurn } from '../rounds/frames.ts';
import type { RailState } from '../state.ts';
import { type Shown, shownFields, toJson } from './moves.ts';

/**
 * A better run that somebody shows when trains have run already and what becomes of the revenue is still to be decided: it holds in
 * place of the one that was run. The checks say what it must be.
 */
export const lateShowing = <S extends RailState>(
  checks: readonly Check<S, DividendFrame, Shown>[],
): Move<S, Frame, Action, 'indicate'> =>
  movesFor<S>()({
    type: 'indicate',
    fields: shownFields,
    actors: (s) => [HOST, ...s.players],
    candidates: () => [],
    checks,
    apply(g, f: DividendFrame, { routes, revenue }) {
      const turn = g.s.stack[g.s.stack.lastIndexOf(f as never) - 1] as unknown as RunningTurn;
      updateFrame<S, RunningTurn>(g, turn, { revenue });
      updateFrame<S, DividendFrame>(g, f, { revenue });
      log(g, { event: 'run', company: f.of, revenue, routes: toJson(routes) });
    },
  });
