import { APOTHEM } from '../geometry/hexagon.ts';
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
  /** The hex lies on its side: the board has been turned by a quarter. */
  readonly #sideways: boolean;

  constructor(obstacles: readonly Obstacle[], sideways = false) {
    this.#obstacles = obstacles;
    this.#sideways = sideways;
  }

  /** Keeps a box where it is told to lie. */
  fix(box: Box): Point {
    this.boxes.push(box);
    return box.at;
  }

  /** Over a coarse grid first, then closely around the best three places. */
  place(width: number, height: number, wish: Wish): Point {
    const tried: Trial[] = [];
    const tryAt = (x: number, y: number): number => this.#cost(x, y, width / 2, height / 2, wish);
    for (let y = -0.9; y <= 0.91; y += 0.09) {
      for (let x = -0.77; x <= 0.78; x += 0.11) tried.push({ x, y, cost: tryAt(x, y) });
    }
    const [fx, fy] = wish.favourite;
    tried.push({ x: fx, y: fy, cost: tryAt(fx, fy) });
    tried.sort((a, b) => a.cost - b.cost);
    let best = tried[0] as Trial;
    for (const { x, y } of tried.slice(0, 3)) {
      for (let dy = -0.04; dy < 0.05; dy += 0.02) {
        for (let dx = -0.05; dx < 0.06; dx += 0.025) {
          const cost = tryAt(x + dx, y + dy);
          if (cost < best.cost - 1e-9) best = { x: x + dx, y: y + dy, cost };
        }
      }
    }
    return this.fix({ at: [best.x, best.y], width, height });
  }

  #cost(x: number, y: number, w: number, h: number, { favourite, pull, stay = 6 }: Wish): number {
    const [px, py] = pull ?? evenly;
    let cost = Math.hypot((x - favourite[0]) * px, (y - favourite[1]) * py) * 0.55;
    cost += this.#leaving(x - w, y - h, stay) + this.#leaving(x + w, y - h, stay);
    cost += this.#leaving(x - w, y + h, stay) + this.#leaving(x + w, y + h, stay);
    for (const { at, radius, weight } of this.#obstacles) {
      const dx = Math.max(Math.abs(at[0] - x) - w, 0);
      const dy = Math.max(Math.abs(at[1] - y) - h, 0);
      if (dx >= radius || dy >= radius) continue;
      const gap = Math.sqrt(dx * dx + dy * dy);
      if (gap < radius) cost += weight * (radius - gap) * 5;
    }
    for (const { at, width, height } of this.boxes) {
      const ox = w + width / 2 - Math.abs(at[0] - x);
      const oy = h + height / 2 - Math.abs(at[1] - y);
      if (ox > -0.02 && oy > -0.02) cost += 4 + (ox + 0.05) * (oy + 0.05) * 40;
    }
    return cost;
  }

  /** What it costs that a corner lies outside the hex. */
  #leaving(x: number, y: number, stay: number): number {
    const [ax, ay] = this.#sideways ? [Math.abs(y), Math.abs(x)] : [Math.abs(x), Math.abs(y)];
    const out = Math.max(ax, ax / 2 + ay * APOTHEM) - APOTHEM + 0.02;
    return out > 0 ? stay * (0.12 + out * 1.5) : 0;
  }
}

interface Trial {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
}

const evenly: Point = [1, 1];
