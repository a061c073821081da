/** 8.3.3 Run train(s). */
import { timed, type When } from '@roundhouse/kernel';
import { asGoodAsShown, beatsShown, revenueAsClaimed, type RunFrame, runJudge, runStep } from '@roundhouse/rail';
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

const canRun = (s: State, company: string): boolean => runners(s, company).length > 0 && hasRoute(s, company);

const running = runStep<State, OperatingTurn>({
  judge,
  hasTrain: (s, company) => runners(s, company).length > 0,
  hasRoute,
  checks: routeChecks(judge),
  best: [
    asGoodAsShown(
      judge,
      '8.3.3-2',
      (shown, earned) =>
        `A run for ${dollars(shown)} has been shown, and this one earns ${dollars(earned)}: run the better one.`,
      (s) => plays(s, 'bestRun', 'free'),
    ),
  ],
  shown: [
    revenueAsClaimed(
      judge,
      '15.3.1-2',
      (earned, said) => `These routes earn ${dollars(earned)}, not ${dollars(said)}.`,
    ),
    beatsShown('8.3.3-2', (shown) => `A run for ${dollars(shown)} has already been shown.`),
  ],
  asks: (_, f) => `${f.of}: run its trains`,
});

const whenRun: readonly When<State>[] = [
  ...onTurn,
  hadStep('15.2-1', 'run', canRun, 'The company has no train, or no route for it, right now.'),
  inOrder,
];
export const { step } = running;
export const run = timed(running.kind, { run: whenRun, indicate: whenRun });
