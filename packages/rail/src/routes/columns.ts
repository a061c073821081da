/**
 * Pricing without having all routes: prices are made for the routes known, then each class is searched for routes that
 * gain more at these prices, and these join. What that search finds as the most makes the bound of the prices valid.
 */
import { type Bounder, bounderOf } from './bound.ts';
import type { NodeCount } from './graph.ts';
import { everything, guess, orders } from './greedy.ts';
import { Lagrange } from './lagrange.ts';
import { bestTogether, EPS, PriceTable, roundDown } from './prices.ts';
import { finalGain, finalValue } from './route-value.ts';
import { type Incumbent, offer, type Pick, type Task, type TaskClass, Use } from './task.ts';
import { type Prices, Walker } from './walker.ts';

const SLICE = 65536;

export interface Bounded {
  prices: PriceTable;
  bound: number;
  /** What the best route of each class gains at these prices. */
  tops: Float64Array;
}

export class Columns {
  readonly best: Bounded;
  private readonly walkers: Walker[];
  private readonly bounders: Bounder[];
  private spread = 0;
  private added = 0;
  private most = 0;
  private readonly task: Task;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;

  constructor(task: Task, incumbent: Incumbent, count: NodeCount) {
    this.task = task;
    this.incumbent = incumbent;
    this.count = count;
    const { graph } = task;
    this.best = {
      prices: new PriceTable(task.layout.words),
      bound: Number.POSITIVE_INFINITY,
      tops: new Float64Array(task.classes.length),
    };
    this.bounders = task.classes.map(({ train }) => bounderOf(graph, train));
    this.walkers = task.classes.map(
      ({ train, pool }) =>
        new Walker(graph, train, task.layout, count, (walker) => {
          const value = finalValue(walker);
          const gain = finalGain(walker, value);
          if (gain < walker.threshold) return;
          if (gain > this.most) {
            this.most = gain;
            walker.threshold = Math.max(walker.threshold, gain - this.spread);
          }
          if (this.added++ > 4000) {
            this.spread = 0;
            walker.threshold = Math.max(walker.threshold, this.most + EPS);
          }
          pool.put(value, walker.mask, walker.depth * walker.words);
        }),
    );
  }

  /** The most a route of the class gains at the prices; -1 if nodes ran out. */
  *top(c: number, prices: PriceTable, closed: Uint8Array | null, spread: number): Generator<void, number> {
    const { task, count } = this;
    const own = task.classes[c]!;
    this.spread = spread;
    this.added = 0;
    this.most = 0;
    if (closed === null) this.most = topKnown(task, own, prices);
    if (own.complete) return this.most;
    const walker = this.walkers[c]!;
    walker.start(gainsAt(task, own, prices), closed, Math.max(0, this.most - spread) + EPS, this.bounders[c]!);
    while (!walker.run(Math.min(count.max, count.nodes + SLICE))) {
      if (count.nodes >= count.max) return -1;
      yield;
    }
    return this.most;
  }

  /** A run train by train, each time the best route on what is left. */
  *greedy(order: readonly number[], prices: PriceTable): Generator<void, void> {
    const { task } = this;
    const use = new Use(task);
    const picks: Pick[] = [];
    let revenue = 0;
    for (const c of order) {
      if (picks.length >= task.maxTrains) break;
      yield* this.top(c, prices, closedBy(task, use), 0);
      const own = task.classes[c]!;
      let route = -1;
      let most = 0;
      for (let r = 0; r < own.pool.size; r++) {
        if (!use.fits(own.pool, r)) continue;
        const adds = use.adds(own, r) - prices.of(own.pool.mask, r * task.layout.words);
        if (adds > most) {
          most = adds;
          route = r;
        }
      }
      if (route < 0) continue;
      revenue += use.adds(own, route);
      use.take(own, route);
      picks.push({ of: c, route });
    }
    offer(task, picks, revenue, this.incumbent);
  }

