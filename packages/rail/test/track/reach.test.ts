import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HexDef, hexIndex, makeBoard, type NodeDef } from '../../src/hex/index.ts';
import { edgesOf } from '../edges.ts';
import {
  arrivals,
  arrivesBy,
  type Layout,
  layoutOf,
  nodesReached,
  type Passable,
  type Reach,
  reachesNode,
  reachOf,
  turningReachOf,
} from '../../src/track/index.ts';
import { searchFrom } from '../../src/track/search.ts';
import { settle } from '../../src/track/settle.ts';
import { drawMap, everyRoute, noTiles, type RandomMap, randomMap } from './maps.ts';

const city: NodeDef = { kind: 'city', slots: 1 };

function lay(hexes: readonly Omit<HexDef, 'color'>[]): Layout {
  return layoutOf(makeBoard(hexes.map((hex): HexDef => ({ color: 'green', ...hex }))), noTiles, {});
}

function reachFrom(layout: Layout, hex: string, passable: Passable = () => true): Reach {
  return reachOf(layout, [{ hex: hexIndex(layout.board, hex), node: 0 }], passable);
}

const into = (reach: Reach, hex: string): readonly number[] =>
  edgesOf(arrivals(reach, hexIndex(reach.layout.board, hex)));

function found(map: RandomMap): { arrivals: Set<string>; nodes: Set<string>; exact: boolean } {
  const reach = reachOf(map.layout, map.sources, map.passable);
  const result = { arrivals: new Set<string>(), nodes: new Set<string>(), exact: true };
  map.layout.faces.forEach((face, hex) => {
    for (const edge of edgesOf(arrivals(reach, hex))) result.arrivals.add(`${hex}/${edge}`);
    face.nodes.forEach((_, node) => {
      if (nodesReached(reach, hex) & (1 << node)) result.nodes.add(`${hex}:${node}`);
    });
  });
  return { ...result, exact: reach.exact };
}

