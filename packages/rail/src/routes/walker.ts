/**
 * Walks every route of a train class once. A route is found at its lowest-numbered station: one arm is walked from
 * there, then the other, whose first segment stands later in the station's list. Stations before it are closed.
 *
 * It can be stopped at any node and goes on where it was, and it can walk at prices: `stopGain` and `segGain` are
 * what stops and segments bring less what they cost, and with a bound it leaves out what cannot reach `threshold`.
 */
import type { Bounder } from './bound.ts';
import type { Graph, NodeCount } from './graph.ts';
import type { Layout } from './layout.ts';
import { finalGain, finalValue } from './route-value.ts';
import type { TrainClass } from './train-class.ts';
import { meets, trimmable } from './trim.ts';

export interface Prices {
  readonly stopGain: Float64Array;
  readonly segGain: Float64Array;
  /** By number of the passage; null if passing costs nothing. */
  readonly passGain: Float64Array | null;
}

/** Levels that are walked in full even without patience. */
const PATIENT = 1;

export class Walker {
  /** Bits of a route: units first, then stops that pay only once. */
  readonly words: number;
  /** The route at hand: its levels 0 to `depth`; from level `turn` + 1 on it is the second arm (turn < 0: none yet). */
  depth = -1;
  turn = -1;
  root = -1;
  readonly head: Int32Array;
  readonly seg: Int32Array;
  /** Revenue and gain of the route so far, without rivals for the best places and without ends. */
  readonly value: Float64Array;
  readonly gain: Float64Array;
  readonly mask: Int32Array;
  readonly stopBlocked: Uint16Array;
  readonly segBlocked: Uint16Array;
  readonly used: Int32Array;
  counted = 0;
  stations = 0;
  /** What a route must gain to be of interest; may be raised while walking. */
  threshold = Number.NEGATIVE_INFINITY;
  private readonly cursor: Int32Array;
  private readonly stage: Uint8Array;
  private readonly stopMask: Int32Array;
  private bounder: Bounder | null = null;
  private prices: Prices;
  private readonly layout: Layout;
  private short = false;
  /** Per passage the bits of its cuts. */
  private readonly passMask: Int32Array;

  readonly graph: Graph;
  readonly train: TrainClass;
  private readonly count: NodeCount;
  private readonly sink: (walker: Walker) => void;

  constructor(graph: Graph, train: TrainClass, layout: Layout, count: NodeCount, sink: (walker: Walker) => void) {
    this.graph = graph;
    this.train = train;
    this.count = count;
    this.sink = sink;
    const size = graph.stopCount + 2;
    this.words = layout.words;
    this.layout = layout;
    this.head = new Int32Array(size);
    this.seg = new Int32Array(size).fill(-1);
    this.value = new Float64Array(size);
    this.gain = new Float64Array(size);
    this.mask = new Int32Array(size * this.words);
    this.cursor = new Int32Array(size);
    this.stage = new Uint8Array(size);
    this.stopBlocked = new Uint16Array(graph.stopCount);
    this.segBlocked = new Uint16Array(graph.segments.length);
    this.used = new Int32Array(train.limits.length);
    this.stopMask = new Int32Array(graph.stopCount * layout.once);
    train.once.forEach((number, stop) => {
      if (number >= 0) this.stopMask[stop * layout.once + (number >>> 5)]! |= 1 << (number & 31);
    });
    this.passMask = new Int32Array(layout.cuts * graph.passages.count);
    if (layout.cuts > 0) {
      graph.passages.cutsOf.forEach((cuts, passage) => {
        for (const cut of cuts) this.passMask[passage * layout.cuts + (cut >>> 5)]! |= 1 << (cut & 31);
      });
    }
    this.prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
  }

  /**
   * Starts over: at these prices, without the segments marked, leaving out what the bound rules out. With `short`, also
   * without what gains no more than a part of it: at prices that is not all that a run may need, but all that gains most.
   */
  start(prices: Prices, closed: Uint8Array | null, threshold: number, bounder: Bounder | null, short = false): void {
    this.short = short && this.train.best >= 0;
    this.depth = -1;
    this.turn = -1;
    this.root = -1;
    this.counted = 0;
    this.stations = 0;
    this.prices = prices;
    this.threshold = threshold;
    this.bounder = bounder;
    bounder?.start(this, prices);
    this.stopBlocked.fill(0);
    this.segBlocked.fill(0);
    this.used.fill(0);
    if (closed !== null) for (let e = 0; e < closed.length; e++) if (closed[e]) this.segBlocked[e] = 1;
  }

