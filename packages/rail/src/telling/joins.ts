/** What the track of a tile would join, in the terms of the map: for a sentence, and for a picture of it in place. */
import { type Board, hexsideName } from '../hex/board.ts';
import { oppositeEdge, stopName } from '../hex/coordinates.ts';
import type { HexId } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { LaidTiles } from '../tiles/supply.ts';
import type { TileSet } from '../tiles/tileset.ts';
import { joinedEdges, type Layout, layoutOf } from '../track/layout.ts';

/** All that hangs together by the track of one hex. */
export interface JoinedLine {
  /** The first stops that its track comes to, `F9:n0`; those of the hex itself first. */
  readonly stops: readonly string[];
  /** Hexes in which it could go on, where no track meets it yet. */
  readonly open: readonly HexId[];
  /** The track itself, each piece from point to point. */
  readonly pieces: readonly (readonly [string, string])[];
}

/** A line that a tile would make. */
export interface NewLine extends JoinedLine {
  /** Stops and open ends that no line through the hex has come to before. */
  readonly fresh: readonly string[];
}

interface Ground {
  readonly board: Board;
  readonly tileSet: TileSet;
}

interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
}

/** The lines through a hex as it is, or with a tile on it. Track that only crosses is a line of its own. */
export function linesThrough({ board, tileSet }: Ground, tiles: LaidTiles, hex: HexId, lay?: Lay): JoinedLine[] {
  const laid = lay ? { ...tiles, [hex]: { tile: lay.tile, rotation: lay.rotation } } : tiles;
  const layout = layoutOf(board, tileSet, laid);
  const index = board.indexOf.get(hex);
  if (index === undefined) return [];
  return endsTogether(layout.faces[index]!).map((ends) => lineFrom(layout, index, ends));
}

/** The ends of track in a hex, those together that hang together. */
function endsTogether({ tracks }: Face): ReadonlySet<number>[] {
  const groups: Set<number>[] = [];
  for (const { a, b } of tracks) {
    const [one, other] = [a, b].map((end) => groups.find((group) => group.has(end)));
    const joined = new Set([...(one ?? []), ...(other ?? []), a, b]);
    for (const merged of [one, other]) if (merged && groups.includes(merged)) groups.splice(groups.indexOf(merged), 1);
    groups.push(joined);
  }
  return groups;
}

function lineFrom(layout: Layout, hex: number, ends: ReadonlySet<number>): JoinedLine {
  const stops = new Set<string>();
  const open = new Set<HexId>();
  const pieces: (readonly [string, string])[] = [];
  const { board, faces } = layout;
  const pointOf = (at: number, end: number): string =>
    end < 6 ? hexsideName(board, at, end) : stopName(board.ids[at]!, end - 6);
  for (const end of ends) if (end >= 6) stops.add(pointOf(hex, end));
  for (const { a, b } of faces[hex]!.tracks) if (ends.has(a)) pieces.push([pointOf(hex, a), pointOf(hex, b)]);

  const waiting = [...ends].filter((end) => end < 6).map((edge) => [hex, edge] as const);
  const left = new Set<string>();
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const [from, edge] = step;
    const side = pointOf(from, edge);
    if (left.has(`${from} ${side}`)) continue;
    left.add(`${from} ${side}`);
    const there = board.neighbours[from * 6 + edge]!;
    if (!(joinedEdges(layout, from) & (1 << edge))) {
      if (there >= 0 && !(layout.sides.dead[from]! & (1 << edge))) open.add(board.ids[there]!);
      continue;
    }
    const entry = oppositeEdge(edge);
    for (const { a, b } of faces[there]!.tracks) {
      if (a !== entry && b !== entry) continue;
      const end = a === entry ? b : a;
      pieces.push([side, pointOf(there, end)]);
      if (end >= 6) stops.add(pointOf(there, end));
      else waiting.push([there, end]);
    }
  }
  return { stops: [...stops], open: [...open], pieces };
}

/** What a tile would join, line by line; of lines that were there before, only those that come to more than they did. */
export function joinsOf(ground: Ground, tiles: LaidTiles, lay: Lay): NewLine[] {
  const before = linesThrough(ground, tiles, lay.hex);
  const after = linesThrough(ground, tiles, lay.hex, lay);
  const isOld = ({ stops, open }: JoinedLine): boolean =>
    before.some(
      (line) => stops.every((stop) => line.stops.includes(stop)) && open.every((hex) => line.open.includes(hex)),
    );
  const known = new Set(before.flatMap(({ stops, open }) => [...stops, ...open]));
  const withNews = after.map((line) => ({
    ...line,
    fresh: [...line.stops, ...line.open].filter((end) => !known.has(end)),
  }));
  const news = withNews.filter((line) => !isOld(line));
  return news.length > 0 ? news : withNews;
}