describe('reach', () => {
  test('along track into the next empty hex, not beyond', () => {
    const layout = lay([
      { id: 'B2', nodes: [city], tracks: ['4:n0', '1:n0'] },
      { id: 'B4', tracks: ['1:4'] },
      { id: 'B6' },
      { id: 'B8', tracks: ['1:4'] },
    ]);
    const reach = reachFrom(layout, 'B2');
    expect(into(reach, 'B4')).toEqual([1]);
    expect(into(reach, 'B6')).toEqual([1]);
    expect(into(reach, 'B8')).toEqual([]);
    expect(reachesNode(reach, 0, 0)).toBe(true);
  });

  test('by one branch of a switch, and by both only if it could turn back there', () => {
    const layout = lay([
      { id: 'B2', nodes: [city], tracks: ['4:n0'] },
      { id: 'B4', tracks: ['1:4', '3:4'] },
      { id: 'A5', tracks: ['0:3'] },
      { id: 'B6' },
    ]);
    const turning = turningReachOf(layout, [{ hex: hexIndex(layout.board, 'B2'), node: 0 }], () => true);
    expect([into(reachFrom(layout, 'B2'), 'A5'), into(turning, 'A5')]).toEqual([[], [0]]);
    expect([into(reachFrom(layout, 'B2'), 'B6'), into(turning, 'B6')]).toEqual([[1], [1]]);
  });

  test('up to a city that lets nobody through', () => {
    const layout = lay([
      { id: 'B2', nodes: [city], tracks: ['4:n0'] },
      { id: 'B4', nodes: [city], tracks: ['1:n0', '4:n0'] },
      { id: 'B6', nodes: [city], tracks: ['1:n0'] },
    ]);
    expect(into(reachFrom(layout, 'B2'), 'B6')).toEqual([1]);
    const blocked = reachFrom(layout, 'B2', (hex) => hex !== 1);
    expect(reachesNode(blocked, 1, 0)).toBe(true);
    expect(into(blocked, 'B6')).toEqual([]);
  });

  test('a company starts from its station even where others fill the city', () => {
    const layout = lay([{ id: 'B2', nodes: [city], tracks: ['4:n0'] }, { id: 'B4' }]);
    expect(
      into(
        reachFrom(layout, 'B2', () => false),
        'B4',
      ),
    ).toEqual([1]);
  });

  test('no way over a closed side', () => {
    const layout = lay([
      { id: 'B2', nodes: [city], tracks: ['4:n0'], borders: [{ edge: 4, kind: 'impassable' }] },
      { id: 'B4', tracks: ['1:4'] },
    ]);
    expect(into(reachFrom(layout, 'B2'), 'B4')).toEqual([]);
  });

  test('a switch is not taken backwards', () => {
    // From B2 into B4; there the track divides to B6 and C5. B6 and C5 are not joined inside B4.
    const layout = lay([
      { id: 'B2', nodes: [city], tracks: ['4:n0'] },
      { id: 'B4', tracks: ['1:4', '4:5'] },
      { id: 'B6', tracks: ['1:4'] },
      { id: 'C5' },
    ]);
    expect(into(reachFrom(layout, 'B2'), 'C5')).toEqual([]);
    expect(into(reachFrom(layout, 'B2'), 'B6')).toEqual([1]);
  });

  test('nor by turning round in a loop and coming back over the same hexside', () => {
    // Beyond B6 a loop (B8, C7) leads back to B6; the branch to C5 could only be taken on the way back.
    const layout = lay([
      { id: 'B2', nodes: [city], tracks: ['4:n0'] },
      { id: 'B4', tracks: ['1:4', '4:5'] },
      { id: 'B6', tracks: ['1:4', '1:5'] },
      { id: 'B8', tracks: ['0:1'] },
      { id: 'C7', tracks: ['2:3'] },
      { id: 'C5' },
    ]);
    const reach = reachFrom(layout, 'B2');
    expect(into(reach, 'C7')).toEqual([2, 3]);
    expect(into(reach, 'B6')).toEqual([1, 4, 5]);
    expect(into(reach, 'B4')).toEqual([1]);
    expect(into(reach, 'C5')).toEqual([]);
  });

  test('sure answers need no settling', () => {
    const layout = lay([{ id: 'B2', nodes: [city], tracks: ['4:n0'] }, { id: 'B4' }]);
    const reach = reachFrom(layout, 'B2');
    expect(arrivesBy(reach, 1, 0b000010)).toBe(true);
    expect(arrivesBy(reach, 1, 0b000001)).toBe(false);
  });

  // Maps on which looking at the dominators does not answer everything; on the last one there is no way after all.
  test.each([
    [2, 3, [66464169, 67319421, 161705982, 174027946, 178874374, 201681094]],
    [3, 3, [11537986, 18625491, 20850730, 25443750, 36181914, 37987446, 44496864, 50887497, 51489341, 53548281]],
    [4, 3, [839418, 1433343, 1552128, 1623399, 2217324, 3286389, 5384924, 6572774, 7950680, 9186044]],
    [4, 4, [657281, 665200, 783985, 1971835, 474063020]],
  ])('agrees where a chain must be searched for, on %i × %i hexes', (rows, columns, seeds) => {
    for (const seed of seeds) {
      const map = drawMap(seed, rows, columns);
      const all = everyRoute(map);
      const reach = found(map);
      expect(reach.exact).toBe(true);
      expect([...reach.arrivals].sort()).toEqual([...all.arrivals].sort());
      expect([...reach.nodes].sort()).toEqual([...all.nodes].sort());
    }
  });

  test('a doubt that would take too long counts as out of reach, and says so', () => {
    const map = drawMap(11537986, 3, 3);
    const search = searchFrom(map.layout, map.sources, map.passable);
    settle(search, 0);
    expect(search.exact).toBe(false);
    const reached = found(map).arrivals;
    search.sure.forEach((mask, hex) => {
      for (const edge of edgesOf(mask)) expect(reached).toContain(`${hex}/${edge}`);
    });
  });

  test.each([
    [1, 4, 300],
    [2, 3, 600],
    [3, 3, 600],
  ])('agrees with running every route on %i × %i hexes', (rows, columns, numRuns) => {
    fc.assert(
      fc.property(randomMap(rows, columns), (map) => {
        const all = everyRoute(map);
        const reach = found(map);
        expect(reach.exact).toBe(true);
        expect([...reach.arrivals].sort()).toEqual([...all.arrivals].sort());
        expect([...reach.nodes].sort()).toEqual([...all.nodes].sort());
      }),
      { numRuns },
    );
  });
});
