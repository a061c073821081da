import { edgeAngle } from '../geometry/hexagon.ts';
import { type Point, toRadians } from '../geometry/point.ts';

/** A place for a station, the ring around it, and the line around all. */
export const SLOT = 0.272;
export const RING = 0.028;

const spread: Readonly<Record<number, number>> = { 3: 0.31, 4: 0.385 };

/**
 * The direction of a city with two slots. In the middle of a hex: the axis between opposite edges with the fewest
 * tracks, horizontal on a tie. Off the middle: across the way to the centre, so that it stays inside.
 */
export function cityAxis(at: Point, edges: readonly number[]): number {
  if (Math.hypot(...at) > 0.25) {
    const across = Math.atan2(at[1], at[0]) + Math.PI / 2;
    // The same axis either way round: from the left to the right, or downward.
    return across > Math.PI / 2 + 1e-9 ? across - Math.PI : across;
  }
  const load = (edge: number): number => edges.filter((one) => one % 3 === edge % 3).length;
  const best = [4, 3, 5].reduce((a, b) => (load(b) < load(a) ? b : a));
  return edgeAngle(best);
}

/** One in the middle, two in a row, three in a triangle, four in a square. */
export function slotPlaces([x, y]: Point, count: number, axis: number): Point[] {
  if (count <= 2) {
    return Array.from({ length: count }, (_, i) => {
      const off = (2 * i - (count - 1)) * SLOT;
      return [x + Math.cos(axis) * off, y + Math.sin(axis) * off];
    });
  }
  const first = count === 4 ? -135 : -90;
  const radius = spread[count] ?? 0.4;
  return Array.from({ length: count }, (_, i) => {
    const angle = toRadians(first + (360 / count) * i);
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
