/** Operating rounds: running trains and calculating revenue. */
import { become, type Check, type FrameKind, frameName, HOST, log, pop } from '@roundhouse/kernel';
import {
  checkRoutes,
  hasStation,
  type Network,
  networkOf,
  perPosition,
  type Place,
  type Route,
  type RouteFault,
  type RunCheck,
  type RunProblem,
  type TrainSpec,
  trainsOf,
} from '@roundhouse/rail';
import * as z from 'zod';
import { stopBonus } from '../6-private-companies.ts';
import { roster, trainDef } from '../material.ts';
import { directorOf, move, phase, type RunStep, type State } from '../state.ts';
import { cityIsBlocked, layout } from './geography.ts';
import { operatingTurnOf } from './round.ts';

export { hasRoute } from './geography.ts';

/** Route limits count main stations and external connections; small cities only pay, and not to a 3E. */
export const specOf = (train: string): TrainSpec => {
  const { id, limit, express } = trainDef(train);
  return {
    id: train,
    kind: id,
    limits: [{ kinds: ['city', 'offboard'], max: limit }],
    pays: { kinds: express ? ['city', 'offboard'] : ['city', 'town', 'offboard'] },
    multiplier: express ? 2 : 1,
    ends: ['city', 'offboard'],
    minStops: 2,
  };
};
const specs = new Map(roster.trains.map((train) => [train, specOf(train)]));

/** The trains of a company, as the routes see them. */
export const runners = (s: State, company: string): TrainSpec[] =>
  trainsOf(s, roster, company).map((train) => specs.get(train)!);

/** The network depends on the map and, beyond it, on what this key says: company, values in force, bonuses. */
const viewKey = (s: State, company: string): string =>
  `${company} ${phase(s).revenue} ${stopBonus(s, company, 'D9')} ${stopBonus(s, company, 'J1')}`;

const networkByKey = perPosition((s: State, key): Network => {
  const company = key.slice(0, key.indexOf(' '));
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
export const networkFor = (s: State, company: string): Network => networkByKey(s, viewKey(s, company));

/** What the host searches when a company is about to run. */
export function runProblem(s: State): RunProblem | null {
  const f = s.stack.at(-1);
  if (f?.kind !== 'run') return null;
  const company = (f as RunStep).of;
  return { frame: frameName(f), company, network: networkFor(s, company), trains: runners(s, company) };
}

interface RunAction {
  readonly routes: readonly Route[];
}

const judged = new WeakMap<RunAction, { readonly network: Network; readonly result: RunCheck }>();

function judge(s: State, f: RunStep, a: RunAction): RunCheck {
  const network = networkFor(s, f.of);
  const known = judged.get(a);
  if (known && known.network === network) return known.result;
  const result = checkRoutes(network, runners(s, f.of), a.routes);
  judged.set(a, { network, result });
  return result;
}

/** One check for each way in which a route can be wrong. */
function refusing(
  rule: string,
  says: string,
  wrong: (fault: RouteFault, network: Network) => boolean,
): Check<State, RunStep, RunAction> {
  return {
    rule,
    says,
    passes(s, f, a) {
      const result = judge(s, f, a);
      return !('fault' in result && wrong(result.fault, networkFor(s, f.of)));
    },
  };
}

const isOffboard = (network: Network, stop: number): boolean => network.stops[stop]!.kind === 'offboard';

const routeChecks: readonly Check<State, RunStep, RunAction>[] = [
  refusing('calculating-revenue-2', 'Each train of the company makes one run, and only its own trains run.', (fault) =>
    ['unknown-train', 'train-twice', 'two-faces', 'too-many-trains'].includes(fault.code),
  ),
  refusing(
    'running-trains-1',
    'A route starts and ends at a large city or an external connection and has at least two of them.',
    (fault) => fault.code === 'wrong-end' || fault.code === 'too-few-stops',
  ),
  refusing(
    'running-trains-2',
    'At least one large city of the route must have a token of the company.',
    (fault) => fault.code === 'no-station',
  ),
  refusing(
    'running-trains-4',
    'The route has more main stations and external connections than the train’s number.',
    (fault) => fault.code === 'too-long',
  ),
  refusing(
    'running-trains-9',
    'A route is one continuous line of track.',
    (fault) => fault.code === 'not-continuous' || fault.code === 'unknown-point',
  ),
  refusing(
    'running-trains-10',
    'No piece of track may be used twice in a turn.',
    (fault) => fault.code === 'track-twice',
  ),
  refusing(
    'running-trains-12',
    'One train may use a station only once.',
    (fault) => fault.code === 'stop-twice' || fault.code === 'group-twice',
  ),
  refusing(
    'running-trains-16',
    'External connections can only be the start or the end of a route.',
    (fault, network) => fault.code === 'blocked' && isOffboard(network, fault.stop),
  ),
  refusing(
    'running-trains-14',
    'A route may run through a large city only with an own token there or an open place.',
    (fault, network) => fault.code === 'blocked' && !isOffboard(network, fault.stop),
  ),
];

const revenueOf = (s: State, f: RunStep, a: RunAction): number => {
  const result = judge(s, f, a);
  return 'fault' in result ? 0 : result.revenue;
};

const routes = z
  .array(z.strictObject({ train: z.string().max(10), path: z.array(z.string().max(12)).max(200) }))
  .max(10);

export const runTrains = move({
  type: 'run',
  fields: { routes },
  candidates: (_, f: RunStep) => [
    { holes: { routes: { kind: 'indicated', best: toJson(f.indicated?.routes ?? []) } }, subjects: [f.of] },
  ],
  checks: [
    ...routeChecks,
    {
      rule: 'running-trains-8',
      passes: (s, f: RunStep, a) => revenueOf(s, f, a) >= (f.indicated?.revenue ?? 0),
      says: (_, f) => `The routes must give the highest revenue; a run for fl. ${f.indicated?.revenue} has been shown.`,
    },
  ],
  apply(g, f, a) {
    const revenue = revenueOf(g.s, f, a);
    log(g, { event: 'run', company: f.of, revenue, routes: toJson(a.routes) });
    pop(g, f);
    become(g, operatingTurnOf(g.s)!, { revenue });
  },
});

/** Anybody may show a better run, and the host does: the president may then not run for less. */
const indicate = move({
  type: 'indicate',
  fields: { routes, revenue: z.int().min(0), upperBound: z.int().min(0).optional(), proven: z.boolean().optional() },
  actors: (s) => [HOST, ...s.players],
  candidates: () => [],
  checks: [
    ...routeChecks,
    {
      rule: 'calculating-revenue-1',
      passes: (s, f: RunStep, a) => revenueOf(s, f, a) === a.revenue,
      says: (s, f, a) => `These routes earn fl. ${revenueOf(s, f, a)}, not fl. ${a.revenue}.`,
    },
    {
      rule: 'running-trains-8',
      passes: (_, f, a) => f.indicated === null || a.revenue > f.indicated.revenue,
      says: (_, f) => `A run for fl. ${f.indicated?.revenue} has been shown already.`,
    },
  ],
  apply(g, f, a) {
    become(g, f, { indicated: { routes: a.routes, revenue: a.revenue } });
  },
});

const toJson = (list: readonly Route[]) => list.map(({ train, path }) => ({ train, path: [...path] }));

export const run: FrameKind<State, RunStep> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [runTrains, indicate],
  asks: (_, f) => `${f.of}: run its trains`,
};
