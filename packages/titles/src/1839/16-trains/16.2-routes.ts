/** 16.2 Route definition and 16.3 Running trains by train-type: the track as a company runs on it, and what a route may be. */
import type { Check } from '@roundhouse/kernel';
import {
  canRunThrough,
  capitalised,
  hasStation,
  hexesWith,
  hexOfPoint,
  hexsideName,
  isBlocked,
  joinsStation,
  type Network,
  networkOf,
  passedEnd,
  perPosition,
  type Revenue,
  type RouteFault,
  type RunAction,
  type RunFrame,
  type RunJudge,
  runnersBy,
  type RunOf,
  type RunRules,
  stopName,
  type TrainSpec,
  withArticle,
  routeRefusals,
} from '@roundhouse/rail';
import { isMajor } from '../13-stock-market.ts';
import { areBarriersShut, railways, shutsFor, stationsForRoutes } from '../geography.ts';
import { board, nameOf, roster } from '../material.ts';
import { operatingTurnOf, phase, type State } from '../state.ts';
import { trainDef, trainsOf } from './16.1-trains.ts';
import { ruhrgebied } from './16.2-ruhrgebied.ts';

/**
 * Towns, cities and off-boards can be ends (16.2-2, 16.2-5); two cities or towns at least (16.2-1, 12-18). All that is on the route
 * pays (16.3.1.1-2, 16.3.1.2-2, 16.3.1.3-3): cities and towns once among plain trains, to “R” trains always (16.3.2.2-1, 16.3.2.2-2).
 */
const runnersOf = runnersBy(roster, { ends: ['city', 'town', 'offboard'], minStops: 2, minKinds: ['city', 'town'] });
export const runners = (s: State, company: string): readonly TrainSpec[] => runnersOf(s, trainsOf(s, company));

/** The value of the phase (12-12, 17.1-3, 17.6-3, 17.11-4). */
const valueIn = (color: string, revenue: Revenue = 0): number =>
  typeof revenue === 'number' ? revenue : (revenue[color] ?? 0);

const offboards = hexesWith(board, 'offboard');
const colorOf = new Map(board.hexes.map(({ id, color }) => [id, color]));

/** All that the network of a company hangs on beyond the map. */
const networkByKey = perPosition(
  (s: State, company, _major: boolean, color: string, _shut: boolean, _swapped: string): Network => {
    const map = railways(s);
    const stations = stationsForRoutes(s, company);
    const shuts = shutsFor(s, company);
    return networkOf(map, {
      value: ({ def }) => valueIn(color, def.revenue),
      // Open is open, though it may be reserved (16.2-4, 16.2-12, Q45); off-boards are ends (16.2-19).
      passable: ({ def, hexId, node }) => canRunThrough(def) && !isBlocked(map, stations, hexId, node, company, shuts),
      mine: ({ hexId, node }) => hasStation(stations, company, hexId, node),
      // 14.3.2.2.1-2.
      closed: ({ def }) => def.kind === 'offboard' && !isMajor(s, company),
      // One place of each colour on a route (16.2-15).
      group: ({ def, hexId }) => (def.kind === 'offboard' ? colorOf.get(hexId) : undefined),
    });
  },
);

/** 16.2-13. */
const swappedOf = (s: State, company: string): string => {
  const turn = operatingTurnOf(s);
  return turn?.of === company && turn.swapped ? `${turn.swapped.hex} ${turn.swapped.node}` : '';
};

/** Has a route no other station than the marker that its company has swapped in this turn? */
function restsOnSwapped(s: State, company: string, { routes }: RunAction): boolean {
  const turn = operatingTurnOf(s);
  if (turn?.of !== company || turn.swapped === null) return false;
  const swapped = stopName(turn.swapped.hex, turn.swapped.node);
  const others = (stationsForRoutes(s, company)[company] ?? []).map(({ hex, node }) => stopName(hex, node));
  return routes.some(({ path }) => path.includes(swapped) && !others.some((stop) => path.includes(stop)));
}

/** The track as a company may run on it now (16.2-6, 16.2-7, 16.2-8, 16.2-9, 16.2-18). */
export const networkFor = (s: State, company: string): Network =>
  networkByKey(s, company, isMajor(s, company), phase(s).revenue, areBarriersShut(s), swappedOf(s, company));

export const runRules = (s: State, company: string): RunRules => ({ bonus: ruhrgebied(networkFor(s, company)) });

/** The run of any company on the map with the tiles now on it, with its own trains or with others. */
export const runProblemOf = (s: State, company: string, trains?: readonly string[]): RunOf => ({
  company,
  network: networkFor(s, company),
  trains: runnersOf(s, trains ?? trainsOf(s, company)),
  rules: runRules(s, company),
});

