/**
 * The best choice of routes that are apart, among those that pricing has left: train by train, largest gains first.
 * At given prices a run gains what its routes gain and the prices of what it leaves unused, so what is chosen, the
 * prices of all that is free and the best gains still open bound everything that can follow.
 */
import type { NodeCount } from './graph.ts';
import type { Priced } from './lagrange.ts';
import { EPS, type PriceTable } from './prices.ts';
import { type Incumbent, offer, type Pick, type Task, Use } from './task.ts';

interface Level {
  /** Per class the routes that fit with all that is chosen, by falling gain: in `own` or in a level above. */
  readonly lists: Int32Array[];
  readonly own: Int32Array[];
  readonly sizes: Int32Array;
  cursor: number;
  /** Idle is tried when all routes are. */
  idle: boolean;
  readonly use: Use;
  value: number;
  /** Price of all that is still free. */
  free: number;
  picked: number;
}

export class Pack {
  /** Class of each train in the order of choosing. */
  private readonly order: number[] = [];
  private readonly gains: Float64Array[];
  private readonly levels: Level[] = [];
  private readonly picks: Pick[] = [];
  private readonly prices: PriceTable;
  private depth = 0;

  private readonly task: Task;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;

  constructor(task: Task, priced: Priced, incumbent: Incumbent, count: NodeCount) {
    this.task = task;
    this.incumbent = incumbent;
    this.count = count;
    this.prices = priced.prices;
    this.gains = task.classes.map(({ pool }, c) => {
      const gains = new Float64Array(pool.size);
      const { list, size } = priced.active[c]!;
      for (let i = 0; i < size; i++) {
        const r = list[i]!;
        gains[r] = pool.value[r]! - this.prices.of(pool.mask, r * task.layout.words);
      }
      return gains;
    });
    // Classes with few routes first: the choice there narrows the others most.
    const classes = task.classes
      .map((_, c) => c)
      .sort((a, b) => priced.active[a]!.size - priced.active[b]!.size || a - b);
    for (const c of classes) for (let i = 0; i < task.classes[c]!.count; i++) this.order.push(c);
    for (let d = 0; d <= this.order.length; d++) {
      this.levels.push({
        lists: [],
        own: priced.active.map(() => new Int32Array(0)),
        sizes: new Int32Array(task.classes.length),
        cursor: 0,
        idle: false,
        use: new Use(task),
        value: 0,
        free: 0,
        picked: 0,
      });
    }
    const first = this.levels[0]!;
    first.free = this.prices.total;
    priced.active.forEach(({ list, size }, c) => {
      const gains = this.gains[c]!;
      first.lists[c] = list.slice(0, size).sort((a, b) => gains[b]! - gains[a]! || a - b);
      first.sizes[c] = size;
    });
  }

  /** Goes on until done (true) or until the count of nodes has reached `until`. */
  run(until: number): boolean {
    while (this.count.nodes < until) {
      if (this.depth < 0 || this.order.length === 0) return true;
      this.step();
    }
    return false;
  }

  /** What any run still open is worth at most. */
  openBound(): number {
    let bound = 0;
    for (let d = 0; d <= this.depth; d++) {
      const level = this.levels[d]!;
      const c = this.order[d];
      if (level.idle || c === undefined) continue;
      const bare = level.value + level.free;
      if (level.cursor < level.sizes[c]!) {
        const gain = this.gains[c]![level.lists[c]![level.cursor]!]!;
        bound = Math.max(bound, bare + gain + this.rest(d, d + 1));
      }
      bound = Math.max(bound, bare + this.restSkipping(level, d + 1));
    }
    return bound;
  }

  private get wanted(): number {
    return this.incumbent.revenue + this.task.step - EPS;
  }

  /** The most that trains from position `from` on can gain with the lists of level d. */
  private rest(d: number, from: number): number {
    const { order, task } = this;
    const level = this.levels[d]!;
    const places = task.maxTrains - level.picked - (from - d);
    if (places >= order.length - from) {
      let sum = 0;
      for (let t = from; t < order.length; t++) sum += this.top(level, order[t]!);
      return sum;
    }
    const gains: number[] = [];
    for (let t = from; t < order.length; t++) gains.push(this.top(level, order[t]!));
    gains.sort((a, b) => b - a);
    let sum = 0;
    for (let i = 0; i < places; i++) sum += gains[i]!;
    return sum;
  }

  private top(level: Level, c: number): number {
    return level.sizes[c]! > 0 ? Math.max(0, this.gains[c]![level.lists[c]![0]!]!) : 0;
  }

  private step(): void {
    const { depth, order, task } = this;
    const level = this.levels[depth]!;
    this.count.nodes++;
    if (depth === order.length || level.picked === task.maxTrains) {
      this.back();
      return;
    }
    const c = order[depth]!;
    const list = level.lists[c]!;
    if (level.cursor < level.sizes[c]! && !level.idle) {
      const at = level.cursor++;
      const route = list[at]!;
      const bound = level.value + level.free + this.gains[c]![route]! + this.rest(depth, depth + 1);
      if (bound >= this.wanted) {
        this.choose(c, route, at);
        return;
      }
    }
    // Routes come by falling gain: what follows is worse, so only running without this train and its like is left.
    if (level.idle) {
      this.back();
      return;
    }
    level.idle = true;
    this.skip(c);
  }

