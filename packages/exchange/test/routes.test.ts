import { findRoutes } from '@roundhouse/exchange';
import type { Network, RunProblem, TrainSpec } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';

/** A city A1 and a city A5, joined over A3 by two tracks: one past a town, one past none. */
const hexes = ['A1', 'A3', 'A5'];
const network: Network = {
  stops: [
    { id: 'A1:n0', kind: 'city', value: 20, passable: true, mine: true },
    { id: 'A3:n0', kind: 'town', value: 10, passable: true, mine: false },
    { id: 'A5:n0', kind: 'city', value: 30, passable: true, mine: false },
    { id: 'A5:n1', kind: 'city', value: 50, passable: true, mine: false },
  ],
  hexsides: ['A1/4', 'A3/4'],
  units: 2,
  tracks: [
    { hex: 0, a: 0, b: ~0, units: [0] },
    { hex: 1, a: ~0, b: 1, units: [0] },
    { hex: 1, a: 1, b: ~1, units: [1] },
    { hex: 2, a: ~1, b: 2, units: [1] },
    { hex: 2, a: ~1, b: 3, units: [1] },
  ],
};
const train: TrainSpec = {
  id: '2-1',
  kind: '2',
  limits: [{ kinds: ['city'], max: 2 }],
  pays: { kinds: ['city', 'town'] },
  multiplier: 1,
  ends: ['city'],
  minStops: 2,
};
const problem: RunProblem = { frame: 'run/X', company: 'X', network, trains: [train] };
const find = (route: object) =>
  findRoutes(problem, (hex) => hexes[hex]!, [
    {
      train: '2-1',
      connections: [
        ['A1', 'A3'],
        ['A3', 'A5'],
      ],
      ...route,
    },
  ]);
const path = (last: string) => ['A1:n0', 'A1/4', 'A3:n0', 'A3/4', last];

describe('Routes of the site', () => {
  test('the recorded stops decide where the hexes leave a choice', () => {
    const found = find({ nodes: ['A1-0', 'A3-0', 'A5-1'] });
    expect(found).toEqual({ routes: [{ train: '2-1', path: path('A5:n1') }], revenue: 80 });
  });

  test('so does the revenue', () => {
    expect(find({ revenue: 60 })).toEqual({ routes: [{ train: '2-1', path: path('A5:n0') }], revenue: 60 });
    expect(find({ revenue: 80 })).toMatchObject({ revenue: 80 });
  });

  test('stretches may be written from either end', () => {
    const connections = [
      ['A3', 'A1'],
      ['A5', 'A3'],
    ];
    expect(find({ connections, revenue: 60 })).toMatchObject({ revenue: 60 });
  });

  test('another revenue, another way and a way that is not there are said', () => {
    expect(find({ revenue: 70 })).toEqual({
      reason: expect.stringMatching(/earn \d+ by the rules and 70 in the file/),
    });
    expect(find({ connections: [['A1', 'A5']] })).toEqual({ reason: expect.stringContaining('no track') });
    expect(find({ connections: [['A3', 'A5']] })).toEqual({ reason: expect.stringContaining('not legal') });
  });
});
