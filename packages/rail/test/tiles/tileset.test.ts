import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgesOf } from '../edges.ts';
import type { TileDef, TrackDef } from '../../src/hex/index.ts';
import {
  compileFace,
  type Face,
  faceOf,
  hasLabelled,
  makeTiles,
  sameTrack,
  supplyOf,
  tilesLeft,
} from '../../src/tiles/index.ts';

const plain = (id: string, tracks: readonly TrackDef[], count: number | 'unlimited' = 2): TileDef => ({
  id,
  color: 'yellow',
  count,
  tracks,
});

describe('face', () => {
  test('what joins what', () => {
    const face = compileFace({
      color: 'gray',
      nodes: [{ kind: 'city', slots: 2 }, { kind: 'town' }],
      tracks: ['0:n0', '3:n0', '1:4', 'n0:n1'],
    });
    expect(edgesOf(face.edgeMask)).toEqual([0, 1, 3, 4]);
    expect(edgesOf(face.edgeEdges[1] as number)).toEqual([4]);
    expect(face.edgeNodes).toEqual([1, 0, 0, 1, 0, 0]);
    expect(face.nodeEdges.map((mask) => edgesOf(mask))).toEqual([[0, 3], []]);
    expect(face.nodeNodes).toEqual([2, 1]);
  });

  test('a junction stands for a track between every two of its ends', () => {
    const merged = compileFace({ color: 'green', tracks: ['0:j0', '1:j0', '3:j0'] });
    const listed = compileFace({ color: 'green', tracks: ['0:1', '0:3', '1:3'] });
    expect(sameTrack(merged, listed)).toBe(true);
  });

  test('junctions may be joined to each other and to nodes', () => {
    const face = compileFace({
      color: 'green',
      nodes: [{ kind: 'town' }],
      tracks: ['0:j0', 'j0:j1', '3:j1', 'n0:j1'],
    });
    expect(face.tracks.map(({ a, b }) => [a, b])).toEqual(
      expect.arrayContaining([
        [0, 3],
        [0, 6],
        [3, 6],
      ]),
    );
    expect(face.tracks).toHaveLength(3);
  });

  test('a track keeps what it has to say, in every rotation', () => {
    const tiles = makeTiles([plain('f', [{ path: '3:1', kind: 'ferry', white: true }])]);
    expect(faceOf(tiles, 'f', 0).tracks).toEqual([{ a: 1, b: 3, detail: { path: '3:1', kind: 'ferry', white: true } }]);
    expect(faceOf(tiles, 'f', 4).tracks[0]).toMatchObject({ a: 1, b: 5, detail: { kind: 'ferry' } });
  });
});

describe('rotation', () => {
  test('edge e lies on edge (e + r) mod 6', () => {
    const tiles = makeTiles([plain('8', ['0:2'])]);
    expect([0, 1, 2, 3, 4, 5].map((r) => edgesOf(faceOf(tiles, '8', r).edgeMask))).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [0, 4],
      [1, 5],
    ]);
  });

  test('symmetric tiles have fewer rotations', () => {
    const tiles = makeTiles([
      plain('straight', ['0:3']),
      plain('curve', ['0:2']),
      plain('star', ['0:2', '2:4', '0:4']),
      plain('cross', ['0:3', '1:4', '2:5']),
      { ...plain('named', ['0:2']), fixedRotation: 3 },
    ]);
    expect(tiles.tiles.map((tile) => tile.rotations.length)).toEqual([3, 6, 2, 1, 1]);
    expect(tiles.byId.get('named')?.rotations).toEqual([3]);
  });

  test('two cities are not the same tile with their places swapped', () => {
    const city = { kind: 'city', slots: 1 } as const;
    const tiles = makeTiles([{ ...plain('oo', ['0:n0', '1:n0', '3:n1', '4:n1']), nodes: [city, city] }]);
    expect(tiles.tiles[0]?.rotations).toEqual([0, 1, 2, 3, 4, 5]);
  });

  const pair = fc.tuple(fc.nat(5), fc.nat(5)).filter(([a, b]) => a !== b);
  const tracks = fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.map(([a, b]) => `${a}:${b}`));

  test('turning is a group: r then s is r + s', () => {
    fc.assert(
      fc.property(tracks, fc.nat(5), fc.nat(5), (list, r, s) => {
        const turned = list.map((track) => track.replace(/\d/g, (edge) => String((Number(edge) + r) % 6)));
        const direct = makeTiles([plain('t', list)]);
        const twice = makeTiles([plain('t', turned)]);
        expect(sameTrack(faceOf(direct, 't', (r + s) % 6), faceOf(twice, 't', s))).toBe(true);
      }),
    );
  });

  test('the listed rotations are all and tell apart', () => {
    fc.assert(
      fc.property(tracks, fc.nat(5), (list, r) => {
        const tile = makeTiles([plain('t', list)]).tiles[0] as ReturnType<typeof makeTiles>['tiles'][number];
        const same = tile.rotations.filter((other) => sameTrack(tile.faces[other] as Face, tile.faces[r] as Face));
        expect(same).toHaveLength(1);
        expect(6 % tile.rotations.length).toBe(0);
      }),
    );
  });
});

describe('tile set', () => {
  const tiles = makeTiles([
    plain('7', ['0:1'], 1),
    plain('9', ['0:3'], 'unlimited'),
    { id: 'G', color: 'green', count: 1, tracks: ['0:1', '0:3'], labels: ['X'] },
  ]);

  test('what is left is what is not on the map', () => {
    const laid = { A1: { tile: '7', rotation: 2 }, A3: { tile: '9', rotation: 0 } };
    expect([...supplyOf(tiles, laid)]).toEqual([0, Number.POSITIVE_INFINITY, 1]);
    expect(supplyOf(tiles, laid)).toBe(supplyOf(tiles, laid));
    expect(tilesLeft(tiles, {}, '7')).toBe(1);
    expect(tilesLeft(tiles, {}, 'none')).toBe(0);
  });

  test('by colour and by label', () => {
    expect(tiles.byColor.get('yellow')?.map((tile) => tile.id)).toEqual(['7', '9']);
    expect(hasLabelled(tiles, 'green', 'X')).toBe(true);
    expect(hasLabelled(tiles, 'yellow', 'X')).toBe(false);
    expect(hasLabelled(tiles, 'brown', 'X')).toBe(false);
  });

  test('faults are named', () => {
    expect(() => makeTiles([plain('7', []), plain('7', [])])).toThrow('twice');
    expect(() => faceOf(tiles, '8', 0)).toThrow('8');
  });
});
