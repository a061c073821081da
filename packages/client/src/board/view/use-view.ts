import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Extent } from '../map/edges.ts';
import { useGestures } from '../../ui/use-gestures.ts';
import { type BoardFocus, focusedView, type Frame } from './focus.ts';
import {
  type BoardLie,
  boundedZoom,
  fitted,
  type Inset,
  kept,
  movedOf,
  type Size,
  turnedExtent,
  type View,
  viewOf,
  zoomedAt,
} from './view.ts';

const noInset: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

interface Spec {
  readonly printed: Extent;
  readonly inset?: Inset;
  /** What it is seen for while nobody has moved it; all of it where not given. */
  readonly focus?: BoardFocus | undefined;
  /** How it lay when it was last seen. */
  readonly first?: BoardLie | undefined;
  readonly onLie?: ((lie: BoardLie) => void) | undefined;
  readonly onTwist?: ((angle: number) => void) | undefined;
}

const UNMOVED: BoardLie = { turn: 0, moved: null };

/** Pan by dragging, zoom by wheel and pinch around the pointer. */
export function useView(
  window: RefObject<HTMLElement | null>,
  { printed, inset = noInset, focus, first, onLie, onTwist }: Spec,
) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [lie, setLie] = useState(first ?? UNMOVED);
  const { turn, moved } = lie;
  const extent = useMemo(() => turnedExtent(printed, turn), [printed, turn]);
  const whole = useMemo(() => fitted(extent, size, inset), [extent, size, inset]);
  const followed = useFollowed(focus, { printed, whole, size, inset, turn });
  const view = useMemo(() => {
    if (moved === null) return followed;
    return moved === 'whole' ? whole : kept(viewOf(moved, whole, size), extent, size);
  }, [moved, followed, whole, extent, size]);
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
    ...(onTwist ? { twist: onTwist } : {}),
  });
  return {
    view,
    size,
    turn,
    moved,
    /** All of it; once more, and it follows the game again. */
    fit: useCallback(() => setLie((now) => ({ ...now, moved: now.moved === 'whole' ? null : 'whole' })), []),
    nearer: useCallback(() => zoomTo(current.current.view.zoom * 1.35), [zoomTo]),
    farther: useCallback(() => zoomTo(current.current.view.zoom / 1.35), [zoomTo]),
    // A turned board is another picture: it is seen whole first.
    turnOn: useCallback(() => setLie((now) => ({ turn: (now.turn + 1) % 4, moved: null })), []),
  };
}

/** The view that follows the game: it rests as long as it shows what matters. */
function useFollowed(focus: BoardFocus | undefined, frame: Frame): View {
  const { whole, size } = frame;
  const [now, setNow] = useState<{ readonly view: View; readonly whole: View; readonly focus: unknown } | null>(null);
  if (!focus || size.width === 0) return whole;
  if (now?.whole === whole && now.focus === focus) return now.view;
  const view = focusedView(focus, now?.whole === whole ? now.view : null, frame);
  setNow({ view, whole, focus });
  return view;
}
