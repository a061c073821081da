import type { HexId } from '@roundhouse/rail';
import { APOTHEM, centreOf } from '../geometry/hexagon.ts';
import { SIDE } from '../geometry/point.ts';
import { type Extent, extentAround } from '../map/edges.ts';
import { fitted, type Inset, type Size, turnedExtent, type View } from './view.ts';

/** What the board is to be seen for while nobody has moved it. */
export interface BoardFocus {
  /** All of it is shown where that can be read. */
  readonly hexes: readonly HexId[];
  /** What comes first where all of it would be too small. */
  readonly core: readonly HexId[];
  /** It is worked on: it comes near also where it could be read from farther away. */
  readonly close?: boolean;
}

/** A hex as wide as this, in pixels, is near enough; one narrower than that can hardly be written on. */
const NEAR = 90;
const LEGIBLE = 60;
const zoomFor = (width: number): number => width / (2 * APOTHEM * SIDE);
/** So much of the board around what it is seen for, in hex sides. */
const MARGIN = 0.5;
/** Nearer or farther by less than this is not worth a movement. */
const CLOSE_ENOUGH = 1.4;
const CLOSE = 1.1;

export interface Frame {
  readonly printed: Extent;
  readonly whole: View;
  readonly size: Size;
  readonly inset: Inset;
  readonly turn: number;
}

/** The board for this focus: the view there is where it serves, else one that shows it. */
export function focusedView(focus: BoardFocus, now: View | null, frame: Frame): View {
  const { printed, whole, size, inset, turn } = frame;
  if (focus.hexes.length === 0) return whole;
  const area = turnedExtent(extentAround(focus.hexes, MARGIN), turn);
  const wanted = fitted(area, size, inset);
  const nearest = Math.max(zoomFor(NEAR), whole.zoom);
  const legible = Math.max(zoomFor(LEGIBLE), whole.zoom);
  const zoom = Math.min(Math.max(wanted.zoom, legible), nearest);
  const tooLarge = wanted.zoom < legible;
  const first = tooLarge && focus.core.length > 0 ? focus.core : focus.hexes;
  const core = turnedExtent(extentAround(mostTogether(first, roomAt(zoom, frame)), MARGIN), turn);
  const near = now && now.zoom / zoom < CLOSE_ENOUGH && zoom / now.zoom < (focus.close ? CLOSE : CLOSE_ENOUGH);
  if (now && near && isInSight(core, now, size, inset)) return now;
  return within(centred(core, zoom, size, inset), turnedExtent(printed, turn), size, inset);
}

/** What the window holds at some zoom, in hex sides of the board as it is printed. */
function roomAt(zoom: number, { size, inset, turn }: Frame): readonly [width: number, height: number] {
  const width = Math.max(0, (size.width - inset.left - inset.right) / (SIDE * zoom) - 2 * (MARGIN + APOTHEM));
  const height = Math.max(0, (size.height - inset.top - inset.bottom) / (SIDE * zoom) - 2 * (MARGIN + 1));
  return turn % 2 === 1 ? [height, width] : [width, height];
}

/** All of the hexes if there is room for them; else those around the one that has most of them in sight, not the empty land between. */
function mostTogether(hexes: readonly HexId[], [width, height]: readonly [number, number]): readonly HexId[] {
  const around = (at: HexId): readonly HexId[] => {
    const [x, y] = centreOf(at);
    return hexes.filter((hex) => {
      const [left, top] = centreOf(hex);
      return Math.abs(left - x) <= width / 2 && Math.abs(top - y) <= height / 2;
    });
  };
  const { width: wide, height: high } = extentAround(hexes);
  if (wide - 2 * APOTHEM <= width && high - 2 <= height) return hexes;
  return hexes.map(around).reduce((most, one) => (one.length > most.length ? one : most));
}

/** A box in the middle of the window. */
function centred({ x, y, width, height }: Extent, zoom: number, size: Size, inset: Inset): View {
  const scale = SIDE * zoom;
  return {
    zoom,
    x: (size.width + inset.left - inset.right) / 2 - (x + width / 2) * scale,
    y: (size.height + inset.top - inset.bottom) / 2 - (y + height / 2) * scale,
  };
}

/** No more of the empty table than must be: the rim of the board comes to the rim of the window, or its middle to the middle. */
function within(view: View, { x, y, width, height }: Extent, size: Size, inset: Inset): View {
  const scale = SIDE * view.zoom;
  const along = (at: number, from: number, length: number, low: number, high: number): number => {
    const [first, last] = [low - (from - MARGIN) * scale, high - (from + length + MARGIN) * scale];
    return first < last ? (first + last) / 2 : Math.min(Math.max(at, last), first);
  };
  return {
    zoom: view.zoom,
    x: along(view.x, x, width, inset.left, size.width - inset.right),
    y: along(view.y, y, height, inset.top, size.height - inset.bottom),
  };
}

function isInSight({ x, y, width, height }: Extent, view: View, size: Size, inset: Inset): boolean {
  const scale = SIDE * view.zoom;
  // What is larger than the window is in sight if its middle is.
  const across = Math.min(width * scale, 0.7 * (size.width - inset.left - inset.right)) / 2;
  const down = Math.min(height * scale, 0.7 * (size.height - inset.top - inset.bottom)) / 2;
  const [cx, cy] = [(x + width / 2) * scale + view.x, (y + height / 2) * scale + view.y];
  const slack = MARGIN * scale;
  return (
    cx - across >= inset.left - slack &&
    cx + across <= size.width - inset.right + slack &&
    cy - down >= inset.top - slack &&
    cy + down <= size.height - inset.bottom + slack
  );
}
