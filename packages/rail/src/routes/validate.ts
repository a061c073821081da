/**
 * Is an indicated run legal, and what is it worth? Independent of the search on purpose: the two share only the
 * types, so each tests the other. Linear in the length of the routes, for it runs at every replayed action.
 */
import type { Network, Route, RunRules, Stop, StopKind, TrainSpec } from './network.ts';
import { type Index, indexOf } from './validate-index.ts';
import { spreadFrom } from './validate-network.ts';

interface At {
  /** Position of the route in the list. */
  readonly route: number;
  readonly train: string;
}

/** Why a run is not legal; a title maps each code to its own rule. */
export type RouteFault =
  | (At & { readonly code: 'unknown-train' })
  | (At & { readonly code: 'train-twice' })
  | (At & { readonly code: 'two-faces'; readonly card: string })
  | (At & { readonly code: 'unknown-power'; readonly power: string })
  | (At & { readonly code: 'power-too-often'; readonly power: string; readonly max: number; readonly count: number })
  | { readonly code: 'too-many-trains'; readonly max: number; readonly count: number }
  | (At & { readonly code: 'unknown-point'; readonly point: string })
  | (At & {
      readonly code: 'not-continuous';
      /** `loose-end`: does not start or end at a stop; `turned-back`: leaves a hexside into the hex it came from. */
      readonly why: 'no-track' | 'turned-back' | 'loose-end';
      readonly point: string;
    })
  | (At & { readonly code: 'wrong-end'; readonly stop: number })
  | (At & { readonly code: 'no-station' })
  | (At & {
      readonly code: 'too-long';
      readonly kinds: readonly StopKind[];
      readonly max: number;
      readonly count: number;
    })
  | (At & { readonly code: 'too-few-stops'; readonly min: number; readonly count: number })
  | (At & { readonly code: 'kind-missing'; readonly kind: StopKind })
  | (At & { readonly code: 'stop-twice'; readonly stop: number })
  | (At & { readonly code: 'group-twice'; readonly group: string; readonly stop: number })
  | (At & { readonly code: 'blocked'; readonly stop: number })
  /** `other` is the train that has used the track already; absent when it is this route itself. */
  | (At & { readonly code: 'track-twice'; readonly point: string; readonly other?: string })
  /** A network is named by one point. */
  | (At & { readonly code: 'not-one-point' })
  /** Its station lies in the network of this other train. */
  | (At & { readonly code: 'network-twice'; readonly stop: number; readonly other: string });

export interface StopPay {
  readonly stop: number;
  readonly counted: boolean;
  /** What it adds to the revenue, multiplied; 0 if not counted. */
  readonly value: number;
}

export interface RoutePay {
  readonly train: string;
  readonly revenue: number;
  /** The part of the revenue that no stop pays: tracks, ends, what the title adds. */
  readonly bonus: number;
  readonly stops: readonly StopPay[];
  /** The track of a network, and the lines that lead to its stations, each as the points it passes. */
  readonly network?: { readonly tracks: readonly number[]; readonly lines: readonly (readonly string[])[] };
}

export interface RunPay {
  readonly revenue: number;
  readonly routes: readonly RoutePay[];
}

export type RunCheck = { readonly fault: RouteFault } | RunPay;

/** The way of one route, in numbers; `lines` if it is a network. */
interface Walk {
  readonly stops: readonly number[];
  readonly tracks: readonly number[];
  readonly lines?: readonly (readonly string[])[];
}

