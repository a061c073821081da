/** Trains of one kind, in numbers for one graph. */
import type { Graph } from './graph.ts';
import type { RouteBonus, StopKind, TrainSpec } from './network.ts';

export interface Limit {
  /** Per stop 1 if it counts. */
  readonly counts: Uint8Array;
  readonly max: number;
}

export interface TrainClass {
  readonly spec: TrainSpec;
  /** What a stop pays if it is counted, multiplied. */
  readonly pay: Float64Array;
  /** How many of the stops marked `rival` are counted; -1: all. */
  readonly best: number;
  readonly rival: Uint8Array;
  readonly limits: readonly Limit[];
  readonly endOk: Uint8Array;
  readonly endBonus: Float64Array;
  readonly minStops: number;
  readonly minCounts: Uint8Array;
  /** Sets of stops, of each of which a route needs one. */
  readonly needs: readonly Uint8Array[];
  readonly segBonus: Float64Array;
  /** What the title adds to a route. */
  readonly bonus: RouteBonus | undefined;
  /** Per stop what it may add there, which bounds count as if it were paid; null if it does not say. */
  readonly hope: Float64Array | null;
  /** What a stop pays with all that may be hoped for there. */
  readonly hopedPay: Float64Array;
  /** Per stop the number of the once-only stop, or -1 where this class is paid whatever others do. */
  readonly once: Int32Array;
}

/** Stops that pay once among several trains, numbered, and the least that any of these trains would get there. */
export interface OnceStops {
  readonly count: number;
  readonly numberOf: Int32Array;
  readonly cap: Float64Array;
}

export function onceStopsOf(graph: Graph, trains: readonly TrainSpec[]): OnceStops {
  const numberOf = new Int32Array(graph.stopCount).fill(-1);
  const cap: number[] = [];
  const marked = trains.filter((train) => train.once !== undefined);
  for (const train of marked) {
    if (train.pays.best !== undefined) throw new RangeError('`once` and `pays.best` exclude each other');
    if (train.times !== undefined) throw new RangeError('`once` and `times` exclude each other');
  }
  graph.network.stops.forEach((stop, i) => {
    const rivals = marked.filter((train) => train.once!.includes(stop.kind) && train.pays.kinds.includes(stop.kind));
    if (rivals.length < 2 || stop.value <= 0) return;
    numberOf[i] = cap.length;
    cap.push(Math.min(...rivals.map((train) => train.multiplier)) * stop.value);
  });
  return { count: cap.length, numberOf, cap: Float64Array.from(cap) };
}

/** Where only the best stops pay, hope at one of them is no part of what it competes with: such a bonus is hoped for in all. */
function hopeOf(graph: Graph, spec: TrainSpec, bonus: RouteBonus | undefined): Float64Array | null {
  if (bonus?.byStops === undefined || spec.pays.best !== undefined) return null;
  const hope = new Float64Array(graph.stopCount);
  for (const [stop, most] of bonus.byStops.at(spec)) hope[stop] = most;
  return hope;
}

export function trainClassOf(
  graph: Graph,
  spec: TrainSpec,
  onceStops: OnceStops,
  bonus: RouteBonus | undefined,
): TrainClass {
  const stops = graph.network.stops;
  const has = (kinds: readonly StopKind[]): Uint8Array => {
    const marked = new Uint8Array(stops.length);
    for (let i = 0; i < marked.length; i++) if (kinds.includes(stops[i]!.kind)) marked[i] = 1;
    return marked;
  };
  const pays = has(spec.pays.kinds);
  const rival = spec.pays.bestOf === undefined ? pays : has(spec.pays.bestOf);
  const bonuses = spec.bonuses !== false;
  const once = new Int32Array(stops.length).fill(-1);
  if (spec.once !== undefined) {
    const marked = has(spec.once);
    for (let i = 0; i < stops.length; i++) if (marked[i] && pays[i]) once[i] = onceStops.numberOf[i]!;
  }
  const pay = new Float64Array(stops.length);
  const endBonus = new Float64Array(stops.length);
  for (let i = 0; i < stops.length; i++) {
    if (pays[i]) pay[i] = stops[i]!.value * spec.multiplier * (spec.times?.[stops[i]!.kind] ?? 1);
    if (bonuses) endBonus[i] = stops[i]!.endBonus ?? 0;
  }
  const segBonus = new Float64Array(graph.segments.length);
  if (bonuses) for (let e = 0; e < segBonus.length; e++) segBonus[e] = graph.segments[e]!.bonus;
  const hope = hopeOf(graph, spec, bonus);
  return {
    spec,
    pay,
    bonus,
    hope,
    hopedPay: hope === null ? pay : pay.map((value, i) => value + hope[i]!),
    best: spec.pays.best ?? -1,
    rival: rival.map((value, i) => value & pays[i]!),
    limits: spec.limits.map((limit) => ({ counts: has(limit.kinds), max: limit.max })),
    endOk: has(spec.ends),
    endBonus,
    minStops: spec.minStops,
    minCounts: spec.minKinds === undefined ? new Uint8Array(stops.length).fill(1) : has(spec.minKinds),
    needs: (spec.needs ?? []).map((kind) => has([kind])),
    segBonus,
    once,
  };
}
