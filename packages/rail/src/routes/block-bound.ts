/**
 * What a route that is being walked can still gain at most.
 *
 * Without limits: the rest of a simple path lies in one chain of blocks (pieces that no single stop separates), for
 * who has left a block through a stop cannot come back. With both arms open, the route so far is taken as one stop:
 * the arms then leave it into two blocks, or into one and part there for good. A stop that cannot be passed ends an
 * arm: one for each arm.
 *
 * Half of what a segment gains (or costs) is counted at each of its ends. A stop that is passed then brings at most its
 * own gain and the best two halves that can meet there with the cost of that passage; a stop where an arm ends, its own
 * gain and the best half. The route so far counts no half of what leaves it, unless that half is a gain.
 */
import { type Bounder, ExtraBound } from './bound.ts';
import type { Graph } from './graph.ts';
import type { TrainClass } from './train-class.ts';
import type { Prices, Walker } from './walker.ts';

export class BlockBound implements Bounder {
  private readonly found: Int32Array;
  private readonly low: Int32Array;
  private readonly stack: Int32Array;
  /** Per stop: its gain, the best end beyond it, the best chain of blocks beyond it. */
  private readonly own: Float64Array;
  private readonly end: Float64Array;
  private readonly chain: Float64Array;
  /** Per stop and place (see passages) the best half segment. */
  private readonly half: Float64Array;
  private readonly halfStart: Int32Array;
  private passGain: Float64Array | null = null;
  private readonly extra: ExtraBound;
  private size = 0;
  private time = 0;
  private segBlocked: Uint16Array;
  private stopBlocked: Uint16Array;
  private stopGain: Float64Array;
  private segGain: Float64Array;
  // The two best ways from the route so far, and the best block that takes both arms.
  private first = 0;
  private second = 0;
  private shared = 0;
  /** The most that half of a segment from the route so far gains. */
  private leaving = 0;

  private readonly graph: Graph;

  constructor(graph: Graph, train: TrainClass) {
    this.graph = graph;
    const size = graph.stopCount;
    this.found = new Int32Array(size);
    this.low = new Int32Array(size);
    this.stack = new Int32Array(size);
    this.own = new Float64Array(size);
    this.end = new Float64Array(size);
    this.chain = new Float64Array(size);
    this.halfStart = new Int32Array(size + 1);
    for (let s = 0; s < size; s++) this.halfStart[s + 1] = this.halfStart[s]! + graph.passages.degree[s]!;
    this.half = new Float64Array(this.halfStart[size]!);
    this.extra = new ExtraBound(train);
    this.segBlocked = new Uint16Array(0);
    this.stopBlocked = this.segBlocked;
    this.stopGain = train.hopedPay;
    this.segGain = train.segBonus;
  }

  start(walker: Walker, prices: Prices): void {
    this.segBlocked = walker.segBlocked;
    this.stopBlocked = walker.stopBlocked;
    this.stopGain = prices.stopGain;
    this.segGain = prices.segGain;
    this.passGain = prices.passGain;
  }

  rest(walker: Walker): number {
    return this.arms(walker) + this.extra.of(walker);
  }

  /** The same without ends, and as if stops gained this. */
  armsWith(walker: Walker, stopGain: Float64Array): number {
    this.stopGain = stopGain;
    return this.arms(walker);
  }

  private arms(walker: Walker): number {
    const { graph } = this;
    const { depth, turn, root } = walker;
    const head = walker.head[depth]!;
    const fromHead = depth === 0 || graph.passable[head] === 1;
    const fromRoot = turn < 0 && graph.passable[root] === 1;
    this.first = 0;
    this.second = 0;
    this.shared = 0;
    this.leaving = 0;
    if (fromHead || fromRoot) {
      this.found.fill(0);
      this.time = 1;
      this.size = 0;
      // Marks of discovery: 1 is the route so far, whichever of its ends one comes back to.
      if (fromHead) this.found[head] = 1;
      if (fromRoot) this.found[root] = 1;
      if (fromHead) this.leave(head);
      if (fromRoot && root !== head) this.leave(root);
      // At the start both arms leave from one stop, and both may end at a neighbour that cannot be passed.
      if (fromRoot && root === head) this.offer(this.endOf(root));
    }
    const both = fromHead && fromRoot;
    const arms = both ? Math.max(this.first + this.second, this.shared) : this.first;
    return arms + (both ? 2 : 1) * this.leaving;
  }

  private offer(gain: number): void {
    if (gain > this.first) {
      this.second = this.first;
      this.first = gain;
    } else if (gain > this.second) {
      this.second = gain;
    }
  }