export function checkRoutes(
  network: Network,
  trains: readonly TrainSpec[],
  routes: readonly Route[],
  rules: RunRules = {},
): RunCheck {
  const index = indexOf(network);
  const runFault = faultOfTrains(trains, routes, rules);
  if (runFault !== null) return { fault: runFault };
  index.nextRun();
  const walks: Walk[] = [];
  let spreading = false;
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    const train = trainOf(trains, route)!;
    if (train.spreads) {
      spreading = true;
      walks.push(NOWHERE);
      continue;
    }
    const walk = walkOf(network, index, i, route, routes);
    if ('code' in walk) return { fault: walk };
    const fault = faultOfStops(network, index, { route: i, train: train.id }, train, walk.stops);
    if (fault !== null) return { fault };
    walks.push(walk);
  }
  // Networks take what routes have left, in the order in which they are named.
  if (spreading) {
    const fault = spreadAll(network, index, trains, routes, walks);
    if (fault !== null) return { fault };
  }
  return payOf(network, index, trains, routes, walks, rules);
}

const NOWHERE: Walk = { stops: [], tracks: [] };

/** Of the ways of a train that differ in their power, the one that the route names. */
function trainOf(trains: readonly TrainSpec[], { train: id, power }: Route): TrainSpec | undefined {
  for (const train of trains) if (train.id === id && train.power === power) return train;
  return undefined;
}

function spreadAll(
  network: Network,
  index: Index,
  trains: readonly TrainSpec[],
  routes: readonly Route[],
  walks: Walk[],
): RouteFault | null {
  const reachedBy = new Map<number, string>();
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    const train = trainOf(trains, route)!;
    if (!train.spreads) continue;
    const at = { route: i, train: train.id };
    if (route.path.length !== 1) return { code: 'not-one-point', ...at };
    const station = index.points.get(route.path[0]!);
    if (station === undefined) return { code: 'unknown-point', ...at, point: route.path[0]! };
    if (!network.stops[station]?.mine) return { code: 'no-station', ...at };
    const other = reachedBy.get(station);
    if (other !== undefined) return { code: 'network-twice', ...at, stop: station, other };
    const walk = spreadFrom(network, station, train.spreads.linesFrom, (unit) => index.isUsed(unit));
    for (const track of walk.tracks) for (const unit of network.tracks[track]!.units) index.use(unit, i);
    for (const stop of walk.stops) reachedBy.set(stop, train.id);
    walks[i] = walk;
  }
  return null;
}

function faultOfTrains(trains: readonly TrainSpec[], routes: readonly Route[], rules: RunRules): RouteFault | null {
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    const id = route.train;
    const train = trainOf(trains, route);
    if (train === undefined) return faultOfUnknown(trains, route, i);
    for (let j = 0; j < i; j++) {
      const other = routes[j]!;
      if (other.train === id) return { code: 'train-twice', route: i, train: id };
      if (train.card === undefined) continue;
      const otherTrain = trainOf(trains, other)!;
      if (otherTrain.card === train.card && otherTrain.face !== train.face) {
        return { code: 'two-faces', route: i, train: id, card: train.card };
      }
    }
  }
  if (rules.maxTrains !== undefined && routes.length > rules.maxTrains) {
    return { code: 'too-many-trains', max: rules.maxTrains, count: routes.length };
  }
  return rules.powers === undefined ? null : faultOfPowers(routes, rules.powers);
}

function faultOfUnknown(trains: readonly TrainSpec[], { train, power }: Route, route: number): RouteFault {
  const known = power !== undefined && trains.some(({ id }) => id === train);
  return known ? { code: 'unknown-power', route, train, power } : { code: 'unknown-train', route, train };
}

function faultOfPowers(routes: readonly Route[], powers: Readonly<Record<string, number>>): RouteFault | null {
  for (const [power, max] of Object.entries(powers)) {
    const users = routes.flatMap((route, i) => (route.power === power ? [i] : []));
    const over = users[max];
    if (over === undefined) continue;
    return { code: 'power-too-often', route: over, train: routes[over]!.train, power, max, count: users.length };
  }
  return null;
}

