/** 15.2 Route definition and 15.3 Running trains by train-type. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  hasStation,
  type Network,
  networkOf,
  type Place,
  partsOf,
  perPosition,
  type RouteFault,
  type RunAction,
  type RunFrame,
  type RunJudge,
  runnersBy,
  type RunOf,
  type TrainSpec,
  hexesWith,
  passedEnd,
  withArticle,
  routeRefusals,
} from '@roundhouse/rail';
import { trainsIn } from '../13-companies/13.4-systems.ts';
import { cityIsBlocked, layout } from '../14-track-tiles/geography.ts';
import { hasCoal } from '../16-coal.ts';
import { board, COALFIELDS, nameOf, roster } from '../material.ts';
import { phase, type State } from '../state.ts';

/** What a train may run and what it is paid for (15.3.2-2, 15.3.3-2, 15.3.4-1). */
const runnersOf = runnersBy(roster, { ends: ['city', 'town', 'offboard', 'coalfield'], minStops: 2 });

/** The trains of a company in all its shells, as the routes see them. */
export const runners = (s: State, company: string): readonly TrainSpec[] => runnersOf(s, trainsIn(s, company));

/** What a revenue center pays in this phase (17.4-4). */
export const valueOf = (s: State, { def: { revenue = 0 } }: Place): number =>
  typeof revenue === 'number' ? revenue : (revenue[phase(s).revenue] ?? 0);

/** A marker in one part of a group of hexes counts in all of them (13.3.2-1). */
const isMine = (s: State, company: string, { hexId, node, def: { group } }: Place): boolean =>
  group === undefined
    ? hasStation(s.stations, company, hexId, node)
    : partsOf(board, group).some((part) => hasStation(s.stations, company, board.ids[part.hex]!, part.node));

/** The network depends on the values in force and on coal (15.2-2, 15.2-4, 15.2-6, 15.2-8). */
const networkWith = perPosition(
  (s: State, company, _values: string, coal: boolean): Network =>
    networkOf(layout(s), {
      value: (place) => valueOf(s, place),
      passable: ({ def, hexId, node }) =>
        def.kind === 'town' ||
        def.kind === 'coalfield' ||
        (def.kind === 'city' && !cityIsBlocked(s, company, { hex: hexId, node })),
      mine: (place) => isMine(s, company, place),
      closed: ({ def }) => def.kind === 'coalfield' && !coal,
    }),
);

/** The track as a company may run on it now. */
export const networkFor = (s: State, company: string): Network =>
  networkWith(s, company, phase(s).revenue, hasCoal(s, company));

/** The run of any company on the map with the tiles now on it, with its own trains or with others. */
export const runProblemOf = (s: State, company: string, trains?: readonly string[]): RunOf => ({
  company,
  network: networkFor(s, company),
  trains: runnersOf(s, trains ?? trainsIn(s, company)),
});

const offboards = hexesWith(board, 'offboard');

export const usesCoalfields = (a: RunAction): boolean =>
  a.routes.some(({ path }) => path.some((point) => point.startsWith(`${COALFIELDS}:`)));

const kindOf = (train: string): string => roster.kindOf.get(train)!.id;

type TooLong = Extract<RouteFault, { readonly code: 'too-long' }>;
const isKind =
  (...kinds: string[]) =>
  ({ train }: TooLong): boolean =>
    kinds.includes(kindOf(train));
const tooLong = ({ train, kinds, max, count }: TooLong): string =>
  `${capitalised(withArticle(kindOf(train)))} train visits at most ${max} ${
    kinds.includes('town') ? 'revenue centers' : 'cities, coalfields and off-boards'
  }, not ${count}.`;

/** The limits of every route, in the order of the book. */
export function routeChecks<F extends RunFrame>(judge: RunJudge<State, F>): Check<State, F, RunAction>[] {
  const { refusing } = judge;
  const route = routeRefusals(judge, kindOf);
  return [
    route.ownTrainsOnce('8.3.3-1'),
    {
      rule: '14.3.1.1-2',
      passes: (s, f, a) => hasCoal(s, f.of) || !usesCoalfields(a),
      says: (_, f) => `The ${f.of} has no coal marker, so its trains cannot run to the Virginia Coalfields.`,
    },
    {
      rule: '15.2-13',
      passes: (_, _f, a) => passedEnd(a, offboards) === undefined,
      says: (_, _f, a) => `A route can start or end at ${nameOf(passedEnd(a, offboards)!)}, but not run through it.`,
    },
    refusing('15.2-1', ['too-few-stops'], () => 'A route needs at least two revenue centers.'),
    route.withMarker('15.2-3'),
    route.notThroughFull('15.2-5'),
    route.hexsidesOnce('15.2-9'),
    route.noTurningBack('15.2-10'),
    refusing(
      '15.2-11',
      ['stop-twice', 'group-twice'],
      ({ stop }, called) => `A route may visit a revenue center once, and this one visits ${called(stop)} twice.`,
    ),
    route.trackOnce('15.2-12'),
    refusing('15.3.1-1', ['too-long'], tooLong, isKind('2', '3', '5', '6')),
    refusing('15.3.2-1', ['too-long'], tooLong, isKind('3+D')),
    refusing('15.3.3-1', ['too-long'], tooLong, isKind('8E')),
    route.unbroken('15.2-7'),
  ];
}
