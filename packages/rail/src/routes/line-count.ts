/**
 * How many lines can lead at the same time from where they start to stations, no unit used twice: a greatest flow. A unit
 * has two directions and each takes one line; a flow that uses both of one unit is tried again without either.
 */
import type { Arcs } from './spread.ts';

export class LineCount {
  /**
   * Edges of the flow: the arcs, then two for each hexside, across it in either direction. The other direction of edge e
   * is e ^ 1. Nodes are the stops, and two for each of these crossings: before and behind it.
   */
  private readonly edges: number;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  /** Per edge 1 if lines can go there at all, and 1 if only one can. */
  private readonly allowed: Uint8Array;
  private readonly single: Uint8Array;
  private readonly shut: Uint8Array;
  private readonly flow: Int32Array;
  /** The flow of the last count. */
  private readonly counted: Int32Array;
  /** Edges by node: those that leave it as they are, those that come to it as their complement. */
  private readonly atStart: Int32Array;
  private readonly at: Int32Array;
  private readonly starts: Int32Array;
  private readonly isEnd: Uint8Array;
  private readonly nodeSeen: Int32Array;
  private readonly cameBy: Int32Array;
  private readonly queue: Int32Array;
  private round = 0;
  private readonly arcs: Arcs;

  constructor(arcs: Arcs, isStart: Uint8Array) {
    const { stops, tracks, hexsides } = arcs.network;
    this.arcs = arcs;
    this.edges = arcs.count + 2 * hexsides.length;
    const nodes = stops.length + 4 * hexsides.length;
    this.from = new Int32Array(this.edges);
    this.to = new Int32Array(this.edges);
    this.allowed = new Uint8Array(this.edges).fill(1);
    this.single = new Uint8Array(this.edges);
    this.shut = new Uint8Array(this.edges);
    this.flow = new Int32Array(this.edges);
    this.counted = new Int32Array(this.edges);
    this.isEnd = new Uint8Array(nodes);
    stops.forEach(({ mine }, stop) => {
      if (mine && !isStart[stop]) this.isEnd[stop] = 1;
    });
    this.starts = Int32Array.from(stops.flatMap((_, stop) => (isStart[stop] ? [stop] : [])));
    this.nodeSeen = new Int32Array(nodes);
    this.cameBy = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);

