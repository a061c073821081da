/**
 * What a network train earns on the track that is left, for a search that asks it of very many remainders. Tracks are
 * walked in both directions; a direction of a track is an arc.
 */
import { LineCount } from './line-count.ts';
import type { Network, TrainSpec } from './network.ts';

/** The network in arcs: arc 2t leads from end a of track t to its end b, arc 2t + 1 back. */
export interface Arcs {
  readonly network: Network;
  readonly count: number;
  /** The stop that an arc comes to, or -1 at a hexside. */
  readonly stopAt: Int32Array;
  /** Arcs that go on from a hexside where arc i comes to: `next[k]` for k from `nextStart[i]`. */
  readonly nextStart: Int32Array;
  readonly next: Int32Array;
  /** Arcs that leave a stop. */
  readonly outStart: Int32Array;
  readonly out: Int32Array;
}

const known = new WeakMap<Network, Arcs>();

export function arcsOf(network: Network): Arcs {
  let arcs = known.get(network);
  if (arcs === undefined) {
    arcs = build(network);
    known.set(network, arcs);
  }
  return arcs;
}

function build(network: Network): Arcs {
  const { tracks, stops } = network;
  const count = 2 * tracks.length;
  const from = (arc: number): number => (arc & 1 ? tracks[arc >> 1]!.b : tracks[arc >> 1]!.a);
  const leaving = new Map<number, number[]>();
  for (let arc = 0; arc < count; arc++) {
    const there = leaving.get(from(arc));
    if (there) there.push(arc);
    else leaving.set(from(arc), [arc]);
  }
  const stopAt = new Int32Array(count).fill(-1);
  const nextStart = new Int32Array(count + 1);
  const next: number[] = [];
  for (let arc = 0; arc < count; arc++) {
    const to = from(arc ^ 1);
    if (to >= 0) stopAt[arc] = to;
    else for (const on of leaving.get(to)!) if (tracks[on >> 1]!.hex !== tracks[arc >> 1]!.hex) next.push(on);
    nextStart[arc + 1] = next.length;
  }
  const outStart = new Int32Array(stops.length + 1);
  const out: number[] = [];
  for (let stop = 0; stop < stops.length; stop++) {
    out.push(...(leaving.get(stop) ?? []));
    outStart[stop + 1] = out.length;
  }
  return { network, count, stopAt, nextStart, next: Int32Array.from(next), outStart, out: Int32Array.from(out) };
}

/** Networks of trains of one kind, from any station. */
export class Spread {
  /** Per unit 1 if another train has it; the caller writes it. */
  readonly taken: Uint8Array;
  /** Per stop and per track the number of the last network that came there. */
  private readonly stopSeen: Int32Array;
  private readonly trackSeen: Int32Array;
  /** How much has been walked in all. */
  steps = 0;
  /** Of the last network: what stops pay once, what others pay for each line, and how many lines can start. */
  plain = 0;
  manifold = 0;
  starts = 0;
  private seen = 0;
  private readonly arcSeen: Int32Array;
  private readonly stack: Int32Array;
  private readonly arcs: Arcs;
  private readonly pay: Float64Array;
  private readonly isManifold: Uint8Array;
  private readonly startStops: readonly number[];
  private readonly passable: Uint8Array;
  private readonly isStart: Uint8Array;
  /** Made when lines are first counted. */
  private counter: LineCount | null = null;

  constructor(network: Network, { pays, multiplier, spreads }: TrainSpec) {
    const { stops, tracks, units } = network;
    this.arcs = arcsOf(network);
    this.taken = new Uint8Array(units);
    this.stopSeen = new Int32Array(stops.length);
    this.trackSeen = new Int32Array(tracks.length);
    this.arcSeen = new Int32Array(this.arcs.count);
    this.stack = new Int32Array(this.arcs.count);
    this.pay = Float64Array.from(stops, ({ kind, value }) => (pays.kinds.includes(kind) ? multiplier * value : 0));
    this.isManifold = Uint8Array.from(stops, ({ kind }) => (spreads!.manifold.includes(kind) ? 1 : 0));
    const isStart = Uint8Array.from(stops, ({ kind }) => (spreads!.linesFrom.includes(kind) ? 1 : 0));
    this.startStops = stops.flatMap((_, stop) => (isStart[stop] ? [stop] : []));
    this.passable = Uint8Array.from(stops, ({ passable }) => (passable ? 1 : 0));
    this.isStart = isStart;
  }

