/** 8.3.3 Run train(s). */
import { become, type FrameKind, pop } from '@roundhouse/kernel';
import { runJudge, runMoves } from '@roundhouse/rail';
import { networkFor, routeChecks, runners } from '../15-trains/15.2-routes.ts';
import { nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import { directorOf, operatingTurnOf, type RunStep, type State } from '../state.ts';

const judge = runJudge<State, RunStep>({
  network: (s, f) => networkFor(s, f.of),
  trains: (s, f) => runners(s, f.of),
  nameOf,
});

const moves = runMoves<State, RunStep>({
  judge,
  checks: routeChecks(judge),
  best: [
    {
      rule: '8.3.3-2',
      passes: (s, f, a) => plays(s, 'bestRun', 'free') || judge.revenueOf(s, f, a) >= (f.indicated?.revenue ?? 0),
      says: (s, f, a) =>
        `A run for $${f.indicated?.revenue} has been shown, and this one earns $${judge.revenueOf(s, f, a)}: the best must be used.`,
    },
  ],
  shown: [
    {
      rule: '15.3.1-2',
      passes: (s, f, a) => judge.revenueOf(s, f, a) === a.revenue,
      says: (s, f, a) => `These routes earn $${judge.revenueOf(s, f, a)}, not $${a.revenue}.`,
    },
    {
      rule: '8.3.3-2',
      passes: (_, f, a) => f.indicated === null || a.revenue > f.indicated.revenue,
      says: (_, f) => `A run for $${f.indicated?.revenue} has been shown already.`,
    },
  ],
  ran(g, f, revenue) {
    pop(g, f);
    become(g, operatingTurnOf(g.s)!, { revenue });
  },
});

export const run: FrameKind<State, RunStep> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [moves.run, moves.indicate],
  asks: (_, f) => `${f.of}: run its trains`,
};
