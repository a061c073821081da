import type { Board } from '@roundhouse/rail';
import { centreOf, edgeCorners } from '../geometry/hexagon.ts';
import { add, at, between, type Point } from '../geometry/point.ts';

/** From here on an edge bends into the next one. */
const BEND = 0.36;

/** A river from spring, mouth or confluence to the next, along the corners of hexes. */
export interface Reach {
  readonly corners: readonly Point[];
  /** Does it run into others at its first and last corner? */
  readonly joins: readonly [boolean, boolean];
  readonly closed: boolean;
}

export interface Rivers {
  readonly reaches: readonly Reach[];
  /** Corners where three rivers meet, with the corners that they come from. */
  readonly confluences: readonly { readonly at: Point; readonly from: readonly Point[] }[];
}

interface Corner {
  readonly at: Point;
  readonly on: Set<string>;
}

const keyOf = ([x, y]: Point): string => `${Math.round(x * 50)},${Math.round(y * 50)}`;

function cornersWithRiver(board: Board): Map<string, Corner> {
  const corners = new Map<string, Corner>();
  const corner = (point: Point): Corner => {
    const key = keyOf(point);
    const known = corners.get(key) ?? { at: point, on: new Set() };
    corners.set(key, known);
    return known;
  };
  board.borders.forEach((borders, side) => {
    if (!borders.some(({ kind }) => kind === 'river')) return;
    const centre = centreOf(board.ids[Math.floor(side / 6)] as string);
    const [a, b] = edgeCorners(side % 6).map((one) => add(centre, one)) as [Point, Point];
    corner(a).on.add(keyOf(b));
    corner(b).on.add(keyOf(a));
  });
  return corners;
}

/** The rivers of a board: every edge with water belongs to exactly one reach. */
export function riversOf(board: Board): Rivers {
  const corners = cornersWithRiver(board);
  const done = new Set<string>();
  const reaches: Reach[] = [];
  const walk = (start: string, first: string): void => {
    const edge = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
    if (done.has(edge(start, first))) return;
    const keys = [start];
    let [before, here] = [start, first];
    for (;;) {
      done.add(edge(before, here));
      keys.push(here);
      const onward = [...(corners.get(here) as Corner).on].filter((key) => key !== before);
      if (onward.length !== 1 || here === start) break;
      [before, here] = [here, onward[0] as string];
    }
    const closed = here === start;
    const joins = (key: string): boolean => (corners.get(key) as Corner).on.size > 2;
    reaches.push({
      corners: keys.map((key) => (corners.get(key) as Corner).at),
      joins: [joins(start), joins(here)],
      closed: closed && !joins(start),
    });
  };
  for (const [key, { on }] of corners) if (on.size !== 2) for (const next of on) walk(key, next);
  for (const [key, { on }] of corners) for (const next of on) walk(key, next);
  const confluences = [...corners.values()]
    .filter(({ on }) => on.size > 2)
    .map(({ at: point, on }) => ({ at: point, from: [...on].map((key) => (corners.get(key) as Corner).at) }));
  return { reaches, confluences };
}

/** A reach as one line with rounded corners; it stops short of a confluence. */
export function reachPath({ corners, joins, closed }: Reach): string {
  const last = corners.length - 1;
  const first = corners[0] as Point;
  const end = corners[last] as Point;
  const start = joins[0] || closed ? between(first, corners[1] as Point, BEND) : first;
  let path = `M${at(start)}`;
  for (let i = 1; i < last; i++) {
    const corner = corners[i] as Point;
    path += `L${at(between(corner, corners[i - 1] as Point, BEND))}`;
    path += `Q${at(corner)} ${at(between(corner, corners[i + 1] as Point, BEND))}`;
  }
  const before = corners[last - 1] as Point;
  if (closed) return `${path}L${at(between(end, before, BEND))}Q${at(end)} ${at(start)}Z`;
  return `${path}L${at(joins[1] ? between(end, before, BEND) : end)}`;
}

/** The water where rivers meet: a filled star with hollow sides. */
export function confluencePath({ at: point, from }: Rivers['confluences'][number]): string {
  const around = from
    .toSorted((a, b) => Math.atan2(a[1] - point[1], a[0] - point[0]) - Math.atan2(b[1] - point[1], b[0] - point[0]))
    .map((far) => between(point, far, BEND));
  const start = around[0] as Point;
  return `M${at(start)}${[...around.slice(1), start].map((next) => `Q${at(point)} ${at(next)}`).join('')}Z`;
}
