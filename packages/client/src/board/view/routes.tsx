import { type Board, type HexId, type LaidTiles, neighbourId, type TileSet } from '@roundhouse/rail';
import { memo } from 'react';
import { SLOT } from '../drawing/city.ts';
import { drawingOf } from '../drawing/face.ts';
import type { Drawing, EndKey, Piece } from '../drawing/types.ts';
import { type Chain, type Cubic, onward, reversed } from '../geometry/curve.ts';
import { centreOf } from '../geometry/hexagon.ts';
import { add, at, type Point, px, translate } from '../geometry/point.ts';

/** A run to be drawn: the points it passes, `F9:n0`, `F9/0`…, and what its train is called. */
export interface RouteLine {
  readonly train: string;
  readonly path: readonly string[];
  /** 1 solid, 2 dashed, 3 dotted, 4 dash and dot; by its place in the list where not given. */
  readonly look?: number;
  /** A run of an earlier turn: pale, without numbers. */
  readonly past?: boolean;
  readonly net?: RouteNet;
}

/** A run that is a network: all its pieces of track, the lines that lead through it, and what it is paid for. */
interface RouteNet {
  readonly pieces: readonly (readonly string[])[];
  readonly lines: readonly (readonly string[])[];
  readonly stops: readonly NetStop[];
}

/** A stop of a network, and how often it pays. */
interface NetStop {
  readonly point: string;
  readonly times: number;
}

interface MapPoint {
  readonly places: readonly { readonly hex: HexId; readonly end: EndKey }[];
}

/** A point of a route in the terms of the hexes that it touches. */
export function readPoint(point: string): MapPoint {
  const stop = /^(.+):(n\d+)$/.exec(point);
  if (stop) return { places: [{ hex: stop[1] as string, end: stop[2] as EndKey }] };
  const [hex = '', edge = '0'] = point.split('/');
  const over = neighbourId(hex, Number(edge));
  const here = { hex, end: `e${Number(edge)}` as EndKey };
  return { places: over === null ? [here] : [here, { hex: over, end: `e${(Number(edge) + 3) % 6}` }] };
}

/** The way through a hex from end to end, over junctions where there are any. */
function wayThrough({ pieces }: Drawing, from: EndKey, to: EndKey): Chain | undefined {
  const leave = (piece: Piece, end: EndKey): { next: EndKey; line: Chain } | undefined =>
    piece.a === end
      ? { next: piece.b, line: piece.line }
      : piece.b === end
        ? { next: piece.a, line: reversed(piece.line) }
        : undefined;
  const search = (end: EndKey, used: readonly Piece[]): Chain | undefined => {
    for (const piece of pieces) {
      const step = used.includes(piece) ? undefined : leave(piece, end);
      if (step?.next === to) return step.line;
    }
    for (const piece of pieces) {
      const step = used.includes(piece) ? undefined : leave(piece, end);
      const rest = step?.next[0] === 'j' ? search(step.next, [...used, piece]) : undefined;
      if (step && rest) return [...step.line, ...rest];
    }
    return undefined;
  };
  return search(from, []);
}

export function drawingAt(board: Board, tileSet: TileSet, tiles: LaidTiles, hex: HexId): Drawing | undefined {
  const laid = tiles[hex];
  const tile = laid && tileSet.byId.get(laid.tile)?.def;
  const printed = board.hexes[board.indexOf.get(hex) ?? -1];
  return tile ? drawingOf(tile, laid.rotation) : printed && drawingOf(printed);
}

/** Where a stop lies on the board. */
export function stopPlace(board: Board, tileSet: TileSet, tiles: LaidTiles, point: string): Point | undefined {
  const place = readPoint(point).places[0];
  const node = place && drawingAt(board, tileSet, tiles, place.hex)?.nodes.find(({ key }) => key === place.end);
  return node && add(centreOf(place.hex), node.at);
}

/** A route as one line over the board. */
export function routeChain(board: Board, tileSet: TileSet, tiles: LaidTiles, path: readonly string[]): Cubic[] {
  const chain: Cubic[] = [];
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [readPoint(path[i - 1] as string), readPoint(path[i] as string)];
    for (const start of from.places) {
      const end = to.places.find(({ hex }) => hex === start.hex);
      const drawing = drawingAt(board, tileSet, tiles, start.hex);
      if (!end || !drawing) continue;
      const centre = centreOf(start.hex);
      const way = wayThrough(drawing, start.end, end.end);
      if (way) chain.push(...way.map((curve) => curve.map((p) => add(centre, p)) as unknown as Cubic));
    }
  }
  return chain;
}

interface RoutesProps {
  readonly board: Board;
  readonly tileSet: TileSet;
  readonly tiles: LaidTiles;
  readonly routes: readonly RouteLine[];
}

/** Curves one after the other as one drawing, with a gap where they do not join. */
export function drawn(chain: readonly Cubic[]): string | null {
  const first = chain[0];
  if (!first) return null;
  return chain.reduce(
    (text, curve, i) => {
      const before = chain[i - 1]?.[3];
      const gap = before && Math.hypot(before[0] - curve[0][0], before[1] - curve[0][1]) > 0.02;
      return `${text}${gap ? `M${at(curve[0])}` : ''}${onward([curve])}`;
    },
    `M${at(first[0])}`,
  );
}

/** Runs, each in its own colour and dash; a network as an area of track with the lines through it and a ring around all that pays. */
export const RoutesArt = memo(function RoutesArt({ board, tileSet, tiles, routes }: RoutesProps) {
  const chainOf = (path: readonly string[]): Cubic[] => routeChain(board, tileSet, tiles, path);
  return routes.map(({ train, path, look, past = false, net }, index) => {
    const number = look ?? (index % 4) + 1;
    if (net) {
      const [area, lines] = [net.pieces, net.lines].map((paths) => drawn(paths.flatMap(chainOf)));
      return (
        <g key={train + path.join()} className={past ? 'b-route b-route-past' : 'b-route'}>
          {area && <path d={area} className={`b-route-net b-route-${number}`} />}
          {lines && <path d={lines} className={`b-route-line b-route-${number}`} />}
          {net.stops.map(({ point }) => {
            const place = stopPlace(board, tileSet, tiles, point);
            return (
              place && (
                <circle
                  key={point}
                  r={px(SLOT + 0.09)}
                  transform={translate(place)}
                  className={`b-route-centre b-route-${number}`}
                />
              )
            );
          })}
        </g>
      );
    }
    const d = drawn(chainOf(path));
    if (d === null) return null;
    return (
      <g key={train + path.join()} className={past ? 'b-route b-route-past' : 'b-route'}>
        <path d={d} className="b-route-casing" />
        <path d={d} className={`b-route-line b-route-${number}`} />
      </g>
    );
  });
});
