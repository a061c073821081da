import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NodeDef, TileDef } from '../../src/hex/index.ts';
import {
  compileFace,
  type Face,
  isNextColor,
  labelsMatch,
  makeTiles,
  nextColor,
  nodeMaps,
  preserves,
  sameCounts,
  sameKinds,
} from '../../src/tiles/index.ts';

const city: NodeDef = { kind: 'city', slots: 1 };
const town: NodeDef = { kind: 'town' };

function face(nodes: readonly NodeDef[], tracks: readonly string[], labels: readonly string[] = []): Face {
  return compileFace({ color: 'yellow', nodes, tracks, labels });
}

describe('preserve', () => {
  test('plain track must be there again, whatever is added', () => {
    expect(preserves(face([], ['0:3']), face([], ['0:3', '0:2']))).toEqual([]);
    expect(preserves(face([], ['0:3']), face([], ['0:2', '2:3']))).toBeNull();
    expect(preserves(face([], []), face([], ['0:2']))).toEqual([]);
  });

  test('a track past the city is not a track through it', () => {
    const before = face([city], ['0:n0', '1:n0', '2:5']);
    expect(preserves(before, face([city], ['0:n0', '1:n0', '2:n0', '5:n0']))).toBeNull();
    expect(preserves(before, face([city], ['0:n0', '1:n0', '2:5', '3:n0']))).toEqual([0]);
  });

  test('a city keeps all its edges', () => {
    expect(preserves(face([city], ['0:n0', '3:n0']), face([city], ['0:n0', '1:n0', '3:n0']))).toEqual([0]);
    expect(preserves(face([city], ['0:n0', '3:n0']), face([city], ['0:n0', '1:n0']))).toBeNull();
  });

  test('a town becomes the branch that has its edges', () => {
    const double = face([town, town], ['2:n0', '5:n0', '2:n1', '4:n1']);
    expect(preserves(face([town], ['2:n0', '5:n0']), double)).toEqual([0]);
    expect(preserves(face([town], ['4:n0', '2:n0']), double)).toEqual([1]);
    expect(preserves(face([town], ['4:n0', '5:n0']), double)).toBeNull();
  });

  test('two cities become one where the new face has one only', () => {
    const two = face([city, city], ['0:n0', '5:n0', '2:n1', '1:n1']);
    expect(preserves(two, face([city], ['0:n0', '1:n0', '2:n0', '5:n0']))).toEqual([0, 0]);
    expect(preserves(two, face([city], ['0:n0', '1:n0', '2:n0', '4:n0']))).toBeNull();
  });

  test('two cities never fall together while there is room for both', () => {
    const bare = face([city, city], []);
    expect(preserves(bare, face([city, city], ['0:n0', '1:n0', '2:n1', '3:n1']))).toEqual([0, 1]);
    expect(preserves(face([city, city], ['2:n0']), face([city, city], ['0:n0', '2:n1']))).toEqual([1, 0]);
  });

  test('all ways are offered where track leaves a choice', () => {
    expect(nodeMaps(face([city, city], []), face([city, city], ['0:n0', '2:n0']))).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('a node goes over to its own kind unless the game says more', () => {
    const before = face([city, town], ['0:n0', '1:n1']);
    const after = face([city, city], ['0:n0', '1:n1']);
    expect(preserves(before, after)).toBeNull();
    expect(preserves(before, after, () => true)).toEqual([0, 1]);
  });

  test('track between two nodes stays, or the nodes become one', () => {
    const joined = face([city, city], ['0:n0', '1:n1', 'n0:n1']);
    expect(preserves(joined, face([city, city], ['0:n0', '1:n1']))).toBeNull();
    expect(preserves(joined, face([city, city], ['0:n0', '1:n1', '2:n1', 'n0:n1']))).toEqual([0, 1]);
    expect(preserves(joined, face([city], ['0:n0', '1:n0']))).toEqual([0, 0]);
  });

  const node = fc.constantFrom(city, town);
  const drawn = fc.array(node, { maxLength: 3 }).chain((nodes) =>
    fc
      .array(fc.tuple(fc.nat(5), fc.nat(5 + nodes.length)), { maxLength: 6 })
      .map((ends) => ends.filter(([a, b]) => a !== b).map(([a, b]) => `${a}:${b < 6 ? b : `n${b - 6}`}`))
      .map((tracks): TileDef => ({ id: 't', color: 'yellow', count: 1, nodes, tracks })),
  );

  test('turning both faces changes nothing', () => {
    fc.assert(
      fc.property(drawn, drawn, fc.nat(5), fc.nat(5), (one, other, r, turn) => {
        const before = makeTiles([one]).tiles[0]?.faces as readonly Face[];
        const after = makeTiles([other]).tiles[0]?.faces as readonly Face[];
        expect(preserves(before[turn] as Face, after[(r + turn) % 6] as Face)).toEqual(
          preserves(before[0] as Face, after[r] as Face),
        );
      }),
    );
  });

  test('a face preserves itself and whatever was added to', () => {
    fc.assert(
      fc.property(drawn, fc.nat(5), fc.nat(5), (def, a, b) => {
        const before = compileFace(def);
        const more = a === b ? [] : [`${a}:${b}`];
        const after = compileFace({ ...def, tracks: [...(def.tracks ?? []), ...more] });
        const identity = before.nodes.map((_, index) => index);
        expect(preserves(before, after)).toEqual(identity);
      }),
    );
  });
});

describe('what may go where', () => {
  test('kinds', () => {
    expect(sameKinds(face([city], []), face([city, city], ['0:n0']))).toBe(true);
    expect(sameKinds(face([], []), face([city], ['0:n0']))).toBe(false);
    expect(sameKinds(face([town], []), face([], ['0:3']))).toBe(false);
    expect(sameKinds(face([town], []), face([city], []))).toBe(false);
  });

  test('counts', () => {
    expect(sameCounts(face([town], []), face([town, town], []))).toBe(false);
    expect(sameCounts(face([city, town], []), face([town, city], []))).toBe(true);
    expect(sameCounts(face([city, town], []), face([city, city], []))).toBe(false);
  });

  test('labels', () => {
    expect(labelsMatch(face([], [], ['OO']), face([], [], ['OO']))).toBe(true);
    expect(labelsMatch(face([], [], []), face([], [], ['OO']))).toBe(false);
    expect(labelsMatch(face([], [], ['OO']), face([], []))).toBe(false);
  });

  test('colours follow each other without a gap', () => {
    expect(nextColor('white')).toBe('yellow');
    expect(nextColor('gray')).toBeUndefined();
    expect(nextColor('red')).toBeUndefined();
    const green = compileFace({ color: 'green' });
    expect(isNextColor(face([], []), green)).toBe(true);
    expect(isNextColor(compileFace({ color: 'white' }), green)).toBe(false);
  });
});
