import { type LaidTiles, neighbourId } from '@roundhouse/rail';
import { memo } from 'react';
import { SLOT } from '../drawing/city.ts';
import { type Cubic, tangent } from '../geometry/curve.ts';
import { centreOf } from '../geometry/hexagon.ts';
import { add, type Point, px, toRadians, translate, turned } from '../geometry/point.ts';
import { type Box, overlap } from '../labels/place.ts';
import { labelsOf } from '../labels/plan.ts';
import type { PrintedBoard } from '../map/printed.ts';
import { drawingAt, readPoint, type RouteLine, routeChain, stopPlace } from './routes.tsx';

/** The number of a train at an end of its run, or how often it is paid for a stop. */
export interface Plate {
  readonly key: string;
  readonly text: string;
  readonly look: number;
  /** Where its middle lies on the board. */
  readonly at: Point;
  readonly width: number;
}

const HEIGHT = 0.3;
const SIDES = Array.from({ length: 12 }, (_, i): Point => turned([1, 0], toRadians(30 * i)));
/** How much it hurts to cover another plate or what is written, beside the wish to stand away from the run. */
const COVERS_PLATE = 12;
const COVERS_WRITING = 6;
const FARTHER = 1.2;

interface Runs {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly routes: readonly RouteLine[];
  /** Quarter turns of the board: what is written stays upright. */
  readonly turn: number;
}

/**
 * Beside each end of each run: away from the run, rather above and to the right, and clear of the other numbers and of
 * the names where several runs end in one city.
 */
export function platesOf({ printed, tiles, routes, turn }: Runs): Plate[] {
  const { board, tileSet } = printed;
  const plates: Plate[] = [];
  routes.forEach((route, index) => {
    const { train, path, look, past } = route;
    const labels = past
      ? []
      : route.net
        ? labelsOfNet(route, board, tileSet, tiles)
        : labelsOfLine(route, board, tileSet, tiles);
    labels.forEach(({ text, point, from, away }, i) => {
      const width = Math.max(HEIGHT, 0.14 + text.length * 0.12);
      const writing = writingAround(printed, tiles, point, turn);
      const at = bestPlace({ from, away, width, turn, slots: slotsAt(printed, tiles, point), plates, writing });
      plates.push({ key: `${train}${path.join()}${i}`, text, look: look ?? (index % 4) + 1, at, width });
    });
  });
  return plates;
}

/** What is written beside a point, and where the run is not. */
interface Label {
  readonly text: string;
  readonly point: string;
  readonly from: Point;
  readonly away: Point;
}

type OnBoard = readonly [PrintedBoard['board'], PrintedBoard['tileSet'], LaidTiles];

/** The number of the train at both ends of its line. */
function labelsOfLine({ train, path }: RouteLine, ...board: OnBoard): Label[] {
  const chain = routeChain(...board, path);
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return [];
  return [
    { text: train, point: path[0]!, from: first[0], away: awayFrom(first, 0) },
    { text: train, point: path.at(-1)!, from: last[3], away: awayFrom(last, 1) },
  ];
}

/** The number of the train at the station that it spreads from, and beside a stop how often that pays. */
function labelsOfNet({ train, path, net }: RouteLine, ...board: OnBoard): Label[] {
  const often = (net?.stops ?? []).filter(({ times }) => times > 1);
  const labels = [
    { text: train, point: path[0]! },
    ...often.map(({ point, times }) => ({ text: `× ${times}`, point })),
  ];
  return labels.flatMap((label) => {
    const from = stopPlace(...board, label.point);
    return from ? [{ ...label, from, away: [0, 0] as const }] : [];
  });
}

function awayFrom(curve: Cubic, t: 0 | 1): Point {
  const [dx, dy] = tangent(curve, t);
  const length = Math.hypot(dx, dy) || 1;
  return t === 0 ? [-dx / length, -dy / length] : [dx / length, dy / length];
}

