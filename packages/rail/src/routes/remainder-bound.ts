/**
 * The bound of a route beside networks: what the route can still gain, and what networks earn on the track that it leaves so
 * far, for a longer route leaves them no more.
 *
 * A stop with two ways in is lost to a network when a route passes it. So with one network such a stop gains only what the
 * route is paid more than the network, wherever the route does not end there.
 */
import type { Bounder } from './bound.ts';
import type { Graph, NodeCount } from './graph.ts';
import type { Networks } from './networks.ts';
import type { Spread } from './spread.ts';
import type { Prices, Walker } from './walker.ts';

/** What is known of the networks beside the first so many segments of a route. */
interface Level {
  /** The last of these segments, and of which level it was the next. */
  seg: number;
  stamp: number;
  before: number;
  /** What the best network and the best of the others earn at most. */
  best: number;
  other: number;
  /** The stations of the best one, how many lines lead to it, and their units. */
  readonly within: Uint8Array;
  lines: number;
  readonly lineUnits: Uint8Array;
  /** What stops gain a route beside it. */
  readonly net: Float64Array;
}

export class RemainderBound implements Bounder {
  /** Units that trains before have taken. */
  readonly base: Uint8Array;
  private readonly taken: Uint8Array;
  private readonly levels: Level[] = [];
  private readonly spreads: readonly { readonly spread: Spread; readonly count: number }[];
  private readonly networks: Networks;
  private readonly stations: readonly number[];
  private readonly isLost: Uint8Array;
  private readonly mostLost: number;
  private stamps = 0;
  private prices: Prices;
  private readonly inner: Bounder;
  private readonly graph: Graph;

  private readonly count: NodeCount;

  constructor(graph: Graph, networks: Networks, inner: Bounder, prices: Prices, count: NodeCount) {
    this.graph = graph;
    this.count = count;
    this.inner = inner;
    this.prices = prices;
    this.base = new Uint8Array(graph.network.units);
    this.taken = new Uint8Array(graph.network.units);
    this.spreads = networks.kinds();
    this.networks = networks;
    this.stations = networks.stations;
    this.isLost = networks.trains.length === 1 ? lostWhenPassed(graph) : new Uint8Array(graph.stopCount);
    const pays = (stop: number): number => this.spreads[0]!.spread.payOf(stop);
    this.mostLost = this.isLost.reduce((most, lost, stop) => (lost ? Math.max(most, pays(stop)) : most), 0);
  }

  start(_walker: Walker, prices: Prices): void {
    this.prices = prices;
    this.stamps++;
    const first = this.level(0);
    first.seg = -1;
    first.before = -1;
    first.lines = Number.POSITIVE_INFINITY;
    first.within.fill(1);
    this.taken.set(this.base);
    this.evaluate(first, first, -1);
  }

  rest(walker: Walker): number {
    const { depth } = walker;
    if (depth > 0) {
      const rough = this.restAt(walker, this.levels[depth - 1]!);
      if (walker.gain[depth]! + rough < walker.threshold) return rough;
    }
    return this.restAt(walker, this.look(walker));
  }

  /** What networks can earn beside the route at hand. */
  beside(walker: Walker): number {
    const level = this.look(walker);
    return Math.max(level.best, level.other);
  }

  private restAt(walker: Walker, level: Level): number {
    const ends = walker.turn < 0 ? 2 : 1;
    const { inner, prices } = this;
    inner.start(walker, { ...prices, stopGain: level.net });
    let rest = level.best + inner.rest(walker) + ends * this.mostLost;
    if (level.other > 0) {
      inner.start(walker, prices);
      rest = Math.max(rest, level.other + inner.rest(walker));
    }
    return rest;
  }

  private level(depth: number): Level {
    for (let d = this.levels.length; d <= depth; d++) {
      this.levels.push({
        seg: -1,
        stamp: -1,
        before: -1,
        best: 0,
        other: 0,
        within: new Uint8Array(this.graph.stopCount),
        lines: 0,
        lineUnits: new Uint8Array(this.graph.network.units),
        net: new Float64Array(this.graph.stopCount),
      });
    }
    return this.levels[depth]!;
  }

