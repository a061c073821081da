/**
 * What a route has used up and what it has shown, as one number: how many stops of each limit, how many of the best places, how
 * many stops that count, whether it has a station and what else it needs.
 */
import type { TrainClass } from '../train-class.ts';
import type { Graph } from '../graph.ts';
import type { Laying } from './layings.ts';

/** More are not worth it. */
const MOST_CELLS = 512;

/** What adds to a tally: so much to each count. */
type Step = readonly number[];

export class Tally {
  readonly cells: number;
  /** By number of a step and tally the tally behind it, or -1 if a limit forbids it. */
  readonly after: Int16Array[] = [];
  /** By tally: is a route that has come so far a route at all? */
  readonly isRoute: Uint8Array;
  /** By tally: are all of the best places taken? */
  readonly isFull: Uint8Array;
  private readonly sizes: readonly number[];
  /** Counts from this one on stop at their most, and a route must have reached it. */
  private readonly firstWanted: number;
  private readonly known = new Map<string, number>();
  private readonly graph: Graph;
  private readonly train: TrainClass;

  private constructor(graph: Graph, train: TrainClass, sizes: readonly number[], firstWanted: number) {
    this.graph = graph;
    this.train = train;
    this.sizes = sizes;
    this.firstWanted = firstWanted;
    this.cells = sizes.reduce((product, size) => product * size, 1);
    this.isRoute = new Uint8Array(this.cells);
    this.isFull = new Uint8Array(this.cells);
    const places = train.limits.length;
    for (let cell = 0; cell < this.cells; cell++) {
      const counts = this.countsOf(cell);
      if (counts.every((count, i) => i < firstWanted || count === sizes[i]! - 1)) this.isRoute[cell] = 1;
      if (train.best >= 0 && counts[places] === train.best) this.isFull[cell] = 1;
    }
  }

  /** Null if there is too much to tell. */
  static of(graph: Graph, train: TrainClass): Tally | null {
    const most = [
      ...train.limits.map(({ counts, max }) =>
        Math.min(
          max,
          counts.reduce((sum, one) => sum + one, 0),
        ),
      ),
      ...(train.best >= 0 ? [train.best] : []),
    ];
    const wanted = [train.minStops, 1, ...train.needs.map(() => 1)];
    const sizes = [...most, ...wanted].map((count) => count + 1);
    if (sizes.reduce((product, size) => product * size, 1) > MOST_CELLS) return null;
    return new Tally(graph, train, sizes, most.length);
  }

  /** The step that a laying with so many of the best places makes. */
  stepOf({ stops }: Laying, best: number): number {
    const { train, graph } = this;
    const count = (marks: Uint8Array): number => stops.reduce((sum, stop) => sum + marks[stop]!, 0);
    const step: Step = [
      ...train.limits.map(({ counts }) => count(counts)),
      ...(train.best >= 0 ? [best] : []),
      count(train.minCounts),
      count(graph.mine),
      ...train.needs.map(count),
    ];
    const key = step.join();
    let number = this.known.get(key);
    if (number === undefined) {
      number = this.after.length;
      this.known.set(key, number);
      this.after.push(Int16Array.from({ length: this.cells }, (_, cell) => this.next(cell, step)));
    }
    return number;
  }

  private next(cell: number, step: Step): number {
    const { sizes, firstWanted } = this;
    const counts = this.countsOf(cell);
    let next = 0;
    for (let i = sizes.length - 1; i >= 0; i--) {
      let count = counts[i]! + step[i]!;
      if (count >= sizes[i]!) {
        if (i < firstWanted) return -1;
        count = sizes[i]! - 1;
      }
      next = next * sizes[i]! + count;
    }
    return next;
  }

  private countsOf(cell: number): number[] {
    let left = cell;
    return this.sizes.map((size) => {
      const count = left % size;
      left = Math.floor(left / size);
      return count;
    });
  }
}
