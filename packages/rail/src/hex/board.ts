import { compileFace, type Face } from '../tiles/face.ts';
import { neighbourId, oppositeEdge } from './coordinates.ts';
import type { Border, Color, HexDef, HexId, Terrain } from './types.ts';

/**
 * The printed map, in numbers. A hex is its index; a side of a hex is `hex * 6 + edge`, so that both hexes
 * along a hexside have a number of their own for it.
 */
export interface Board {
  readonly hexes: readonly HexDef[];
  readonly ids: readonly HexId[];
  readonly indexOf: ReadonlyMap<HexId, number>;
  /** By side: the hex over there, or -1. */
  readonly neighbours: Int16Array;
  /** By side: the same hexside as the neighbour counts it, or -1. */
  readonly across: Int16Array;
  /** By side: the one of the two numbers that names the hexside. */
  readonly canonical: Int16Array;
  /** What is printed on each hex. */
  readonly printed: readonly Face[];
  /** By side: what lies on it, seen from either hex. */
  readonly borders: readonly (readonly Border[])[];
  readonly terrain: readonly (readonly Terrain[])[];
  /** 1 for a hex that never takes a tile. */
  readonly fixed: Uint8Array;
}

const none: readonly never[] = [];

/** Red, blue, black and gray hexes are finished as they are printed. */
function takesNoTile(color: Color): boolean {
  return color === 'gray' || color === 'red' || color === 'blue' || color === 'black';
}

/** A border counts for both hexes along it, even where the data names it on one of them only. */
function spreadBorders(hexes: readonly HexDef[], across: Int16Array): (readonly Border[])[] {
  const borders: Border[][] = Array.from({ length: hexes.length * 6 }, () => []);
  hexes.forEach((hex, index) => {
    for (const border of hex.borders ?? none) (borders[index * 6 + border.edge] as Border[]).push(border);
  });
  hexes.forEach((hex, index) => {
    for (const border of hex.borders ?? none) {
      const far = across[index * 6 + border.edge] as number;
      const there = far < 0 ? undefined : borders[far];
      if (there && !there.some((other) => other.kind === border.kind)) {
        there.push({ ...border, edge: oppositeEdge(border.edge) });
      }
    }
  });
  return borders;
}

/** Hexes that look alike share one face, and with it all that is remembered about it. */
function printedFaces(hexes: readonly HexDef[]): Face[] {
  const faces = new Map<string, Face>();
  return hexes.map((hex) => {
    const key = JSON.stringify([hex.color, hex.nodes, hex.tracks, hex.labels]);
    const face = faces.get(key) ?? compileFace(hex);
    faces.set(key, face);
    return face;
  });
}

export function makeBoard(hexes: readonly HexDef[]): Board {
  const indexOf = new Map(hexes.map((hex, index) => [hex.id, index]));
  if (indexOf.size !== hexes.length) throw new Error('a hex is listed twice');
  const sides = hexes.length * 6;
  const neighbours = new Int16Array(sides).fill(-1);
  const across = new Int16Array(sides).fill(-1);
  const canonical = new Int16Array(sides);
  hexes.forEach((hex, index) => {
    for (let edge = 0; edge < 6; edge++) {
      const side = index * 6 + edge;
      const id = neighbourId(hex.id, edge);
      const neighbour = id === null ? undefined : indexOf.get(id);
      canonical[side] = side;
      if (neighbour === undefined) continue;
      neighbours[side] = neighbour;
      const far = neighbour * 6 + oppositeEdge(edge);
      across[side] = far;
      if (edge >= 3) canonical[side] = far;
    }
  });
  return {
    hexes,
    ids: hexes.map((hex) => hex.id),
    indexOf,
    neighbours,
    across,
    canonical,
    printed: printedFaces(hexes),
    borders: spreadBorders(hexes, across),
    terrain: hexes.map((hex) => hex.terrain ?? none),
    fixed: Uint8Array.from(hexes, (hex) => (takesNoTile(hex.color) ? 1 : 0)),
  };
}

/** The index of a hex that is known to be on the board. */
/** The hexes that have a node of this kind in print. */
export const hexesWith = (board: Board, kind: string): HexId[] =>
  board.hexes.filter(({ nodes }) => nodes?.some((node) => node.kind === kind)).map(({ id }) => id);

export function hexIndex(board: Board, id: HexId): number {
  const index = board.indexOf.get(id);
  if (index === undefined) throw new Error(`no such hex: ${id}`);
  return index;
}

/** A hex as a sentence calls it: by the name that is printed on it, where there is one. */
export const hexName = (board: Board, id: HexId): string => board.hexes[hexIndex(board, id)]!.name ?? id;

const sideNames = new WeakMap<Board, string[]>();

/** The names of all sides at once: they are read far more often than there are boards. */
function namesOf(board: Board): string[] {
  let names = sideNames.get(board);
  if (!names) {
    names = Array.from(board.canonical, (side) => `${board.ids[Math.floor(side / 6)]}/${side % 6}`);
    sideNames.set(board, names);
  }
  return names;
}

/** The point of a hexside, `F9/1`: named by edge 0..2 of one of its hexes, by the only hex at the map's rim. */
export function hexsideName(board: Board, hex: number, edge: number): string {
  return namesOf(board)[hex * 6 + edge] as string;
}
