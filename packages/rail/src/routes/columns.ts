/**
 * Pricing without having all routes: prices are made for the routes known, then each class is searched for routes that
 * gain more at these prices, and these join. What that search finds as the most makes the bound of the prices valid.
 * When bound and incumbent are close, the routes that a better run could use are few enough to be listed.
 */
import type { Bounder } from './bound.ts';
import { bounderOf } from './bounder-of.ts';
import type { NodeCount } from './graph.ts';
import { orders } from './greedy.ts';
import { Pool } from './pool.ts';
import { priceKnown, SLICE, searchKnown, searchPools } from './pool-search.ts';
import { bestTogether, EPS, gainsAt, PriceTable, roundDown, topKnown } from './prices.ts';
import { finalGain, finalValue } from './route-value.ts';
import { type Incumbent, offer, type Pick, type Task, Use } from './task.ts';
import { Walker } from './walker.ts';

/** So many routes are kept of one search at most; and so many may be listed in the end. */
const KEEP = 4000;
const LIST = 1_000_000;
const ROUNDS = 100;
/** How long a quick look stays behind each of the first steps. */
const FIRST_PATIENCE = 500;
const LAST_PATIENCE = 4000;
/** Nodes for looking for a better run among the routes known. */
const TRY = 40_000;

export class Columns {
  /** The best bound, its prices, and what the best route of each class gains at them. */
  bound = Number.POSITIVE_INFINITY;
  prices: PriceTable;
  private tops: Float64Array;
  private readonly task: Task;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;
  private readonly walkers: Walker[];
  private readonly bounders: Bounder[];
  // The search at hand: how far below the best a route may lie to be kept, how many were, the best.
  private spread = 0;
  private kept = 0;
  private most = 0;

  constructor(task: Task, incumbent: Incumbent, count: NodeCount) {
    this.task = task;
    this.incumbent = incumbent;
    this.count = count;
    this.prices = new PriceTable(task.layout.words);
    this.tops = new Float64Array(task.classes.length);
    this.bounders = task.classes.map(({ train }) => bounderOf(task.graph, train));
    this.walkers = task.classes.map(
      ({ train, pool }) => new Walker(task.graph, train, task.layout, count, (walker) => this.met(walker, pool)),
    );
  }

  private met(walker: Walker, pool: Pool): void {
    const value = finalValue(walker);
    const gain = finalGain(walker, value);
    if (gain < walker.threshold) return;
    if (gain > this.most) {
      this.most = gain;
      walker.threshold = Math.max(walker.threshold, gain - this.spread);
    }
    if (this.kept++ > KEEP) {
      this.spread = 0;
      walker.threshold = Math.max(walker.threshold, this.most + EPS);
    }
    pool.put(value, walker.mask, walker.depth * walker.words);
  }

  private get rounded(): number {
    return Math.max(this.incumbent.revenue, roundDown(this.bound, this.task.step));
  }

  /** The best run, or what can be said of it within the nodes: returns the bound. */
  *run(): Generator<void, number> {
    const { task, incumbent, count } = this;
    if (task.classes.every(({ complete }) => complete)) return yield* searchPools(task, incumbent, count, count.max);
    const free = new PriceTable(task.layout.words);
    if (task.trains.length === 1) return yield* this.alone(free);
    for (const order of orders(task)) {
      yield* this.greedy(order, free);
      // With a price on everything, routes that take less track for the same revenue leave more to the others.
      for (const share of [0.1, 0.4]) yield* this.greedy(order, PriceTable.uniform(task, share * task.step));
    }
    let start = free;
    let idle = 0;
    let patience = FIRST_PATIENCE;
    for (let round = 0; round < ROUNDS && count.nodes < count.max; round++) {
      const known = priceKnown(task, incumbent, count, start);
      yield;
      start = known.prices;
      if (round % 3 === 0) yield* this.tryKnown();
      // Quick looks find most of what is missing; only when they find no more is the whole search worth its nodes.
      if (patience <= LAST_PATIENCE) {
        if (!(yield* this.priceSome(start, patience))) patience *= 8;
        continue;
      }
      patience = LAST_PATIENCE;
      yield* this.tryKnown();
      const before = this.bound;
      if (!(yield* this.priceAll(start))) break;
      if (this.rounded <= incumbent.revenue) return incumbent.revenue;
      idle = this.bound < before - 0.01 * task.step ? 0 : idle + 1;
      // Better prices would not lower the bound by a step any more, or are not found.
      const settled = roundDown(known.bound, task.step) >= this.rounded || idle >= 3 || round === ROUNDS - 1;
      const near = this.bound - incumbent.revenue < 0.03 * this.bound;
      if (settled || (near && round % 3 === 2)) {
        const listed = yield* this.list();
        if (listed !== null) {
          const bound = yield* searchPools(listed, incumbent, count, count.max, this.prices);
          return Math.max(incumbent.revenue, Math.min(bound, this.rounded));
        }
        if (settled) break;
      }
      if (round % 4 === 3) yield* this.greedy(orders(task)[0]!, this.prices.part(0.5));
    }
    // The bound stands; the nodes that are left may still find a better run.
    yield* this.tryKnown(count.max);
    return this.rounded;
  }

