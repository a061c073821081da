/**
 * Prices on units and once-only stops. For any prices that are not negative (and, at a once-only stop, not above what
 * it pays), no run is worth more than all prices together and each train's best route less the prices on its way:
 * a run uses each unit at most once, so it pays back no more than was added.
 */
import type { Task, TaskClass, Use } from './task.ts';
import type { Prices } from './walker.ts';

export class PriceTable {
  readonly price: Float64Array;
  /** Sums of prices by byte of a mask, so that a route is priced by a few look-ups. */
  private readonly sums: Float64Array;
  total = 0;

  private readonly words: number;

  constructor(words: number) {
    this.words = words;
    this.price = new Float64Array(words * 32);
    this.sums = new Float64Array(words * 4 * 256);
  }

  /** The same price on every unit of the map. */
  static uniform({ layout, graph }: Task, price: number): PriceTable {
    const prices = new PriceTable(layout.words);
    prices.price.fill(price, 0, graph.units);
    prices.update();
    return prices;
  }

  /** From these prices towards others: not at all at 0, all the way at 1. */
  towards(others: PriceTable, share: number): PriceTable {
    const prices = new PriceTable(this.words);
    for (let i = 0; i < prices.price.length; i++) {
      prices.price[i] = (1 - share) * this.price[i]! + share * others.price[i]!;
    }
    prices.update();
    return prices;
  }

  /** A share of each price. */
  part(share: number): PriceTable {
    return new PriceTable(this.words).towards(this, share);
  }

  /** To be called when `price` has changed. */
  update(): void {
    const { price, sums } = this;
    this.total = 0;
    for (let i = 0; i < price.length; i++) this.total += price[i]!;
    for (let byte = 0; byte < this.words * 4; byte++) {
      const base = byte * 256;
      for (let i = 1; i < 256; i++) {
        sums[base + i] = sums[base + (i & (i - 1))]! + price[byte * 8 + 31 - Math.clz32(i & -i)]!;
      }
    }
  }

  of(mask: Int32Array, from: number): number {
    const { sums, words } = this;
    let sum = 0;
    for (let w = 0, base = 0; w < words; w++, base += 1024) {
      const bits = mask[from + w]!;
      if (bits === 0) continue;
      sum +=
        sums[base + (bits & 255)]! +
        sums[base + 256 + ((bits >>> 8) & 255)]! +
        sums[base + 512 + ((bits >>> 16) & 255)]! +
        sums[base + 768 + (bits >>> 24)]!;
    }
    return sum;
  }
}

/** Room for the rounding of sums of prices; revenues are whole. */
export const EPS = 1e-6;

/** The highest multiple of the step that a bound still allows. */
export function roundDown(bound: number, step: number): number {
  return Math.floor((bound + EPS) / step) * step;
}

/** The most that trains can gain together: the best routes of their classes, or none, for as many as may run. */
export function bestTogether(task: Task, tops: ArrayLike<number>): number {
  let trains = 0;
  let sum = 0;
  const gains: number[] = [];
  for (let c = 0; c < task.classes.length; c++) {
    const { count } = task.classes[c]!;
    trains += count;
    if (tops[c]! <= 0) continue;
    for (let i = 0; i < count; i++) gains.push(tops[c]!);
  }
  if (task.maxTrains < trains) gains.sort((a, b) => b - a);
  for (let i = 0; i < gains.length && i < task.maxTrains; i++) sum += gains[i]!;
  return sum;
}

/** The most that a route known gains, beside what is in use. */
export function topKnown({ layout }: Task, { pool }: TaskClass, prices: PriceTable, use: Use | null = null): number {
  let most = 0;
  for (let route = 0; route < pool.size; route++) {
    if (use !== null && !use.fits(pool, route)) continue;
    most = Math.max(most, pool.value[route]! - prices.of(pool.mask, route * layout.words));
  }
  return most;
}

/** What stops, segments and passages bring to a class less their prices. */
export function gainsAt(task: Task, own: TaskClass, prices: PriceTable): Prices {
  const { layout, graph } = task;
  return {
    stopGain: own.train.hopedPay.map((pay, stop) => {
      const once = own.train.once[stop]!;
      return once < 0 ? pay : pay - prices.price[layout.units * 32 + once]!;
    }),
    segGain: own.train.segBonus.map((bonus, e) => {
      let gain = bonus;
      for (const unit of graph.segUnits[e]!) gain -= prices.price[unit]!;
      return gain;
    }),
    passGain: passGains(task, prices),
  };
}

function passGains(task: Task, prices: PriceTable): Float64Array | null {
  const { layout, graph } = task;
  if (layout.cuts === 0) return null;
  const from = (layout.units + layout.once) * 32;
  return Float64Array.from(graph.passages.cutsOf, (cuts) => {
    let gain = 0;
    for (const cut of cuts) gain -= prices.price[from + cut]!;
    return gain;
  });
}
