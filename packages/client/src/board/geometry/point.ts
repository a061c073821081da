/** A point in hex sides, x to the right and y down. */
export type Point = readonly [x: number, y: number];

export const add = (p: Point, q: Point, times = 1): Point => [p[0] + q[0] * times, p[1] + q[1] * times];
export const scale = (p: Point, by: number): Point => [p[0] * by, p[1] * by];
export const between = (p: Point, q: Point, at: number): Point => [
  p[0] + (q[0] - p[0]) * at,
  p[1] + (q[1] - p[1]) * at,
];
export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const toDegrees = (angle: number): number => (angle * 180) / Math.PI;
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Turned clockwise by an angle in radians. */
export function turned(p: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos];
}

/** What one hex side measures in a drawing: large enough that no browser rounds a letter away. */
export const SIDE = 100;

/** A length of the drawing, as text: a thousandth of a side is fine enough. */
export function px(sides: number): number {
  const rounded = Math.round(sides * SIDE * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

/** A point of the drawing, `86.6 -50`. */
export const at = (p: Point): string => `${px(p[0])} ${px(p[1])}`;

export const translate = (p: Point): string => `translate(${at(p)})`;