  private back(): void {
    this.depth--;
    while (this.depth >= 0 && this.picks.length > this.levels[this.depth]!.picked) this.picks.pop();
  }

  private choose(c: number, route: number, at: number): void {
    const { depth, order, task } = this;
    const level = this.levels[depth]!;
    const value = level.value + level.use.adds(task.classes[c]!, route);
    this.picks.push({ of: c, route });
    offer(task, this.picks, value, this.incumbent);
    if (depth + 1 === order.length || level.picked + 1 === task.maxTrains) {
      this.picks.pop();
      return;
    }
    const next = this.levels[depth + 1]!;
    next.use.bits.set(level.use.bits);
    next.use.paid.set(level.use.paid);
    next.use.take(task.classes[c]!, route);
    next.value = value;
    next.free = this.prices.total - this.prices.of(next.use.bits, 0);
    next.picked = level.picked + 1;
    if (depth + 2 === order.length || next.picked + 1 === task.maxTrains) {
      this.last(level, next, c, at);
      this.picks.pop();
      return;
    }
    this.narrow(level, next, depth + 1, c, at);
    next.cursor = 0;
    next.idle = false;
    this.depth = depth + 1;
  }

  /** Keeps in the next level's lists what fits and can still lead to a better run. */
  private narrow(level: Level, next: Level, from: number, c: number, at: number): void {
    const { order, task } = this;
    const rest = this.rest(this.depth, from);
    let seen = 0;
    for (let t = from; t < order.length; t++) {
      const k = order[t]!;
      if (t > from && order[t - 1] === k) continue;
      const { pool } = task.classes[k]!;
      const gains = this.gains[k]!;
      const list = level.lists[k]!;
      const floor = this.wanted - next.value - next.free - rest + this.leastTop(level, from, k);
      if (next.own[k]!.length < level.sizes[k]!) next.own[k] = new Int32Array(level.sizes[k]!);
      const kept = next.own[k]!;
      let size = 0;
      for (let i = k === c ? at + 1 : 0; i < level.sizes[k]!; i++) {
        const route = list[i]!;
        if (gains[route]! < floor) break;
        seen++;
        if (next.use.fits(pool, route)) kept[size++] = route;
      }
      next.lists[k] = kept;
      next.sizes[k] = size;
    }
    this.count.nodes += seen >> 4;
  }

  /** What a route of class k takes the place of: the top of its class, or with few places any that is left. */
  private leastTop(level: Level, from: number, k: number): number {
    const { order, task } = this;
    if (task.maxTrains - level.picked - 1 >= order.length - from) return this.top(level, k);
    let least = Number.POSITIVE_INFINITY;
    for (let t = from; t < order.length; t++) least = Math.min(least, this.top(level, order[t]!));
    return least;
  }

  /** Only one more train may run: the best route that fits, of any class left. */
  private last(level: Level, next: Level, c: number, at: number): void {
    const { order, task } = this;
    let seen = 0;
    for (let t = this.depth + 1; t < order.length; t++) {
      const k = order[t]!;
      if (t > this.depth + 1 && order[t - 1] === k) continue;
      const { pool } = task.classes[k]!;
      const gains = this.gains[k]!;
      const list = level.lists[k]!;
      for (let i = k === c ? at + 1 : 0; i < level.sizes[k]!; i++) {
        const route = list[i]!;
        if (next.value + next.free + gains[route]! < this.wanted) break;
        seen++;
        if (!next.use.fits(pool, route)) continue;
        const value = next.value + next.use.adds(task.classes[k]!, route);
        if (value <= this.incumbent.revenue) continue;
        this.picks.push({ of: k, route });
        offer(task, this.picks, value, this.incumbent);
        this.picks.pop();
      }
    }
    this.count.nodes += seen >> 4;
  }

  /** Leaves this train and those of its class idle. */
  private skip(c: number): void {
    const { depth, order } = this;
    let to = depth;
    while (to < order.length && order[to] === c) to++;
    const level = this.levels[depth]!;
    if (to === order.length) return;
    const next = this.levels[to]!;
    const bound = level.value + level.free + this.restSkipping(level, to);
    if (bound < this.wanted) return;
    // Levels between stay unused; the trains behind choose from the same lists.
    level.lists.forEach((list, k) => {
      next.lists[k] = list;
    });
    next.sizes.set(level.sizes);
    next.use.bits.set(level.use.bits);
    next.use.paid.set(level.use.paid);
    next.value = level.value;
    next.free = level.free;
    next.picked = level.picked;
    next.cursor = 0;
    next.idle = false;
    for (let d = depth + 1; d < to; d++) {
      const between = this.levels[d]!;
      between.idle = true;
      between.cursor = 0;
      between.sizes.fill(0);
      between.picked = level.picked;
      between.value = level.value;
      between.free = level.free;
    }
    this.depth = to;
  }

  private restSkipping(level: Level, to: number): number {
    const gains: number[] = [];
    for (let t = to; t < this.order.length; t++) gains.push(this.top(level, this.order[t]!));
    gains.sort((a, b) => b - a);
    let sum = 0;
    for (let i = 0; i < gains.length && i < this.task.maxTrains - level.picked; i++) sum += gains[i]!;
    return sum;
  }
}
