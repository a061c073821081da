/**
 * The network as the search walks it: stops joined by segments. A segment is a simple track path from stop to stop
 * and carries the units it uses, so that what is contracted never loses what trains may not share.
 */
import type { Network, RunRules, Stop } from './network.ts';
import { type Passages, passagesOf } from './passages.ts';
import { type Segment, segmentsWithin, undominated } from './segments.ts';

export interface Graph {
  readonly network: Network;
  readonly segments: readonly Segment[];
  readonly stopCount: number;
  /** May a route go on from this stop? */
  readonly passable: Uint8Array;
  readonly mine: Uint8Array;
  /** Ends of each segment. */
  readonly segA: Int32Array;
  readonly segB: Int32Array;
  /** Segments by stop: those of stop s are `adjSeg[i]`, leading to `adjTo[i]`, for i from `adjStart[s]` to `adjStart[s + 1]`. */
  readonly adjStart: Int32Array;
  readonly adjSeg: Int32Array;
  readonly adjTo: Int32Array;
  /** How many classes of units there are: units that the very same segments use are one. */
  readonly units: number;
  readonly words: number;
  /** Per segment the units as bits, `words` words each. */
  readonly segMask: Int32Array;
  /** Per segment the units as a list. */
  readonly segUnits: readonly Int32Array[];
  /** Per unit of the network its class; -1 where no segment uses it. */
  readonly classOf: Int32Array;
  /** Segments that cannot be in one route with segment e: `clash[i]` for i from `clashStart[e]`. */
  readonly clashStart: Int32Array;
  readonly clash: Int32Array;
  /** Per stop the stops that a route cannot visit as well: itself and its group. */
  readonly mates: readonly Int32Array[];
  readonly passages: Passages;
}

export interface NodeCount {
  nodes: number;
  readonly max: number;
}

const known = new WeakMap<Network, { readonly graph: Graph; readonly nodes: number }>();

/** The graph of what the company can reach, or null if even that takes more nodes than there are. */
export function graphOf(network: Network, rules: RunRules, count: NodeCount): Graph | null {
  // A network known from an earlier search costs the same nodes again: the answer must not depend on what came before.
  const anyTrack = rules.bonus === undefined || rules.bonus.byStops !== undefined;
  const memo = anyTrack ? known.get(network) : undefined;
  if (memo !== undefined) {
    count.nodes = Math.min(count.nodes + memo.nodes, count.max + 1);
    return count.nodes > count.max ? null : memo.graph;
  }
  const before = count.nodes;
  const all = segmentsWithin(network, count);
  if (all === null) return null;
  const graph = build(network, all, anyTrack ? undominated(all) : all);
  if (anyTrack) known.set(network, { graph, nodes: count.nodes - before });
  return graph;
}

function build(network: Network, all: readonly Segment[], segments: readonly Segment[]): Graph {
  const stopCount = network.stops.length;
  const segA = Int32Array.from(segments, (segment) => segment.a);
  const segB = Int32Array.from(segments, (segment) => segment.b);

  const adjStart = new Int32Array(stopCount + 1);
  for (const segment of segments) {
    adjStart[segment.a + 1]!++;
    adjStart[segment.b + 1]!++;
  }
  for (let i = 0; i < stopCount; i++) adjStart[i + 1]! += adjStart[i]!;
  const adjSeg = new Int32Array(2 * segments.length);
  const adjTo = new Int32Array(2 * segments.length);
  const fill = adjStart.slice();
  segments.forEach(({ a, b }, e) => {
    adjSeg[fill[a]!] = e;
    adjTo[fill[a]!++] = b;
    adjSeg[fill[b]!] = e;
    adjTo[fill[b]!++] = a;
  });

  const classOf = unitClasses(all, network.units);
  const segUnits = segments.map(({ units: own }) => Int32Array.from(new Set(own.map((unit) => classOf[unit]!))));
  let units = 0;
  for (const list of segUnits) for (const unit of list) units = Math.max(units, unit + 1);
  const words = Math.max(1, (units + 31) >>> 5);
  const segMask = new Int32Array(segments.length * words);
  segUnits.forEach((list, e) => {
    for (const unit of list) segMask[e * words + (unit >>> 5)]! |= 1 << (unit & 31);
  });
  const { clashStart, clash } = clashes(segments);
  const firstUnit = (segment: Segment, atB: boolean): number =>
    network.tracks[atB ? segment.tracks.at(-1)! : segment.tracks[0]!]!.units[0] ?? -1;
  // Not all searches come to need them.
  let passages: Passages | undefined;
  return {
    network,
    segments,
    stopCount,
    passable: marked(network, (stop) => stop.passable),
    mine: marked(network, (stop) => stop.mine),
    segA,
    segB,
    adjStart,
    adjSeg,
    adjTo,
    units,
    words,
    segMask,
    segUnits,
    classOf,
    clashStart,
    clash,
    mates: matesOf(network),
    get passages(): Passages {
      passages ??= passagesOf(segments, firstUnit, stopCount);
      return passages;
    },
  };
}

/**
 * Units used by the very same segments forbid the same pairs, so one of them stands for all: a long segment
 * costs one bit, not one for each hexside. Segments that are never needed are looked at, too: a route can be found by track.
 */
function unitClasses(segments: readonly Segment[], units: number): Int32Array {
  const users = new Map<number, number[]>();
  segments.forEach((segment, e) => {
    for (const unit of segment.units) {
      const list = users.get(unit);
      if (list === undefined) users.set(unit, [e]);
      else list.push(e);
    }
  });
  const classes = new Map<string, number>();
  const classOf = new Int32Array(units).fill(-1);
  for (const [unit, list] of users) {
    const key = list.join();
    const known = classes.get(key) ?? classes.size;
    classes.set(key, known);
    classOf[unit] = known;
  }
  return classOf;
}

/** Two segments clash in a route if they share a unit or pass the same hexside (track without units included). */
function clashes(segments: readonly Segment[]): { clashStart: Int32Array; clash: Int32Array } {
  const users = new Map<number, number[]>();
  segments.forEach((segment, e) => {
    for (const mark of segment.marks) {
      const list = users.get(mark);
      if (list === undefined) users.set(mark, [e]);
      else list.push(e);
    }
  });
  const clashStart = new Int32Array(segments.length + 1);
  const all: number[] = [];
  segments.forEach((segment, e) => {
    const others = new Set<number>();
    for (const mark of segment.marks) for (const other of users.get(mark)!) if (other !== e) others.add(other);
    all.push(...[...others].sort((a, b) => a - b));
    clashStart[e + 1] = all.length;
  });
  return { clashStart, clash: Int32Array.from(all) };
}

function matesOf(network: Network): Int32Array[] {
  const groups = new Map<string, number[]>();
  network.stops.forEach((stop, i) => {
    if (stop.group === undefined) return;
    const list = groups.get(stop.group);
    if (list === undefined) groups.set(stop.group, [i]);
    else list.push(i);
  });
  return network.stops.map((stop, i) => Int32Array.from(stop.group === undefined ? [i] : groups.get(stop.group)!));
}

function marked(network: Network, is: (stop: Stop) => boolean): Uint8Array {
  const marks = new Uint8Array(network.stops.length);
  for (let i = 0; i < marks.length; i++) if (is(network.stops[i]!)) marks[i] = 1;
  return marks;
}
