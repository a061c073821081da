/** 8.3.3 Run train(s): the step, and which trains have run. */
import {
  GONE,
  moveTrain,
  problemOfRun,
  type Route,
  type RunFrame,
  companyJudge,
  runLimits,
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
const judge = companyJudge<State, RunFrame<'run'>>({ network: networkFor, trains: runners, rules: runRules, nameOf });

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

const limits = runLimits(judge, guilders);

/** A company with a train and a route runs (8.3.3-3), and no less than has been shown (8.3.3-2). */
export const { step, kind: run } = runStep<State, OperatingTurn>({
  judge,
  players: (s) => s.ext.order,
  hasRoute,
  checks: routeChecks(judge),
  best: [limits.asGoodAsFound('8.3.3-2')],
  shown: [
    limits.asClaimed('16.1-1'),
    // Among runs of equal worth the director chooses, and with it which train has run (Q47).
    tiesEarnAsMuch(judge, 'Q47', 'Runs shown beside the best must differ from it and earn as much.'),
    limits.beatsShown('8.3.3-2'),
  ],
  after: noteRun,
  when: (canRun) => [
    ...publicOnTurn,
    hadStep('8.3.3-3', 'run', canRun, (company) => `The ${company} has no train, or no route for one.`),
    inOrder,
  ],
});