  /** Was the stop reached by the last network? */
  reached(stop: number): boolean {
    return this.stopSeen[stop] === this.seen;
  }

  /** Does it pay for each line? */
  paysManifold(stop: number): boolean {
    return this.isManifold[stop] === 1;
  }

  /** What a stop pays to a network, once. */
  payOf(stop: number): number {
    return this.pay[stop]!;
  }

  /** Takes all track of the last network. */
  takeAll(taken: Uint8Array): void {
    const { tracks } = this.arcs.network;
    for (let track = 0; track < tracks.length; track++) {
      if (this.trackSeen[track] === this.seen) for (const unit of tracks[track]!.units) taken[unit] = 1;
    }
  }

  /** Spreads from a station. */
  from(station: number): void {
    const { arcs, stack, arcSeen } = this;
    const { stopAt, nextStart, next, outStart, out } = arcs;
    const { passable } = this;
    this.seen++;
    this.plain = 0;
    this.manifold = 0;
    this.starts = 0;
    this.come(station);
    let size = 0;
    for (let i = outStart[station]!; i < outStart[station + 1]!; i++) size = this.push(out[i]!, size);
    while (size > 0) {
      const arc = stack[--size]!;
      this.trackSeen[arc >> 1] = this.seen;
      const stop = stopAt[arc]!;
      if (stop < 0) {
        for (let i = nextStart[arc]!; i < nextStart[arc + 1]!; i++) {
          const on = next[i]!;
          if (arcSeen[on] !== this.seen) size = this.push(on, size);
        }
        continue;
      }
      if (this.stopSeen[stop] === this.seen) continue;
      this.come(stop);
      if (!passable[stop]) continue;
      for (let i = outStart[stop]!; i < outStart[stop + 1]!; i++) {
        const on = out[i]!;
        if (arcSeen[on] !== this.seen) size = this.push(on, size);
      }
    }
    for (const start of this.startStops) {
      for (let i = outStart[start]!; i < outStart[start + 1]!; i++) {
        if (this.trackSeen[out[i]! >> 1] === this.seen) this.starts++;
      }
    }
  }

  private get lines(): LineCount {
    this.counter ??= new LineCount(this.arcs, this.isStart);
    return this.counter;
  }

  /** What the last network earns if so many lines lead to it. */
  worth(lines: number): number {
    return this.plain + this.manifold * Math.max(1, lines);
  }

  /** How many lines lead to the last network, as far as it matters to its worth. */
  countLines(): number {
    if (this.manifold === 0 || this.starts <= 1) return this.starts;
    this.steps += this.arcs.count;
    return this.lines.most(this.trackSeen, this.seen);
  }

  /** Units at which the lines of the last network are held up (see `LineCount`). */
  narrows(): readonly number[] | null {
    return this.manifold === 0 || this.starts <= 1 ? null : this.lines.narrows(this.trackSeen, this.seen);
  }

  /** Marks the units of the lines counted last. */
  markLines(units: Uint8Array): void {
    this.lines.markUnits(units);
  }

  private come(stop: number): void {
    this.stopSeen[stop] = this.seen;
    if (this.isManifold[stop]) this.manifold += this.pay[stop]!;
    else this.plain += this.pay[stop]!;
  }

  private push(arc: number, size: number): number {
    this.arcSeen[arc] = this.seen;
    this.steps++;
    const { units } = this.arcs.network.tracks[arc >> 1]!;
    for (let i = 0; i < units.length; i++) if (this.taken[units[i]!]) return size;
    this.stack[size] = arc;
    return size + 1;
  }
}