  /** The best route of a single train. A quick look first finds a good one, which leaves less to look at. */
  private *alone(free: PriceTable): Generator<void, number> {
    const { task, incumbent } = this;
    const [{ pool }] = task.classes as [Task['classes'][number]];
    for (const patience of [FIRST_PATIENCE, LAST_PATIENCE, Number.POSITIVE_INFINITY]) {
      this.walkers[0]!.patience = patience;
      // Only what is better by a step is of interest.
      const top = yield* this.top(0, free, null, EPS - task.step);
      for (let route = 0; route < pool.size; route++) offer(task, [{ of: 0, route }], pool.value[route]!, incumbent);
      if (top < 0) return Number.POSITIVE_INFINITY;
    }
    return incumbent.revenue;
  }

  private tryKnown(until = this.count.nodes + TRY): Generator<void, void> {
    return searchKnown(this.task, this.incumbent, this.count, until, this.bound < Infinity ? this.prices : null);
  }

  /** A quick look for routes that gain more than those known; does it change the bound by half a step? */
  private *priceSome(prices: PriceTable, patience: number): Generator<void, boolean> {
    const { task } = this;
    const before = new Float64Array(task.classes.length);
    const after = new Float64Array(task.classes.length);
    for (let c = 0; c < before.length; c++) {
      before[c] = topKnown(task, task.classes[c]!, prices);
      this.walkers[c]!.patience = patience;
      after[c] = yield* this.top(c, prices, null, task.step);
      this.walkers[c]!.patience = Number.POSITIVE_INFINITY;
    }
    return bestTogether(task, after) > bestTogether(task, before) + 0.5 * task.step;
  }

  /** A valid bound between the best prices so far and these; false if nodes ran out. */
  private *priceAll(towards: PriceTable): Generator<void, boolean> {
    const { task } = this;
    const first = this.bound === Number.POSITIVE_INFINITY;
    // Not all the way: prices that jump to and fro with each new route take longer to settle.
    const prices = this.prices.towards(towards, first ? 1 : 0.7);
    const spread = 0.5 * task.step;
    const tops = new Float64Array(task.classes.length);
    for (let c = 0; c < tops.length; c++) {
      const top = yield* this.top(c, prices, null, spread);
      if (top < 0) return false;
      tops[c] = top;
    }
    const bound = prices.total + bestTogether(task, tops);
    if (bound < this.bound) {
      this.bound = bound;
      this.prices = prices;
      this.tops = tops;
    }
    return true;
  }

  /** The most that a route of the class gains at the prices, the best ones kept; -1 if nodes ran out. */
  private *top(c: number, prices: PriceTable, closed: Uint8Array | null, spread: number): Generator<void, number> {
    const { task, count } = this;
    const own = task.classes[c]!;
    this.spread = spread;
    this.kept = 0;
    this.most = 0;
    if (closed === null) this.most = topKnown(task, own, prices);
    if (own.complete) return this.most;
    const walker = this.walkers[c]!;
    const threshold = Math.max(0, this.most - spread) + EPS;
    walker.start(gainsAt(task, own, prices), closed, threshold, this.bounders[c]!, true);
    while (!walker.run(Math.min(count.max, count.nodes + SLICE))) {
      if (count.nodes >= count.max) return -1;
      yield;
    }
    return this.most;
  }

  /** A run train by train, each time the best route on the track that is left. */
  private *greedy(order: readonly number[], prices: PriceTable): Generator<void, void> {
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
        const gain = use.adds(own, r) - prices.of(own.pool.mask, r * task.layout.words);
        if (gain > most) {
          most = gain;
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

  /** Every route that a run better than the incumbent could use, or null if they are too many. */
  private *list(): Generator<void, Task | null> {
    const { task, count, tops } = this;
    const least = task.maxTrains < task.trains.length ? Math.min(...tops) : Number.POSITIVE_INFINITY;
    const slack = this.bound - this.incumbent.revenue - task.step + EPS;
    const pools: Pool[] = [];
    for (let c = 0; c < task.classes.length; c++) {
      const own = task.classes[c]!;
      const pool = new Pool(task.layout.words);
      pools.push(own.complete ? own.pool : pool);
      if (own.complete) continue;
      const walker = new Walker(task.graph, own.train, task.layout, count, (at) => {
        const value = finalValue(at);
        if (finalGain(at, value) >= at.threshold) pool.put(value, at.mask, at.depth * at.words);
      });
      const threshold = Math.min(tops[c]!, least) - slack;
      walker.start(gainsAt(task, own, this.prices), null, threshold, this.bounders[c]!);
      while (!walker.run(Math.min(count.max, count.nodes + SLICE))) {
        if (pool.size > LIST || count.nodes >= count.max) return null;
        yield;
      }
    }
    return { ...task, classes: task.classes.map((own, c) => ({ ...own, pool: pools[c]!, complete: true })) };
  }
}

function closedBy(task: Task, use: Use): Uint8Array {
  const { graph } = task;
  const closed = new Uint8Array(graph.segments.length);
  for (let e = 0; e < closed.length; e++) {
    for (let w = 0; w < graph.words; w++) if ((graph.segMask[e * graph.words + w]! & use.bits[w]!) !== 0) closed[e] = 1;
  }
  return closed;
}
