/**
 * All routes of a map at once. The map is swept block by block. Where a route crosses the front, the wires between what is
 * swept and what is not, each piece of it has two ends there, or one if the route ends behind the front. Routes that meet the
 * front alike can be continued alike, so they come to one node of a diagram; its arcs lay the next block. Each way
 * from the first node to the end is a route.
 *
 * That needs neither trains nor prices, and it is small where a map is narrow or has few ways across.
 */
import type { Graph, NodeCount } from '../graph.ts';
import { type Blocks, blocksOf } from './blocks.ts';
import { ENDS, type Laying, layingsOf } from './layings.ts';

export interface Diagram {
  readonly blocks: Blocks;
  /** Block by block; those of block i are numbered from `layingStart[i]`. */
  readonly layings: readonly Laying[];
  readonly layingStart: readonly number[];
  /** Arcs lead to later nodes; those of node i are numbered from `arcStart[i]`. No nodes: there is no route. */
  readonly nodes: number;
  readonly arcStart: Int32Array;
  readonly arcTo: Int32Array;
  readonly arcLaying: Int32Array;
}

/** In `arcTo`: the route is complete. */
export const COMPLETE = -1;

/** More wires at a time are not told apart by a number, and would be too many anyway. */
const MOST_OPEN = 12;
const MOST_ARCS = 400_000;

const known = new WeakMap<Graph, { readonly diagram: Diagram | null; readonly nodes: number }>();

/** Null if it would be too large. A graph known from before costs the same nodes again. */
export function diagramOf(graph: Graph, count: NodeCount): Diagram | null {
  let memo = known.get(graph);
  if (memo === undefined) {
    const blocks = blocksOf(graph);
    const growth = { arcs: 0 };
    const diagram = blocks === null ? null : new Growth(graph, blocks, growth).diagram();
    memo = { diagram, nodes: growth.arcs >> 4 };
    known.set(graph, memo);
  }
  count.nodes += memo.nodes;
  return memo.diagram;
}

class Growth {
  private readonly layings: Laying[] = [];
  private readonly layingStart: number[] = [0];
  private readonly arcStart: number[] = [0];
  private readonly arcTo: number[] = [];
  private readonly arcLaying: number[] = [];
  /** Which wire has which place in the front. */
  private readonly places: number[] = [];
  /** The nodes of the last front: what they are at each place, and their number. */
  private front = new Map<number, number>([[0, 0]]);
  private nodes = 1;

  private readonly graph: Graph;
  private readonly blocks: Blocks;
  private readonly growth: { arcs: number };

  constructor(graph: Graph, blocks: Blocks, growth: { arcs: number }) {
    this.graph = graph;
    this.blocks = blocks;
    this.growth = growth;
  }

  diagram(): Diagram | null {
    for (let i = 0; i < this.blocks.blocks.length; i++) {
      if (!this.sweep(i)) return null;
    }
    return this.pruned();
  }

  private sweep(i: number): boolean {
    const { graph, blocks, places } = this;
    const block = blocks.blocks[i]!;
    const isOpen = (wire: number): boolean => places.includes(wire);
    const closing = block.wires.filter(isOpen);
    const opening = block.wires.filter((wire) => !isOpen(wire));
    const layings = layingsOf(graph, block, blocks.wires, blocks.wireAt, new Set(opening));
    const placeOf = new Map(closing.map((wire) => [wire, places.indexOf(wire)]));
    for (const place of placeOf.values()) places[place] = -1;
    const fresh = new Map<number, number>();
    for (const wire of opening) {
      const free = places.indexOf(-1);
      const place = free < 0 ? places.length : free;
      places[place] = wire;
      fresh.set(wire, place);
    }
    if (places.length > MOST_OPEN) return false;
    const join = new Joining(placeOf, fresh, places.length);
    const byUse = layingsByUse(layings, closing);
    const first = this.layings.length;
    this.layings.push(...layings);
    this.layingStart.push(this.layings.length);
    const before = [...this.front];
    this.front = new Map();
    for (const [labels] of before) {
      join.read(labels);
      for (const at of byUse.get(join.useOf(closing)) ?? []) {
        const next = join.lay(layings[at]!);
        if (next === null) continue;
        this.arcLaying.push(first + at);
        this.arcTo.push(next === COMPLETE ? COMPLETE : this.nodeOf(next));
        this.growth.arcs++;
      }
      this.arcStart.push(this.arcTo.length);
    }
    return this.arcTo.length <= MOST_ARCS;
  }

  private nodeOf(labels: number): number {
    let node = this.front.get(labels);
    if (node === undefined) {
      node = this.nodes++;
      this.front.set(labels, node);
    }
    return node;
  }

