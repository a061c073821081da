/**
 * The plain search: walks the tracks themselves, keeps every route, tries every combination. Slow and simple, it
 * is the yardstick of the fast search and shares nothing with it but the types.
 */
import {
  type BestRun,
  DEFAULT_NODES,
  type Network,
  type Route,
  type RunRules,
  type SearchOptions,
  type Stop,
  type StopKind,
  type TrainSpec,
} from '@roundhouse/rail';
import { type Naive, naiveNetworks } from './networks.ts';

interface Candidate {
  readonly path: readonly number[];
  readonly stops: readonly number[];
  readonly units: bigint;
  /** With every stop counted; stops that pay once in a run are taken back in the combination. */
  readonly value: number;
}

interface Best {
  revenue: number;
  chosen: readonly (readonly [TrainSpec, Candidate])[];
  networks: readonly (readonly [TrainSpec, number])[];
}

class OutOfNodes extends Error {}

export function exhaustiveRun(network: Network, trains: readonly TrainSpec[], options: SearchOptions = {}): BestRun {
  const count = { nodes: 0, max: options.maxNodes ?? DEFAULT_NODES };
  const best: Best = { revenue: 0, chosen: [], networks: [] };
  let proven = true;
  try {
    const pools = new Map<string, Candidate[]>();
    for (const train of trains) {
      if (train.spreads || pools.has(train.kind)) continue;
      pools.set(train.kind, candidates(network, train, options, count));
    }
    if (trains.some(({ spreads }) => spreads !== undefined)) combineAll(network, trains, pools, options, count, best);
    else combine(network, trains, pools, options, count, best);
  } catch (error) {
    if (!(error instanceof OutOfNodes)) throw error;
    proven = false;
  }
  return {
    routes: [
      ...best.chosen.map(([train, candidate]) => routeOf(network, train, candidate.path)),
      ...best.networks.map(([train, station]) => routeOf(network, train, [station])),
    ],
    revenue: best.revenue,
    upperBound: proven ? best.revenue : trains.reduce((sum, train) => sum + roughBound(network, train, options), 0),
    proven,
    nodes: count.nodes,
  };
}

function routeOf(network: Network, { id, power }: TrainSpec, points: readonly number[]): Route {
  const path = points.map((point) => nameOf(network, point));
  return power === undefined ? { train: id, path } : { train: id, path, power };
}

function nameOf(network: Network, point: number): string {
  return point >= 0 ? network.stops[point]!.id : network.hexsides[~point]!;
}

/** Everything there is, as if one route could have it all. */
function roughBound(network: Network, train: TrainSpec, rules: RunRules): number {
  let sum = Math.max(0, rules.bonus?.most(train) ?? 0);
  for (const stop of network.stops) {
    if (train.pays.kinds.includes(stop.kind)) sum += Math.max(0, stop.value) * train.multiplier;
    sum += Math.max(0, stop.endBonus ?? 0);
  }
  for (const track of network.tracks) sum += Math.max(0, track.bonus ?? 0);
  return sum;
}