/** Follows the points of one route, marking the track it uses. */
function walkOf(network: Network, index: Index, at: number, route: Route, routes: readonly Route[]): Walk | RouteFault {
  const train = route.train;
  const stopCount = network.stops.length;
  const stops: number[] = [];
  const tracks: number[] = [];
  let previous = -1;
  let hex: number | undefined;
  for (let i = 0; i < route.path.length; i++) {
    const name = route.path[i]!;
    const point = index.points.get(name);
    if (point === undefined) return { code: 'unknown-point', route: at, train, point: name };
    if (i > 0) {
      const found = index.link(previous, point, hex, at);
      if (found < 0) {
        const why = found === -1 ? 'no-track' : 'turned-back';
        if (found !== -3) return { code: 'not-continuous', route: at, train, why, point: name };
        const user = index.userOf(previous, point, hex, at);
        const fault = { code: 'track-twice', route: at, train, point: name } as const;
        return user === at ? fault : { ...fault, other: routes[user]!.train };
      }
      tracks.push(found);
      hex = point < stopCount ? undefined : network.tracks[found]!.hex;
    }
    if (index.seenAt[point] === index.visit(at)) {
      if (point < stopCount) return { code: 'stop-twice', route: at, train, stop: point };
      return { code: 'track-twice', route: at, train, point: name };
    }
    index.seenAt[point] = index.visit(at);
    if (point < stopCount) stops.push(point);
    else if (i === 0) return { code: 'not-continuous', route: at, train, why: 'loose-end', point: name };
    previous = point;
  }
  if (previous < 0 || previous >= stopCount) {
    const point = route.path[route.path.length - 1] ?? '';
    return { code: 'not-continuous', route: at, train, why: 'loose-end', point };
  }
  return { stops, tracks };
}

function faultOfStops(
  network: Network,
  index: Index,
  at: At,
  train: TrainSpec,
  stops: readonly number[],
): RouteFault | null {
  const last = stops.length - 1;
  let mine = false;
  let counting = 0;
  for (let i = 0; i <= last; i++) {
    const stop = network.stops[stops[i]!]!;
    if (stop.mine) mine = true;
    if (train.minKinds === undefined || train.minKinds.includes(stop.kind)) counting++;
    if (stop.group !== undefined && !index.firstOfGroup(stops[i]!, at.route)) {
      return { code: 'group-twice', ...at, group: stop.group, stop: stops[i]! };
    }
    if (i > 0 && i < last) {
      if (!stop.passable) return { code: 'blocked', ...at, stop: stops[i]! };
    } else if (!train.ends.includes(stop.kind)) {
      return { code: 'wrong-end', ...at, stop: stops[i]! };
    }
  }
  if (counting < train.minStops) return { code: 'too-few-stops', ...at, min: train.minStops, count: counting };
  for (const kind of train.needs ?? NO_KINDS) {
    if (countOf(network.stops, stops, [kind]) === 0) return { code: 'kind-missing', ...at, kind };
  }
  for (const limit of train.limits) {
    const count = countOf(network.stops, stops, limit.kinds);
    if (count > limit.max) return { code: 'too-long', ...at, kinds: limit.kinds, max: limit.max, count };
  }
  return mine ? null : { code: 'no-station', ...at };
}

const NO_KINDS: readonly StopKind[] = [];

function countOf(all: readonly Stop[], stops: readonly number[], kinds: readonly StopKind[]): number {
  let count = 0;
  for (const stop of stops) if (kinds.includes(all[stop]!.kind)) count++;
  return count;
}

function payOf(
  network: Network,
  index: Index,
  trains: readonly TrainSpec[],
  routes: readonly Route[],
  walks: readonly Walk[],
  rules: RunRules,
): RunPay {
  let total = 0;
  const paid: RoutePay[] = [];
  for (let i = 0; i < walks.length; i++) {
    const train = trainOf(trains, routes[i]!)!;
    const walk = walks[i]!;
    const one = walk.lines
      ? networkPay(network, train, walk, walk.lines)
      : routePay(network, index, trains, routes, i, walk, rules);
    total += one.revenue;
    paid.push(one);
  }
  return { revenue: total, routes: paid };
}

