/**
 * The best routes of a class of trains at any prices, by one pass over the diagram of the map: from its end on, for each node and
 * each tally of what the route has used, the most that can still be gained. Routes are then found from its start, and
 * no step is taken in vain.
 */
import type { Graph, NodeCount } from '../graph.ts';
import type { Layout } from '../layout.ts';
import type { PriceTable } from '../prices.ts';
import type { TrainClass } from '../train-class.ts';
import { COMPLETE, type Diagram, diagramOf } from './diagram.ts';
import { Marks } from './marks.ts';
import { Options } from './options.ts';
import { Tally } from './tally.ts';

/** Takes a route: what it pays, and its bits. Says what others must gain from now on; `NO_MORE` if none are wanted. */
export type Taker = (value: number, mask: Int32Array) => number;

/**
 * Looks at the layings of the first blocks, and the bits that they set: what can these gain at most with all that follows, if that
 * is less than it seemed? What follows counts as in the last pass.
 */
export type Check = (layings: readonly number[], mask: Int32Array, value: number) => number;

/** A check comes once in so many blocks. */
const CHECKED = 3;

export const NO_MORE = Number.POSITIVE_INFINITY;

/** So much of a pass is one node. */
const WORK = 1024;

export class Sweep {
  private readonly diagram: Diagram;
  private readonly tally: Tally;
  private readonly marks: Marks;
  private readonly options: Options;
  private readonly optionGain: Float64Array;
  /** By node the tallies that a route can have there. */
  private readonly reached: readonly Uint16Array[];
  /** By node and tally. */
  private readonly most: Float64Array;
  private readonly count: NodeCount;
  private readonly words: number;

  private constructor(
    diagram: Diagram,
    tally: Tally,
    marks: Marks,
    train: TrainClass,
    layout: Layout,
    count: NodeCount,
  ) {
    this.diagram = diagram;
    this.tally = tally;
    this.marks = marks;
    this.count = count;
    this.words = layout.words;
    this.options = new Options(diagram.layings, tally, train, marks);
    this.optionGain = new Float64Array(this.options.value.length);
    this.reached = reachedOf(diagram, tally, this.options);
    this.most = new Float64Array(diagram.nodes * tally.cells);
  }

  /** Not on wide maps, and not with bonuses of whole routes. */
  static serves(graph: Graph, train: TrainClass, count: NodeCount): boolean {
    return isPlain(train) && Tally.of(graph, train) !== null && diagramOf(graph, count) !== null;
  }

  /** Null where it does not serve. */
  static of(graph: Graph, train: TrainClass, layout: Layout, count: NodeCount): Sweep | null {
    if (!isPlain(train)) return null;
    const tally = Tally.of(graph, train);
    const diagram = tally && diagramOf(graph, count);
    return diagram && new Sweep(diagram, tally, new Marks(graph, diagram, train, layout), train, layout, count);
  }

