/** Choosing one route for each train so that no two share a unit: what pricing, guessing and packing all work on. */
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import type { RunRules, TrainSpec } from './network.ts';
import type { Pool } from './pool.ts';
import type { OnceStops, TrainClass } from './train-class.ts';

export interface Task {
  /** The trains that this task runs, of all classes. */
  readonly trains: readonly TrainSpec[];
  readonly graph: Graph;
  readonly once: OnceStops;
  readonly classes: readonly TaskClass[];
  /** How many trains may run. */
  readonly maxTrains: number;
  readonly layout: Layout;
  /** Every run is worth a multiple of this. */
  readonly step: number;
}

export interface TaskClass {
  readonly train: TrainClass;
  /** How many trains of the class there are. */
  readonly count: number;
  readonly pool: Pool;
  /** Are all routes in the pool that matter, or only some? */
  readonly complete: boolean;
  /** What each once-only stop pays to this class, by its number. */
  readonly oncePay: Float64Array;
}

/** A route for a train: class and index into its pool. */
export interface Pick {
  readonly of: number;
  readonly route: number;
}

/** The best run so far, kept across tasks. */
export interface Incumbent {
  revenue: number;
  trains: readonly TrainSpec[];
  picks: readonly { readonly train: TrainClass; readonly value: number; readonly mask: Int32Array }[];
}

/** Bits in use, and what each once-only stop has paid. */
export class Use {
  readonly bits: Int32Array;
  readonly paid: Float64Array;

  readonly task: Task;

  constructor(task: Task) {
    this.task = task;
    this.bits = new Int32Array(task.layout.words);
    this.paid = new Float64Array(task.once.count);
  }

  clear(): void {
    this.bits.fill(0);
    this.paid.fill(0);
  }

  fits(pool: Pool, route: number): boolean {
    const { units, words } = this.task.layout;
    const from = route * words;
    for (let w = 0; w < units; w++) if ((pool.mask[from + w]! & this.bits[w]!) !== 0) return false;
    return true;
  }

  /** What the route adds to the revenue. */
  adds(of: TaskClass, route: number): number {
    const { units, once, words } = this.task.layout;
    let value = of.pool.value[route]!;
    for (let w = units; w < units + once; w++) {
      let shared = of.pool.mask[route * words + w]! & this.bits[w]!;
      for (; shared !== 0; shared &= shared - 1) {
        const stop = (w - units) * 32 + 31 - Math.clz32(shared & -shared);
        value -= Math.min(this.paid[stop]!, of.oncePay[stop]!);
      }
    }
    return value;
  }

  take(of: TaskClass, route: number): void {
    const { units, once, words } = this.task.layout;
    const from = route * words;
    for (let w = 0; w < words; w++) this.bits[w]! |= of.pool.mask[from + w]!;
    for (let w = units; w < units + once; w++) {
      for (let bits = of.pool.mask[from + w]!; bits !== 0; bits &= bits - 1) {
        const stop = (w - units) * 32 + 31 - Math.clz32(bits & -bits);
        this.paid[stop] = Math.max(this.paid[stop]!, of.oncePay[stop]!);
      }
    }
  }
}

/** The run of these picks becomes the incumbent if it is better. */
export function offer(task: Task, picks: readonly Pick[], revenue: number, incumbent: Incumbent): boolean {
  if (revenue <= incumbent.revenue) return false;
  incumbent.revenue = revenue;
  incumbent.trains = task.trains;
  incumbent.picks = picks.map(({ of, route }) => {
    const { train, pool } = task.classes[of]!;
    return {
      train,
      value: pool.value[route]!,
      mask: pool.mask.slice(route * task.layout.words, (route + 1) * task.layout.words),
    };
  });
  return true;
}

/**
 * The greatest number that divides all that can be paid: revenues go in such steps, and so may bounds. A title's own
 * bonus can be anything whole unless it says otherwise.
 */
export function stepOf(classes: readonly TaskClass[], rules: RunRules): number {
  let step = rules.bonus === undefined ? 0 : (rules.bonus.byStops?.step ?? 1);
  for (const { train } of classes) {
    for (const values of [train.pay, train.endBonus, train.segBonus]) {
      for (const value of values) {
        let a = Math.abs(value);
        while (a > 0) [a, step] = [step % a, a];
      }
    }
  }
  return step === 0 ? 1 : step;
}
