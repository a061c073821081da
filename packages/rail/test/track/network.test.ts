import { describe, expect, test } from 'vitest';
import { type HexDef, makeBoard } from '../../src/hex/index.ts';
import { canRunThrough } from '../../src/stations/index.ts';
import { makeTiles } from '../../src/tiles/index.ts';
import { type CompanyView, layoutOf, networkOf, type Place } from '../../src/track/index.ts';

const city = { kind: 'city', slots: 1, revenue: 20 } as const;
const tiles = makeTiles([]);
const layout = (hexes: readonly HexDef[]) => layoutOf(makeBoard(hexes), tiles, {});
const view: CompanyView = {
  value: (place: Place) => (typeof place.def.revenue === 'number' ? place.def.revenue : 0),
  passable: (place) => place.def.kind !== 'offboard',
  mine: (place) => place.id === 'B2:n0',
};

describe('network', () => {
  test('stops, hexsides and tracks by their points', () => {
    const network = networkOf(
      layout([
        { id: 'B2', color: 'gray', nodes: [city], tracks: ['4:n0', '1:n0'] },
        { id: 'B4', color: 'gray', tracks: ['1:4', '0:3'] },
        { id: 'B6', color: 'red', nodes: [{ kind: 'offboard', revenue: 40, group: 'east' }], tracks: ['1:n0'] },
        { id: 'B8', color: 'white', nodes: [city] },
      ]),
      view,
    );
    expect(network.stops).toEqual([
      { id: 'B2:n0', kind: 'city', value: 20, passable: true, mine: true },
      { id: 'B6:n0', kind: 'offboard', value: 40, passable: false, mine: false, group: 'east' },
    ]);
    expect(network.hexsides).toEqual(['B4/1', 'B6/1']);
    expect(network.units).toBe(2);
    // The track of B4 that leads nowhere is left out.
    expect(network.tracks).toEqual([
      { hex: 0, a: ~0, b: 0, units: [0] },
      { hex: 1, a: ~0, b: ~1, units: [0, 1] },
      { hex: 2, a: ~1, b: 1, units: [1] },
    ]);
  });

  test('the hexsides of white track forbid nothing, and other track that ends there is a unit of its own', () => {
    const { hexsides, tracks, units } = networkOf(
      layout([
        { id: 'B2', color: 'gray', nodes: [city], tracks: ['4:n0'] },
        { id: 'B4', color: 'gray', nodes: [city], tracks: ['1:4', '4:n0'] },
        { id: 'B6', color: 'gray', tracks: [{ path: '1:4', white: true }] },
        { id: 'B8', color: 'gray', nodes: [{ kind: 'port', revenue: 60 }], tracks: [{ path: '1:n0', white: true }] },
      ]),
      view,
    );
    expect(hexsides).toEqual(['B4/1', 'B6/1', 'B8/1']);
    expect(units).toBe(5);
    expect(tracks.map((track) => track.units)).toEqual([[0], [0, 3], [4], [], []]);
  });

  test('a line that must come straight to certain places is closed where it does not', () => {
    const port = { kind: 'port', revenue: 60 } as const;
    const map = layout([
      // The port of B2 comes to the city of B4, that of C3 past it to other track, that of C7 by C5 to B6.
      { id: 'B2', color: 'blue', nodes: [port], tracks: ['4:n0'] },
      { id: 'B4', color: 'gray', nodes: [city], tracks: ['1:n0', '4:n0', '0:5'] },
      { id: 'B6', color: 'gray', nodes: [city], tracks: ['1:n0', '0:n0'] },
      { id: 'C3', color: 'blue', nodes: [port], tracks: ['3:n0'] },
      { id: 'C5', color: 'gray', tracks: ['2:4', '3:4'] },
      { id: 'C7', color: 'blue', nodes: [port], tracks: ['1:n0'] },
    ]);
    const ends = (mine: string) =>
      networkOf(map, {
        ...view,
        mine: ({ id }) => id === mine,
        comesTo: ({ def }) => (def.kind === 'port' ? (to) => to.id === mine : undefined),
      }).tracks.map(({ hex, a, b }) => `${map.board.ids[hex]} ${a < 0 ? '/' : a} ${b < 0 ? '/' : b}`);
    expect(ends('B4:n0')).toEqual(['B2 / 0', 'B4 / 1', 'B4 / 1', 'B6 / 2']);
    expect(ends('B6:n0')).toEqual(['B4 / 1', 'B6 / 2', 'B6 / 2', 'C5 / /', 'C7 / 4']);
  });

  test('such a line may be joined by other track, if it goes on to no other places from there', () => {
    const port = { kind: 'port', revenue: 60 } as const;
    // The line of the port and one of D4 meet between C3 and B2, where there may be one city or two.
    const ends = (mine: string, cities: number, mayBeJoined = true) => {
      const map = layout([
        { id: 'B2', color: 'gray', nodes: [city, city].slice(0, cities), tracks: ['5:n0', '5:n1'].slice(0, cities) },
        { id: 'C3', color: 'gray', tracks: ['2:4', '2:5'] },
        { id: 'C5', color: 'blue', nodes: [port], tracks: ['1:n0'] },
        { id: 'D4', color: 'gray', nodes: [city], tracks: ['2:n0'] },
      ]);
      return networkOf(map, {
        ...view,
        comesTo: ({ def }) => (def.kind === 'port' ? (to) => to.id === mine : undefined),
        mayBeJoined,
      }).tracks.map(({ hex }) => map.board.ids[hex]);
    };
    expect(ends('B2:n0', 1)).toEqual(['B2', 'C3', 'C3', 'C5', 'D4']);
    expect(ends('D4:n0', 1)).toEqual(['B2', 'C3', 'D4']);
    expect(ends('B2:n0', 2)).toEqual(['B2', 'B2', 'C3', 'D4']);
    expect(ends('B2:n0', 1, false)).toEqual(['B2', 'C3', 'D4']);
  });

  test('such a line ends nowhere in a ring of track', () => {
    const port = { kind: 'port', revenue: 60 } as const;
    const map = layout([
      { id: 'B2', color: 'blue', nodes: [port], tracks: ['4:n0'] },
      { id: 'B4', color: 'gray', tracks: ['1:4', '5:4'] },
      { id: 'B6', color: 'gray', tracks: ['1:0'] },
      { id: 'C5', color: 'gray', tracks: ['3:2'] },
    ]);
    const { tracks } = networkOf(map, { ...view, comesTo: () => () => true });
    expect(tracks.map(({ hex }) => map.board.ids[hex])).toEqual(['B4', 'B6', 'C5']);
  });

  test('track inside a tile is a unit of its own, shareable track none', () => {
    const network = networkOf(
      layout([
        { id: 'B2', color: 'gray', nodes: [city, city], tracks: ['4:n0', 'n0:n1'] },
        { id: 'B4', color: 'gray', nodes: [city], tracks: [{ path: '1:n0', white: true }] },
      ]),
      { ...view, group: () => 'all' },
    );
    expect(network.units).toBe(3);
    expect(network.tracks.map((track) => track.units)).toEqual([[2], [1], []]);
    expect(network.stops.map((stop) => stop.group)).toEqual(['all', 'all', 'all']);
  });

  test('an off-board can be passed and weigh as a town, if the map says so', () => {
    const abroad = { kind: 'offboard', revenue: 40, passThrough: true, countsAs: 'town' } as const;
    const map = layout([
      { id: 'B2', color: 'gray', nodes: [city], tracks: ['4:n0'] },
      { id: 'B4', color: 'red', nodes: [abroad], tracks: ['1:n0', 'n0:4'] },
      { id: 'B6', color: 'red', nodes: [{ kind: 'offboard', revenue: 40 }], tracks: ['1:n0'] },
    ]);
    const { stops } = networkOf(map, { ...view, passable: ({ def }) => canRunThrough(def) });
    expect(stops.map(({ kind, passable }) => `${kind} ${passable}`)).toEqual([
      'city true',
      'town true',
      'offboard false',
    ]);
  });

  test('no track over a closed side, no stop without track', () => {
    const shut = layout([
      { id: 'B2', color: 'gray', nodes: [city], tracks: ['4:n0'], borders: [{ edge: 4, kind: 'impassable' }] },
      { id: 'B4', color: 'gray', nodes: [city, city], tracks: ['1:n1'] },
    ]);
    expect(networkOf(shut, view).tracks).toEqual([]);
    expect(networkOf(shut, view).stops.map(({ id }) => id)).toEqual(['B2:n0', 'B4:n1']);
    // Except where a place stands alone: it comes behind all others.
    const lone = { ...view, standsAlone: ({ id }: Place) => id === 'B4:n0' };
    expect(networkOf(shut, lone).stops.map(({ id }) => id)).toEqual(['B2:n0', 'B4:n1', 'B4:n0']);
  });
});
