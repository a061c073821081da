/**
 * What a network loses to a route. A stop to which no way is left is lost; so is a line at each place that holds lines up. A
 * network earns no more beside a route than it does alone, less these losses, which are counted laying by laying.
 *
 * A route that parts the map loses more. That is seen of its first layings: what the network reaches beside them.
 */
import type { Graph } from '../graph.ts';
import type { Layout } from '../layout.ts';
import { PriceTable } from '../prices.ts';
import type { Spread } from '../spread.ts';
import type { TrainClass } from '../train-class.ts';
import type { Diagram } from './diagram.ts';
import { Marks } from './marks.ts';

export class Losses {
  /** What the network earns alone. */
  readonly worth: number;
  /** By laying, what is lost of stops. */
  readonly stops: Float64Array;
  /** By unit, what a line there is worth. */
  readonly prices: PriceTable;
  private readonly lines: number;
  private readonly manifold: number;
  private readonly atOnce: number;
  private readonly reached: readonly number[];
  private readonly blockOf: Int32Array;
  /** By laying what its lines are worth; by block what those of that block and all that follow are worth at most. */
  private readonly lineCost: Float64Array;
  private readonly lineCostFrom: Float64Array;
  private readonly taken: Uint8Array;
  private readonly ways: readonly (readonly number[])[];
  private readonly stations: readonly number[];
  private readonly losingStations: boolean;
  private readonly graph: Graph;
  private readonly spread: Spread;

  /** Of the last network of a spread. `losingStations`: whether stations that no way leads to are lost, too; each is a network of its own. */
  constructor(
    graph: Graph,
    diagram: Diagram,
    train: TrainClass,
    layout: Layout,
    spread: Spread,
    losingStations: boolean,
  ) {
    this.graph = graph;
    this.losingStations = losingStations;
    this.spread = spread;
    this.lines = Math.max(1, spread.countLines());
    this.worth = spread.worth(this.lines);
    this.manifold = spread.manifold;
    this.reached = graph.network.stops.flatMap((_, stop) => (spread.reached(stop) ? [stop] : []));
    this.stations = this.reached.filter((stop) => graph.mine[stop]);
    this.atOnce = mostAtOnce(graph, train, spread, this.reached);
    this.ways = waysOf(graph);
    this.taken = new Uint8Array(graph.network.units);
    this.prices = this.priceLines(layout);
    const { layings, layingStart, blocks } = diagram;
    this.stops = Float64Array.from(layings, (laying) => this.lossAt(laying.stops, laying.tracks));
    const marks = new Marks(graph, diagram, train, layout);
    this.lineCost = Float64Array.from(layings, (_, at) => marks.costOf(at, this.prices, null));
    this.blockOf = new Int32Array(graph.stopCount).fill(-1);
    this.lineCostFrom = new Float64Array(blocks.blocks.length + 1);
    for (let block = blocks.blocks.length - 1; block >= 0; block--) {
      const paid = new Set<number>();
      for (let at = layingStart[block]!; at < layingStart[block + 1]!; at++) {
        for (const stop of layings[at]!.stops) this.blockOf[stop] = block;
        for (const unit of marks.paidAt(at)) paid.add(unit);
      }
      let cost = 0;
      for (const unit of paid) cost += this.prices.price[unit]!;
      this.lineCostFrom[block] = this.lineCostFrom[block + 1]! + cost;
    }
  }

  /**
   * What the network can earn beside these layings of the first blocks, if what follows is counted as it is for the whole: stops that
   * are out of reach already must not be lost again.
   */
  beside(layings: readonly number[], mask: Int32Array): number {
    const { graph, spread, taken, lines, manifold } = this;
    this.take(mask);
    spread.taken.set(taken);
    let cost = 0;
    for (const laying of layings) cost += this.lineCost[laying]!;
    const next = layings.length;
    const gone = Math.min(this.atOnce, this.lostManifold(next));
    const byLine = manifold * lines - lines * gone - cost;
    const later = lines * (this.atOnce - gone) + this.lineCostFrom[next]!;
    let most = Number.NEGATIVE_INFINITY;
    const seen = new Set<number>();
    for (const station of this.stations) {
      if (seen.has(station)) continue;
      spread.from(station);
      for (const other of this.stations) if (graph.passable[other] && spread.reached(other)) seen.add(other);
      let plain = spread.plain;
      for (const stop of this.reached) {
        if (this.blockOf[stop]! >= next && !spread.reached(stop) && !spread.paysManifold(stop))
          plain += spread.payOf(stop);
      }
      const own = spread.manifold * Math.max(1, Math.min(spread.starts, lines)) + later;
      most = Math.max(most, plain + Math.min(byLine, own));
    }
    return most;
  }

