import { type HexId, neighbourId } from '@roundhouse/rail';
import { centreOf, edgeCorners } from '../geometry/hexagon.ts';
import { add, between, type Point, toRadians, turned } from '../geometry/point.ts';
import type { Label } from './label.ts';
import type { Writings } from './on-board.ts';

const EDGES = [0, 1, 2, 3, 4, 5];
/** An outline is looked at in so many points of each edge: closer together than a name is high. */
const POINTS = 12;

const OUTLINE: readonly Point[] = EDGES.flatMap((edge) => {
  const [from, to] = edgeCorners(edge);
  return Array.from({ length: POINTS }, (_, i) => between(from, to, i / POINTS));
});

/** Names that the outlines of these hexes would run through, by the hex they are written from. */
export function crossedNames(
  labels: Writings['labels'],
  hexes: Iterable<HexId>,
  turn: number,
): ReadonlyMap<HexId, readonly Label[]> {
  const upright = (p: Point): Point => turned(p, toRadians(90 * turn));
  const outline = OUTLINE.map(upright);
  const found = new Map<HexId, Set<Label>>();
  for (const hex of hexes) {
    const lit = upright(centreOf(hex));
    for (const by of [hex, ...EDGES.map((edge) => neighbourId(hex, edge))]) {
      if (by === null) continue;
      for (const label of labels.get(by) ?? []) {
        if (label.kind !== 'name') continue;
        const middle = add(upright(centreOf(by)), label.at);
        if (outline.some((point) => isIn(label, middle, add(lit, point))))
          found.set(by, (found.get(by) ?? new Set()).add(label));
      }
    }
  }
  return new Map([...found].map(([hex, names]) => [hex, [...names]]));
}

const isIn = ({ width, height }: Label, middle: Point, point: Point): boolean =>
  Math.abs(point[0] - middle[0]) < width / 2 && Math.abs(point[1] - middle[1]) < height / 2;
