import { type Draft, type FrameKind, frameName, pop, push, timed, updateFrame, type When } from '@roundhouse/kernel';
import type { Route } from '../routes/network.ts';
import type { Skipped } from '../events.ts';
import type { RunningTurn } from '../rounds/frames.ts';
import { type Step, stepsFor } from '../rounds/steps.ts';
import type { CompanyId, RailState } from '../state.ts';
import type { RunOf, RunProblem } from '../title.ts';
import type { CompanyJudge } from './judging.ts';
import { type RunFrame, runMoves, type RunSpec, shownRecord } from './moves.ts';

interface Spec<S extends RailState> extends Omit<RunSpec<S, RunFrame<'run'>>, 'ran'> {
  readonly judge: Pick<CompanyJudge<S, RunFrame<'run'>>, 'revenueOf' | 'hasTrain'>;
  /** Is there a route for it? Where not given, that shows in the run. */
  hasRoute?(s: S, company: CompanyId): boolean;
  /** What becomes of trains that have run. */
  after?(g: Draft<S>, routes: readonly Route[]): void;
  /** When it comes: in a turn whose company could run. */
  when(canRun: (s: S, company: CompanyId) => boolean): readonly When<S>[];
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
  const canRun = (s: S, company: CompanyId): boolean =>
    spec.judge.hasTrain(s, company) && spec.hasRoute?.(s, company) !== false;
  const when = spec.when(canRun);
  const kind = stepsFor<S>()([run, indicate], (_, f: RunFrame<'run'>) => `${f.of}: run its trains`);
  return {
    step: {
      name: 'run',
      idle: (s, { of }) => !canRun(s, of),
      whySkipped: (s, { of }) => (spec.judge.hasTrain(s, of) ? withoutRoute(s, of) : { why: 'noTrain' }),
      enter(g, { of }) {
        const decision: RunFrame<'run'> = { kind: 'run', of, indicated: null };
        push<RailState>(g, decision);
      },
    },
    kind: { ...timed(kind, { run: when, indicate: when }), record: (_, f) => shownRecord(f) },
  };
}

/** A company without a route reaches nothing from where its stations stand. */
function withoutRoute(s: RailState, company: CompanyId): Skipped {
  const stops = (s.stations[company] ?? []).map(({ hex, node }) => `${hex}:n${node}`);
  return { why: stops.length === 0 ? 'noStation' : 'noRoute', stops };
}

/** What the host searches when this step waits for routes. */
export const problemOfRun =
  <S extends RailState>(problemOf: (s: S, company: CompanyId) => RunOf) =>
  (s: S): RunProblem | null => {
    const f = s.stack.at(-1);
    return f?.kind === 'run' ? { frame: frameName(f), ...problemOf(s, f.of!) } : null;
  };
