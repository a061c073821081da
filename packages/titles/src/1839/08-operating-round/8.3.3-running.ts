/** 8.3.3 Run train(s): the step, and which trains have run. */
import { timed, type When } from '@roundhouse/kernel';
import {
  asGoodAsShown,
  beatsShown,
  revenueAsClaimed,
  GONE,
  moveTrain,
  problemOfRun,
  type Route,
  type RunFrame,
  runJudge,
  type RunProblem,
  runStep,
  setExt,
  tiesEarnAsMuch,
} from '@roundhouse/rail';
import { isRusted, isUnrun } from '../16-trains/16.1-trains.ts';
import { hasRoute, networkFor, routeChecks, runners, runProblemOf, runRules } from '../16-trains/16.2-routes.ts';
import { guilders, nameOf } from '../material.ts';
import type { Game, OperatingTurn, State } from '../state.ts';
import { hadStep, inOrder, publicOnTurn } from './8.3-order.ts';

/** All trains together (8.3.3-1); what a stop pays to several of them is a matter of the trains (16.1-1, 16.1-2). */
const judge = runJudge<State, RunFrame<'run'>>({
  network: (s, f) => networkFor(s, f.of),
  trains: (s, f) => runners(s, f.of),
  rules: (s, f) => runRules(s, f.of),
  nameOf,
});

/**
 * An “R” train on a route has run (16.3.2.2-5); one that had rusted before leaves the game at once (16.3.2.2-4, 17.9-5, 17.10-4,
 * 17.11-6, 17.12-4).
 */
function noteRun(g: Game, routes: readonly Route[]): void {
  const first = routes.map(({ train }) => train).filter((train) => isUnrun(g.s, train));
  if (first.length > 0) setExt(g, { ran: [...g.s.ext.ran, ...first] });
  for (const train of first) if (isRusted(g.s, train)) moveTrain(g, train, GONE);
}

/** What the host searches: where an “R” train has not run yet, also other runs of the same worth, by which of them run. */
export function runProblem(s: State): RunProblem | null {
  const problem = problemOfRun(runProblemOf)(s);
  const unrun = problem?.trains.filter(({ id }) => isUnrun(s, id)) ?? [];
  if (!problem || unrun.length === 0 || problem.trains.length === 1) return problem;
  const apart = (routes: readonly Route[]): string =>
    unrun.map(({ id }) => (routes.some(({ train }) => train === id) ? id : '')).join();
  return { ...problem, apart };
}

const canRun = (s: State, company: string): boolean => runners(s, company).length > 0 && hasRoute(s, company);

/** A company with a train and a route runs (8.3.3-3), and no less than has been shown (8.3.3-2). */
const running = runStep<State, OperatingTurn>({
  judge,
  players: (s) => s.ext.order,
  hasTrain: (s, company) => runners(s, company).length > 0,
  hasRoute,
  checks: routeChecks(judge),
  best: [
    asGoodAsShown(
      judge,
      '8.3.3-2',
      (shown, earned) =>
        `This run earns ${guilders(earned)}; a run for ${guilders(shown)} has been found and must be used.`,
    ),
  ],
  shown: [
    revenueAsClaimed(
      judge,
      '16.1-1',
      (earned, said) => `These routes earn ${guilders(earned)}, not ${guilders(said)}.`,
    ),
    // Among runs of equal worth the director chooses, and with it which train has run (Q47).
    tiesEarnAsMuch(judge, 'Q47', 'Runs shown beside the best must differ from it and earn as much.'),
    beatsShown('8.3.3-2', (shown) => `A run for ${guilders(shown)} has already been shown.`),
  ],
  after: noteRun,
  asks: (_, f) => `${f.of}: run its trains`,
});

const whenRun: readonly When<State>[] = [
  ...publicOnTurn,
  hadStep('8.3.3-3', 'run', canRun, (company) => `The ${company} has no train, or no route for one.`),
  inOrder,
];
export const { step } = running;
export const run = timed(running.kind, { run: whenRun, indicate: whenRun });
