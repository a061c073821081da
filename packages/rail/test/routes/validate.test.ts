import { describe, expect, test } from 'vitest';
import {
  bestRun,
  checkRoutes,
  type Network,
  type Route,
  type RunRules,
  type StopKind,
  type TrainSpec,
} from '../../src/routes/index.ts';

/**
 * West (mine) – mid (blocked or not) – east, and back again from east over a loop through a town to west:
 *
 *   w ─/0─ m ─/1─ e      hex 0, 1, 2
 *   w ─/2─ t ─/3─ e      t in hex 3
 *   e ─ x                inside hex 2, no hexside; x and o are one group
 *   e ─/4─ o             an off-board
 */
const stop = (id: string, kind: StopKind, value: number, more: object = {}) => ({
  id,
  kind,
  value,
  passable: kind !== 'offboard',
  mine: false,
  ...more,
});

function network(more: { readonly midPassable?: boolean; readonly ferry?: number } = {}): Network {
  return {
    stops: [
      stop('w', 'city', 20, { mine: true }),
      stop('m', 'city', 30, { passable: more.midPassable ?? true }),
      stop('e', 'city', 40, { endBonus: 5 }),
      stop('t', 'town', 10),
      stop('x', 'city', 50, { group: 'G' }),
      stop('o', 'offboard', 60, { group: 'G' }),
    ],
    hexsides: ['/0', '/1', '/2', '/3', '/4'],
    units: 6,
    tracks: [
      { hex: 0, a: 0, b: ~0, units: [0] },
      { hex: 1, a: ~0, b: 1, units: [0] },
      { hex: 1, a: 1, b: ~1, units: [1] },
      { hex: 2, a: ~1, b: 2, units: [1] },
      { hex: 0, a: 0, b: ~2, units: [2] },
      { hex: 3, a: ~2, b: 3, units: [2], bonus: more.ferry ?? 0 },
      { hex: 3, a: 3, b: ~3, units: [3] },
      { hex: 2, a: ~3, b: 2, units: [3] },
      { hex: 2, a: 2, b: 4, units: [5] },
      { hex: 2, a: 2, b: ~4, units: [4] },
      { hex: 4, a: ~4, b: 5, units: [4] },
      { hex: 0, a: ~0, b: ~2, units: [0, 2] },
    ],
  };
}

const all: readonly StopKind[] = ['city', 'town', 'offboard'];
const major: readonly StopKind[] = ['city', 'offboard'];
const train = (id: string, more: Partial<TrainSpec> = {}): TrainSpec => ({
  id,
  kind: 'plain',
  limits: [],
  pays: { kinds: all },
  multiplier: 1,
  ends: all,
  minStops: 2,
  ...more,
});
const route = (id: string, path: string): Route => ({ train: id, path: path === '' ? [] : path.split(' ') });

const fault = (trains: TrainSpec[], routes: Route[], net = network(), rules: RunRules = {}) => {
  const check = checkRoutes(net, trains, routes, rules);
  return 'fault' in check ? check.fault : check;
};

describe('what a run pays', () => {
  test('stops, bonuses of tracks and ends, and the multiplier on stops only', () => {
    const run = checkRoutes(network({ ferry: 7 }), [train('A', { multiplier: 2 })], [route('A', 'w /2 t /3 e')]);
    expect(run).toEqual({
      revenue: 152,
      routes: [
        {
          train: 'A',
          revenue: 152,
          bonus: 12,
          stops: [
            { stop: 0, counted: true, value: 40 },
            { stop: 3, counted: true, value: 20 },
            { stop: 2, counted: true, value: 80 },
          ],
        },
      ],
    });
  });

  test('no bonuses for a train without them; uncounted kinds pay nothing', () => {
    const express = train('A', { bonuses: false, pays: { kinds: major } });
    expect(checkRoutes(network({ ferry: 7 }), [express], [route('A', 'w /2 t /3 e')])).toMatchObject({ revenue: 60 });
  });

  test('the best stops, of all kinds or of some', () => {
    const path = 'w /2 t /3 e /4 o';
    const best = train('A', { pays: { kinds: all, best: 2 } });
    expect(checkRoutes(network(), [best], [route('A', path)])).toMatchObject({ revenue: 100 });
    const bestMajors = train('A', { pays: { kinds: all, best: 2, bestOf: major } });
    expect(checkRoutes(network(), [bestMajors], [route('A', path)])).toMatchObject({ revenue: 110 });
  });

  test('stops that pay once in a run pay the highest multiplier', () => {
    const trains = [train('A', { once: ['city'] }), train('B', { once: ['city'], multiplier: 2 }), train('C')];
    const check = checkRoutes(network(), trains, [route('A', 'w /2 t /3 e'), route('B', 'e /1 m /0 w')]);
    // A: the town and the end bonus; B: everything, twice.
    expect(check).toMatchObject({ revenue: 10 + 5 + 2 * 90 + 5 });
    const free = checkRoutes(network(), trains, [route('A', 'w /2 t /3 e'), route('C', 'e /1 m /0 w')]);
    expect(free).toMatchObject({ revenue: 75 + 95 });
  });

  test('what the title adds', () => {
    const bonus = { of: (_: TrainSpec, stops: readonly number[]) => stops.length, most: () => 6 };
    expect(checkRoutes(network(), [train('A')], [route('A', 'w /0 m')], { bonus })).toMatchObject({ revenue: 52 });
  });

  test('an empty run is worth nothing', () => {
    expect(checkRoutes(network(), [], [])).toEqual({ revenue: 0, routes: [] });
  });
});

