/** 13.2.2.5 Cobourg & Peterborough: which routes go over its new tile (Q32). */
import { type Face, hexOfPoint, hexsideName, type Network, type RouteBonus, segmentsOf } from '@roundhouse/rail';
import { layout } from '../14-track-tiles/geography.ts';
import { board } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';

const edges = [0, 1, 2, 3, 4, 5];
const faceAt = (s: State, hex: number): Face => layout(s).faces[hex]!;

/**
 * A new tile with revenue centers must have one in the route; one without must lie under it or lead on from an end
 * (13.2.2.5-7). Stops and tracks are those of the network.
 */
function goesOver(s: State, network: Network, tile: string, stops: readonly number[], tracks: readonly number[]) {
  const hex = board.indexOf.get(tile)!;
  const ends = stops.map((stop) => network.stops[stop]!.id);
  if (ends.some((point) => hexOfPoint(point) === tile)) return true;
  const hasCenter = faceAt(s, hex).nodes.length > 0;
  if (hasCenter && plays(s, 'cobourgRoute', 'over-the-tile')) return false;
  const used = tracks.map((track) => network.tracks[track]!);
  const sides = used.flatMap(({ a, b }) => [a, b].filter((end) => end < 0).map((end) => network.hexsides[~end]!));
  return used.some((track) => track.hex === hex) || ends.some((point) => leadsOn(s, point, hex, new Set(sides)));
}

/** Does plain track lead from an end of the route to the tile, over hexsides that the route does not use? */
function leadsOn(s: State, point: string, tile: number, used: ReadonlySet<string>): boolean {
  const [id, node] = point.split(':n') as [string, string];
  const start = board.indexOf.get(id)!;
  const seen = new Set<number>();
  const leave = (hex: number, exits: number): boolean =>
    edges.some((edge) => {
      const side = hex * 6 + edge;
      const next = board.neighbours[side]!;
      if (!(exits & (1 << edge)) || next < 0 || seen.has(side) || used.has(hexsideName(board, hex, edge))) return false;
      seen.add(side);
      const entry = (edge + 3) % 6;
      const face = faceAt(s, next);
      if (layout(s).sides.closed[side] === 1 || !(face.edgeMask & (1 << entry))) return false;
      return next === tile || leave(next, face.edgeEdges[entry]!);
    });
  return leave(start, faceAt(s, start).nodeEdges[Number(node)]!);
}

/** Whatever does not go over the tile is worth nothing. */
export const overTile = (s: State, network: Network, tile: string): RouteBonus => ({
  of: (_, stops, tracks) =>
    goesOver(s, network, tile, stops, tracks) ? 0 : -stops.reduce((sum, stop) => sum + network.stops[stop]!.value, 0),
  most: () => 0,
});

/** Is there any route over the tile at all? */
export const hasRouteOver = (s: State, network: Network, tile: string): boolean =>
  segmentsOf(network).some(({ a, b, tracks }) => goesOver(s, network, tile, [a, b], tracks));
