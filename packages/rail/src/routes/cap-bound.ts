/**
 * The bound for trains that may visit, or are paid for, so many stops only. What is still within reach is taken
 * greedily under the caps. That is the best choice if the caps lie within or beside each other, never across (a
 * laminar family: the choice is a matroid's); a cap that lies across is left out, which only raises the bound.
 */
import { type Bounder, ExtraBound } from './bound.ts';
import type { Graph } from './graph.ts';
import type { TrainClass } from './train-class.ts';
import type { Prices, Walker } from './walker.ts';

export class CapBound implements Bounder {
  /** Limits in use, by their number; for the best places the stops already visited compete as well. */
  readonly caps: number[] = [];
  private readonly left: Int32Array;
  /** After a bound: what one more stop within each limit, and one more of the best places, would have added to it. */
  readonly worth: Float64Array;
  placeWorth = 0;
  private readonly mark: Int32Array;
  private readonly queue: Int32Array;
  private readonly entry: Float64Array;
  private readonly items: Int32Array;
  private readonly weight: Float64Array;
  private readonly extra: ExtraBound;
  private round = 0;
  private prices: Prices;

  private readonly graph: Graph;
  private readonly train: TrainClass;

  constructor(graph: Graph, train: TrainClass) {
    this.graph = graph;
    this.train = train;
    const size = graph.stopCount;
    const sets = train.limits.map((limit) => limit.counts);
    for (let l = 0; l < sets.length; l++) {
      const within = this.caps.every((other) => !across(sets[l]!, sets[other]!));
      // The best places are a cap on visited stops too, so a limit must lie inside them or beside them.
      const fitsBest = train.best < 0 || relation(sets[l]!, train.rival) !== 'crossing';
      if (within && fitsBest) this.caps.push(l);
    }
    this.left = new Int32Array(sets.length);
    this.worth = new Float64Array(sets.length);
    this.mark = new Int32Array(size);
    this.queue = new Int32Array(size);
    this.entry = new Float64Array(size);
    this.items = new Int32Array(2 * size);
    this.weight = new Float64Array(2 * size);
    this.extra = new ExtraBound(train);
    this.prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
  }

  start(_walker: Walker, prices: Prices): void {
    this.prices = prices;
  }

  rest(walker: Walker): number {
    const { train } = this;
    const { stopGain } = this.prices;
    const reached = this.reach(walker);
    let count = 0;
    let sum = this.extra.of(walker);
    for (let i = 0; i < reached; i++) {
      const stop = this.queue[i]!;
      const entry = this.entry[stop]!;
      // A segment that pays does so whether or not the stop behind it is paid for.
      if (entry > 0) sum += entry;
      count = this.insert(count, stop, stopGain[stop]! + Math.min(0, entry));
    }
    let places = train.best;
    if (places >= 0) {
      for (let d = 0; d <= walker.depth; d++) {
        const stop = walker.head[d]!;
        if (train.rival[stop]) count = this.insert(count, ~stop, stopGain[stop]!);
      }
    }
    for (const l of this.caps) {
      this.left[l] = train.limits[l]!.max - walker.used[l]!;
      this.worth[l] = 0;
    }
    this.placeWorth = 0;
    for (let i = 0; i < count; i++) {
      const item = this.items[i]!;
      const stop = item < 0 ? ~item : item;
      const rival = train.best >= 0 && train.rival[stop] === 1;
      if (rival && places === 0) {
        // Items come by falling weight: the first that finds no place tells what one more would bring.
        if (this.placeWorth === 0) this.placeWorth = this.weight[i]!;
        continue;
      }
      if (item >= 0 && !this.take(stop, this.weight[i]!)) continue;
      if (rival) places--;
      sum += this.weight[i]!;
    }
    return sum;
  }

  private take(stop: number, weight: number): boolean {
    const { limits } = this.train;
    for (const l of this.caps) {
      if (!limits[l]!.counts[stop] || this.left[l]! > 0) continue;
      if (this.worth[l] === 0) this.worth[l] = weight;
      return false;
    }
    for (const l of this.caps) this.left[l]! -= limits[l]!.counts[stop]!;
    return true;
  }

  /** Keeps the items by falling weight. */
  private insert(count: number, item: number, weight: number): number {
    if (weight <= 0) return count;
    let i = count;
    while (i > 0 && this.weight[i - 1]! < weight) {
      this.weight[i] = this.weight[i - 1]!;
      this.items[i] = this.items[i - 1]!;
      i--;
    }
    this.weight[i] = weight;
    this.items[i] = item;
    return count + 1;
  }

  /** Lists the stops that an arm could still come to, with the best gain of a segment leading there. */
  private reach(walker: Walker): number {
    const { graph, queue } = this;
    const { depth, turn, root } = walker;
    const head = walker.head[depth]!;
    this.round++;
    let count = 0;
    if (depth === 0 || graph.passable[head]) count = this.spread(walker, head, count);
    if (turn < 0 && root !== head && graph.passable[root]) count = this.spread(walker, root, count);
    for (let i = 0; i < count; i++) if (graph.passable[queue[i]!]) count = this.spread(walker, queue[i]!, count);
    return count;
  }

  private spread(walker: Walker, from: number, known: number): number {
    const { graph, mark, queue, entry, round } = this;
    const { adjStart, adjSeg, adjTo } = graph;
    const { segGain } = this.prices;
    let count = known;
    for (let i = adjStart[from]!; i < adjStart[from + 1]!; i++) {
      const e = adjSeg[i]!;
      const to = adjTo[i]!;
      if (walker.segBlocked[e] || walker.stopBlocked[to]) continue;
      if (mark[to] !== round) {
        mark[to] = round;
        entry[to] = segGain[e]!;
        queue[count++] = to;
      } else if (segGain[e]! > entry[to]!) {
        entry[to] = segGain[e]!;
      }
    }
    return count;
  }
}

function across(a: Uint8Array, b: Uint8Array): boolean {
  return relation(a, b) === 'crossing' && relation(b, a) === 'crossing';
}

/** How set a lies to set b. */
function relation(a: Uint8Array, b: Uint8Array): 'inside' | 'beside' | 'crossing' {
  let both = false;
  let outside = false;
  for (let i = 0; i < a.length; i++) {
    if (!a[i]) continue;
    if (b[i]) both = true;
    else outside = true;
  }
  if (!both) return 'beside';
  return outside ? 'crossing' : 'inside';
}
