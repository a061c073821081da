import { describe, expect, it } from 'vitest';
import {
  bypass,
  edgeCurve,
  nodeCurve,
  pointOn,
  reversed,
  sampled,
  split,
  tangent,
} from '../../src/board/geometry/curve.ts';
import { APOTHEM, edgeCorners, edgeMiddle, inward, outside } from '../../src/board/geometry/hexagon.ts';
import { distance, type Point } from '../../src/board/geometry/point.ts';

const edges = [0, 1, 2, 3, 4, 5];
const pairs = edges.flatMap((a) => edges.filter((b) => b !== a).map((b) => [a, b] as const));

/** The sine of the angle between two directions. */
const aslant = (p: Point, q: Point): number =>
  Math.abs(p[0] * q[1] - p[1] * q[0]) / (Math.hypot(...p) * Math.hypot(...q));

describe('edges of a hex', () => {
  it('lie clockwise from the lower left', () => {
    expect(edgeMiddle(0)[0]).toBeLessThan(0);
    expect(edgeMiddle(0)[1]).toBeGreaterThan(0);
    expect(edgeMiddle(1)[0]).toBeCloseTo(-APOTHEM);
    expect(edgeMiddle(4)[0]).toBeCloseTo(APOTHEM);
  });

  it('have their middle half way between their corners', () => {
    for (const edge of edges) {
      const [a, b] = edgeCorners(edge);
      expect(distance(a, b)).toBeCloseTo(1);
      expect((a[0] + b[0]) / 2).toBeCloseTo(edgeMiddle(edge)[0]);
      expect((a[1] + b[1]) / 2).toBeCloseTo(edgeMiddle(edge)[1]);
    }
  });
});

describe('a curve from edge to edge', () => {
  it.each(pairs)('meets edges %i and %i at their middle and at a right angle', (a, b) => {
    const curve = edgeCurve(a, b);
    expect(distance(pointOn(curve, 0), edgeMiddle(a))).toBeCloseTo(0);
    expect(distance(pointOn(curve, 1), edgeMiddle(b))).toBeCloseTo(0);
    expect(aslant(tangent(curve, 0), inward(a))).toBeCloseTo(0);
    expect(aslant(tangent(curve, 1), inward(b))).toBeCloseTo(0);
  });

  it('is a circle of radius ½ around the corner between neighbouring edges', () => {
    const corner: Point = edgeCorners(0)[1];
    for (const point of sampled([edgeCurve(0, 1)], 20)) expect(distance(point, corner)).toBeCloseTo(0.5, 1.9);
  });

  it('is a circle of radius 1½ where an edge lies between', () => {
    const beyond: Point = [-2 * APOTHEM, 0];
    for (const point of sampled([edgeCurve(0, 2)], 20))
      expect(Math.abs(distance(point, beyond) - 1.5)).toBeLessThan(0.02);
  });

  it('never leaves the hex', () => {
    for (const [a, b] of pairs) for (const p of sampled([edgeCurve(a, b)], 30)) expect(outside(p)).toBeLessThan(1e-6);
  });
});

describe('a curve from an edge to a node', () => {
  it('starts at a right angle to the edge, wherever the node lies', () => {
    for (const edge of edges) {
      for (const node of [
        [0, 0],
        [0.4, 0.2],
        [-0.3, 0.5],
      ] as const) {
        const curve = nodeCurve(edge, node);
        expect(aslant(tangent(curve, 0), inward(edge))).toBeCloseTo(0);
        expect(distance(pointOn(curve, 1), node)).toBeCloseTo(0);
      }
    }
  });
});

describe('parts of curves', () => {
  it('split without a gap or a kink', () => {
    const curve = edgeCurve(0, 2);
    const [before, after] = split(curve, 0.3);
    expect(distance(pointOn(before, 1), pointOn(after, 0))).toBeCloseTo(0);
    expect(distance(pointOn(before, 1), pointOn(curve, 0.3))).toBeCloseTo(0);
    expect(aslant(tangent(before, 1), tangent(after, 0))).toBeCloseTo(0);
  });

  it('run backwards the same way', () => {
    const chain = bypass(1, 4, [0, -0.46]);
    const there = sampled(chain, 8);
    const back = sampled(reversed(chain), 8).toReversed();
    for (const [i, point] of there.entries()) expect(distance(point, back[i] as Point)).toBeCloseTo(0);
  });

  it('go around the middle smoothly', () => {
    const [first, second] = bypass(1, 4, [0, -0.46]);
    if (!first || !second) throw new Error('an arc has two parts');
    expect(aslant(tangent(first, 0), inward(1))).toBeCloseTo(0);
    expect(aslant(tangent(first, 1), tangent(second, 0))).toBeCloseTo(0);
    expect(aslant(tangent(second, 1), inward(4))).toBeCloseTo(0);
    for (const point of sampled([first, second], 20)) expect(Math.hypot(...point)).toBeGreaterThan(0.4);
  });
});
