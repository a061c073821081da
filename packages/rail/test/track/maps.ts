import fc from 'fast-check';
import { type HexDef, makeBoard, type NodeDef, neighbourId } from '../../src/hex/index.ts';
import { makeTiles } from '../../src/tiles/index.ts';
import { type Layout, layoutOf, type Passable, type Source } from '../../src/track/index.ts';

/** Small maps with random track, and all routes on them counted out one by one. */

const city: NodeDef = { kind: 'city', slots: 1 };
export const noTiles = makeTiles([]);

export interface RandomMap {
  readonly layout: Layout;
  readonly sources: readonly Source[];
  readonly passable: Passable;
}

const ids = (rows: number, columns: number): string[] =>
  Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    return `${'ABCDEFGH'[row]}${2 * (index % columns) + 1 + (row % 2)}`;
  });

const end = (nodes: number) => fc.nat(5 + nodes).map((value) => (value < 6 ? String(value) : `n${value - 6}`));

const face = fc.constantFrom(0, 0, 0, 0, 1, 1, 2).chain((nodes) =>
  fc
    .array(fc.tuple(end(nodes), end(nodes)), { minLength: nodes, maxLength: 5 })
    .map((pairs) => pairs.filter(([a, b]) => a !== b).map(([a, b]) => `${a}:${b}`))
    .map((tracks) => ({ nodes: Array.from({ length: nodes }, () => city), tracks })),
);

export function randomMap(rows: number, columns: number): fc.Arbitrary<RandomMap> {
  const places = ids(rows, columns);
  return fc
    .record({
      faces: fc.array(face, { minLength: places.length, maxLength: places.length }),
      start: fc.array(fc.nat(places.length - 1), { minLength: 1, maxLength: 2 }),
      blocked: fc.array(fc.nat(3), { minLength: places.length, maxLength: places.length }),
      closed: fc.array(fc.tuple(fc.nat(places.length - 1), fc.nat(5)), { maxLength: 2 }),
    })
    .map(({ faces, start, blocked, closed }) => {
      const hexes = places.map((id, index): HexDef => {
        const borders = closed
          .filter(([hex]) => hex === index)
          .map(([, edge]) => ({ edge, kind: 'impassable' as const }));
        return { id, color: 'green', ...(faces[index] as (typeof faces)[number]), borders };
      });
      // A station must stand somewhere.
      for (const hex of start) {
        const def = hexes[hex] as HexDef;
        if (!def.nodes?.length) hexes[hex] = { ...def, nodes: [city], tracks: [...(def.tracks ?? []), '0:n0', '3:n0'] };
      }
      const layout = layoutOf(makeBoard(hexes), noTiles, {});
      const sources = [...new Set(start)].map((hex) => ({ hex, node: 0 }));
      return { layout, sources, passable: (hex, node) => ((blocked[hex] as number) >> node) % 2 === 0 };
    });
}

/** What routes get to, found by running every single one of them. */
export function everyRoute(map: RandomMap): { readonly arrivals: Set<string>; readonly nodes: Set<string> } {
  const { layout, sources, passable } = map;
  const { board, faces } = layout;
  const reached = { arrivals: new Set<string>(), nodes: new Set<string>() };
  const usedSides = new Set<string>();
  const usedNodes = new Set<string>();

  const fromEnd = (hex: number, at: number): void => {
    for (const { a, b } of faces[hex]?.tracks ?? []) {
      if (a === at) toEnd(hex, b);
      if (b === at) toEnd(hex, a);
    }
  };
  const toEnd = (hex: number, at: number): void => {
    if (at >= 6) {
      const name = `${hex}:${at - 6}`;
      reached.nodes.add(name);
      if (usedNodes.has(name) || !passable(hex, at - 6)) return;
      usedNodes.add(name);
      fromEnd(hex, at);
      usedNodes.delete(name);
      return;
    }
    const id = neighbourId(board.ids[hex] as string, at);
    const next = id === null ? undefined : board.indexOf.get(id);
    const border = (board.borders[hex * 6 + at] ?? []).some(({ kind }) => kind === 'impassable');
    if (next === undefined || border) return;
    const opposite = (at + 3) % 6;
    const side = [`${hex}/${at}`, `${next}/${opposite}`].sort().join(' ');
    if (usedSides.has(side)) return;
    usedSides.add(side);
    reached.arrivals.add(`${next}/${opposite}`);
    fromEnd(next, opposite);
    usedSides.delete(side);
  };

  for (const { hex, node } of sources) {
    const name = `${hex}:${node}`;
    reached.nodes.add(name);
    usedNodes.add(name);
    fromEnd(hex, node + 6);
    usedNodes.delete(name);
  }
  return reached;
}
