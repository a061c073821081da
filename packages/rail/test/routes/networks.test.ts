import { describe, expect, test } from 'vitest';
import { flood, plus, trainsOf } from '@roundhouse/tools/bench/maps/families';
import {
  bestRun,
  checkRoutes,
  type Network,
  type Stop,
  type StopKind,
  type TrainSpec,
} from '../../src/routes/index.ts';

const stop = (id: string, kind: StopKind, value: number, more: Partial<Stop> = {}): Stop => ({
  id,
  kind,
  value,
  passable: kind === 'city' || kind === 'town',
  mine: false,
  ...more,
});

/** Stops in a row of hexes, each pair joined over a hexside; `also` joins further pairs by hexsides of their own. */
function row(stops: readonly Stop[], also: readonly (readonly [number, number])[] = []): Network {
  const pairs = [...stops.slice(1).map((_, i) => [i, i + 1] as const), ...also];
  return {
    stops,
    hexsides: pairs.map((_, i) => `/${i}`),
    units: pairs.length,
    tracks: pairs.flatMap(([a, b], i) => [
      { hex: a, a, b: ~i, units: [i] },
      { hex: b, a: ~i, b, units: [i] },
    ]),
  };
}

const one = trainsOf(flood);
const earned = (network: Network, trains: readonly TrainSpec[], ...points: (readonly string[])[]) => {
  const check = checkRoutes(
    network,
    trains,
    points.map((path, i) => ({ train: trains[i]!.id, path })),
  );
  return 'fault' in check ? check.fault : check.routes.map(({ revenue }) => revenue);
};

describe('a network', () => {
  test('is all that its station reaches, full cities and off-boards as ends, each once', () => {
    const network = row([
      stop('off', 'offboard', 50),
      stop('town', 'town', 10),
      stop('home', 'city', 20, { mine: true }),
      stop('full', 'city', 40, { passable: false }),
      stop('beyond', 'city', 80),
    ]);
    expect(earned(network, one, ['home'])).toEqual([120]);
    expect(earned(network, one, ['full'])).toMatchObject({ code: 'no-station', route: 0 });
    expect(earned(network, one, ['/0'])).toMatchObject({ code: 'no-station' });
    expect(earned(network, one, ['nowhere'])).toMatchObject({ code: 'unknown-point', point: 'nowhere' });
    expect(earned(network, one, ['home', '/2', 'full'])).toMatchObject({ code: 'not-one-point' });
    expect(earned(network, one, [])).toMatchObject({ code: 'not-one-point' });
  });

  test('may be a single city', () => {
    const network = row([stop('home', 'city', 20, { mine: true })]);
    expect(earned(network, one, ['home'])).toEqual([20]);
    expect(bestRun(network, one)).toMatchObject({
      revenue: 20,
      routes: [{ train: '0', path: ['home'] }],
      proven: true,
    });
  });

  test('counts its ports as often as off-boards have lines of their own to its stations, and once at least', () => {
    const stops = [
      stop('port', 'port', 30),
      stop('home', 'city', 20, { mine: true }),
      stop('mid', 'city', 40),
      stop('west', 'offboard', 50),
      stop('east', 'offboard', 60),
    ];
    // East comes to home over a hexside that west needs as well, or by one of its own.
    const without = row(stops.slice(0, 3));
    expect(earned(without, one, ['home'])).toEqual([90]);
    const shared = row(stops.slice(0, 4), []);
    expect(earned(shared, one, ['home'])).toEqual([140]);
    const both: Network = row(stops.slice(0, 4), [[2, 3]]);
    // Two spikes of one off-board, but one hexside from mid to home.
    expect(earned(both, one, ['home'])).toEqual([140]);
    const apart = row(stops.slice(0, 4), [[1, 3]]);
    expect(earned(apart, one, ['home'])).toEqual([20 + 40 + 50 + 2 * 30]);
    const check = checkRoutes(apart, one, [{ train: '0', path: ['home'] }]);
    expect('revenue' in check && check.routes[0]!.network?.lines).toEqual([
      ['west', '/3', 'home'],
      ['west', '/2', 'mid', '/1', 'home'],
    ]);
  });

  test('lies on what routes leave, however they are listed', () => {
    const network = row([stop('a', 'city', 20, { mine: true }), stop('b', 'city', 30), stop('c', 'city', 40)]);
    const trains = trainsOf(flood, plus(2));
    const routes = [
      { train: '0', path: ['a'] },
      { train: '1', path: ['a', '/0', 'b'] },
    ];
    for (const listed of [routes, routes.toReversed()]) {
      expect(checkRoutes(network, trains, listed)).toMatchObject({ revenue: 20 + 50 });
    }
    // Taking all for the network is better here.
    expect(bestRun(network, trains)).toMatchObject({ revenue: 90, proven: true });
  });

  test('takes all that it reaches: a second one lies apart, and what both end at by one track is the first one’s', () => {
    const joined = row([stop('a', 'city', 20, { mine: true }), stop('b', 'city', 30, { mine: true })]);
    const two = trainsOf(flood, flood);
    expect(earned(joined, two, ['a'], ['b'])).toMatchObject({ code: 'network-twice', route: 1, other: '0', stop: 1 });
    expect(bestRun(joined, two)).toMatchObject({ revenue: 50, proven: true });
    const full = row([
      stop('a', 'city', 20, { mine: true }),
      stop('full', 'city', 40, { passable: false }),
      stop('b', 'city', 30, { mine: true }),
    ]);
    // By tracks of their own both count the full city.
    expect(earned(full, two, ['a'], ['b'])).toEqual([60, 70]);
    // Over one hexside only one does.
    const last: Network = {
      stops: full.stops,
      hexsides: ['/a', '/b', '/last'],
      units: 3,
      tracks: [
        { hex: 0, a: 0, b: ~0, units: [0] },
        { hex: 3, a: ~0, b: ~2, units: [0, 2] },
        { hex: 2, a: 2, b: ~1, units: [1] },
        { hex: 3, a: ~1, b: ~2, units: [1, 2] },
        { hex: 1, a: ~2, b: 1, units: [2] },
      ],
    };
    expect(earned(last, two, ['a'], ['b'])).toEqual([60, 30]);
    expect(earned(last, two, ['b'], ['a'])).toEqual([70, 20]);
    expect(bestRun(last, two)).toMatchObject({ revenue: 90, proven: true });
  });

  test('and stops that pay once in a run do not go together', () => {
    const trains: TrainSpec[] = [...one, { ...plus(2), id: '1', once: ['city'] }];
    expect(() => bestRun(row([stop('a', 'city', 20, { mine: true })]), trains)).toThrow('exclude');
  });
});

