import { APOTHEM } from '../geometry/hexagon.ts';
import type { Point } from '../geometry/point.ts';
import type { Box } from './place.ts';
import type { Solid } from './solid.ts';
import type { Form, Wish } from './wishes.ts';

/** Something solid at its place on the board. */
export interface Standing {
  readonly at: Point;
  readonly solid: Solid;
}

/** A hex in which something is to be written. */
export interface Ground {
  readonly at: Point;
  /** It, and those around it as far as anything is written. */
  readonly around: readonly Standing[];
  /** The middles of the hexes whose colour its letters need, and of the other hexes beside it. */
  readonly own: readonly Point[];
  readonly others: readonly Point[];
  /** Letters on its colour cannot be read beside it. */
  readonly dark: boolean;
}

/** Where a form has found room, on the board, and what that cost. */
interface Found {
  readonly form: Form;
  readonly at: Point;
  readonly cost: number;
}

/** How far from the middle of its hex a name may be written, and how far out of it a figure may stand. */
const FAR = 1.35;
const FIGURE_OUT = 0.3;
/** In what steps a place is looked for. */
const STEP = 0.11;
/** Two things that are written keep so much apart: beside each other as much as two words do, or they would read as one. */
const APART = 0.02;
const WORDS_APART = 0.1;
/** What it costs to be written over another hex, or beside one whose letters are light. */
const ASTRAY = 1.6;
const BESIDE = 0.8;
/** What each further form of a wish costs: less than a place far off. */
const SMALLER = 0.35;
/** The side of the squares in which boxes are looked up. */
const CELL = 2;

const steps: readonly (readonly [dx: number, dy: number, far: number])[] = spiral();

/** Offsets from a favourite place, the nearest first. */
function spiral(): [number, number, number][] {
  const count = Math.ceil(1.6 / STEP);
  const all: [number, number, number][] = [];
  for (let i = -count; i <= count; i++) {
    for (let j = -count; j <= count; j++) {
      const far = Math.hypot(i * STEP, j * STEP);
      if (far <= 1.6) all.push([i * STEP, j * STEP, far]);
    }
  }
  return all.toSorted((a, b) => a[2] - b[2]);
}

/** The free room of a board: what is written takes it, and nothing is written where it is taken. */
export class Room {
  readonly #cells = new Map<number, Box[]>();
  readonly #sideways: boolean;

  constructor(sideways: boolean) {
    this.#sideways = sideways;
  }

  take(box: Box): void {
    eachCell(box, (key) => {
      const here = this.#cells.get(key);
      if (here) here.push(box);
      else this.#cells.set(key, [box]);
    });
  }

  /** Does nothing that is written lie there? */
  isFree({ at: [x, y], width, height }: Box): boolean {
    let free = true;
    eachCell({ at: [x, y], width, height }, (key) => {
      for (const box of this.#cells.get(key) ?? []) {
        const across = Math.abs(box.at[0] - x) < (width + box.width) / 2 + WORDS_APART;
        if (across && Math.abs(box.at[1] - y) < (height + box.height) / 2 + APART) free = false;
      }
    });
    return free;
  }

  /** The cheapest place for one of the forms of a wish; null where there is none. */
  find(wish: Wish, ground: Ground): Found | null {
    let best: Found | null = null;
    const solid = solidNear(wish, ground);
    for (const [index, form] of wish.forms.entries()) {
      const extra = index * SMALLER;
      best = this.#placeFor(form, wish, ground, solid, extra, best);
      if (!ground.dark || form.kind !== 'name') continue;
      const beside: Form = { ...form, beside: true };
      best = this.#placeFor(beside, wish, { ...ground, dark: false }, solid, extra + BESIDE, best);
    }
    return best;
  }