const routeByKey = perPosition((s: State, company, _shut: boolean, _swapped: string): boolean =>
  joinsStation(
    railways(s),
    stationsForRoutes(s, company),
    company,
    () => false,
    ({ kind }) => kind !== 'offboard',
  ),
);
/** Has it a route of two revenue centers, whatever train it were? */
export const hasRoute = (s: State, company: string): boolean =>
  routeByKey(s, company, areBarriersShut(s), swappedOf(s, company));

/** The hexsides with a red barrier, as routes name them. */
const barriers: ReadonlySet<string> = new Set(
  board.hexes.flatMap(({ id, borders = [] }) =>
    borders
      .filter(({ kind }) => kind === 'barrier')
      .map(({ edge }) => hexsideName(board, board.indexOf.get(id)!, edge)),
  ),
);

const points = (a: RunAction): string[] => a.routes.flatMap(({ path }) => [...path]);
const offboardIn = (a: RunAction): string | undefined =>
  points(a)
    .filter((point) => point.includes(':'))
    .map(hexOfPoint)
    .find((hex) => offboards.includes(hex));

const called = (train: string): string => trainDef(train).id;
type TooLong = Extract<RouteFault, { readonly code: 'too-long' }>;
/** N, N+ and N+1 by their names; whether “P” or “R” stands before it does not matter (Q43). */
const typeOf = (train: string): 'N' | 'N+' | 'N+1' =>
  called(train).endsWith('+1') ? 'N+1' : called(train).endsWith('+') ? 'N+' : 'N';
const isAbroad = ({ kinds }: TooLong): boolean => kinds.includes('offboard');
const isInAll = ({ kinds }: TooLong): boolean => kinds.includes('town');
const tooLong = (fault: TooLong): string =>
  `${capitalised(withArticle(called(fault.train)))} train visits at most ${fault.max} ${isInAll(fault) ? 'cities and towns' : 'cities'}, not ${fault.count}.`;

/** The limits of every route, in the order of the book. */
export function routeChecks<F extends RunFrame>(judge: RunJudge<State, F>): Check<State, F, RunAction>[] {
  const { refusing } = judge;
  const route = routeRefusals(judge, called, 'hexagon edge');
  return [
    route.ownTrainsOnce('8.3.3-1'),
    {
      rule: '14.3.2.2.1-2',
      passes: (s, f, a) => isMajor(s, f.of) || offboardIn(a) === undefined,
      says: (_, f, a) => `The ${f.of} is a Local and cannot run to ${nameOf(offboardIn(a)!)}.`,
    },
    {
      rule: '16.2-16',
      passes: (s, _, a) => !areBarriersShut(s) || !points(a).some((point) => barriers.has(point)),
      says: 'A route cannot cross a red barrier before light red phase.',
    },
    {
      rule: '16.2-19',
      passes: (_, _f, a) => passedEnd(a, offboards) === undefined,
      says: (_, _f, a) => `${nameOf(passedEnd(a, offboards)!)} can be only at an end of a route.`,
    },
    refusing('16.2-1', ['too-few-stops'], () => 'A route needs at least two cities or towns.'),
    {
      rule: '8.3.2.3-8',
      passes: (s, f, a) => !restsOnSwapped(s, f.of, a),
      says: (_, f) =>
        `The only marker on this route was swapped this Operating Round, so the ${f.of} cannot run from it yet.`,
    },
    route.withMarker('16.2-3'),
    route.notThroughFull('16.2-12'),
    route.hexsidesOnce('16.2-10'),
    route.noTurningBack('16.2-11'),
    refusing(
      '16.2-14',
      ['stop-twice'],
      ({ stop }, where) => `This route visits ${where(stop)} twice; a route may visit each place only once.`,
    ),
    refusing(
      '16.2-15',
      ['group-twice'],
      ({ group }) => `Both ends of this route are ${group} off-boards, and their colours must differ.`,
    ),
    route.trackOnce('16.2-17'),
    refusing(
      '16.3.2.1-1',
      ['too-long'],
      ({ train }) => `${capitalised(withArticle(called(train)))} train may visit only one off-board.`,
      isAbroad,
    ),
    refusing('16.3.1.1-1', ['too-long'], tooLong, ({ train }) => typeOf(train) === 'N'),
    refusing('16.3.1.2-1', ['too-long'], tooLong, ({ train }) => typeOf(train) === 'N+'),
    refusing('16.3.1.3-2', ['too-long'], tooLong, isInAll),
    refusing('16.3.1.3-1', ['too-long'], tooLong),
    route.unbroken('12-19', 'wrong-end'),
  ];
}
