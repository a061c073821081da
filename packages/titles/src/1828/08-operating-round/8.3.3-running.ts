/** 8.3.3 Run train(s). */
import { type RunFrame, runJudge, runLimits, runStep } from '@roundhouse/rail';
import { hasRoute } from '../14-track-tiles/geography.ts';
import { networkFor, routeChecks, runners } from '../15-trains/15.2-routes.ts';
import { dollars, nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import type { OperatingTurn, State } from '../state.ts';
import { hadStep, inOrder, onTurn } from './8.3-order.ts';

const judge = runJudge<State, RunFrame<'run'>>({
  network: (s, f) => networkFor(s, f.of),
  trains: (s, f) => runners(s, f.of),
  nameOf,
});

const limits = runLimits(judge, dollars);

export const { step, kind: run } = runStep<State, OperatingTurn>({
  judge,
  hasTrain: (s, company) => runners(s, company).length > 0,
  hasRoute,
  checks: routeChecks(judge),
  best: [limits.asGoodAsShown('8.3.3-2', (s) => plays(s, 'bestRun', 'free'))],
  shown: [limits.asClaimed('15.3.1-2'), limits.beatsShown('8.3.3-2')],
  when: (canRun) => [
    ...onTurn,
    hadStep('15.2-1', 'run', canRun, 'The company has no train, or no route for it, right now.'),
    inOrder,
  ],
});