  #placeFor(
    form: Form,
    { favourite, pull, stay = 6 }: Wish,
    ground: Ground,
    solid: Solid,
    extra: number,
    before: Found | null,
  ): Found | null {
    const [w, h] = [form.width / 2, form.height / 2];
    const [px, py] = pull ?? [1, 1];
    const least = 0.55 * Math.min(px, py);
    const strays = form.kind === 'name';
    let best = before;
    for (const [dx, dy, far] of steps) {
      const bound = best?.cost ?? Number.POSITIVE_INFINITY;
      if (extra + far * least >= bound) break;
      const x = favourite[0] + dx;
      const y = favourite[1] + dy;
      if (strays ? x * x + y * y > FAR * FAR : this.#outside(x, y) > 0) continue;
      let cost = extra + 0.55 * Math.hypot(dx * px, dy * py);
      if (cost >= bound) continue;
      cost += this.#leaving(x, y, w, h, ground, stay, strays);
      if (cost >= bound || !isClear(x, y, w, h, solid)) continue;
      const at: Point = [ground.at[0] + x, ground.at[1] + y];
      if (this.isFree({ at, width: form.width, height: form.height })) best = { form, at, cost };
    }
    return best;
  }

  /** What it costs that a box leaves its hex; endless where its letters cannot be read there, or its figure is not its own. */
  #leaving(x: number, y: number, w: number, h: number, ground: Ground, stay: number, strays: boolean): number {
    let cost = 0;
    for (const cx of [x - w, x + w]) {
      for (const cy of [y - h, y + h]) {
        const out = this.#outside(cx, cy);
        if (out <= 0) continue;
        if (!strays && out > FIGURE_OUT) return Number.POSITIVE_INFINITY;
        if (ground.dark && strays && !ground.own.some(([ox, oy]) => this.#outside(cx - ox, cy - oy) <= 0.02))
          return Number.POSITIVE_INFINITY;
        cost += stay * (0.04 + out * 0.3);
      }
    }
    if (cost === 0) return 0;
    const own = x * x + y * y;
    const astray = ground.others.some(([ox, oy]) => (x - ox) ** 2 + (y - oy) ** 2 < own);
    return cost + (astray ? ASTRAY : 0);
  }

  #outside(x: number, y: number): number {
    const ax = Math.abs(this.#sideways ? y : x);
    const ay = Math.abs(this.#sideways ? x : y);
    return Math.max(ax, ax / 2 + ay * APOTHEM) - APOTHEM;
  }
}

function eachCell({ at: [x, y], width, height }: Box, visit: (key: number) => void): void {
  const [w, h] = [width / 2 + WORDS_APART, height / 2 + APART];
  for (let cx = Math.floor((x - w) / CELL); cx <= Math.floor((x + w) / CELL); cx++) {
    for (let cy = Math.floor((y - h) / CELL); cy <= Math.floor((y + h) / CELL); cy++) visit(cx * 1000 + cy);
  }
}

/** What is solid within reach of a wish, around the middle of its hex. */
function solidNear({ forms }: Wish, { at, around }: Ground): Solid {
  const [w, h] = [Math.max(...forms.map(({ width }) => width)) / 2, Math.max(...forms.map(({ height }) => height)) / 2];
  const near: number[] = [];
  for (const one of around) {
    const [ox, oy] = [one.at[0] - at[0], one.at[1] - at[1]];
    for (let i = 0; i < one.solid.length; i += 3) {
      const [x, y, radius] = [one.solid[i]! + ox, one.solid[i + 1]! + oy, one.solid[i + 2]!];
      if (Math.abs(x) < w + FAR + radius && Math.abs(y) < h + FAR + radius) near.push(x, y, radius);
    }
  }
  return Float64Array.from(near);
}

/** Does a box touch none of these circles? */
export function isClear(x: number, y: number, w: number, h: number, solid: Solid): boolean {
  for (let i = 0; i < solid.length; i += 3) {
    const radius = solid[i + 2]!;
    const dx = Math.abs(solid[i]! - x) - w;
    const dy = Math.abs(solid[i + 1]! - y) - h;
    if (dx >= radius || dy >= radius) continue;
    const gap = dx <= 0 ? Math.max(dy, 0) : dy <= 0 ? dx : Math.sqrt(dx * dx + dy * dy);
    if (gap < radius) return false;
  }
  return true;
}
