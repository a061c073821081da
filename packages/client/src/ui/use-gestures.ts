import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What fingers, mouse and wheel do on an element. Points are those of the window. */
export interface Gestures {
  /** One pointer has moved so far since it was told last. */
  readonly drag?: (dx: number, dy: number) => void;
  /** The last pointer is up again, so far from where it came down. */
  readonly dragged?: (dx: number, dy: number) => void;
  /** Nearer by this factor, around this point: two fingers, a wheel, or a pinch on a trackpad. */
  readonly zoom?: (factor: number, x: number, y: number) => void;
  /** Two fingers have turned by this angle, clockwise, in radians. */
  readonly twist?: (angle: number) => void;
}

/** A hand is never quite still: less than this, in pixels, is a tap and no movement. */
const STILL = 3;
/** What a step of the wheel does, and one that a trackpad makes of a pinch. */
const WHEEL = 0.0015;
const WHEEL_PINCH = 0.01;
/** Pixels in a line and in a page, for wheels that count in those. */
const WHEEL_UNITS = [1, 40, 800];

/** Tells gestures on an element, and keeps a movement from being taken for a click where it ends. */
export function useGestures(target: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const current = useRef(gestures);
  useLayoutEffect(() => {
    current.current = gestures;
  });
  useEffect(() => (target.current ? listen(target.current, current) : undefined), [target]);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function listen(element: HTMLElement, gestures: RefObject<Gestures>): () => void {
  const down = new Map<number, Point>();
  let from: Point = { x: 0, y: 0 };
  let moved = false;
  const over = new AbortController();
  const { signal } = over;

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (down.size === 0) {
        from = event;
        moved = false;
      }
      down.set(event.pointerId, event);
    },
    { signal },
  );
  // On the window, since a pointer leaves the element and goes on.
  addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      if (!moved && down.size === 1 && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL) return;
      moved = true;
      down.set(event.pointerId, event);
      if (down.size === 1) gestures.current.drag?.(event.clientX - before.x, event.clientY - before.y);
      else if (down.size === 2) pinch(before, event, [...down].find(([id]) => id !== event.pointerId)![1]);
    },
    { signal },
  );
  const pinch = (before: Point, now: Point, other: Point): void => {
    const apart = (one: Point): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    gestures.current.zoom?.(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    const angle = (one: Point): number => Math.atan2(one.y - other.y, one.x - other.x);
    const by = angle(now) - angle(before);
    // Over the left side the count of angles begins again.
    gestures.current.twist?.(by > Math.PI ? by - 2 * Math.PI : by < -Math.PI ? by + 2 * Math.PI : by);
  };
  const up = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0 || !moved) return;
    gestures.current.dragged?.(event.clientX - from.x, event.clientY - from.y);
  };
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  element.addEventListener(
    'click',
    (event) => {
      // A key that presses a button counts no clicks.
      if (!moved || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  element.addEventListener(
    'wheel',
    (event) => {
      if (!gestures.current.zoom) return;
      event.preventDefault();
      const step = event.deltaY * WHEEL_UNITS[event.deltaMode]! * (event.ctrlKey ? WHEEL_PINCH : WHEEL);
      gestures.current.zoom(Math.exp(-step), event.clientX, event.clientY);
    },
    { signal, passive: false },
  );
  listenToTrackpad(element, signal, (factor, x, y) => {
    if (down.size === 0) gestures.current.zoom?.(factor, x, y);
  });
  return () => over.abort();
}

interface TrackpadEvent extends Event {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Safari alone tells a pinch on a trackpad by events of its own. */
function listenToTrackpad(element: HTMLElement, signal: AbortSignal, zoom: NonNullable<Gestures['zoom']>): void {
  let scale = 1;
  const told = (event: Event): void => {
    event.preventDefault();
    const { scale: now, clientX, clientY, type } = event as TrackpadEvent;
    if (type === 'gesturechange') zoom(now / scale, clientX, clientY);
    scale = now;
  };
  for (const type of ['gesturestart', 'gesturechange'])
    element.addEventListener(type, told, { signal, passive: false });
}
