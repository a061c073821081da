import { type LaidTiles, neighbourId } from '@roundhouse/rail';
import { memo } from 'react';
import { SLOT } from '../drawing/city.ts';
import { type Cubic, tangent } from '../geometry/curve.ts';
import { centreOf } from '../geometry/hexagon.ts';
import { add, type Point, px, toRadians, translate, turned } from '../geometry/point.ts';
import { markGrowth } from '../labels/legible.ts';
import { type Box, overlap } from '../labels/place.ts';
import type { Writings } from '../labels/on-board.ts';
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
  readonly height: number;
}

const FIGURE = 0.22;
const PRINTED_HEIGHT = 0.3;
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
  /** What is written on the board; pixels of a hex side. */
  readonly labels: Writings['labels'];
  readonly scale: number;
}

/**
 * Beside each end of each run: away from the run, rather above and to the right, and clear of the other numbers and of
 * the names where several runs end in one city.
 */
export function platesOf({ printed, tiles, routes, turn, labels: written, scale }: Runs): Plate[] {
  const grown = markGrowth(FIGURE, scale);
  const height = PRINTED_HEIGHT * grown;
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
      const width = Math.max(PRINTED_HEIGHT, 0.14 + text.length * 0.12) * grown;
      const writing = writingAround(printed, written, point, turn);
      const slots = slotsAt(printed, tiles, point);
      const at = bestPlace({ from, away, width, height, turn, slots, plates, writing });
      plates.push({ key: `${train}${path.join()}${i}`, text, look: look ?? (index % 4) + 1, at, width, height });
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
  readonly height: number;
  readonly turn: number;
  readonly slots: number;
  readonly plates: readonly Plate[];
  readonly writing: readonly Box[];
}

function bestPlace({ from, away, width, height, turn, slots, plates, writing }: Search): Point {
  // Clear of the disc, or of a city with several.
  const near = (slots > 1 ? 2 * SLOT : SLOT) + 0.05 + height / 2;
  let best: { readonly at: Point; readonly worth: number } | null = null;
  for (const distance of [near, near + height + 0.06]) {
    for (const side of SIDES) {
      // A long word stands farther off at the sides, where it would lie over the disc.
      const longer = Math.abs(upright(side, turn)[0]) * ((width - height) / 2);
      const at = add(from, side, distance + longer);
      const box: Box = { at: upright(at, turn), width, height };
      const others = plates.map((plate): Box => ({ ...plate, at: upright(plate.at, turn) }));
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
export function writingAround(printed: PrintedBoard, labels: Writings['labels'], point: string, turn: number): Box[] {
  const here = readPoint(point).places[0]?.hex ?? '';
  const hexes = [here, ...[0, 1, 2, 3, 4, 5].map((edge) => neighbourId(here, edge))];
  return hexes.flatMap((hex) => {
    if (hex === null || !printed.board.indexOf.has(hex)) return [];
    const middle = upright(centreOf(hex), turn);
    return (labels.get(hex) ?? [])
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
  const grown = markGrowth(FIGURE, runs.scale);
  return platesOf(runs).map(({ key, text, look, at, width, height }) => (
    <g key={key} transform={`${translate(at)} rotate(${-90 * runs.turn})`} data-plate={text}>
      <rect
        x={px(-width / 2)}
        y={px(-height / 2)}
        width={px(width)}
        height={px(height)}
        rx={px(0.045)}
        className={`b-plate b-plate-${look}`}
      />
      <text y={px(0.08 * grown)} fontSize={px(FIGURE * grown)} className="b-plate-figure">
        {text}
      </text>
    </g>
  ));
});
