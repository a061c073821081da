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

/** Numbers below n drawn from one seed: unlike generated lists they are not drawn towards the small ones. */
function drawer(seed: number): (n: number) => number {
  let state = seed | 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * n);
  };
}

function drawHex(draw: (n: number) => number, id: string, station: boolean, density: number): HexDef {
  const nodes = station ? 1 : ([0, 0, 0, 0, 0, 0, 1, 2][draw(8)] as number);
  const tracks: string[] = [];
  for (let plain = station ? draw(2) : density + draw(2) - 2 * nodes; plain > 0; plain--) {
    const from = draw(6);
    tracks.push(`${from}:${(from + 1 + draw(5)) % 6}`);
  }
  for (let node = 0; node < nodes; node++) {
    for (let edges = (station ? 3 : 1) + draw(3); edges > 0; edges--) tracks.push(`${draw(6)}:n${node}`);
  }
  if (nodes === 2 && draw(3) === 0) tracks.push('n0:n1');
  const borders = draw(12) === 0 ? [{ edge: draw(6), kind: 'impassable' as const }] : [];
  return { id, color: 'green', nodes: Array.from({ length: nodes }, () => city), tracks, borders };
}

export function drawMap(seed: number, rows: number, columns: number): RandomMap {
  const draw = drawer(seed);
  const places = ids(rows, columns);
  const starts = [...new Set([draw(places.length), draw(places.length)])].slice(0, 1 + draw(2));
  // Some maps are dense: where little is joined, nothing is ever in doubt.
  const density = 2 + draw(5);
  const board = makeBoard(places.map((id, index) => drawHex(draw, id, starts.includes(index), density)));
  const blocked = places.map(() => draw(4) & draw(4));
  return {
    layout: layoutOf(board, noTiles, {}),
    sources: starts.map((hex) => ({ hex, node: 0 })),
    passable: (hex, node) => (((blocked[hex] as number) >> node) & 1) === 0,
  };
}

export function randomMap(rows: number, columns: number): fc.Arbitrary<RandomMap> {
  return fc.integer().map((seed) => drawMap(seed, rows, columns));
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
