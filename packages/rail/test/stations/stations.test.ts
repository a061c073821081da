import { describe, expect, test } from 'vitest';
import { makeBoard, type NodeDef } from '../../src/hex/index.ts';
import {
  freeSlots,
  type Home,
  hasStation,
  isBlocked,
  keptHomes,
  openSlots,
  passableFor,
  remapPlaces,
  remapStations,
  type Stations,
  sourcesOf,
  stationsAt,
  stationsInHex,
  withoutExcess,
} from '../../src/stations/index.ts';
import { makeTiles } from '../../src/tiles/index.ts';
import { layoutOf } from '../../src/track/index.ts';

const cityOf = (slots: number): NodeDef => ({ kind: 'city', slots });
const layout = layoutOf(
  makeBoard([
    { id: 'A1', color: 'gray', nodes: [cityOf(2)] },
    { id: 'A3', color: 'gray', nodes: [cityOf(1), cityOf(1)] },
    { id: 'A5', color: 'gray', nodes: [{ kind: 'town' }, { kind: 'offboard' }] },
  ]),
  makeTiles([]),
  {},
);
const stations: Stations = {
  y: [
    { hex: 'A1', node: 0 },
    { hex: 'A3', node: 1 },
  ],
  x: [{ hex: 'A1', node: 0 }],
};

test('markers that give way leave a city with too few places, and no others do', () => {
  const spot = (hex: string, node: number) => ({ hex, node });
  const full: Stations = { x: [spot('A3', 0)], state: [spot('A1', 0), spot('A3', 0), spot('A3', 1), spot('A3', 1)] };
  const { faces } = layout;
  expect(withoutExcess(full, 'A1', faces[0]!, 'state')).toBe(full);
  expect(withoutExcess(full, 'A3', faces[1]!, 'state')).toEqual({
    x: full['x'],
    state: [spot('A1', 0), spot('A3', 1)],
  });
});

describe('stations', () => {
  test('who stands where', () => {
    expect(stationsAt(stations, 'A1', 0)).toEqual(['x', 'y']);
    expect(stationsAt(stations, 'A3', 0)).toEqual([]);
    expect(stationsAt(stations, 'A5', 0)).toEqual([]);
    expect(stationsInHex(stations, 'A3')).toEqual(['y']);
    expect(stationsInHex(stations, 'A5')).toEqual([]);
    expect(hasStation(stations, 'y', 'A3')).toBe(true);
    expect(hasStation(stations, 'y', 'A3', 0)).toBe(false);
    expect(hasStation(stations, 'z', 'A3')).toBe(false);
  });

  test('free places', () => {
    expect(freeSlots(layout, stations, 'A1', 0)).toBe(0);
    expect(freeSlots(layout, stations, 'A3', 0)).toBe(1);
    expect(freeSlots(layout, stations, 'A5', 0)).toBe(0);
    expect(() => freeSlots(layout, stations, 'A1', 1)).toThrow('A1:n1');
  });

  test('a city is shut when others fill it', () => {
    expect(isBlocked(layout, stations, 'A1', 0, 'z')).toBe(true);
    expect(isBlocked(layout, stations, 'A1', 0, 'x')).toBe(false);
    expect(isBlocked(layout, stations, 'A3', 0, 'x')).toBe(false);
    expect(isBlocked(layout, stations, 'A3', 1, 'x')).toBe(true);
    expect(isBlocked(layout, stations, 'A5', 0, 'x')).toBe(false);
  });

  test('some stations may shut nobody out', () => {
    expect(isBlocked(layout, stations, 'A1', 0, 'z', (owner) => owner !== 'y')).toBe(false);
    expect(isBlocked(layout, stations, 'A1', 0, 'z', () => true)).toBe(true);
  });

  test('what a company runs through', () => {
    const passable = passableFor(layout, stations, 'x', (def) => def.kind !== 'offboard');
    expect([passable(0, 0), passable(1, 0), passable(1, 1), passable(2, 0), passable(2, 1)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(sourcesOf(layout, stations, 'y')).toEqual([
      { hex: 0, node: 0 },
      { hex: 1, node: 1 },
    ]);
    expect(sourcesOf(layout, stations, 'z')).toEqual([]);
  });

  test('stations move with their city', () => {
    const moved = remapStations(stations, 'A3', [0, 0]);
    expect(moved).toEqual({
      ...stations,
      y: [
        { hex: 'A1', node: 0 },
        { hex: 'A3', node: 0 },
      ],
    });
    expect(moved['x']).toBe(stations['x']);
    expect(remapStations(stations, 'A3', [0, 1])).toBe(stations);
    expect(remapStations(stations, 'A5', [1, 0])).toBe(stations);
  });

  test('two in one hex change places', () => {
    const two: Stations = { x: [{ hex: 'A3', node: 0 }], y: [{ hex: 'A3', node: 1 }] };
    expect(remapStations(two, 'A3', [1, 0])).toEqual({ x: [{ hex: 'A3', node: 1 }], y: [{ hex: 'A3', node: 0 }] });
    const both: Stations = {
      x: [
        { hex: 'A3', node: 0 },
        { hex: 'A3', node: 1 },
      ],
    };
    expect(remapStations(both, 'A3', [1, 0])).toEqual({
      x: [
        { hex: 'A3', node: 1 },
        { hex: 'A3', node: 0 },
      ],
    });
  });
});

describe('homes', () => {
  const homes: readonly Home[] = [
    { owner: 'h', hex: 'A1', node: 0 },
    { owner: 'x', hex: 'A1', node: 0 },
    { owner: 'e', hex: 'A3' },
  ];

  test('are kept until their company is there, or will never come', () => {
    expect(keptHomes(homes, stations, 'A1').map((home) => home.owner)).toEqual(['h']);
    expect(keptHomes(homes, {}, 'A1').map((home) => home.owner)).toEqual(['h', 'x']);
    expect(keptHomes(homes, stations, 'A1', (owner) => owner !== 'h')).toEqual([]);
  });

  test('a place is kept for others, not for oneself', () => {
    const first: Stations = { x: [{ hex: 'A1', node: 0 }] };
    expect(openSlots(layout, first, 'A1', 0, 'z', keptHomes(homes, first, 'A1'))).toBe(0);
    expect(openSlots(layout, first, 'A1', 0, 'h', keptHomes(homes, first, 'A1'))).toBe(1);
    expect(openSlots(layout, {}, 'A1', 0, 'z', [])).toBe(2);
  });

  test('a home that may be in either city keeps the last place of the hex', () => {
    expect(openSlots(layout, {}, 'A3', 0, 'z', keptHomes(homes, {}, 'A3'))).toBe(1);
    expect(openSlots(layout, stations, 'A3', 0, 'z', keptHomes(homes, stations, 'A3'))).toBe(0);
    expect(openSlots(layout, stations, 'A3', 0, 'e', keptHomes(homes, stations, 'A3'))).toBe(1);
  });

  test('move with their city like stations', () => {
    expect(remapPlaces(homes, 'A1', [1])).toEqual([
      { owner: 'h', hex: 'A1', node: 1 },
      { owner: 'x', hex: 'A1', node: 1 },
      homes[2],
    ]);
    expect(remapPlaces(homes, 'A3', [1, 0])).toBe(homes);
  });
});