  *run(log: (text: string) => void = () => {}): Generator<void, void> {
    const { task, best, incumbent, count } = this;
    const zero = new PriceTable(task.layout.words);
    for (const order of orders(task)) yield* this.greedy(order, zero);
    let start = zero;
    for (let round = 0; round < 60; round++) {
      const known = everything(task);
      const lagrange = new Lagrange(task, known, incumbent, count, start);
      while (!lagrange.done && lagrange.rounds < 200) lagrange.round();
      lagrange.settle();
      const prices = new PriceTable(task.layout.words);
      const share = best.bound === Number.POSITIVE_INFINITY ? 0 : 0.3;
      for (let i = 0; i < prices.price.length; i++) {
        prices.price[i] = share * best.prices.price[i]! + (1 - share) * lagrange.best.prices.price[i]!;
      }
      prices.update();
      const tops = new Float64Array(task.classes.length);
      const before = count.nodes;
      const spread = best.bound === Number.POSITIVE_INFINITY ? 0 : (best.bound - incumbent.revenue) / 8;
      for (let c = 0; c < tops.length; c++) {
        const top = yield* this.top(c, prices, null, spread);
        if (top < 0) return;
        tops[c] = top;
      }
      const bound = prices.total + bestTogether(task, tops);
      log(
        `round ${round} known ${known.map((k) => k.size)} restricted ${lagrange.best.bound.toFixed(1)} bound ${bound.toFixed(1)} inc ${incumbent.revenue} nodes ${count.nodes - before} of ${count.nodes}`,
      );
      if (bound < best.bound) {
        best.bound = bound;
        best.prices = prices;
        best.tops = tops;
      }
      if (roundDown(best.bound, task.step) <= incumbent.revenue) return;
      if (best.bound - lagrange.best.bound < 0.05 * task.step) return;
      start = lagrange.best.prices;
      if (round % 4 === 3) {
        const half = new PriceTable(task.layout.words);
        for (let i = 0; i < half.price.length; i++) half.price[i] = 0.5 * best.prices.price[i]!;
        half.update();
        for (const order of orders(task)) yield* this.greedy(order, half);
      }
      for (const order of orders(task)) guess(task, everything(task), order, best.prices, 0.5, incumbent);
    }
  }
}

function topKnown(task: Task, own: TaskClass, prices: PriceTable): number {
  let most = 0;
  for (let r = 0; r < own.pool.size; r++) {
    most = Math.max(most, own.pool.value[r]! - prices.of(own.pool.mask, r * task.layout.words));
  }
  return most;
}

/** What stops and segments bring to a class less their prices. */
export function gainsAt(task: Task, own: TaskClass, prices: PriceTable): Prices {
  const { graph, layout } = task;
  return {
    stopGain: own.train.pay.map((pay, stop) => {
      const once = own.train.once[stop]!;
      return once < 0 ? pay : pay - prices.price[layout.units * 32 + once]!;
    }),
    segGain: own.train.segBonus.map((bonus, e) => {
      let gain = bonus;
      for (const unit of graph.segUnits[e]!) gain -= prices.price[unit]!;
      return gain;
    }),
    passGain: passGains(task, prices),
  };
}

function passGains(task: Task, prices: PriceTable): Float64Array | null {
  const { layout, graph } = task;
  if (layout.cuts === 0) return null;
  const from = (layout.units + layout.once) * 32;
  return Float64Array.from(graph.passages.cutsOf, (cuts) => {
    let gain = 0;
    for (const cut of cuts) gain -= prices.price[from + cut]!;
    return gain;
  });
}

function closedBy(task: Task, use: Use): Uint8Array {
  const { graph } = task;
  const closed = new Uint8Array(graph.segments.length);
  for (let e = 0; e < closed.length; e++) {
    for (let w = 0; w < graph.words; w++) if ((graph.segMask[e * graph.words + w]! & use.bits[w]!) !== 0) closed[e] = 1;
  }
  return closed;
}
