/**
 * Finds prices that make the bound low, by subgradient steps: a unit that several trains want becomes dearer, one that
 * nobody wants cheaper. On the way it drops every route with which no better run exists, and tries new runs.
 */
import type { NodeCount } from './graph.ts';
import { guess, orders } from './greedy.ts';
import { bestTogether, EPS, PriceTable, roundDown } from './prices.ts';
import type { Incumbent, Task } from './task.ts';

export interface Priced {
  readonly prices: PriceTable;
  /** No run that is better than the incumbent is worth more. */
  bound: number;
  /** Routes that a better run may use. */
  readonly active: { list: Int32Array; size: number }[];
}

/** A bound by prices over the active routes, and the gradient there. */
export class Lagrange {
  /** Whether routes are dropped: not while pools hold only some routes, for then the bound is none. */
  private readonly dropping: boolean;
  readonly best: Priced;
  private readonly now: PriceTable;
  private readonly usage: Float64Array;
  private readonly direction: Float64Array;
  private readonly tops: Float64Array;
  private readonly topRoute: Int32Array;
  private readonly cap: Float64Array;
  private pace = 1;
  private stuck = 0;
  rounds = 0;

  private readonly task: Task;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;

  constructor(
    task: Task,
    active: { list: Int32Array; size: number }[],
    incumbent: Incumbent,
    count: NodeCount,
    start: PriceTable | null = null,
  ) {
    this.dropping = task.classes.every(({ complete }) => complete);
    this.task = task;
    this.incumbent = incumbent;
    this.count = count;
    const { words, units } = task.layout;
    this.now = new PriceTable(words);
    this.best = { prices: new PriceTable(words), bound: Number.POSITIVE_INFINITY, active };
    if (start !== null) {
      this.now.price.set(start.price);
      this.best.prices.price.set(start.price);
    }
    this.now.update();
    this.usage = new Float64Array(words * 32);
    this.direction = new Float64Array(words * 32);
    this.tops = new Float64Array(task.classes.length);
    this.topRoute = new Int32Array(task.classes.length);
    this.cap = new Float64Array(words * 32).fill(Number.POSITIVE_INFINITY);
    task.once.cap.forEach((cap, i) => {
      this.cap[units * 32 + i] = cap;
    });
  }

  /** The bound, to the step. */
  get bound(): number {
    return Math.max(this.incumbent.revenue, roundDown(this.best.bound, this.task.step));
  }

  get done(): boolean {
    return (
      this.bound <= this.incumbent.revenue || this.pace < 0.002 || this.best.active.every(({ size }) => size === 0)
    );
  }

  /** How many routes are left. */
  get left(): number {
    return this.best.active.reduce((sum, { size }) => sum + size, 0);
  }

  /** One evaluation and one step. */
  round(): void {
    const bound = this.evaluate();
    if (bound < this.best.bound - 1e-9) {
      this.stuck = bound < this.best.bound - 1e-3 * (this.best.bound - this.incumbent.revenue) ? 0 : this.stuck + 1;
      this.best.bound = bound;
      this.best.prices.price.set(this.now.price);
    } else {
      this.stuck++;
    }
    if (this.stuck >= 6) {
      this.pace /= 2;
      this.stuck = 0;
      this.now.price.set(this.best.prices.price);
      this.direction.fill(0);
      this.now.update();
      this.rounds++;
      return;
    }
    if (this.dropping && this.rounds % 8 === 4) this.drop(bound);
    if (this.rounds % 8 === 6) this.tryRun();
    this.move(bound);
    this.rounds++;
  }

  /** Drops routes at the best prices for good and leaves these in place. */
  settle(): void {
    this.now.price.set(this.best.prices.price);
    this.now.update();
    this.best.prices.update();
    this.settleBound();
    this.tryRun();
    this.settleBound();
  }

  private settleBound(): void {
    const bound = this.evaluate();
    this.best.bound = Math.min(this.best.bound, bound);
    if (this.dropping) this.drop(bound);
  }

  private evaluate(): number {
    const { task, now, tops } = this;
    for (let c = 0; c < task.classes.length; c++) {
      const { pool } = task.classes[c]!;
      const { list, size } = this.best.active[c]!;
      let top = 0;
      let route = -1;
      for (let i = 0; i < size; i++) {
        const r = list[i]!;
        const gain = pool.value[r]! - now.of(pool.mask, r * task.layout.words);
        if (gain > top) {
          top = gain;
          route = r;
        }
      }
      tops[c] = top;
      this.topRoute[c] = route;
      this.count.nodes += size >> 4;
    }
    return now.total + bestTogether(task, tops);
  }

  private move(bound: number): void {
    const { task, usage, direction, now, cap } = this;
    usage.fill(0);
    let places = task.maxTrains;
    const byGain = task.classes.map((_, c) => c).sort((a, b) => this.tops[b]! - this.tops[a]! || a - b);
    for (const c of byGain) {
      const route = this.topRoute[c]!;
      const running = Math.min(places, task.classes[c]!.count);
      if (route < 0 || running === 0) continue;
      places -= running;
      const from = route * task.layout.words;
      for (let w = 0; w < task.layout.words; w++) {
        for (let bits = task.classes[c]!.pool.mask[from + w]!; bits !== 0; bits &= bits - 1) {
          usage[w * 32 + 31 - Math.clz32(bits & -bits)]! += running;
        }
      }
    }
    let norm = 0;
    for (let i = 0; i < usage.length; i++) {
      let slope = usage[i]! - 1;
      if ((slope < 0 && now.price[i]! <= 0) || (slope > 0 && now.price[i]! >= cap[i]!)) slope = 0;
      // Part of the last direction is kept: identical trains otherwise throw the prices to and fro.
      direction[i] = slope + 0.6 * direction[i]!;
      norm += direction[i]! * direction[i]!;
    }
    if (norm === 0) {
      this.pace = 0;
      return;
    }
    const aim = Math.max(bound - this.incumbent.revenue, task.step);
    const length = (this.pace * aim) / norm;
    for (let i = 0; i < usage.length; i++) {
      now.price[i] = Math.min(cap[i]!, Math.max(0, now.price[i]! + length * direction[i]!));
    }
    now.update();
  }

  /** A route whose gain lies so far below the best of its class that no run with it beats the incumbent goes. */
  private drop(bound: number): void {
    const { task, now, tops, incumbent } = this;
    const limited = task.maxTrains < task.classes.reduce((sum, { count }) => sum + count, 0);
    const wanted = incumbent.revenue + task.step - EPS;
    let least = Number.POSITIVE_INFINITY;
    if (limited) for (let c = 0; c < tops.length; c++) least = Math.min(least, tops[c]!);
    for (let c = 0; c < task.classes.length; c++) {
      const { pool } = task.classes[c]!;
      const active = this.best.active[c]!;
      // With a limit on trains the route may push out another class: then the least of all tops is what it replaces.
      const floor = wanted - bound + (limited ? least : tops[c]!);
      let kept = 0;
      for (let i = 0; i < active.size; i++) {
        const r = active.list[i]!;
        if (pool.value[r]! - now.of(pool.mask, r * task.layout.words) >= floor) active.list[kept++] = r;
      }
      active.size = kept;
      this.count.nodes += kept >> 4;
    }
  }

  private tryRun(): void {
    const order = orders(this.task)[this.rounds % orders(this.task).length]!;
    guess(this.task, this.best.active, order, this.now, this.rounds % 16 === 6 ? 1 : 0.5, this.incumbent);
  }
}