  /** The level of the route at hand. Those below are known: the walker came through them. */
  private look(walker: Walker): Level {
    const { depth } = walker;
    if (depth === 0) return this.levels[0]!;
    const below = this.levels[depth - 1]!;
    const level = this.level(depth);
    const seg = walker.seg[depth]!;
    if (level.seg === seg && level.before === below.stamp) return level;
    this.taken.set(this.base);
    for (let d = 1; d <= depth; d++) {
      for (const unit of this.graph.segments[walker.seg[d]!]!.units) this.taken[unit] = 1;
    }
    level.seg = seg;
    level.before = below.stamp;
    this.evaluate(level, below, seg);
    return level;
  }

  private evaluate(level: Level, below: Level, seg: number): void {
    level.stamp = ++this.stamps;
    this.count.nodes += this.graph.network.tracks.length >> 5;
    if (this.spreads.length === 1 && this.spreads[0]!.count === 1) {
      this.evaluateOne(level, below, seg);
      return;
    }
    // Several networks: each as if it had all that is left.
    level.best = 0;
    level.other = 0;
    level.net.set(this.prices.stopGain);
    for (const { spread, count } of this.spreads) {
      let most = 0;
      spread.taken.set(this.taken);
      for (const station of this.stations) {
        spread.from(station);
        most = Math.max(most, spread.worth(spread.starts));
      }
      level.best += count * most;
    }
  }

  private evaluateOne(level: Level, below: Level, seg: number): void {
    const { spread } = this.spreads[0]!;
    spread.taken.set(this.taken);
    let station = -1;
    let best = 0;
    let other = 0;
    const done = new Set<number>();
    for (const from of this.stations) {
      if (done.has(from)) continue;
      spread.from(from);
      this.networks.markSame(from, spread, done);
      const worth = spread.worth(below.within[from] ? Math.min(below.lines, spread.starts) : spread.starts);
      if (worth > best) {
        other = best;
        best = worth;
        station = from;
      } else if (worth > other) {
        other = worth;
      }
    }
    level.other = other;
    level.best = best;
    if (station < 0) {
      level.within.fill(0);
      level.net.set(this.prices.stopGain);
      return;
    }
    spread.from(station);
    this.countLines(level, below, spread, seg, below.within[station] === 1);
    level.best = spread.worth(level.lines);
    for (let stop = 0; stop < level.net.length; stop++) {
      const reached = spread.reached(stop);
      // Going on from a place that may be passed leads nowhere else.
      level.within[stop] = reached && (stop === station || this.graph.passable[stop]) ? 1 : 0;
      level.net[stop] = this.prices.stopGain[stop]! - (reached && this.isLost[stop] ? spread.payOf(stop) : 0);
    }
  }

  /** Recounted only if the last segment took track from one of the lines. */
  private countLines(level: Level, below: Level, spread: Spread, seg: number, within: boolean): void {
    if (seg >= 0 && within && !this.graph.segments[seg]!.units.some((unit) => below.lineUnits[unit] === 1)) {
      level.lines = below.lines;
      level.lineUnits.set(below.lineUnits);
      return;
    }
    level.lines = spread.countLines();
    spread.markLines(level.lineUnits);
  }
}

/** Stops that may be passed and have two ways in, which no other train can share. */
function lostWhenPassed(graph: Graph): Uint8Array {
  const { stops, tracks } = graph.network;
  const ways = new Int32Array(stops.length);
  for (const { a, b, units } of tracks) {
    for (const end of [a, b]) if (end >= 0) ways[end]! += units.length === 0 ? 3 : 1;
  }
  return Uint8Array.from(stops, ({ passable, mine }, stop) => (passable && !mine && ways[stop]! <= 2 ? 1 : 0));
}
