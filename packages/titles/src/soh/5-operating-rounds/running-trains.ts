/** Operating rounds: running trains and calculating revenue. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  hasStation,
  type Network,
  networkOf,
  perPosition,
  type Place,
  type RunAction,
  runnersBy,
  type RunFrame,
  type RunOf,
  problemOfRun,
  companyJudge,
  runLimits,
  runStep,
  type TrainSpec,
  trainsOf,
  hexesWith,
  passedEnd,
  withArticle,
} from '@roundhouse/rail';
import { stopBonus } from '../6-private-companies.ts';
import { board, guilders, roster, trainDef } from '../material.ts';
import { type OperatingTurn, phase, type State } from '../state.ts';
import { cityIsBlocked, hasRoute, layout, nameOf } from './geography.ts';
import { hadStep, inOrder, onTurn } from './order.ts';

/**
 * Route limits count main stations and external connections; small cities only pay, and not to a 3E (running-trains-5,
 * running-trains-6).
 */
const runnersOf = runnersBy(roster, { ends: ['city', 'offboard'], minStops: 2 });

/** The trains of a company, as the routes see them. */
export const runners = (s: State, company: string): readonly TrainSpec[] => runnersOf(s, trainsOf(s, roster, company));

/**
 * The network depends on the values in force and on bonuses (running-trains-3, running-trains-7, running-trains-13,
 * running-trains-15, running-trains-17).
 */
const networkWith = perPosition((s: State, company, _values: string, _ferry: number, _port: number): Network => {
  const printed = (place: Place): number => {
    const { revenue = 0 } = place.def;
    return typeof revenue === 'number' ? revenue : (revenue[phase(s).revenue] ?? 0);
  };
  return networkOf(layout(s), {
    value: (place) => printed(place) + stopBonus(s, company, place.hexId),
    passable: (place) =>
      place.def.kind === 'town' ||
      (place.def.kind === 'city' && !cityIsBlocked(s, company, { hex: place.hexId, node: place.node })),
    mine: (place) => hasStation(s.stations, company, place.hexId, place.node),
  });
});

/** The track as a company may run on it now. */
export const networkFor = (s: State, company: string): Network =>
  networkWith(s, company, phase(s).revenue, stopBonus(s, company, 'D9'), stopBonus(s, company, 'J1'));

/** The run of any company on the map with the tiles now on it, with its own trains or with others. */
export const runProblemOf = (s: State, company: string, trains?: readonly string[]): RunOf => ({
  company,
  network: networkFor(s, company),
  trains: runnersOf(s, trains ?? trainsOf(s, roster, company)),
});

/** What the host searches when a company is about to run. */
export const runProblem = problemOfRun(runProblemOf);

/** running-trains-11, calculating-revenue-3, calculating-revenue-4, calculating-revenue-5, calculating-revenue-6. */
const judge = companyJudge<State, RunFrame<'run'>>({ network: networkFor, trains: runners, nameOf });
const { refusing } = judge;

const externals = hexesWith(board, 'offboard');

const routeChecks: readonly Check<State, RunFrame<'run'>, RunAction>[] = [
  refusing('calculating-revenue-2', ['unknown-train', 'train-twice'], ({ code }, _, { of: company }) =>
    code === 'train-twice' ? 'Each train runs once a turn.' : `The ${company} can run only its own trains.`,
  ),
  {
    rule: 'running-trains-16',
    passes: (_, _f, a) => passedEnd(a, externals) === undefined,
    says: (_, _f, a) =>
      `${nameOf(passedEnd(a, externals)!)} is an external connection: it can only be the start or the end of a route.`,
  },
  refusing('running-trains-1', ['wrong-end', 'too-few-stops'], (fault, called) =>
    fault.code === 'wrong-end'
      ? `A route starts and ends at a large city or an external connection, and ${called(fault.stop)} is a small city.`
      : 'A route starts at one large city or external connection and ends at another.',
  ),
  refusing(
    'running-trains-2',
    ['no-station'],
    ({ train }, _, { of: company }) =>
      `The ${trainDef(train).id} train’s route must include a large city with a token of the ${company}.`,
  ),
  refusing(
    'running-trains-4',
    ['too-long'],
    ({ train, max, count }) =>
      `${capitalised(withArticle(trainDef(train).id))} train runs to at most ${max} main stations and external connections, not ${count}.`,
  ),
  refusing(
    'running-trains-9',
    ['not-continuous', 'unknown-point'],
    ({ train }) => `The ${trainDef(train).id} train’s route is not one continuous line of track.`,
  ),
  refusing('running-trains-10', ['track-twice'], ({ train, other }) =>
    other === undefined
      ? `The ${trainDef(train).id} train uses a piece of track twice, and each piece can be used once a turn.`
      : 'Two of these routes share a piece of track, which can be used once a turn.',
  ),
  refusing(
    'running-trains-12',
    ['stop-twice'],
    ({ stop }, called) => `A train can use a station only once, and this route visits ${called(stop)} twice.`,
  ),
  refusing(
    'running-trains-14',
    ['blocked'],
    ({ stop }, called, { of: company }) =>
      `Other companies’ tokens block ${called(stop)}; the ${company} may end a route there but not run through.`,
  ),
];

const limits = runLimits(judge, guilders);

export const { step, kind: run } = runStep<State, OperatingTurn>({
  judge,
  hasRoute,
  checks: routeChecks,
  best: [limits.asGoodAsShown('running-trains-8')],
  shown: [limits.asClaimed('calculating-revenue-1'), limits.beatsShown('running-trains-8')],
  when: (canRun) => [
    ...onTurn,
    hadStep('running-trains-1', 'run', canRun, (company) => `The ${company} has no train, or no route for one.`),
    inOrder,
  ],
});
