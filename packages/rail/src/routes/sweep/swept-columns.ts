/**
 * The best run where the map can be swept: prices are made for the routes known, each class is swept at these prices for
 * routes that gain more, and these join. A sweep finds the best route for certain, so each round gives a bound that holds,
 * and runs are built by sweeping, too: train by train on what the others leave.
 */
import type { NodeCount } from '../graph.ts';
import { orders, worth } from '../greedy.ts';
import { Pool } from '../pool.ts';
import { priceKnown, searchKnown, searchPools } from '../pool-search.ts';
import { bestTogether, EPS, PriceTable, roundDown, topKnown } from '../prices.ts';
import { type Incumbent, offer, type Pick, type Task, type TaskClass, Use } from '../task.ts';
import { NO_MORE, Sweep } from './sweep.ts';

const ROUNDS = 60;
/** So many routes are kept of one sweep; and so many may be listed in the end. */
const KEEP_BEST = 20;
const KEEP = 100;
const LIST = 60_000;
/** Nodes for choosing among these: where they are many, that comes to an end only by luck. */
const MANY = 40_000;
const HOPELESS = 200_000;
const HOPEFUL = 4_000_000;
/** Further from the bound than this, two trains at a time are run again, at these shares of the prices. */
const NEAR = 0.03;
const SHARES = [0.5, 0.8, 0.3, 1];
/** Nodes for looking for a better run among the routes known. */
const TRY = 4_000;

export class SweptColumns {
  /** The best bound, its prices, and what the best route of each class gains at them. */
  private bound = Number.POSITIVE_INFINITY;
  private prices: PriceTable;
  private tops: Float64Array;
  /** The best run built by sweeping. */
  private found: { readonly revenue: number; readonly picks: readonly Pick[] } = { revenue: 0, picks: [] };
  private readonly task: Task;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;
  /** By class; null where all routes are listed. */
  private readonly sweeps: readonly (Sweep | null)[];

  private constructor(task: Task, incumbent: Incumbent, count: NodeCount, sweeps: readonly (Sweep | null)[]) {
    this.task = task;
    this.incumbent = incumbent;
    this.count = count;
    this.sweeps = sweeps;
    this.prices = new PriceTable(task.layout.words);
    this.tops = new Float64Array(task.classes.length);
  }

  /** Null where the map cannot be swept for each class of which not all routes are listed. */
  static of(task: Task, incumbent: Incumbent, count: NodeCount): SweptColumns | null {
    const sweeps: (Sweep | null)[] = [];
    for (const { train, complete } of task.classes) {
      const sweep = complete ? null : Sweep.of(task.graph, train, task.layout, count);
      if (sweep === null && !complete) return null;
      sweeps.push(sweep);
    }
    return new SweptColumns(task, incumbent, count, sweeps);
  }

  private get rounded(): number {
    return Math.max(this.incumbent.revenue, roundDown(this.bound, this.task.step));
  }

  /** The best run, or what can be said of it within the nodes: returns the bound. */
  *run(): Generator<void, number> {
    const { task, incumbent, count } = this;
    const free = new PriceTable(task.layout.words);
    if (task.trains.length === 1) {
      const most = this.top(0, free, null, 0);
      this.offerKnown();
      return roundDown(most, task.step);
    }
    for (const order of orders(task)) {
      // With a price on everything, routes that take less track for the same revenue leave more to the others.
      for (const share of [0, 0.1, 0.4]) {
        this.climb(order, PriceTable.uniform(task, share * task.step));
        yield;
      }
    }
    let start = free;
    let share = 1;
    for (let round = 0; round < ROUNDS && count.nodes < count.max; round++) {
      const known = priceKnown(task, incumbent, count, start);
      start = known.prices;
      yield;
      const before = { bound: this.bound, routes: this.known };
      this.priceAll(start, share);
      if (this.rounded <= incumbent.revenue) return incumbent.revenue;
      yield;
      const all = orders(task);
      this.climb(all[round % all.length]!, this.prices.part([0.5, 1, 0.25, 0.75][round % 4]!));
      yield;
      // Better prices would not lower the bound by a step any more, or are not found.
      if (roundDown(known.bound, task.step) >= this.rounded) break;
      const isBetter = this.bound < before.bound - 0.01 * task.step;
      if (share === 1 && !isBetter && this.known === before.routes) break;
      // Not all the way: prices that jump to and fro with each new route take longer to settle.
      share = isBetter ? 0.7 : share === 1 ? 0.4 : 1;
    }
    yield* this.again();
    yield* searchKnown(task, incumbent, count, count.nodes + TRY, this.prices);
    const listed = this.list();
    if (listed === null) return this.rounded;
    const routes = listed.classes.reduce((sum, { pool }) => sum + pool.size, 0);
    const until = count.nodes + (routes > MANY ? HOPELESS : HOPEFUL);
    const bound = yield* searchPools(listed, incumbent, count, until, this.prices);
    return Math.max(incumbent.revenue, Math.min(bound, this.rounded));
  }

  private offerKnown(): void {
    const { task, incumbent } = this;
    const { pool } = task.classes[0]!;
    for (let route = 0; route < pool.size; route++) offer(task, [{ of: 0, route }], pool.value[route]!, incumbent);
  }

