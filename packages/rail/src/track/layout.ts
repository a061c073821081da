import type { Board } from '../hex/board.ts';
import type { Border } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { LaidTile, LaidTiles } from '../tiles/supply.ts';
import { faceOf, type TileSet } from '../tiles/tileset.ts';
import { Recent, remember } from '../recent.ts';

/** Which hexsides can be crossed at all; the same for every position of a phase. */
export interface Sides {
  /** By side: 1 where no track can ever join. */
  readonly closed: Uint8Array;
  /** By hex: edges at which track would lead nowhere, as a mask. */
  readonly dead: Uint8Array;
}

/** Does this border close the hexside? A game may open it in a later phase. */
export type Closes = (border: Border) => boolean;

export const impassable: Closes = (border) => border.kind === 'impassable';

const sidesByBoard = new WeakMap<Board, WeakMap<Closes, WeakMap<Closes, Sides>>>();

function makeSides(board: Board, closes: Closes, ends: Closes): Sides {
  const closed = Uint8Array.from(board.borders, (borders) => (borders.some(closes) ? 1 : 0));
  const dead = new Uint8Array(board.ids.length);
  for (let hex = 0; hex < dead.length; hex++) {
    for (let edge = 0; edge < 6; edge++) {
      const side = hex * 6 + edge;
      const neighbour = board.neighbours[side] as number;
      const finished = neighbour >= 0 && board.fixed[neighbour] === 1;
      const entry = 1 << ((edge + 3) % 6);
      const shut = finished && !((board.printed[neighbour] as Face).edgeMask & entry);
      if (neighbour < 0 || board.borders[side]!.some(ends) || shut) dead[hex] = (dead[hex] as number) | (1 << edge);
    }
  }
  return { closed, dead };
}

/** Remembered by the functions: pass the same ones again, not new ones that do the same. */
function sidesOf(board: Board, closes: Closes, ends: Closes): Sides {
  const byCloses = remember(sidesByBoard, board, () => new WeakMap());
  const byEnds = remember(byCloses, closes, () => new WeakMap());
  return remember(byEnds, ends, () => makeSides(board, closes, ends));
}

/** The map as it is now: printed hexes and the tiles on them. */
export interface Layout {
  readonly board: Board;
  readonly tileSet: TileSet;
  readonly sides: Sides;
  /** By hex index. */
  readonly faces: readonly Face[];
}

const layouts = new Recent<LaidTiles, Layout[]>();

function facesOf(board: Board, tileSet: TileSet, laid: LaidTiles): readonly Face[] {
  const faces = board.printed.slice();
  for (const id in laid) {
    const { tile, rotation } = laid[id] as LaidTile;
    const hex = board.indexOf.get(id);
    if (hex === undefined) throw new Error(`a tile lies on a hex that is not there: ${id}`);
    faces[hex] = faceOf(tileSet, tile, rotation);
  }
  return faces;
}

/**
 * `ends` says at which borders track would lead nowhere: at those that are closed, where nothing else is said. A map can be
 * looked at with different sides closed, and each look is remembered.
 */
export function layoutOf(
  board: Board,
  tileSet: TileSet,
  laid: LaidTiles,
  closes: Closes = impassable,
  ends: Closes = closes,
): Layout {
  const sides = sidesOf(board, closes, ends);
  const looks = layouts.get(laid) ?? [];
  const known = looks.find((one) => one.sides === sides && one.tileSet === tileSet);
  if (known) return known;
  const same = looks.find((one) => one.board === board && one.tileSet === tileSet);
  const layout = { board, tileSet, sides, faces: same?.faces ?? facesOf(board, tileSet, laid) };
  if (looks.length === 0) layouts.set(laid, looks);
  looks.push(layout);
  return layout;
}

/** The edges at which this face in this hex meets track on the other side, as a mask. */
export function joinedEdges(layout: Layout, hex: number, face: Face = layout.faces[hex] as Face): number {
  const { board, faces, sides } = layout;
  let joined = 0;
  for (let edge = 0; edge < 6; edge++) {
    if (!(face.edgeMask & (1 << edge))) continue;
    const side = hex * 6 + edge;
    const neighbour = board.neighbours[side] as number;
    if (neighbour < 0 || sides.closed[side] === 1) continue;
    if ((faces[neighbour] as Face).edgeMask & (1 << (edge < 3 ? edge + 3 : edge - 3))) joined |= 1 << edge;
  }
  return joined;
}
