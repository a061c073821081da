import { type Draft, updateFrame, type FrameKind, frameName, pop, push } from '@roundhouse/kernel';
import type { Route } from '../routes/network.ts';
import type { RunningTurn } from '../rounds/frames.ts';
import { type Step, stepsFor } from '../rounds/steps.ts';
import type { CompanyId, RailState } from '../state.ts';
import type { RunOf, RunProblem } from '../title.ts';
import { type RunFrame, runMoves, type RunSpec } from './moves.ts';

interface Spec<S extends RailState> extends Omit<RunSpec<S, RunFrame<'run'>>, 'ran'> {
  /** Has it a train, and a route for it? */
  canRun(s: S, company: CompanyId): boolean;
  /** What becomes of trains that have run. */
  after?(g: Draft<S>, routes: readonly Route[]): void;
  asks(s: S, f: RunFrame<'run'>): string;
}

/** The step of a turn in which trains run, and the frame that asks for it; the turn remembers the revenue. */
export function runStep<S extends RailState, T extends RunningTurn>(
  spec: Spec<S>,
): { readonly step: Step<S, T>; readonly kind: FrameKind<S, RunFrame<'run'>, 'run' | 'indicate'> } {
  const { run, indicate } = runMoves<S, RunFrame<'run'>>({
    ...spec,
    ran(g, f, { routes, revenue }) {
      pop(g, f);
      updateFrame<S, RunningTurn>(g, g.s.stack.at(-1) as unknown as T, { revenue });
      spec.after?.(g, routes);
    },
  });
  return {
    step: {
      name: 'run',
      idle: (s, f) => !spec.canRun(s, f.of),
      enter(g, { of }) {
        const decision: RunFrame<'run'> = { kind: 'run', of, indicated: null };
        push<RailState>(g, decision);
      },
    },
    kind: stepsFor<S>()([run, indicate], (s, f: RunFrame<'run'>) => spec.asks(s, f)),
  };
}

/** What the host searches when this step waits for routes. */
export const problemOfRun =
  <S extends RailState>(problemOf: (s: S, company: CompanyId) => RunOf) =>
  (s: S): RunProblem | null => {
    const f = s.stack.at(-1);
    return f?.kind === 'run' ? { frame: frameName(f), ...problemOf(s, f.of!) } : null;
  };