  /** How many routes are known. */
  private get known(): number {
    return this.task.classes.reduce((sum, { pool }) => sum + pool.size, 0);
  }

  /** A bound between the best prices so far and these. */
  private priceAll(towards: PriceTable, share: number): void {
    const { task } = this;
    const prices = this.prices.towards(towards, share);
    const tops = Float64Array.from(task.classes, (_, c) => this.top(c, prices, null, 0.5 * task.step));
    const bound = prices.total + bestTogether(task, tops);
    if (bound >= this.bound) return;
    this.bound = bound;
    this.prices = prices;
    this.tops = tops;
  }

  /** The most that a route of the class gains at the prices; it is kept, and others within the spread. */
  private top(c: number, prices: PriceTable, use: Use | null, spread: number): number {
    const own = this.task.classes[c]!;
    const sweep = this.sweeps[c]!;
    if (sweep === null) return topKnown(this.task, own, prices, use);
    const most = sweep.price(prices, use && use.bits);
    if (most <= EPS) return 0;
    // The best first: those within the spread may be too many to come to it.
    for (const [down, keep] of spread > 0
      ? ([
          [EPS, KEEP_BEST],
          [spread, KEEP],
        ] as const)
      : ([[EPS, 1]] as const)) {
      let kept = 0;
      sweep.routes(most - down, (value, mask) => {
        own.pool.put(value, mask, 0);
        return ++kept < keep ? most - down : NO_MORE;
      });
    }
    return most;
  }

  /** A run train by train, each time the best route on what is left; then it is improved. */
  private climb(order: readonly number[], prices: PriceTable, kept: readonly Pick[] = []): void {
    const { task } = this;
    const use = new Use(task);
    const picks = [...kept];
    for (const { of, route } of kept) use.take(task.classes[of]!, route);
    for (const of of order) {
      if (picks.length >= task.maxTrains) break;
      const route = this.best(of, prices, use);
      if (route < 0) continue;
      use.take(task.classes[of]!, route);
      picks.push({ of, route });
    }
    const revenue = this.improve(picks);
    offer(task, picks, revenue, this.incumbent);
    if (revenue > this.found.revenue) this.found = { revenue, picks };
  }

  /** Each train once more beside the others, as long as that helps. */
  private improve(picks: Pick[]): number {
    const { task } = this;
    const use = new Use(task);
    const sparing = PriceTable.uniform(task, 0.01 * task.step);
    let revenue = worth(task, picks);
    for (let i = 0, kept = 0; kept < picks.length; i = (i + 1) % picks.length, kept++) {
      use.clear();
      picks.forEach((pick, j) => {
        if (j !== i) use.take(task.classes[pick.of]!, pick.route);
      });
      const old = picks[i]!;
      const route = this.best(old.of, sparing, use);
      if (route < 0) continue;
      picks[i] = { of: old.of, route };
      const now = worth(task, picks);
      if (now > revenue) {
        revenue = now;
        kept = 0;
      } else if (now < revenue) {
        picks[i] = old;
      }
    }
    return revenue;
  }

  /** Two trains again beside the others, at several shares of the prices, as long as the best run stays far from the bound. */
  private *again(): Generator<void, void> {
    for (const share of SHARES) {
      for (let i = 0; i < this.found.picks.length; i++) {
        for (let j = 0; j < this.found.picks.length; j++) {
          if (this.bound - this.incumbent.revenue <= NEAR * this.bound) return;
          const { picks } = this.found;
          if (i === j || j >= picks.length || i >= picks.length) continue;
          const others = picks.filter((_, k) => k !== i && k !== j);
          this.climb([picks[i]!.of, picks[j]!.of], this.prices.part(share), others);
          yield;
        }
      }
    }
  }

  /** The best route beside what is in use, by its index in the pool; -1 if there is none. */
  private best(c: number, prices: PriceTable, use: Use): number {
    const { task } = this;
    this.top(c, prices, use, 0);
    const own = task.classes[c]!;
    let best = -1;
    let most = 0;
    for (let route = 0; route < own.pool.size; route++) {
      if (own.pool.value[route]! <= most || !use.fits(own.pool, route)) continue;
      const gain = use.adds(own, route) - prices.of(own.pool.mask, route * task.layout.words);
      if (gain <= most) continue;
      best = route;
      most = gain;
    }
    return best;
  }

  /** Every route that a run better than the incumbent could use, or null if they are too many. */
  private list(): Task | null {
    const { task, count, tops } = this;
    const least = task.maxTrains < task.trains.length ? Math.min(...tops) : Number.POSITIVE_INFINITY;
    const slack = this.bound - this.incumbent.revenue - task.step + EPS;
    const classes: TaskClass[] = [];
    for (const [c, own] of task.classes.entries()) {
      const sweep = this.sweeps[c]!;
      const pool = sweep === null ? own.pool : new Pool(task.layout.words);
      classes.push({ ...own, pool, complete: true });
      if (sweep === null) continue;
      sweep.price(this.prices, null);
      const threshold = Math.min(tops[c]!, least) - slack;
      const isAll = sweep.routes(threshold, (value, mask) => {
        pool.put(value, mask, 0);
        return pool.size <= LIST && count.nodes < count.max ? threshold : NO_MORE;
      });
      if (!isAll) return null;
    }
    return { ...task, classes };
  }
}
