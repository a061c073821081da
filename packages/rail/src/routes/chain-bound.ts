/**
 * The bound for trains with caps along chains of blocks. Caps make what stops gain depend on each other, and a chain is
 * searched stop by stop, so each cap is given a price: a route that visits a stop it counts pays it, and all that may still be
 * visited is paid back in advance. With any price that is a bound; the one at which the greedy choice under the caps stops is
 * a good one.
 */
import { BlockBound } from './block-bound.ts';
import { type Bounder, ExtraBound } from './bound.ts';
import { CapBound } from './cap-bound.ts';
import type { Graph } from './graph.ts';
import type { TrainClass } from './train-class.ts';
import type { Prices, Walker } from './walker.ts';

export class ChainBound implements Bounder {
  private readonly capped: CapBound;
  private readonly blocks: BlockBound;
  private readonly gains: Float64Array;
  private readonly extra: ExtraBound;
  private prices: Prices;
  private readonly train: TrainClass;

  constructor(graph: Graph, train: TrainClass) {
    this.train = train;
    this.capped = new CapBound(graph, train);
    this.blocks = new BlockBound(graph, train);
    this.extra = new ExtraBound(train);
    this.gains = new Float64Array(graph.stopCount);
    this.prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
  }

  start(walker: Walker, prices: Prices): void {
    this.prices = prices;
    this.capped.start(walker, prices);
    this.blocks.start(walker, prices);
  }

  rest(walker: Walker): number {
    const all = this.capped.rest(walker);
    // No need to be sharp about what is out of the question, unless the bound itself is asked for.
    const { threshold } = walker;
    if (threshold < Number.POSITIVE_INFINITY && walker.gain[walker.depth]! + all < threshold) return all;
    const paidBack = this.priceCaps(walker);
    return Math.min(all, paidBack + this.blocks.armsWith(walker, this.gains) + this.extra.of(walker));
  }

  /** What stops gain with a price on each cap; what is paid back in advance. */
  private priceCaps(walker: Walker): number {
    const { train, capped, gains } = this;
    const { stopGain } = this.prices;
    const { worth, placeWorth } = capped;
    let paidBack = 0;
    gains.set(stopGain);
    for (const l of capped.caps) {
      if (worth[l] === 0) continue;
      const { counts, max } = train.limits[l]!;
      paidBack += worth[l]! * (max - walker.used[l]!);
      for (let stop = 0; stop < gains.length; stop++) if (counts[stop]) gains[stop]! -= worth[l]!;
    }
    if (train.best < 0) return paidBack;
    // For the best places stops that are visited already compete as well, and a stop that is not among them costs nothing.
    paidBack += placeWorth * train.best;
    for (let d = 0; d <= walker.depth; d++) {
      const stop = walker.head[d]!;
      if (train.rival[stop]) paidBack += Math.max(0, stopGain[stop]! - placeWorth);
    }
    for (let stop = 0; stop < gains.length; stop++) {
      if (train.rival[stop]) gains[stop] = Math.max(Math.min(0, gains[stop]!), gains[stop]! - placeWorth);
    }
    return paidBack;
  }
}
