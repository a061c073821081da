/** The bits of layings: which they set, and for which they pay. */
import type { Graph } from '../graph.ts';
import type { Layout } from '../layout.ts';
import type { PriceTable } from '../prices.ts';
import type { TrainClass } from '../train-class.ts';
import type { Diagram } from './diagram.ts';
import type { Laying } from './layings.ts';

export class Marks {
  /** By laying, `words` words each. */
  readonly mask: Int32Array;
  /** The same, but each unit where it is paid for: once on the way of a route. */
  private readonly paid: Int32Array;
  private readonly words: number;
  private readonly units: number;
  private readonly graph: Graph;

  constructor(graph: Graph, diagram: Diagram, train: TrainClass, layout: Layout) {
    const { words, units, once } = layout;
    this.graph = graph;
    this.words = words;
    this.units = units;
    this.mask = new Int32Array(diagram.layings.length * words);
    const set = (bits: Int32Array, laying: number, bit: number): void => {
      bits[laying * words + (bit >>> 5)]! |= 1 << (bit & 31);
    };
    const payer = payersOf(graph, diagram);
    diagram.layings.forEach((laying, at) => {
      for (const track of laying.tracks) {
        for (const unit of graph.network.tracks[track]!.units) set(this.mask, at, graph.classOf[unit]!);
      }
      for (const stop of laying.stops) if (train.once[stop]! >= 0) set(this.mask, at, units * 32 + train.once[stop]!);
      if (layout.cuts > 0) {
        for (const cut of cutsOf(graph, laying)) set(this.mask, at, (units + once) * 32 + cut);
      }
    });
    this.paid = this.mask.slice();
    diagram.layings.forEach((laying, at) => {
      for (let w = 0; w < units; w++) this.paid[at * words + w] = 0;
      for (const unit of payer(laying)) set(this.paid, at, unit);
    });
  }

  /** The units that a laying pays for. */
  paidAt(laying: number): number[] {
    const units: number[] = [];
    for (let bit = 0; bit < 32 * this.units; bit++) {
      if (this.paid[laying * this.words + (bit >>> 5)]! & (1 << (bit & 31))) units.push(bit);
    }
    return units;
  }

  /** What a laying costs; more than anything if it uses what is taken. */
  costOf(laying: number, prices: PriceTable | null, taken: Int32Array | null): number {
    const from = laying * this.words;
    if (taken !== null) {
      for (let w = 0; w < this.units; w++) {
        if ((this.mask[from + w]! & taken[w]!) !== 0) return Number.POSITIVE_INFINITY;
      }
    }
    return prices === null ? 0 : prices.of(this.paid, from);
  }

  bonusOf(track: number, { spec }: TrainClass): number {
    return spec.bonuses === false ? 0 : (this.graph.network.tracks[track]!.bonus ?? 0);
  }
}

/** Which units a laying pays for: those of wires that it opens, and those of its own tracks. One unit of each class stands for all. */
function payersOf(graph: Graph, { blocks: { wireAt } }: Diagram): (laying: Laying) => number[] {
  const { network, classOf } = graph;
  const first = new Map<number, number>();
  classOf.forEach((own, unit) => {
    if (own >= 0 && !first.has(own)) first.set(own, unit);
  });
  const stands = (unit: number): boolean => first.get(classOf[unit]!) === unit;
  return ({ tracks, opened }) => {
    const units = new Set(tracks.flatMap((track) => network.tracks[track]!.units).filter(stands));
    return [...units].flatMap((unit) => {
      const wire = unit < network.hexsides.length ? wireAt[unit]! : -1;
      return wire < 0 || opened.includes(wire) ? [classOf[unit]!] : [];
    });
  };
}

/** What is taken of the threes at stops that are passed. */
function cutsOf({ network, passages }: Graph, { passed }: Laying): number[] {
  const placeAt = (stop: number, track: number): number =>
    passages.placeAt(stop, network.tracks[track]!.units[0] ?? -1);
  return passed.flatMap(({ stop, tracks: [a, b] }) => [
    ...passages.cutsOf[passages.start[stop]! + placeAt(stop, a) * passages.degree[stop]! + placeAt(stop, b)]!,
  ]);
}