  /** Marks the units of a route as taken, by its bits. */
  take(mask: Int32Array): Uint8Array {
    const { taken, graph } = this;
    for (let unit = 0; unit < taken.length; unit++) {
      const own = graph.classOf[unit]!;
      taken[unit] = own >= 0 && mask[own >>> 5]! & (1 << (own & 31)) ? 1 : 0;
    }
    return taken;
  }

  private canLose(stop: number): boolean {
    return this.losingStations || !this.graph.mine[stop];
  }

  /** What is paid by line and lost in blocks before this one: beyond it, what is out of reach is lost only later. */
  private lostManifold(next: number): number {
    const { tracks } = this.graph.network;
    let sum = 0;
    for (const stop of this.reached) {
      if (!this.canLose(stop) || !this.spread.paysManifold(stop) || this.blockOf[stop]! >= next) continue;
      if (this.ways[stop]!.every((track) => tracks[track]!.units.some((unit) => this.taken[unit])))
        sum += this.spread.payOf(stop);
    }
    return sum;
  }

  /** Of (M - m)(L - l), paid by line, where m is at most `atOnce` and l no more than L: ML - mL - l times this is never too low. */
  private priceLines(layout: Layout): PriceTable {
    const { graph, spread, lines, manifold, atOnce } = this;
    const prices = new PriceTable(layout.words);
    const line = ((manifold - atOnce) * (lines - 1)) / lines;
    const narrows = line > 0 ? (spread.narrows() ?? []) : [];
    for (const unit of narrows) if (graph.classOf[unit]! >= 0) prices.price[graph.classOf[unit]!]! += line;
    prices.update();
    return prices;
  }

  private lossAt(stops: readonly number[], laid: readonly number[]): number {
    const { spread, graph, lines } = this;
    const { tracks } = graph.network;
    const used = new Set(laid.flatMap((track) => tracks[track]!.units));
    const isShut = (track: number): boolean => tracks[track]!.units.some((unit) => used.has(unit));
    let loss = 0;
    for (const stop of stops) {
      if (!this.canLose(stop) || !spread.reached(stop) || !this.ways[stop]!.every(isShut)) continue;
      if (!spread.paysManifold(stop)) loss += spread.payOf(stop);
      else if (this.atOnce > 0) loss += lines * spread.payOf(stop);
    }
    return loss;
  }
}

/** What a route can take at most of the stops that are paid by line: it ends there. 0 if it could pass them. */
function mostAtOnce(
  { network: { stops } }: Graph,
  train: TrainClass,
  spread: Spread,
  reached: readonly number[],
): number {
  const paid = reached.filter((stop) => spread.paysManifold(stop));
  if (paid.some((stop) => stops[stop]!.passable)) return 0;
  const limits = train.limits.filter(({ counts }) => paid.every((stop) => counts[stop]));
  const ends = Math.min(2, ...limits.map(({ max }) => max));
  const pays = paid.map((stop) => spread.payOf(stop)).sort((a, b) => b - a);
  return pays.slice(0, ends).reduce((sum, pay) => sum + pay, 0);
}

/** The tracks at each stop. */
function waysOf({ network: { stops, tracks } }: Graph): readonly (readonly number[])[] {
  const ways: number[][] = stops.map(() => []);
  tracks.forEach(({ a, b }, track) => {
    for (const end of [a, b]) if (end >= 0) ways[end]!.push(track);
  });
  return ways;
}