  /**
   * The most that a route gains at these prices, or less than any number if there is none. With `taken`, without what uses
   * these units; with `losses`, less what each laying loses.
   */
  price(prices: PriceTable | null, taken: Int32Array | null, losses: Float64Array | null = null): number {
    const { diagram, tally, marks, options, optionGain, most, reached } = this;
    const { arcStart, arcTo, arcLaying } = diagram;
    const { cells, after, isRoute } = tally;
    for (let laying = 0; laying < diagram.layings.length; laying++) {
      const cost = marks.costOf(laying, prices, taken) + (losses === null ? 0 : losses[laying]!);
      for (let i = options.start[laying]!; i < options.start[laying + 1]!; i++)
        optionGain[i] = options.value[i]! - cost;
    }
    most.fill(Number.NEGATIVE_INFINITY);
    let work = 0;
    for (let node = diagram.nodes - 1; node >= 0; node--) {
      const own = node * cells;
      const here = reached[node]!;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const laying = arcLaying[arc]!;
        const to = arcTo[arc]!;
        const there = to * cells;
        for (let i = options.start[laying]!; i < options.start[laying + 1]!; i++) {
          const gain = optionGain[i]!;
          if (gain === Number.NEGATIVE_INFINITY) continue;
          const next = after[options.step[i]!]!;
          work += here.length;
          for (let k = 0; k < here.length; k++) {
            const cell = here[k]!;
            const then = next[cell]!;
            if (then < 0) continue;
            const rest = to === COMPLETE ? (isRoute[then] ? 0 : Number.NEGATIVE_INFINITY) : most[there + then]!;
            if (gain + rest > most[own + cell]!) most[own + cell] = gain + rest;
          }
        }
      }
    }
    this.count.nodes += Math.ceil(work / WORK);
    return most[0] ?? Number.NEGATIVE_INFINITY;
  }

  /** Hands on each route that gains so much by the last pass, until no more are wanted. Were all handed on? */
  routes(least: number, take: Taker, check: Check | null = null): boolean {
    const { diagram, tally, marks, options, optionGain, most, words, count } = this;
    const { arcStart, arcTo, arcLaying, blocks } = diagram;
    const { cells, after, isRoute, isFull } = tally;
    const masks = Array.from({ length: blocks.blocks.length + 1 }, () => new Int32Array(words));
    const laid: number[] = [];
    let threshold = least;
    /** `lowest`: of the best places so far; `spare`: the best stop so far that has none. */
    const follow = (
      node: number,
      cell: number,
      gain: number,
      value: number,
      depth: number,
      lowest: number,
      spare: number,
    ): boolean => {
      const mask = masks[depth]!;
      const longer = masks[depth + 1]!;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const laying = arcLaying[arc]!;
        const to = arcTo[arc]!;
        for (let i = options.start[laying]!; i < options.start[laying + 1]!; i++) {
          const then = after[options.step[i]!]![cell]!;
          if (then < 0) continue;
          const now = gain + optionGain[i]!;
          const rest = to === COMPLETE ? (isRoute[then] ? 0 : Number.NEGATIVE_INFINITY) : most[to * cells + then]!;
          if (!(now + rest >= threshold)) continue;
          // Places go to the best stops, of two alike to the first: else a route would come again and again.
          if (options.least[i]! <= spare || options.spare[i]! > lowest) continue;
          const higher = Math.max(spare, options.spare[i]!);
          if (to === COMPLETE && higher > Number.NEGATIVE_INFINITY && !isFull[then]) continue;
          for (let w = 0; w < words; w++) longer[w] = mask[w]! | marks.mask[laying * words + w]!;
          const paid = value + options.value[i]!;
          if (to === COMPLETE) {
            count.nodes++;
            threshold = take(paid, longer);
            if (threshold === NO_MORE) return false;
            continue;
          }
          laid.length = depth;
          laid.push(laying);
          if (check !== null && depth % CHECKED === 0 && check(laid, longer, paid) + rest < threshold) continue;
          const lower = Math.min(lowest, options.least[i]!);
          if (!follow(to, then, now, paid, depth + 1, lower, higher)) return false;
        }
      }
      return true;
    };
    return follow(0, 0, 0, 0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  }
}

/** By node the tallies of all ways that lead there. */
function reachedOf(diagram: Diagram, { cells, after }: Tally, options: Options): Uint16Array[] {
  const { nodes, arcStart, arcTo, arcLaying } = diagram;
  const marks = new Uint8Array(nodes * cells);
  marks[0] = 1;
  const reached: Uint16Array[] = [];
  for (let node = 0; node < nodes; node++) {
    const here: number[] = [];
    for (let cell = 0; cell < cells; cell++) if (marks[node * cells + cell]) here.push(cell);
    reached.push(Uint16Array.from(here));
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const to = arcTo[arc]!;
      if (to === COMPLETE) continue;
      const laying = arcLaying[arc]!;
      for (let i = options.start[laying]!; i < options.start[laying + 1]!; i++) {
        const next = after[options.step[i]!]!;
        for (const cell of here) if (next[cell]! >= 0) marks[to * cells + next[cell]!] = 1;
      }
    }
  }
  return reached;
}

const isPlain = ({ bonus, minStops }: TrainClass): boolean => bonus === undefined && minStops >= 2;
