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

/** Where a box would like to lie. */
export interface Whereabouts {
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

interface Trial {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
}

const evenly: Point = [1, 1];
/** How many of the coarse places are looked at closely. */
const CLOSER = 3;

/** Places boxes in one hex, one after the other, each where it costs least. */
export class Placer {
  readonly boxes: Box[] = [];
  /** Four numbers each: x, y, radius, weight. The grid is walked so often that it shows. */
  readonly #obstacles: Float64Array;
  /** The hex lies on its side: the board has been turned by a quarter. */
  readonly #sideways: boolean;

  constructor(obstacles: readonly Obstacle[], sideways = false) {
    this.#obstacles = Float64Array.from(obstacles.flatMap(({ at, radius, weight }) => [...at, radius, weight]));
    this.#sideways = sideways;
  }

  /** Keeps a box where it is told to lie. */
  fix(box: Box): Point {
    this.boxes.push(box);
    return box.at;
  }

  /** Over a coarse grid first, then closely around the best places. */
  place(width: number, height: number, wish: Whereabouts): Point {
    const [w, h] = [width / 2, height / 2];
    const best: Trial[] = [];
    const tryAt = (x: number, y: number, keep: number): void => {
      const bound = best.length < keep ? Number.POSITIVE_INFINITY : (best[keep - 1] as Trial).cost;
      const cost = this.#cost(x, y, w, h, wish, bound);
      if (cost >= bound) return;
      const at = best.findIndex((other) => cost < other.cost);
      best.splice(at < 0 ? best.length : at, 0, { x, y, cost });
      best.length = Math.min(best.length, keep);
    };
    tryAt(...wish.favourite, CLOSER);
    // Nothing in the way: no other place can be better.
    if (best[0]?.cost === 0) return this.fix({ at: wish.favourite, width, height });
    for (let y = -0.84; y <= 0.85; y += 0.12) {
      for (let x = -0.75; x <= 0.76; x += 0.125) tryAt(x, y, CLOSER);
    }
    const near = [...best];
    best.length = 1;
    for (const { x, y } of near) {
      for (let dy = -0.06; dy < 0.07; dy += 0.02) {
        for (let dx = -0.06; dx < 0.07; dx += 0.03) tryAt(x + dx, y + dy, 1);
      }
    }
    const { x, y } = best[0] as Trial;
    return this.fix({ at: [x, y], width, height });
  }

  /** What a place costs; no more than that it is too much once it is over the bound. */
  #cost(x: number, y: number, w: number, h: number, { favourite, pull, stay = 6 }: Whereabouts, bound: number): number {
    const [px, py] = pull ?? evenly;
    const [fx, fy] = [(x - favourite[0]) * px, (y - favourite[1]) * py];
    let cost = Math.sqrt(fx * fx + fy * fy) * 0.55;
    if (cost >= bound) return cost;
    cost += this.#leaving(x - w, y - h, stay) + this.#leaving(x + w, y - h, stay);
    cost += this.#leaving(x - w, y + h, stay) + this.#leaving(x + w, y + h, stay);
    for (const { at, width, height } of this.boxes) {
      const ox = w + width / 2 - Math.abs(at[0] - x);
      const oy = h + height / 2 - Math.abs(at[1] - y);
      if (ox > -0.02 && oy > -0.02) cost += 4 + (ox + 0.05) * (oy + 0.05) * 40;
    }
    const obstacles = this.#obstacles;
    for (let i = 0; i < obstacles.length && cost < bound; i += 4) {
      const radius = obstacles[i + 2] as number;
      const dx = Math.abs((obstacles[i] as number) - x) - w;
      const dy = Math.abs((obstacles[i + 1] as number) - y) - h;
      if (dx >= radius || dy >= radius) continue;
      const gap = dx <= 0 ? Math.max(dy, 0) : dy <= 0 ? dx : Math.sqrt(dx * dx + dy * dy);
      if (gap < radius) cost += (obstacles[i + 3] as number) * (radius - gap) * 5;
    }
    return cost;
  }

  /** What it costs that a corner lies outside the hex. */
  #leaving(x: number, y: number, stay: number): number {
    const ax = Math.abs(this.#sideways ? y : x);
    const ay = Math.abs(this.#sideways ? x : y);
    const out = Math.max(ax, ax / 2 + ay * APOTHEM) - APOTHEM + 0.02;
    return out > 0 ? stay * (0.12 + out * 1.5) : 0;
  }
}
