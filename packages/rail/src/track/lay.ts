import type { Board } from '../hex/board.ts';
import type { Border, BorderKind, Terrain } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { NodeMap } from '../tiles/upgrade.ts';
import { joinedEdges, type Layout } from './layout.ts';
import { arrivesBy, type Reach } from './reach.ts';

/** What there is to say about laying a tile, each usable alone as one rule of a game. Sets of edges are masks. */

/** Has a station of the company in this hex track on the new face? `map` says where the nodes go. */
export function stationHasTrack(reach: Reach, hex: number, face: Face, map?: NodeMap): boolean {
  for (const source of reach.sources) {
    if (source.hex !== hex) continue;
    const node = map?.[source.node] ?? source.node;
    if ((face.nodeEdges[node] ?? 0) !== 0) return true;
  }
  return false;
}

/** Can the company run to some track of the new face: over an edge, or from its own station in the hex? */
export function connects(reach: Reach, hex: number, face: Face, map?: NodeMap): boolean {
  return arrivesBy(reach, hex, face.edgeMask) || stationHasTrack(reach, hex, face, map);
}

/** Edges at which track of this face would lead off the map, against a finished hex or over a closed side. */
export function deadEnds(layout: Layout, hex: number, face: Face): number {
  return face.edgeMask & (layout.sides.dead[hex] as number);
}

/** Edges at which track meets track on the other side with the new face and did not with the old one. */
export function newlyJoined(layout: Layout, hex: number, before: Face, after: Face): number {
  return joinedEdges(layout, hex, after) & ~joinedEdges(layout, hex, before);
}

/** What lies on these edges of a hex. */
export function bordersAt(board: Board, hex: number, edges: number, kind?: BorderKind): readonly Border[] {
  const found: Border[] = [];
  for (let edge = 0; edge < 6; edge++) {
    if (!(edges & (1 << edge))) continue;
    for (const border of board.borders[hex * 6 + edge] ?? []) {
      if (kind === undefined || border.kind === kind) found.push(border);
    }
  }
  return found;
}

/** What lies behind an edge: the colour of the next hex, a barrier that is never open, or nothing. */
function behind(board: Board, hex: number, edge: number): string {
  const next = board.neighbours[hex * 6 + edge]!;
  if (next < 0) return 'nothing';
  return bordersAt(board, hex, 1 << edge, 'impassable').length > 0 ? 'barrier' : board.hexes[next]!.color;
}

/** Does track of a lay lead nowhere at an edge behind which one of these lies? */
export const deadAt =
  (board: Board) =>
  (...ends: readonly string[]) =>
  ({ hex, dead }: { readonly hex: number; readonly dead: number }): boolean =>
    [0, 1, 2, 3, 4, 5].some((edge) => (dead & (1 << edge)) !== 0 && ends.includes(behind(board, hex, edge)));

/** What the ground of a hex costs: all of it for the first tile, later only what is due every time. */
export function terrainCost(board: Board, hex: number, first: boolean, due: (terrain: Terrain) => boolean = always) {
  let cost = 0;
  for (const terrain of board.terrain[hex] ?? []) {
    if ((first || terrain.everyTime === true) && due(terrain)) cost += terrain.cost;
  }
  return cost;
}

const always = (): boolean => true;
