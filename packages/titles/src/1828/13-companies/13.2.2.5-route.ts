/** 13.2.2.5 Cobourg & Peterborough: which routes go over its new tile (Q32). */
import { type Face, hexOfPoint, hexsideName, type Network, type RouteBonus } from '@roundhouse/rail';
import { layout } from '../14-track-tiles/geography.ts';
import { board } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';

const edges = [0, 1, 2, 3, 4, 5];
const faceAt = (s: State, hex: number): Face => layout(s).faces[hex]!;

/** A route in what matters here: the points of its two ends, the hexsides it crosses and the hexes it runs in. */
interface Way {
  readonly ends: readonly string[];
  readonly sides: ReadonlySet<string>;
  readonly hexes: ReadonlySet<number>;
}

/** A new tile with revenue centers must have one in the route; one without must lie under it or lead on from an end. */
function goesOver(s: State, tile: number, way: Way): boolean {
  const id = board.ids[tile]!;
  const atEnd = way.ends.some((point) => hexOfPoint(point) === id);
  if (atEnd) return true;
  const hasCenter = faceAt(s, tile).nodes.length > 0;
  if (hasCenter && plays(s, 'cobourgRoute', 'over-the-tile')) return false;
  return way.hexes.has(tile) || way.ends.some((point) => leadsOn(s, point, tile, way.sides));
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

/** The hex that two hexsides, or a hexside and a stop, have in common. */
function hexesOf(path: readonly string[]): Set<number> {
  const hexes = new Set<number>();
  for (let i = 1; i < path.length; i++) {
    const common = around(path[i - 1]!).find((hex) => around(path[i]!).includes(hex));
    if (common !== undefined) hexes.add(common);
  }
  return hexes;
}

const aroundPoint = new Map<string, number[]>();
for (const [hex, id] of board.ids.entries()) {
  for (const node of [0, 1]) aroundPoint.set(`${id}:n${node}`, [hex]);
  for (const edge of edges) {
    const name = hexsideName(board, hex, edge);
    aroundPoint.set(name, [...(aroundPoint.get(name) ?? []), hex]);
  }
}
const around = (point: string): number[] => aroundPoint.get(point) ?? [];

/** Does an indicated route go over the tile in this hex? (13.2.2.5-7). */
export function isOver(s: State, tile: string, path: readonly string[]): boolean {
  const ends = [path[0], path.at(-1)].filter((point): point is string => point?.includes(':n') ?? false);
  const way = { ends, sides: new Set(path.filter((point) => point.includes('/'))), hexes: hexesOf(path) };
  return goesOver(s, board.indexOf.get(tile)!, way);
}

/** For the search: whatever does not go over the tile is worth nothing. */
export function overTile(s: State, network: Network, tile: string): RouteBonus {
  const hex = board.indexOf.get(tile)!;
  const nameOfEnd = (end: number): string => network.hexsides[~end]!;
  return {
    of(_, stops, tracks) {
      const used = tracks.map((track) => network.tracks[track]!);
      const way: Way = {
        ends: stops.map((stop) => network.stops[stop]!.id),
        sides: new Set(used.flatMap(({ a, b }) => [a, b].filter((end) => end < 0).map(nameOfEnd))),
        hexes: new Set(used.map((track) => track.hex)),
      };
      return goesOver(s, hex, way) ? 0 : -stops.reduce((sum, stop) => sum + network.stops[stop]!.value, 0);
    },
    most: () => 0,
  };
}

/** Is there any route over the tile at all? Follows track from each revenue center to the next. */
export function hasRouteOver(s: State, network: Network, tile: string): boolean {
  const hex = board.indexOf.get(tile)!;
  const byEnd = new Map<number, number[]>();
  for (const [index, { a, b }] of network.tracks.entries()) {
    for (const end of [a, b]) byEnd.set(end, [...(byEnd.get(end) ?? []), index]);
  }
  const follow = (from: number, at: number, used: readonly number[]): boolean =>
    (byEnd.get(at) ?? []).some((index) => {
      const { a, b, hex: inside } = network.tracks[index]!;
      const last = used.at(-1);
      if (last !== undefined && network.tracks[last]!.hex === inside) return false;
      const next = a === at ? b : a;
      const tracks = [...used, index];
      if (next < 0) return !crosses(network, used, next) && follow(from, next, tracks);
      return (
        next !== from &&
        overTile(s, network, tile).of(undefined as never, [from, next], tracks) === 0 &&
        pays(from, next)
      );
    });
  const pays = (a: number, b: number): boolean =>
    network.stops[a]!.group === undefined || network.stops[a]!.group !== network.stops[b]!.group;
  return hex >= 0 && network.stops.some((_, stop) => follow(stop, stop, []));
}

const crosses = (network: Network, used: readonly number[], side: number): boolean =>
  used.some((index) => network.tracks[index]!.a === side || network.tracks[index]!.b === side);
