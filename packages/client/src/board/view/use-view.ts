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

const ROOM = 0.58;
const MOST = 2.4;

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

/** Pan by dragging, zoom by wheel and pinch around the pointer. */
export function useView(window: RefObject<HTMLElement | null>, printed: Extent, turn: number, inset = noInset) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [moved, setMoved] = useState<{ readonly view: View; readonly extent: Extent } | null>(null);
  const extent = useMemo(() => turnedExtent(printed, turn), [printed, turn]);
  const fit = useMemo(() => fitted(extent, size, inset), [extent, size, inset]);
  // The whole board, until somebody moves it; a turned board is another picture.
  const view = moved?.extent === extent ? moved.view : fit;
  const current = useRef({ view, fit, extent, size });
  useLayoutEffect(() => {
    current.current = { view, fit, extent, size };
  });

  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, [window]);

  const move = useCallback((next: (view: View) => View) => {
    const { view: before, extent: around, size: seen } = current.current;
    const after = kept(next(before), around, seen);
    current.current = { ...current.current, view: after };
    setMoved({ view: after, extent: around });
  }, []);
  const zoomTo = useCallback(
    (zoom: number, at?: readonly [number, number]) => {
      const { fit: whole, size: seen } = current.current;
      const bounded = Math.min(Math.max(zoom, whole.zoom * 0.6), Math.max(MOST, whole.zoom * 2));
      move((before) => zoomedAt(before, bounded, at ?? [seen.width / 2, seen.height / 2]));
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
    fit: useCallback(() => setMoved(null), []),
    nearer: useCallback(() => zoomTo(current.current.view.zoom * 1.35), [zoomTo]),
    farther: useCallback(() => zoomTo(current.current.view.zoom / 1.35), [zoomTo]),
  };
}