  /**
   * With patience, no more than so many nodes are spent behind any two first steps: a look at everything instead of a
   * long look at the first.
   */
  patience = Number.POSITIVE_INFINITY;
  private leaveAt = Number.POSITIVE_INFINITY;

  /** Walks until done (true) or until the count of nodes has reached `until`. */
  run(until: number): boolean {
    const { count } = this;
    while (count.nodes < until) {
      if (this.depth < 0) {
        if (!this.nextRoot()) return true;
      } else if (count.nodes > this.leaveAt && this.depth > PATIENT) {
        this.pop();
      } else if (!this.step()) {
        this.pop();
      }
    }
    return false;
  }

  private nextRoot(): boolean {
    const { graph } = this;
    // The station that is done stays closed: its routes have all been seen.
    if (this.root >= 0) this.stopBlocked[this.root]!++;
    for (this.root++; this.root < graph.stopCount; this.root++) {
      if (!graph.mine[this.root] || this.stopBlocked[this.root] || !this.fits(this.root)) continue;
      this.turn = -1;
      this.depth = 0;
      this.seg[0] = -1;
      this.enter(0, this.root, 0, 0, -1, -1);
      const legal = this.train.minStops <= 1 && this.arrived();
      if (this.hopeless(legal)) this.pop();
      return true;
    }
    return false;
  }

  private fits(stop: number): boolean {
    const { limits } = this.train;
    for (let l = 0; l < limits.length; l++) {
      if (limits[l]!.counts[stop] && this.used[l]! >= limits[l]!.max) return false;
    }
    return true;
  }

  /** Tries the next way on from the level at hand; false if there is none left. */
  private step(): boolean {
    const { graph, depth } = this;
    const { adjStart, adjSeg, adjTo } = graph;
    const head = this.head[depth]!;
    for (;;) {
      let at = this.cursor[depth]!;
      if (this.stage[depth] === 0) {
        const end = depth === 0 || graph.passable[head] ? adjStart[head + 1]! : 0;
        for (; at < end; at++) if (this.open(adjSeg[at]!, adjTo[at]!)) break;
        if (at < end) {
          this.cursor[depth] = at + 1;
          this.push(adjSeg[at]!, adjTo[at]!);
          return true;
        }
        if (depth === 0 || this.turn >= 0 || !graph.passable[this.root]) return false;
        // This arm ends here; the other one starts behind the first segment of this one.
        this.stage[depth] = 1;
        this.cursor[depth] = this.firstOfArm() + 1;
        continue;
      }
      this.turn = -1;
      const end = adjStart[this.root + 1]!;
      for (; at < end; at++) if (this.open(adjSeg[at]!, adjTo[at]!)) break;
      if (at >= end) return false;
      this.cursor[depth] = at + 1;
      this.turn = depth;
      this.push(adjSeg[at]!, adjTo[at]!);
      return true;
    }
  }

  private firstOfArm(): number {
    return this.cursor[0]! - 1;
  }

  private open(e: number, to: number): boolean {
    return this.segBlocked[e] === 0 && this.stopBlocked[to] === 0 && this.fits(to);
  }

  private push(e: number, to: number): void {
    const { graph, prices } = this;
    const { clash, clashStart } = graph;
    const before = this.depth;
    this.depth = before + 1;
    if (this.depth === PATIENT + 1) this.leaveAt = this.count.nodes + this.patience;
    this.seg[this.depth] = e;
    for (let i = clashStart[e]!; i < clashStart[e + 1]!; i++) this.segBlocked[clash[i]!]!++;
    const passage = this.layout.cuts > 0 ? this.passage(before, e) : -1;
    let gain = this.gain[before]! + prices.segGain[e]!;
    if (passage >= 0 && prices.passGain !== null) gain += prices.passGain[passage]!;
    this.enter(this.depth, to, this.value[before]! + this.train.segBonus[e]!, gain, before, passage);
    const legal = this.arrived();
    if (this.hopeless(legal)) this.pop();
  }