function candidates(
  network: Network,
  train: TrainSpec,
  rules: RunRules,
  count: { nodes: number; readonly max: number },
): Candidate[] {
  const found: Candidate[] = [];
  const { stops, tracks } = network;
  const leaving = new Map<number, number[]>();
  tracks.forEach((track, i) => {
    for (const end of track.a === track.b ? [track.a] : [track.a, track.b]) {
      leaving.set(end, [...(leaving.get(end) ?? []), i]);
    }
  });
  const path: number[] = [];
  const onStops: number[] = [];
  const onTracks: number[] = [];

  const fits = (): boolean => {
    const kinds = onStops.map((stop) => stops[stop]!.kind);
    if (train.limits.some((limit) => kinds.filter((kind) => limit.kinds.includes(kind)).length > limit.max))
      return false;
    const groups = onStops.map((stop) => stops[stop]!.group).filter((group) => group !== undefined);
    return new Set(groups).size === groups.length;
  };
  const endsWell = (stop: number): boolean => train.ends.includes(stops[stop]!.kind);
  const keep = (units: bigint): void => {
    const first = onStops[0]!;
    const last = onStops[onStops.length - 1]!;
    if (last < first || !endsWell(first) || !endsWell(last) || !onStops.some((stop) => stops[stop]!.mine)) return;
    const counting = onStops.filter((stop) => train.minKinds?.includes(stops[stop]!.kind) ?? true);
    if (counting.length < train.minStops) return;
    if (train.needs?.some((kind) => !onStops.some((stop) => stops[stop]!.kind === kind))) return;
    const value = valueOf(network, train, rules, onStops, onTracks);
    found.push({ path: [...path], stops: [...onStops], units, value });
  };
  const go = (end: number, hex: number | undefined, units: bigint): void => {
    if (++count.nodes > count.max) throw new OutOfNodes();
    path.push(end);
    if (end >= 0) {
      onStops.push(end);
      if (fits()) {
        keep(units);
        if (onStops.length === 1 || stops[end]!.passable) goOn(end, undefined, units);
      }
      onStops.pop();
    } else {
      goOn(end, hex, units);
    }
    path.pop();
  };
  const goOn = (end: number, hex: number | undefined, units: bigint): void => {
    for (const i of leaving.get(end) ?? []) {
      const track = tracks[i]!;
      const next = track.a === end ? track.b : track.a;
      if ((hex !== undefined && track.hex === hex) || path.includes(next)) continue;
      let used = 0n;
      for (const unit of track.units) used |= 1n << BigInt(unit);
      const over = end < 0 ? 1n << BigInt(~end) : 0n;
      if ((units & used & ~over) !== 0n) continue;
      onTracks.push(i);
      go(next, next < 0 ? track.hex : undefined, units | used);
      onTracks.pop();
    }
  };
  stops.forEach((_, start) => {
    go(start, undefined, 0n);
  });
  return found.sort((a, b) => b.value - a.value);
}

function valueOf(
  network: Network,
  train: TrainSpec,
  rules: RunRules,
  stops: readonly number[],
  tracks: readonly number[],
): number {
  const { kinds, best, bestOf } = train.pays;
  const all = stops.map((stop) => network.stops[stop]!).filter((stop) => kinds.includes(stop.kind));
  const rival = (kind: StopKind): boolean => best !== undefined && (bestOf?.includes(kind) ?? true);
  const worth = ({ kind, value }: Stop): number => value * (train.times?.[kind] ?? 1);
  const rivals = all.filter((stop) => rival(stop.kind)).map(worth);
  const sure = all.filter((stop) => !rival(stop.kind)).map(worth);
  const chosen = rivals.sort((a, b) => b - a).slice(0, best ?? 0);
  let value = train.multiplier * [...sure, ...chosen].reduce((sum, each) => sum + each, 0);
  if (train.bonuses !== false) {
    for (const track of tracks) value += network.tracks[track]!.bonus ?? 0;
    const ends = stops.length === 1 ? stops : [stops[0]!, stops[stops.length - 1]!];
    for (const stop of ends) value += network.stops[stop]!.endBonus ?? 0;
  }
  return value + (rules.bonus?.of(train, stops, tracks) ?? 0);
}