function routePay(
  network: Network,
  index: Index,
  trains: readonly TrainSpec[],
  routes: readonly Route[],
  at: number,
  walk: Walk,
  rules: RunRules,
): RoutePay {
  const train = trainOf(trains, routes[at]!)!;
  const bonus = bonusOf(network, train, walk, rules);
  const stops = countedStops(network.stops, train, walk.stops).map((counted, k): StopPay => {
    const stop = walk.stops[k]!;
    const counts = counted && !paidElsewhere(network, index, trains, routes, at, stop);
    return { stop, counted: counts, value: counts ? train.multiplier * worth(train, network.stops[stop]!) : 0 };
  });
  let revenue = bonus;
  for (const stop of stops) revenue += stop.value;
  return { train: train.id, revenue, bonus, stops };
}

const worth = (train: TrainSpec, { kind, value }: Stop): number => value * (train.times?.[kind] ?? 1);

function networkPay(network: Network, train: TrainSpec, walk: Walk, lines: readonly (readonly string[])[]): RoutePay {
  const often = Math.max(1, lines.length);
  const stops = walk.stops.map((stop): StopPay => {
    const { kind, value } = network.stops[stop]!;
    const counted = train.pays.kinds.includes(kind);
    const times = train.multiplier * (train.spreads!.manifold.includes(kind) ? often : 1);
    return { stop, counted, value: counted ? times * value : 0 };
  });
  const revenue = stops.reduce((sum, { value }) => sum + value, 0);
  return { train: train.id, revenue, bonus: 0, stops, network: { tracks: walk.tracks, lines } };
}

function bonusOf(network: Network, train: TrainSpec, walk: Walk, rules: RunRules): number {
  let bonus = rules.bonus === undefined ? 0 : rules.bonus.of(train, walk.stops, walk.tracks);
  if (train.bonuses === false) return bonus;
  for (const track of walk.tracks) bonus += network.tracks[track]!.bonus ?? 0;
  bonus += network.stops[walk.stops[0]!]!.endBonus ?? 0;
  if (walk.stops.length > 1) bonus += network.stops[walk.stops[walk.stops.length - 1]!]!.endBonus ?? 0;
  return bonus;
}

/** Which stops of one route the train is paid for, before stops that pay only once in a run are looked at. */
function countedStops(all: readonly Stop[], train: TrainSpec, stops: readonly number[]): boolean[] {
  const { kinds, best, bestOf } = train.pays;
  const counted = stops.map((stop) => kinds.includes(all[stop]!.kind));
  if (best === undefined) return counted;
  const rivals: number[] = [];
  for (let i = 0; i < stops.length; i++) {
    if (counted[i] && (bestOf === undefined || bestOf.includes(all[stops[i]!]!.kind))) rivals.push(i);
  }
  rivals.sort((a, b) => worth(train, all[stops[b]!]!) - worth(train, all[stops[a]!]!) || a - b);
  for (let i = best; i < rivals.length; i++) counted[rivals[i]!] = false;
  return counted;
}

/** Of the trains that may count a stop only once together, the one with the highest multiplier (then the first) does. */
function paidElsewhere(
  network: Network,
  index: Index,
  trains: readonly TrainSpec[],
  routes: readonly Route[],
  at: number,
  stop: number,
): boolean {
  const kind = network.stops[stop]!.kind;
  const train = trainOf(trains, routes[at]!)!;
  if (train.once === undefined || !train.once.includes(kind)) return false;
  for (let i = 0; i < routes.length; i++) {
    if (i === at) continue;
    const other = trainOf(trains, routes[i]!)!;
    if (other.once === undefined || !other.once.includes(kind) || !other.pays.kinds.includes(kind)) continue;
    if (other.multiplier < train.multiplier || (other.multiplier === train.multiplier && i > at)) continue;
    const point = network.stops[stop]!.id;
    if (index.points.get(point) === stop && routes[i]!.path.includes(point)) return true;
  }
  return false;
}
