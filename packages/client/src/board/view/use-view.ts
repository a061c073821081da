import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { APOTHEM } from '../geometry/hexagon.ts';
import { SIDE } from '../geometry/point.ts';
import { useGestures } from '../../ui/use-gestures.ts';
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

/** How a board lies: by how many quarters it is turned, and how it was moved; null: it is seen whole. */
export interface BoardLie {
  readonly turn: number;
  readonly moved: Moved | null;
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

const boundedZoom = (zoom: number, whole: View): number =>
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
function kept(view: View, extent: Extent, size: Size): View {
  const scale = view.zoom * SIDE;
  const margin = 2 * APOTHEM * scale;
  const clamp = (v: number, low: number, high: number): number => Math.min(Math.max(v, low), high);
  return {
    zoom: view.zoom,
    x: clamp(view.x, margin - (extent.x + extent.width) * scale, size.width - margin - extent.x * scale),
    y: clamp(view.y, margin - (extent.y + extent.height) * scale, size.height - margin - extent.y * scale),
  };
}

const noInset: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

interface Spec {
  readonly printed: Extent;
  readonly inset?: Inset;
  /** How it lay when it was last seen. */
  readonly first?: BoardLie | undefined;
  readonly onLie?: ((lie: BoardLie) => void) | undefined;
}

const WHOLE: BoardLie = { turn: 0, moved: null };

/** Pan by dragging, zoom by wheel and pinch around the pointer. */
export function useView(window: RefObject<HTMLElement | null>, { printed, inset = noInset, first, onLie }: Spec) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [lie, setLie] = useState(first ?? WHOLE);
  const { turn, moved } = lie;
  const extent = useMemo(() => turnedExtent(printed, turn), [printed, turn]);
  const whole = useMemo(() => fitted(extent, size, inset), [extent, size, inset]);
  const view = useMemo(
    () => (moved ? kept(viewOf(moved, whole, size), extent, size) : whole),
    [moved, whole, extent, size],
  );
  const current = useRef({ view, whole, extent, size });
  useLayoutEffect(() => {
    current.current = { view, whole, extent, size };
  });
  useEffect(() => onLie?.(lie), [onLie, lie]);

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, [window]);

  const move = useCallback((next: (view: View) => View) => {
    const { view: before, whole: fit, extent: around, size: seen } = current.current;
    const after = kept(next(before), around, seen);
    current.current = { ...current.current, view: after };
    setLie((now) => ({ ...now, moved: movedOf(after, fit, seen) }));
  }, []);
  const zoomTo = useCallback(
    (zoom: number, at?: readonly [number, number]) => {
      const { whole: fit, size: seen } = current.current;
      move((before) => zoomedAt(before, boundedZoom(zoom, fit), at ?? [seen.width / 2, seen.height / 2]));
    },
    [move],
  );
  const inside = (x: number, y: number): readonly [number, number] => {
    const box = window.current?.getBoundingClientRect();
    return [x - (box?.left ?? 0), y - (box?.top ?? 0)];
  };
  useGestures(window, {
    drag: (dx, dy) => move((before) => ({ ...before, x: before.x + dx, y: before.y + dy })),
    zoom: (factor, x, y) => zoomTo(current.current.view.zoom * factor, inside(x, y)),
  });
  return {
    view,
    size,
    turn,
    fit: useCallback(() => setLie((now) => ({ ...now, moved: null })), []),
    nearer: useCallback(() => zoomTo(current.current.view.zoom * 1.35), [zoomTo]),
    farther: useCallback(() => zoomTo(current.current.view.zoom / 1.35), [zoomTo]),
    // A turned board is another picture: it is seen whole first.
    turnOn: useCallback(() => setLie((now) => ({ turn: (now.turn + 1) % 4, moved: null })), []),
  };
}