function combine(
  network: Network,
  trains: readonly TrainSpec[],
  pools: ReadonlyMap<string, readonly Candidate[]>,
  rules: RunRules,
  count: { nodes: number; readonly max: number },
  best: Best,
): void {
  // What the trains from i on can add at most, each for itself.
  const rest: number[] = [0];
  for (let i = trains.length - 1; i >= 0; i--) {
    rest.unshift(rest[0]! + Math.max(0, pools.get(trains[i]!.kind)![0]?.value ?? 0));
  }
  const chosen: (readonly [TrainSpec, Candidate])[] = [];
  const go = (i: number, units: bigint, sum: number): void => {
    if (++count.nodes > count.max) throw new OutOfNodes();
    const revenue = sum - countedTwice(network, chosen);
    if (revenue > best.revenue) {
      best.revenue = revenue;
      best.chosen = [...chosen];
    }
    // Stops counted twice are only ever taken back further, so the sum as it is now bounds what follows.
    if (i === trains.length || revenue + rest[i]! <= best.revenue) return;
    const train = trains[i]!;
    if (mayJoin(chosen, train, rules) && chosen.length < (rules.maxTrains ?? trains.length)) {
      for (const candidate of pools.get(train.kind)!) {
        if (revenue + candidate.value + rest[i + 1]! <= best.revenue) break;
        if ((candidate.units & units) !== 0n) continue;
        chosen.push([train, candidate]);
        go(i + 1, units | candidate.units, sum + candidate.value);
        chosen.pop();
      }
    }
    go(i + 1, units, sum);
  };
  go(0, 0n, 0);
}

/** Every set of routes, and every choice of networks on what they leave. */
function combineAll(
  network: Network,
  trains: readonly TrainSpec[],
  pools: ReadonlyMap<string, readonly Candidate[]>,
  rules: RunRules,
  count: { nodes: number; readonly max: number },
  best: Best,
): void {
  const linear = trains.filter(({ spreads }) => spreads === undefined);
  const spreading = trains.filter(({ spreads }) => spreads !== undefined);
  const most = rules.maxTrains ?? trains.length;
  const known = new Map<string, Naive>();
  const networksOn = (units: bigint, places: number): Naive => {
    const key = `${units} ${places}`;
    let found = known.get(key);
    if (found === undefined) {
      found = naiveNetworks(network, spreading.slice(0, places), units);
      known.set(key, found);
    }
    return found;
  };
  const chosen: (readonly [TrainSpec, Candidate])[] = [];
  const go = (i: number, units: bigint, sum: number): void => {
    if (++count.nodes > count.max) throw new OutOfNodes();
    if (i === linear.length) {
      const networks = networksOn(units, Math.min(spreading.length, most - chosen.length));
      if (sum + networks.revenue <= best.revenue) return;
      best.revenue = sum + networks.revenue;
      best.chosen = [...chosen];
      best.networks = networks.chosen;
      return;
    }
    go(i + 1, units, sum);
    const train = linear[i]!;
    if (!mayJoin(chosen, train, rules) || chosen.length >= most) return;
    for (const candidate of pools.get(train.kind)!) {
      if ((candidate.units & units) !== 0n) continue;
      chosen.push([train, candidate]);
      go(i + 1, units | candidate.units, sum + candidate.value);
      chosen.pop();
    }
  };
  go(0, 0n, 0);
}

/** One face of a card, and no power more often than it may be used. */
function mayJoin(
  chosen: readonly (readonly [TrainSpec, Candidate])[],
  train: TrainSpec,
  { powers }: RunRules,
): boolean {
  if (chosen.some(([other]) => other.card !== undefined && sameCard(other, train))) return false;
  if (train.power === undefined) return true;
  return chosen.filter(([other]) => other.power === train.power).length < (powers?.[train.power] ?? Infinity);
}

function sameCard(a: TrainSpec, b: TrainSpec): boolean {
  return a.card === b.card && a.face !== b.face;
}

/** What stops that pay only once have brought too much: at each of them all payments but the highest. */
function countedTwice(network: Network, chosen: readonly (readonly [TrainSpec, Candidate])[]): number {
  const highest = new Map<number, number>();
  let excess = 0;
  for (const [train, candidate] of chosen) {
    if (train.once === undefined) continue;
    for (const stop of candidate.stops) {
      const { kind, value } = network.stops[stop]!;
      if (!train.once.includes(kind) || !train.pays.kinds.includes(kind)) continue;
      const pay = value * train.multiplier;
      const before = highest.get(stop);
      if (before === undefined) {
        highest.set(stop, pay);
      } else {
        excess += Math.min(before, pay);
        highest.set(stop, Math.max(before, pay));
      }
    }
  }
  return excess;
}