describe('what is not legal', () => {
  const cases: readonly [string, object, () => object][] = [
    ['unknown train', { code: 'unknown-train', train: 'B' }, () => fault([train('A')], [route('B', 'w /0 m')])],
    [
      'train twice',
      { code: 'train-twice', route: 1 },
      () => fault([train('A')], [route('A', 'w /0 m'), route('A', 'w /2 t')]),
    ],
    [
      'two faces of a card',
      { code: 'two-faces', card: 'K' },
      () =>
        fault(
          [train('A', { card: 'K', face: '1' }), train('B', { card: 'K', face: '2' })],
          [route('A', 'w /0 m'), route('B', 'w /2 t')],
        ),
    ],
    [
      'too many trains',
      { code: 'too-many-trains', max: 1, count: 2 },
      () => fault([train('A'), train('B')], [route('A', 'w /0 m'), route('B', 'w /2 t')], network(), { maxTrains: 1 }),
    ],
    ['unknown point', { code: 'unknown-point', point: 'q' }, () => fault([train('A')], [route('A', 'w /0 q')])],
    ['no track', { code: 'not-continuous', why: 'no-track' }, () => fault([train('A')], [route('A', 'w /0 e')])],
    [
      'turning back at a hexside',
      { code: 'not-continuous', why: 'turned-back', point: '/2' },
      () => fault([train('A')], [route('A', 'w /0 /2 t')]),
    ],
    ['an open start', { code: 'not-continuous', why: 'loose-end' }, () => fault([train('A')], [route('A', '/0 m')])],
    ['an open end', { code: 'not-continuous', why: 'loose-end' }, () => fault([train('A')], [route('A', 'w /0')])],
    ['nothing', { code: 'not-continuous', why: 'loose-end' }, () => fault([train('A')], [route('A', '')])],
    ['a wrong end', { code: 'wrong-end', stop: 3 }, () => fault([train('A', { ends: major })], [route('A', 'w /2 t')])],
    ['no station', { code: 'no-station' }, () => fault([train('A')], [route('A', 'm /1 e')])],
    [
      'too long',
      { code: 'too-long', kinds: major, max: 1, count: 2 },
      () => fault([train('A', { limits: [{ kinds: major, max: 1 }] })], [route('A', 'w /0 m')]),
    ],
    ['too short', { code: 'too-few-stops', min: 2, count: 1 }, () => fault([train('A')], [route('A', 'w')])],
    [
      'too few stops that count',
      { code: 'too-few-stops', min: 2, count: 1 },
      () => fault([train('A', { minKinds: ['city'] })], [route('A', 'w /2 t')]),
    ],
    ['a stop twice', { code: 'stop-twice', stop: 0 }, () => fault([train('A')], [route('A', 'w /0 m /1 e /3 t /2 w')])],
    [
      'a group twice',
      { code: 'group-twice', group: 'G', stop: 1 },
      () => fault([train('A')], [route('A', 'w /0 m')], twoInGroup()),
    ],
    [
      'a blocked city',
      { code: 'blocked', stop: 1 },
      () => fault([train('A')], [route('A', 'w /0 m /1 e')], network({ midPassable: false })),
    ],
    [
      'track twice in a route',
      { code: 'track-twice', train: 'A', point: '/0' },
      () => fault([train('A')], [route('A', 'w /0 m /0 w')]),
    ],
    [
      'track twice in two routes',
      { code: 'track-twice', train: 'B', other: 'A' },
      () => fault([train('A'), train('B')], [route('A', 'w /0 m'), route('B', 'e /1 m /0 w')]),
    ],
  ];
  function twoInGroup(): Network {
    const net = network();
    return { ...net, stops: net.stops.map((each, i) => (i < 2 ? { ...each, group: 'G' } : each)) };
  }
  for (const [name, expected, actual] of cases) {
    test(name, () => expect(actual()).toMatchObject(expected));
  }

  test('a fault names no other train when the route crosses itself', () => {
    expect(fault([train('A')], [route('A', 'w /0 m /0 w')])).not.toHaveProperty('other');
  });
});

test('the search finds the best of this small network', () => {
  const best = bestRun(network(), [train('A')]);
  // w m e o (150) against w t e o (130) and t w m e o with the town as well.
  expect(best).toMatchObject({ revenue: 160, upperBound: 160, proven: true });
  expect(checkRoutes(network(), [train('A')], best.routes)).toMatchObject({ revenue: 160 });
});
