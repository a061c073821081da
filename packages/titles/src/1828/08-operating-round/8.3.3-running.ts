/** 8.3.3 Run train(s). */
import { type RunFrame, companyJudge, runLimits, runStep } from '@roundhouse/rail';
import { hasRoute } from '../14-track-tiles/geography.ts';
import { networkFor, routeChecks, runners } from '../15-trains/15.2-routes.ts';
import { dollars, nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import type { OperatingTurn, State } from '../state.ts';
import { hadStep, inOrder, onTurn } from './8.3-order.ts';

const judge = companyJudge<State, RunFrame<'run'>>({ network: networkFor, trains: runners, nameOf });

const limits = runLimits(judge, dollars);

export const { step, kind: run } = runStep<State, OperatingTurn>({
  judge,
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