interface Search {
  readonly from: Point;
  readonly away: Point;
  readonly width: number;
  readonly turn: number;
  readonly slots: number;
  readonly plates: readonly Plate[];
  readonly writing: readonly Box[];
}

function bestPlace({ from, away, width, turn, slots, plates, writing }: Search): Point {
  // Clear of the disc, or of a city with several.
  const near = (slots > 1 ? 2 * SLOT : SLOT) + 0.2;
  let best: { readonly at: Point; readonly worth: number } | null = null;
  for (const distance of [near, near + HEIGHT + 0.06]) {
    for (const side of SIDES) {
      // A long word stands farther off at the sides, where it would lie over the disc.
      const longer = Math.abs(upright(side, turn)[0]) * ((width - HEIGHT) / 2);
      const at = add(from, side, distance + longer);
      const box: Box = { at: upright(at, turn), width, height: HEIGHT };
      const others = plates.map((plate): Box => ({ at: upright(plate.at, turn), width: plate.width, height: HEIGHT }));
      const worth =
        side[0] * away[0] +
        side[1] * away[1] +
        0.45 * side[0] -
        0.55 * side[1] -
        (distance > near ? FARTHER : 0) -
        COVERS_PLATE * covered(box, others) -
        COVERS_WRITING * covered(box, writing);
      if (best === null || worth > best.worth) best = { at, worth };
    }
  }
  return best!.at;
}

/** As it is seen: writing and numbers are upright on a turned board too. */
const upright = (p: Point, turn: number): Point => turned(p, toRadians(90 * turn));

/** How much of a box lies under others, as a part of the box. */
export function covered(box: Box, others: readonly Box[]): number {
  const area = others.reduce((sum, other) => {
    const [width, height] = overlap(box, other);
    return sum + Math.max(0, Math.min(width, box.width)) * Math.max(0, Math.min(height, box.height));
  }, 0);
  return area / (box.width * box.height);
}

/** What is written in the hex of a stop and around it. */
export function writingAround(printed: PrintedBoard, tiles: LaidTiles, point: string, turn: number): Box[] {
  const here = readPoint(point).places[0]?.hex ?? '';
  const hexes = [here, ...[0, 1, 2, 3, 4, 5].map((edge) => neighbourId(here, edge))];
  return hexes.flatMap((hex) => {
    const place = printed.hexes[printed.board.indexOf.get(hex ?? '') ?? -1];
    if (!place) return [];
    const laid = tiles[place.hex.id];
    const tile = laid && printed.tileSet.byId.get(laid.tile)?.def;
    const middle = upright(centreOf(place.hex.id), turn);
    return labelsOf({ ...place, tile, rotation: laid?.rotation ?? 0, turn })
      .filter(({ kind }) => kind !== 'number')
      .map(({ at, width, height }): Box => ({ at: add(middle, at), width, height }));
  });
}

/** How many places for stations the stop has. */
function slotsAt({ board, tileSet }: PrintedBoard, tiles: LaidTiles, point: string): number {
  const place = readPoint(point).places[0];
  const nodes = place && drawingAt(board, tileSet, tiles, place.hex)?.nodes;
  return nodes?.find(({ key }) => key === place?.end)?.slots.length ?? 0;
}

/** The numbers of the trains at the ends of their runs, and how often a network is paid: over everything else. */
export const RoutePlates = memo(function RoutePlates(runs: Runs) {
  return platesOf(runs).map(({ key, text, look, at, width }) => (
    <g key={key} transform={`${translate(at)} rotate(${-90 * runs.turn})`} data-plate={text}>
      <rect
        x={px(-width / 2)}
        y={px(-HEIGHT / 2)}
        width={px(width)}
        height={px(HEIGHT)}
        rx={px(0.045)}
        className={`b-plate b-plate-${look}`}
      />
      <text y={px(0.08)} fontSize={px(0.22)} className="b-plate-figure">
        {text}
      </text>
    </g>
  ));
});
