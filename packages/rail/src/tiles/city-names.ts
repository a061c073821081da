/** Several cities of one hex are told apart by the names that are printed there, whatever tile lies over them. */
import { type Board, hexIndex, hexName } from '../hex/board.ts';
import type { HexId, NodeDef } from '../hex/types.ts';
import type { Face } from './face.ts';
import type { LaidTiles } from './supply.ts';
import { faceOf, type TileSet } from './tileset.ts';

interface Ground {
  readonly board: Board;
  readonly tileSet: TileSet;
}

/** What a city, or any other node of a hex, is called now. */
export function nodeName({ board, tileSet }: Ground, tiles: LaidTiles, hex: HexId, node: number): string {
  const printed = board.printed[hexIndex(board, hex)]!;
  const laid = tiles[hex];
  const face = laid ? faceOf(tileSet, laid.tile, laid.rotation) : printed;
  const from = face === printed ? node : ancestor(printed, face, node);
  return (printed.nodes.length > 1 && printed.nodes[from]?.name) || hexName(board, hex);
}

/** The printed node that one of a tile stands for: whose track it has kept, else the one that lies nearest. None where they have been joined. */
function ancestor(printed: Face, face: Face, node: number): number {
  if (printed.nodes.length !== face.nodes.length) return -1;
  const likeness = (before: number, now: number): number => {
    const kept = (printed.nodeEdges[before]! & face.nodeEdges[now]!) !== 0;
    return (kept ? 100 : 0) + nearness(printed.nodes[before]!, face.nodeEdges[now]!);
  };
  const pairs = printed.nodes
    .flatMap((_, before) => face.nodes.map((_other, now) => ({ before, now, likeness: likeness(before, now) })))
    .sort((a, b) => b.likeness - a.likeness);
  const found = new Map<number, number>();
  for (const { before, now } of pairs) {
    if (!found.has(now) && ![...found.values()].includes(before)) found.set(now, before);
  }
  return found.get(node) ?? -1;
}

/** How far the edges of a node lie in the direction in which another one was printed. */
function nearness({ x = 0, y = 0 }: NodeDef, edges: number): number {
  let sum = 0;
  let count = 0;
  for (let edge = 0; edge < 6; edge++) {
    if ((edges & (1 << edge)) === 0) continue;
    // Edges go clockwise from the lower left, and y goes down.
    const angle = ((120 + 60 * edge) * Math.PI) / 180;
    sum += x * Math.cos(angle) + y * Math.sin(angle);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