describe('a power', () => {
  const network = row([
    stop('port', 'port', 30),
    stop('home', 'city', 20, { mine: true }),
    stop('off', 'offboard', 50),
  ]);
  const double: Partial<TrainSpec> = { times: { offboard: 2 }, needs: ['port', 'offboard'] };
  const [plain] = trainsOf(plus(2));
  const ways: TrainSpec[] = [
    { ...plain!, card: '0', face: '' },
    { ...plain!, ...double, kind: 'double', card: '0', face: 'double', power: 'double' },
  ];
  const path = ['port', '/0', 'home', '/1', 'off'];

  test('changes what its train earns, on a route with all that it needs', () => {
    expect(checkRoutes(network, ways, [{ train: '0', path }])).toMatchObject({ revenue: 100 });
    expect(checkRoutes(network, ways, [{ train: '0', path, power: 'double' }])).toMatchObject({ revenue: 150 });
    expect(checkRoutes(network, ways, [{ train: '0', path: path.slice(2), power: 'double' }])).toMatchObject({
      fault: { code: 'kind-missing', kind: 'port' },
    });
    expect(bestRun(network, ways)).toMatchObject({ revenue: 150, routes: [{ train: '0', power: 'double' }] });
  });

  test('is used by those trains that have it, and so often as it may be', () => {
    expect(checkRoutes(network, ways, [{ train: '0', path, power: 'other' }])).toMatchObject({
      fault: { code: 'unknown-power', power: 'other' },
    });
    expect(checkRoutes(network, ways, [{ train: '9', path, power: 'double' }])).toMatchObject({
      fault: { code: 'unknown-train' },
    });
    const used = [{ train: '0', path, power: 'double' }];
    expect(checkRoutes(network, ways, used, { powers: { double: 1 } })).toMatchObject({ revenue: 150 });
    expect(checkRoutes(network, ways, used, { powers: { double: 0 } })).toMatchObject({
      fault: { code: 'power-too-often', power: 'double', max: 0, count: 1 },
    });
    expect(bestRun(network, ways, { powers: { double: 0 } })).toMatchObject({ revenue: 100, proven: true });
  });
});
