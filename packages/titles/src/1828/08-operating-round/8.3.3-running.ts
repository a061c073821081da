/** 8.3.3 Run train(s). */
import { asGoodAsShown, beatsShown, revenueAsClaimed, type RunFrame, runJudge, runStep } from '@roundhouse/rail';
import { hasRoute } from '../14-track-tiles/geography.ts';
import { networkFor, routeChecks, runners } from '../15-trains/15.2-routes.ts';
import { nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import type { OperatingTurn, State } from '../state.ts';

const judge = runJudge<State, RunFrame<'run'>>({
  network: (s, f) => networkFor(s, f.of),
  trains: (s, f) => runners(s, f.of),
  nameOf,
});

export const { step, kind: run } = runStep<State, OperatingTurn>({
  judge,
  canRun: (s, company) => runners(s, company).length > 0 && hasRoute(s, company),
  checks: routeChecks(judge),
  best: [
    asGoodAsShown(
      judge,
      '8.3.3-2',
      (shown, earned) => `A run for $${shown} has been shown, and this one earns $${earned}: the best must be used.`,
      (s) => plays(s, 'bestRun', 'free'),
    ),
  ],
  shown: [
    revenueAsClaimed(judge, '15.3.1-2', (earned, said) => `These routes earn $${earned}, not $${said}.`),
    beatsShown('8.3.3-2', (shown) => `A run for $${shown} has been shown already.`),
  ],
  asks: (_, f) => `${f.of}: run its trains`,
});