  /** The passage that the route makes where segment e goes on from level `before`; -1 if it starts there. */
  private passage(before: number, e: number): number {
    if (before === 0) return -1;
    const { passages, segA } = this.graph;
    const turning = before === this.turn;
    const stop = turning ? this.root : this.head[before]!;
    const came = turning ? this.seg[1]! : this.seg[before]!;
    const i = segA[came] === stop ? passages.atA[came]! : passages.atB[came]!;
    const j = segA[e] === stop ? passages.atA[e]! : passages.atB[e]!;
    return passages.start[stop]! + i * passages.degree[stop]! + j;
  }

  private enter(depth: number, stop: number, value: number, gain: number, before: number, passage: number): void {
    const { graph, train, words } = this;
    this.count.nodes++;
    this.head[depth] = stop;
    const rival = train.best >= 0 && train.rival[stop] === 1;
    this.value[depth] = rival ? value : value + train.pay[stop]!;
    this.gain[depth] = rival ? gain : gain + this.prices.stopGain[stop]!;
    this.cursor[depth] = graph.adjStart[stop]!;
    this.stage[depth] = 0;
    this.counted += train.minCounts[stop]!;
    this.stations += graph.mine[stop]!;
    for (let l = 0; l < train.limits.length; l++) this.used[l]! += train.limits[l]!.counts[stop]!;
    const mates = graph.mates[stop]!;
    for (let i = 0; i < mates.length; i++) this.stopBlocked[mates[i]!]!++;
    const { units, once, cuts } = this.layout;
    const { mask } = this;
    const to = depth * words;
    const from = before * words;
    if (before < 0) {
      for (let w = 0; w < words; w++) mask[to + w] = 0;
    } else {
      const own = this.seg[depth]! * units;
      for (let w = 0; w < units; w++) mask[to + w] = mask[from + w]! | graph.segMask[own + w]!;
      for (let w = units; w < words; w++) mask[to + w] = mask[from + w]!;
    }
    for (let w = 0; w < once; w++) mask[to + units + w]! |= this.stopMask[stop * once + w]!;
    if (passage >= 0) for (let w = 0; w < cuts; w++) mask[to + units + once + w]! |= this.passMask[passage * cuts + w]!;
  }

  private pop(): void {
    const { graph, train, depth } = this;
    const stop = this.head[depth]!;
    this.counted -= train.minCounts[stop]!;
    this.stations -= graph.mine[stop]!;
    for (let l = 0; l < train.limits.length; l++) this.used[l]! -= train.limits[l]!.counts[stop]!;
    const mates = graph.mates[stop]!;
    for (let i = 0; i < mates.length; i++) this.stopBlocked[mates[i]!]!--;
    const e = this.seg[depth]!;
    if (e >= 0) {
      const { clash, clashStart } = graph;
      for (let i = clashStart[e]!; i < clashStart[e + 1]!; i++) this.segBlocked[clash[i]!]!--;
    }
    this.depth = depth - 1;
    if (this.turn >= this.depth) this.turn = -1;
  }

  /** The stop where the first arm ends. */
  farEnd(): number {
    if (this.turn >= 0) return this.head[this.turn]!;
    return this.root;
  }

  /** Hands on the route at hand if it is one that may be needed; is it a route at all? */
  private arrived(): boolean {
    const { train, depth } = this;
    if (this.counted < train.minStops) return false;
    if (!train.endOk[this.head[depth]!] || !train.endOk[this.farEnd()]) return false;
    if (train.needs.length > 0 && !meets(this, -1)) return false;
    // A bonus that does not say at which stops it is earned may be for the longer route.
    const anywhere = train.bonus !== undefined && train.hope === null;
    if (anywhere || depth === 0 || !trimmable(this)) this.sink(this);
    return true;
  }

  /** Can nothing that is needed follow? */
  private hopeless(legal: boolean): boolean {
    if (this.bounder === null) return false;
    const bound = this.gain[this.depth]! + this.bounder.rest(this);
    if (bound < this.threshold) return true;
    // A train paid for its best stops often has them all: what it could add then uses more track and gains no more.
    return legal && this.short && bound <= finalGain(this, finalValue(this));
  }
}