    const firstHex = new Int32Array(hexsides.length).fill(-1);
    for (const { a, b, hex } of tracks)
      for (const end of [a, b]) if (end < 0 && firstHex[~end]! < 0) firstHex[~end] = hex;
    /** Before a crossing, or behind it; crossings out of the first hex are the even ones. */
    const node = (end: number, outOf: boolean, behind: number): number =>
      stops.length + 4 * ~end + (outOf ? 0 : 2) + behind;
    for (let arc = 0; arc < arcs.count; arc++) {
      const { a, b, hex, units } = tracks[arc >> 1]!;
      const [from, to] = arc & 1 ? [b, a] : [a, b];
      this.from[arc] = from >= 0 ? from : node(from, firstHex[~from] !== hex, 1);
      this.to[arc] = to >= 0 ? to : node(to, firstHex[~to] === hex, 0);
      // Each line leaves its start by a track of its own.
      if ((from >= 0 && isStart[from]) || units.some((unit) => unit >= hexsides.length)) this.single[arc] = 1;
      const leaves = from < 0 || isStart[from] === 1 || (stops[from]!.passable && !this.isEnd[from]);
      if (!leaves || (to >= 0 && isStart[to])) this.allowed[arc] = 0;
      for (const end of [a, b]) {
        if (end >= 0 || !units.includes(~end)) continue;
        this.single[arcs.count + 2 * ~end] = 1;
        this.single[arcs.count + 2 * ~end + 1] = 1;
      }
    }
    for (let side = 0; side < hexsides.length; side++) {
      for (const back of [0, 1]) {
        this.from[arcs.count + 2 * side + back] = node(~side, back === 0, 0);
        this.to[arcs.count + 2 * side + back] = node(~side, back === 0, 1);
      }
    }
    this.atStart = new Int32Array(nodes + 1);
    for (let e = 0; e < this.edges; e++) {
      this.atStart[this.from[e]! + 1]!++;
      this.atStart[this.to[e]! + 1]!++;
    }
    for (let i = 0; i < nodes; i++) this.atStart[i + 1]! += this.atStart[i]!;
    this.at = new Int32Array(2 * this.edges);
    const fill = this.atStart.slice();
    for (let e = 0; e < this.edges; e++) {
      this.at[fill[this.from[e]!]!++] = e;
      this.at[fill[this.to[e]!]!++] = ~e;
    }
  }

  /** The most lines over the tracks whose mark is `seen`. */
  most(trackSeen: Int32Array, seen: number): number {
    for (let arc = 0; arc < this.arcs.count; arc++) {
      this.shut[arc] = this.allowed[arc] && trackSeen[arc >> 1] === seen ? 0 : 1;
    }
    this.counted.fill(0);
    return this.beyond(0);
  }

  /**
   * Where the lines over these tracks are held up: of each place a unit without which one line less could pass; null if
   * fewer can lead at the same time than such places would let through.
   */
  narrows(trackSeen: Int32Array, seen: number): number[] | null {
    const most = this.most(trackSeen, seen);
    this.flow.fill(0);
    let lines = 0;
    while (this.oneMore()) lines++;
    if (lines > most) return null;
    // The last round came as far as it could from the starts.
    const reached = (node: number): boolean => this.nodeSeen[node] === this.round;
    const { tracks } = this.arcs.network;
    const units: number[] = [];
    for (let e = 0; e < this.edges; e++) {
      if (this.shut[e] || !reached(this.from[e]!) || reached(this.to[e]!)) continue;
      const unit = e < this.arcs.count ? tracks[e >> 1]!.units[0] : (e - this.arcs.count) >> 1;
      if (unit !== undefined) units.push(unit);
    }
    return units;
  }

  /** Marks the units that the lines of the last count use. */
  markUnits(units: Uint8Array): void {
    const { tracks, hexsides } = this.arcs.network;
    units.fill(0);
    for (let arc = 0; arc < this.arcs.count; arc++) {
      if (this.counted[arc]) for (const unit of tracks[arc >> 1]!.units) units[unit] = 1;
    }
    for (let side = 0; side < hexsides.length; side++) {
      const edge = this.arcs.count + 2 * side;
      if (this.counted[edge] || this.counted[edge + 1]) units[side] = 1;
    }
  }

  /** The most lines if they are more than `wanted`, else that. */
  private beyond(wanted: number): number {
    this.flow.fill(0);
    let lines = 0;
    while (this.oneMore()) lines++;
    if (lines <= wanted) return wanted;
    const clash = this.clash();
    if (clash < 0) {
      this.counted.set(this.flow);
      return lines;
    }
    let best = wanted;
    for (const way of [clash, clash ^ 1]) {
      this.shut[way] = 1;
      best = this.beyond(best);
      this.shut[way] = 0;
    }
    return best;
  }

  private clash(): number {
    for (let e = 0; e < this.edges; e += 2) if (this.single[e] && this.flow[e]! > 0 && this.flow[e + 1]! > 0) return e;
    return -1;
  }

  private oneMore(): boolean {
    const { from, to, flow, single, shut, at, atStart, queue, nodeSeen, cameBy } = this;
    this.round++;
    let size = 0;
    for (const start of this.starts) {
      nodeSeen[start] = this.round;
      cameBy[start] = this.edges;
      queue[size++] = start;
    }
    for (let head = 0; head < size; head++) {
      const node = queue[head]!;
      if (this.isEnd[node]) {
        this.lead(node);
        return true;
      }
      for (let i = atStart[node]!; i < atStart[node + 1]!; i++) {
        const e = at[i]!;
        if (e >= 0 ? shut[e]! > 0 || (single[e]! > 0 && flow[e]! > 0) : flow[~e] === 0) continue;
        const next = e >= 0 ? to[e]! : from[~e]!;
        if (nodeSeen[next] === this.round) continue;
        nodeSeen[next] = this.round;
        cameBy[next] = e;
        queue[size++] = next;
      }
    }
    return false;
  }

  /** Along the way that was found, backwards. */
  private lead(node: number): void {
    const { from, to, flow, cameBy } = this;
    let at = node;
    for (let e = cameBy[at]!; e !== this.edges; e = cameBy[at]!) {
      flow[e >= 0 ? e : ~e]! += e >= 0 ? 1 : -1;
      at = e >= 0 ? from[e]! : to[~e]!;
    }
  }
}