  /** Without nodes from which no route is completed. */
  private pruned(): Diagram {
    const { arcStart, arcTo, arcLaying, layings, layingStart, blocks } = this;
    const numbers = new Int32Array(this.nodes).fill(-1);
    // From the end on: the numbers of those that are left, backwards.
    let left = 0;
    for (let node = arcStart.length - 2; node >= 0; node--) {
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const to = arcTo[arc]!;
        if (to !== COMPLETE && numbers[to]! < 0) continue;
        numbers[node] = left++;
        break;
      }
    }
    const starts = [0];
    const tos: number[] = [];
    const laid: number[] = [];
    for (let node = 0; node < arcStart.length - 1; node++) {
      if (numbers[node]! < 0) continue;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const to = arcTo[arc]!;
        if (to !== COMPLETE && numbers[to]! < 0) continue;
        tos.push(to === COMPLETE ? COMPLETE : left - 1 - numbers[to]!);
        laid.push(arcLaying[arc]!);
      }
      starts.push(tos.length);
    }
    return {
      blocks,
      layings,
      layingStart,
      nodes: starts.length - 1,
      arcStart: Int32Array.from(starts),
      arcTo: Int32Array.from(tos),
      arcLaying: Int32Array.from(laid),
    };
  }
}

function layingsByUse(layings: readonly Laying[], closing: readonly number[]): Map<number, number[]> {
  const byUse = new Map<number, number[]>();
  layings.forEach(({ wires }, at) => {
    let use = 0;
    closing.forEach((wire, i) => {
      if (wires.includes(wire)) use |= 1 << i;
    });
    const list = byUse.get(use);
    if (list) list.push(at);
    else byUse.set(use, [at]);
  });
  return byUse;
}

/** One step of the front: pieces of a route are joined by those of a block. */
class Joining {
  /** At each place of the front the number of the piece that crosses there, 0 for none; then those of opened wires. */
  private readonly labels: Uint8Array;
  private readonly before: Uint8Array;
  private readonly numbers = new Uint8Array(64);
  private readonly placeOf: ReadonlyMap<number, number>;
  private readonly fresh: ReadonlyMap<number, number>;
  private readonly size: number;

  constructor(placeOf: ReadonlyMap<number, number>, fresh: ReadonlyMap<number, number>, size: number) {
    this.placeOf = placeOf;
    this.fresh = fresh;
    this.size = size;
    this.before = new Uint8Array(size);
    this.labels = new Uint8Array(2 * size);
  }

  read(packed: number): void {
    let left = packed;
    for (let i = 0; i < this.size; i++) {
      this.before[i] = left % 8;
      left = Math.floor(left / 8);
    }
  }

  useOf(closing: readonly number[]): number {
    let use = 0;
    closing.forEach((wire, i) => {
      if (this.before[this.placeOf.get(wire)!]! > 0) use |= 1 << i;
    });
    return use;
  }

  /** The front behind it, `COMPLETE`, or null if that is no route. */
  lay({ pieces }: Laying): number | null {
    const { labels, size } = this;
    labels.fill(0);
    labels.set(this.before);
    let complete = 0;
    let unused = 32;
    for (const [x, y] of pieces) {
      const from = this.leave(x);
      const to = this.leave(y);
      if (from > 0 && to > 0) {
        if (from === to) return null;
        // Joined: if both ended behind the front, the route is complete.
        let others = 0;
        for (let i = 0; i < 2 * size; i++) {
          if (labels[i] === to) labels[i] = from;
          if (labels[i] === from) others++;
        }
        if (others === 0) complete++;
        continue;
      }
      const label = from || to || unused++;
      const opens = (this.enter(x, label) ? 1 : 0) + (this.enter(y, label) ? 1 : 0);
      if (opens === 0 && !labels.includes(label)) complete++;
    }
    return this.packed(complete);
  }

  /** Takes a closing wire off the front; the piece that crossed there. */
  private leave(wire: number): number {
    const place = wire === ENDS ? undefined : this.placeOf.get(wire);
    if (place === undefined) return 0;
    const label = this.labels[place]!;
    this.labels[place] = 0;
    return label;
  }

  private enter(wire: number, label: number): boolean {
    const place = wire === ENDS ? undefined : this.fresh.get(wire);
    if (place === undefined) return false;
    this.labels[this.size + place] = label;
    return true;
  }

  private packed(complete: number): number | null {
    const { labels, size, numbers } = this;
    numbers.fill(0);
    let pieces = 0;
    let single = 0;
    let packed = 0;
    // A place is either kept or opened.
    for (let i = 0, unit = 1; i < size; i++, unit *= 8) {
      const label = labels[i]! || labels[size + i]!;
      if (label === 0) continue;
      if (numbers[label] === 0) {
        numbers[label] = ++pieces;
        single++;
      } else {
        single--;
      }
      packed += numbers[label]! * unit;
    }
    if (complete > 0) return complete === 1 && pieces === 0 ? COMPLETE : null;
    // A route has two ends.
    return single > 2 ? null : packed;
  }
}
