import { coordinates, type HexId } from '@roundhouse/rail';
import { at, type Point, px, toRadians, translate } from './point.ts';

/** From the centre of a hex to the middle of an edge; the unit is the side. */
export const APOTHEM = Math.sqrt(3) / 2;

/** The direction of an edge from the centre: 0 lies at the lower left, the others follow clockwise. */
export const edgeAngle = (edge: number): number => toRadians((edge - 4) * 60);

const direction = (angle: number, length: number): Point => [Math.cos(angle) * length, Math.sin(angle) * length];
const edges = [0, 1, 2, 3, 4, 5];
const middles = edges.map((edge) => direction(edgeAngle(edge), APOTHEM));
const inwards = edges.map((edge) => direction(edgeAngle(edge), -1));

export const edgeMiddle = (edge: number): Point => middles[edge % 6] as Point;
/** The unit vector that leads from an edge straight into the hex. */
export const inward = (edge: number): Point => inwards[edge % 6] as Point;

/** The two corners of an edge, clockwise. */
export function edgeCorners(edge: number): readonly [Point, Point] {
  const angle = edgeAngle(edge);
  return [direction(angle - Math.PI / 6, 1), direction(angle + Math.PI / 6, 1)];
}

/** How many edges lie between two, the shorter way round: 1 sharp, 2 gentle, 3 straight. */
export function edgeDistance(a: number, b: number): number {
  const steps = Math.abs(a - b) % 6;
  return Math.min(steps, 6 - steps);
}

/** The middle of a hex on the board. */
export function centreOf(id: HexId): Point {
  const { row, column } = coordinates(id);
  return [column * APOTHEM, (row - 1) * 1.5];
}

export const toHex = (id: HexId): string => translate(centreOf(id));

/** The corners of a hexagon, for `points`. */
export function hexPoints(size = 1): string {
  return edges.map((edge) => at(scaleCorner(edge, size))).join(' ');
}

const scaleCorner = (edge: number, size: number): Point => direction(edgeAngle(edge) - Math.PI / 6, size);

export const HEX_POINTS = hexPoints();

/** The outline of a hex as part of a path, at its place on the board. */
export function hexPath(id: HexId, size = 1): string {
  const [x, y] = centreOf(id);
  const corners = edges.map((edge) => {
    const [dx, dy] = scaleCorner(edge, size);
    return `${px(x + dx)} ${px(y + dy)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** How far a point lies outside the hex (negative inside), in sides. */
export function outside([x, y]: Point): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  return Math.max(ax, ax / 2 + ay * APOTHEM) - APOTHEM;
}