  private endOf(stop: number): number {
    const { graph, segBlocked, stopBlocked } = this;
    const { adjStart, adjSeg, adjTo, passable } = graph;
    let best = 0;
    for (let i = adjStart[stop]!; i < adjStart[stop + 1]!; i++) {
      const to = adjTo[i]!;
      const e = adjSeg[i]!;
      if (passable[to] || segBlocked[e] || stopBlocked[to]) continue;
      // Both halves: this stop is the route so far and counts none.
      best = Math.max(best, this.stopGain[to]! + this.segGain[e]!);
    }
    return best;
  }

  private leave(port: number): void {
    const { graph, segBlocked, stopBlocked, found } = this;
    const { adjStart, adjSeg, adjTo, passable } = graph;
    this.offer(this.endOf(port));
    for (let i = adjStart[port]!; i < adjStart[port + 1]!; i++) {
      const to = adjTo[i]!;
      const e = adjSeg[i]!;
      if (!passable[to] || segBlocked[e] || stopBlocked[to]) continue;
      this.leaving = Math.max(this.leaving, 0.5 * this.segGain[e]!);
      if (found[to]) continue;
      this.visit(to, -1);
      this.closeBlock(to, true);
    }
  }

  private visit(stop: number, from: number): void {
    const { graph, segBlocked, stopBlocked, found, low, segGain } = this;
    const { adjStart, adjSeg, adjTo, passable, segA, passages } = graph;
    found[stop] = ++this.time;
    let lowest = this.time;
    this.stack[this.size++] = stop;
    this.chain[stop] = 0;
    let end = 0;
    const first = this.halfStart[stop]!;
    for (let i = first; i < this.halfStart[stop + 1]!; i++) this.half[i] = Number.NEGATIVE_INFINITY;
    for (let i = adjStart[stop]!; i < adjStart[stop + 1]!; i++) {
      const e = adjSeg[i]!;
      if (segBlocked[e]) continue;
      const to = adjTo[i]!;
      if (found[to] === 0 && stopBlocked[to]) continue;
      const at = first + (segA[e] === stop ? passages.atA[e]! : passages.atB[e]!);
      const half = 0.5 * segGain[e]!;
      if (half > this.half[at]!) this.half[at] = half;
      if (found[to] !== 0) {
        if (to !== from && found[to]! < lowest) lowest = found[to]!;
      } else if (!passable[to]) {
        if (this.stopGain[to]! + half > end) end = this.stopGain[to]! + half;
      } else {
        this.visit(to, stop);
        if (low[to]! < lowest) lowest = low[to]!;
        if (low[to]! >= found[stop]) this.chain[stop] = Math.max(this.chain[stop], this.closeBlock(to, false));
      }
    }
    low[stop] = lowest;
    const passed = Math.max(0, this.stopGain[stop]! + this.bestPassage(stop));
    this.own[stop] = passed;
    // Ending here instead of passing on saves the second half and the passage.
    let best = Number.NEGATIVE_INFINITY;
    for (let i = first; i < this.halfStart[stop + 1]!; i++) best = Math.max(best, this.half[i]!);
    this.end[stop] = Math.max(end, this.stopGain[stop]! + best - passed);
  }

  /** The best two halves at a stop with the cost of passing from one to the other. */
  private bestPassage(stop: number): number {
    const { half, passGain } = this;
    const first = this.halfStart[stop]!;
    const degree = this.halfStart[stop + 1]! - first;
    // Track without units (place 0) may lead to several segments, so it pairs with itself.
    let best = 2 * half[first]!;
    for (let i = 0; i < degree; i++) {
      const one = half[first + i]!;
      if (one === Number.NEGATIVE_INFINITY) continue;
      for (let j = i + 1; j < degree; j++) {
        let sum = one + half[first + j]!;
        if (passGain !== null) sum += passGain[this.graph.passages.start[stop]! + i * degree + j]!;
        if (sum > best) best = sum;
      }
    }
    return best;
  }

  /** Takes the block that was entered by `entered` off the stack; what a chain through it gains. */
  private closeBlock(entered: number, atRoute: boolean): number {
    let gain = 0;
    let best = 0;
    let next = 0;
    let stop: number;
    do {
      stop = this.stack[--this.size]!;
      gain += this.own[stop]!;
      const beyond = Math.max(this.end[stop]!, this.chain[stop]!);
      if (beyond > best) {
        next = best;
        best = beyond;
      } else if (beyond > next) {
        next = beyond;
      }
    } while (stop !== entered);
    if (atRoute) {
      this.offer(gain + best);
      this.shared = Math.max(this.shared, gain + best + next);
    }
    return gain + best;
  }
}
