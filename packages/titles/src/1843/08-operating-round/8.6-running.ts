/** 8.6 Run train(s): the step, and 8.6.1 what a route may be. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  nameInEvent,
  notEmpty,
  passedEnd,
  type Route,
  type RouteFault,
  type RunAction,
  type RunFrame,
  companyJudge,
  runLimits,
  runStep,
  withArticle,
  routeRefusals,
} from '@roundhouse/rail';
import { hasRoute } from '../geography.ts';
import { networkFor, runners, runRules } from '../13-trains.ts';
import { board, francs, nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';
import type { OperatingTurn } from '../state-operating.ts';
import { hadStep, inOrder, onTurn } from './8.3-order.ts';

const judge = companyJudge<State, RunFrame<'run'>>({ network: networkFor, trains: runners, rules: runRules, nameOf });
const { refusing } = judge;

/** Off-boards in which a route can only end: all but Genève (8.6.1-4). */
const ends = board.hexes
  .filter(({ nodes }) => nodes?.some(({ kind, passThrough }) => kind === 'offboard' && !passThrough))
  .map(({ id }) => id);

type TooLong = Extract<RouteFault, { readonly code: 'too-long' }>;
const called = (train: string): string => nameInEvent(train);
const tooLong = ({ train, kinds, max, count }: TooLong): string =>
  `${capitalised(withArticle(called(train)))} train visits at most ${max} ${kinds.includes('town') ? 'stops' : 'cities and off-boards'}, not ${count}.`;

/** Do two routes meet at a hexside and part on one side of it? */
function branch({ path: one }: Route, { path: other }: Route): boolean {
  const beside = (path: readonly string[], at: number): string[] => [path[at - 1]!, path[at + 1]!];
  return one.some((point, at) => {
    const there = other.indexOf(point);
    if (!point.includes('/') || there < 0) return false;
    return beside(one, at).filter((next) => beside(other, there).includes(next)).length === 1;
  });
}

const route = routeRefusals(judge, called);

/** The limits of every route, in the order of the book. */
const checks: readonly Check<State, RunFrame<'run'>, RunAction>[] = [
  route.ownTrainsOnce('8.6-1'),
  refusing(
    '8.8.2-5',
    ['two-faces'],
    () => 'A “2×2 or 3+1” certificate runs as two 2 trains or as one 3+1, not as both.',
  ),
  refusing(
    '8.6.1-20',
    ['too-many-trains'],
    ({ max, count }) => `Only ${max} trains may run in this phase, not ${count}.`,
  ),
  {
    rule: '8.6.1-3',
    passes: (_, _f, a) => passedEnd(a, ends) === undefined,
    says: (_, _f, a) => `A route can start or end at ${nameOf(passedEnd(a, ends)!)}, but not run through it.`,
  },
  refusing('8.6.1-1', ['too-few-stops'], () => 'A route needs at least two stops.'),
  route.withMarker('8.6.1-2'),
  route.notThroughFull('8.6.1-7'),
  route.hexsidesOnce('8.6.1-10'),
  route.noTurningBack('8.6.1-11'),
  refusing(
    '8.6.1-12',
    ['stop-twice', 'group-twice'],
    ({ stop }, where) => `A route may visit a place once, and this one visits ${where(stop)} twice.`,
  ),
  {
    rule: '8.6.1-17',
    passes: (_, _f, a) => !a.routes.some((one, i) => a.routes.slice(0, i).some((other) => branch(one, other))),
    says: 'Two of these routes use the two branches of one switch, which share a piece of track.',
  },
  route.trackOnce('8.6.1-15'),
  // 13.2-1, 13.2-2, 13.2-3.
  refusing('8.6.1-18', ['too-long'], tooLong),
  route.unbroken('8.6.1-14'),
];

const limits = runLimits(judge, francs);

export const { step, kind: run } = runStep<State, OperatingTurn>({
  judge,
  hasRoute,
  checks,
  best: [
    notEmpty(
      '8.6-1',
      (_, f) => `The ${f.of} has a train and a route for it, so it must run.`,
      (s) => plays(s, 'emptyRun', 'taken'),
    ),
    limits.asGoodAsShown('8.6-1', (s) => plays(s, 'bestRun', 'free')),
  ],
  // 8.6.2-3: all routes together.
  shown: [limits.asClaimed('8.6.2-1'), limits.beatsShown('8.6-1')],
  when: (canRun) => [
    ...onTurn,
    hadStep('8.6.1-1', 'run', canRun, (company) => `The ${company} has no train, or no route for one.`),
    inOrder,
  ],
});
