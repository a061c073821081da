import { outside } from '../geometry/hexagon.ts';
import type { Point } from '../geometry/point.ts';

/** A round thing to keep clear of; the weight says how much it hurts to cover it. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
  readonly weight: number;
}

/** An upright box around its middle. */
export interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export interface Wish {
  readonly favourite: Point;
  /** How much it costs to go away from the favourite, sideways and up or down. */
  readonly pull?: Point;
  /** How much it costs to leave the hex. */
  readonly stay?: number;
}

export const overlap = (a: Box, b: Box): Point => [
  (a.width + b.width) / 2 - Math.abs(a.at[0] - b.at[0]),
  (a.height + b.height) / 2 - Math.abs(a.at[1] - b.at[1]),
];

/** Places boxes in one hex, one after the other, each where it costs least. */
export class Placer {
  readonly boxes: Box[] = [];
  readonly #obstacles: readonly Obstacle[];
  /** Into the frame in which the hex has its pointed top. */
  readonly #upright: (p: Point) => Point;

  constructor(obstacles: readonly Obstacle[], upright: (p: Point) => Point = (p) => p) {
    this.#obstacles = obstacles;
    this.#upright = upright;
  }

  /** Keeps a box where it is told to lie. */
  fix(box: Box): Point {
    this.boxes.push(box);
    return box.at;
  }

  place(width: number, height: number, wish: Wish): Point {
    const cost = (at: Point): number => this.#cost({ at, width, height }, wish);
    const coarse: { at: Point; cost: number }[] = [];
    for (let y = -0.9; y <= 0.91; y += 0.09) {
      for (let x = -0.77; x <= 0.78; x += 0.11) coarse.push({ at: [x, y], cost: cost([x, y]) });
    }
    coarse.push({ at: wish.favourite, cost: cost(wish.favourite) });
    coarse.sort((a, b) => a.cost - b.cost);
    let best = coarse[0] as { at: Point; cost: number };
    for (const { at } of coarse.slice(0, 3)) {
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const near: Point = [at[0] + dx * 0.025, at[1] + dy * 0.02];
          const here = cost(near);
          if (here < best.cost) best = { at: near, cost: here };
        }
      }
    }
    return this.fix({ at: best.at, width, height });
  }

  #cost(box: Box, { favourite, pull = [1, 1], stay = 6 }: Wish): number {
    const [x, y] = box.at;
    const [w, h] = [box.width / 2, box.height / 2];
    let cost = Math.hypot((x - favourite[0]) * pull[0], (y - favourite[1]) * pull[1]) * 0.55;
    for (const corner of [
      [x - w, y - h],
      [x + w, y - h],
      [x - w, y + h],
      [x + w, y + h],
    ] as const) {
      const out = outside(this.#upright(corner)) + 0.02;
      if (out > 0) cost += stay * (0.12 + out * 1.5);
    }
    for (const { at, radius, weight } of this.#obstacles) {
      const dx = Math.max(Math.abs(at[0] - x) - w, 0);
      const dy = Math.max(Math.abs(at[1] - y) - h, 0);
      if (dx >= radius || dy >= radius) continue;
      const gap = Math.hypot(dx, dy);
      if (gap < radius) cost += weight * (radius - gap) * 5;
    }
    for (const other of this.boxes) {
      const [ox, oy] = overlap(box, other);
      if (ox > -0.02 && oy > -0.02) cost += 4 + (ox + 0.05) * (oy + 0.05) * 40;
    }
    return cost;
  }
}
