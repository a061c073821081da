import { APOTHEM } from '../geometry/hexagon.ts';
import { SIDE } from '../geometry/point.ts';
import type { Extent } from '../map/edges.ts';

/** Where the board lies in its window: a point of the drawing times `zoom`, plus `x` and `y`, in pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A margin of the window that panels cover. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How somebody has moved the board, in windows of any size: its zoom beside that of the whole board, and the point in the middle. */
export interface Moved {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** How a board lies: by how many quarters it is turned, and how somebody has moved it; null: it follows the game. */
export interface BoardLie {
  readonly turn: number;
  readonly moved: Moved | 'whole' | null;
}

const ROOM = 0.58;
const MOST = 2.4;
const LEAST = 0.6;

/** The box around a board that has been turned by quarters. */
export function turnedExtent({ x, y, width, height }: Extent, turn: number): Extent {
  if (turn === 1) return { x: -(y + height), y: x, width: height, height: width };
  if (turn === 2) return { x: -(x + width), y: -(y + height), width, height };
  if (turn === 3) return { x: y, y: -(x + width), width: height, height: width };
  return { x, y, width, height };
}

/** The whole board in the middle of the window. */
export function fitted(extent: Extent, size: Size, inset: Inset): View {
  const width = size.width - inset.left - inset.right;
  const height = size.height - inset.top - inset.bottom;
  const zoom = Math.min(width / (extent.width + 2 * ROOM), height / (extent.height + 2 * ROOM)) / SIDE;
  return {
    zoom,
    x: inset.left + width / 2 - (extent.x + extent.width / 2) * SIDE * zoom,
    y: inset.top + height / 2 - (extent.y + extent.height / 2) * SIDE * zoom,
  };
}

/** Nearer or farther, while the point under the pointer stays where it is. */
export function zoomedAt(view: View, zoom: number, at: readonly [number, number]): View {
  const factor = zoom / view.zoom;
  return { zoom, x: at[0] - (at[0] - view.x) * factor, y: at[1] - (at[1] - view.y) * factor };
}

export const boundedZoom = (zoom: number, whole: View): number =>
  Math.min(Math.max(zoom, whole.zoom * LEAST), Math.max(MOST, whole.zoom * 2));

/** Where a moved board lies in a window in which the whole of it would lie so. */
export function viewOf(moved: Moved, whole: View, size: Size): View {
  const zoom = boundedZoom(moved.zoom * whole.zoom, whole);
  return { zoom, x: size.width / 2 - moved.x * zoom, y: size.height / 2 - moved.y * zoom };
}

/** The same the other way round. */
export const movedOf = (view: View, whole: View, size: Size): Moved => ({
  zoom: view.zoom / whole.zoom,
  x: (size.width / 2 - view.x) / view.zoom,
  y: (size.height / 2 - view.y) / view.zoom,
});

/** Some of the board always stays in the window. */
export function kept(view: View, extent: Extent, size: Size): View {
  const scale = view.zoom * SIDE;
  const margin = 2 * APOTHEM * scale;
  const clamp = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), high);
  return {
    zoom: view.zoom,
    x: clamp(view.x, margin - (extent.x + extent.width) * scale, size.width - margin - extent.x * scale),
    y: clamp(view.y, margin - (extent.y + extent.height) * scale, size.height - margin - extent.y * scale),
  };
}

/** How far to move the board so that a point lies in the window, so far from its rim where there is room. */
export function shiftInto(
  [x, y]: readonly [number, number],
  margin: number,
  { width, height }: Size,
  inset: Inset,
): readonly [number, number] {
  const along = (at: number, low: number, high: number): number => {
    const room = Math.min(margin, (high - low) / 2);
    return Math.min(Math.max(at, low + room), high - room) - at;
  };
  return [along(x, inset.left, width - inset.right), along(y, inset.top, height - inset.bottom)];
}
