import { edgeDistance, edgeMiddle, inward } from './hexagon.ts';
import { add, at, between, distance, type Point, scale } from './point.ts';

/** A cubic Bézier curve; a line that bends twice is a chain of them. */
export type Cubic = readonly [Point, Point, Point, Point];
export type Chain = readonly Cubic[];

/** Where the control points lie on the inward normals: circles of radius ½ and 1½ to within a hair. */
const reach: Readonly<Record<number, number>> = { 1: 0.385, 2: 0.536 };

export const straight = (p: Point, q: Point): Cubic => [p, between(p, q, 1 / 3), between(p, q, 2 / 3), q];

/** From edge to edge, tangent to the normals of both. */
export function edgeCurve(a: number, b: number): Cubic {
  const from = edgeMiddle(a);
  const to = edgeMiddle(b);
  const k = reach[edgeDistance(a, b)];
  if (k === undefined) return straight(from, to);
  return [from, add(from, inward(a), k), add(to, inward(b), k), to];
}

/** From an edge to a node: straight to the centre, bent to any other place. */
export function nodeCurve(edge: number, node: Point): Cubic {
  const from = edgeMiddle(edge);
  if (Math.hypot(...node) < 0.02) return straight(from, node);
  const first = add(from, inward(edge), distance(from, node) * 0.45);
  return [from, first, between(node, first, 0.35), node];
}

/** From edge to opposite edge in an arc around whatever lies in the middle, on the side of `apex`. */
export function bypass(a: number, b: number, apex: Point): Chain {
  const along = scale(add(edgeMiddle(b), edgeMiddle(a), -1), 1 / (2 * Math.hypot(...edgeMiddle(a))));
  const half = 0.36;
  return [
    [edgeMiddle(a), add(edgeMiddle(a), inward(a), 0.42), add(apex, along, -half), apex],
    [apex, add(apex, along, half), add(edgeMiddle(b), inward(b), 0.42), edgeMiddle(b)],
  ];
}

export function pointOn([p, c, d, q]: Cubic, t: number): Point {
  const u = 1 - t;
  const [a, b, e, f] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a * p[0] + b * c[0] + e * d[0] + f * q[0], a * p[1] + b * c[1] + e * d[1] + f * q[1]];
}

/** The direction of travel. */
export function tangent([p, c, d, q]: Cubic, t: number): Point {
  const u = 1 - t;
  const slope = (i: 0 | 1): number => 3 * u * u * (c[i] - p[i]) + 6 * u * t * (d[i] - c[i]) + 3 * t * t * (q[i] - d[i]);
  return [slope(0), slope(1)];
}

/** The same curve in two parts. */
export function split([p, c, d, q]: Cubic, t: number): readonly [Cubic, Cubic] {
  const pc = between(p, c, t);
  const cd = between(c, d, t);
  const dq = between(d, q, t);
  const left = between(pc, cd, t);
  const right = between(cd, dq, t);
  const middle = between(left, right, t);
  return [
    [p, pc, left, middle],
    [middle, right, dq, q],
  ];
}

export const reversed = (chain: Chain): Chain => chain.map(([p, c, d, q]): Cubic => [q, d, c, p]).toReversed();

/** The place on a curve that is closest to a point, away from the ends. */
export function nearest(curve: Cubic, point: Point): { readonly t: number; readonly off: number } {
  let best = { t: 0.5, off: Number.POSITIVE_INFINITY };
  for (let step = 10; step <= 90; step++) {
    const off = distance(pointOn(curve, step / 100), point);
    if (off < best.off) best = { t: step / 100, off };
  }
  return best;
}

/** Points along a chain, ends included. */
export function sampled(chain: Chain, steps: number): Point[] {
  return chain.flatMap((curve, index) =>
    Array.from({ length: index === 0 ? steps + 1 : steps }, (_, i) =>
      pointOn(curve, (index === 0 ? i : i + 1) / steps),
    ),
  );
}

/** The chain as the rest of a path that already stands at its start. */
export const onward = (chain: Chain): string => chain.map(([, c, d, q]) => `C${at(c)} ${at(d)} ${at(q)}`).join('');

export const pathOf = (chain: Chain): string => (chain[0] ? `M${at(chain[0][0])}${onward(chain)}` : '');
