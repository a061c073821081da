/**
 * The best run of a company's trains. Everything is counted in nodes and nothing in time, so the answer is the same on
 * every machine. The search runs in slices: the caller may stop between two, and hears of better runs.
 *
 * First all routes of each kind of train are listed and the best run is chosen among them, which settles nearly every
 * case. Where the routes are too many, or the choice too hard, sharper prices and a search for single routes take over.
 */
import { Columns } from './columns.ts';
import { facesOf } from './faces.ts';
import { type Graph, graphOf, type NodeCount } from './graph.ts';
import { everything, guess, orders } from './greedy.ts';
import { Kind, listKind, type Tuning, taskOf } from './kinds.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { Network, Route, RunRules, TrainSpec } from './network.ts';
import { Pool } from './pool.ts';
import { searchPools } from './pool-search.ts';
import { rebuild } from './rebuild.ts';
import { type BestRun, DEFAULT_NODES, type Progress, type SearchOptions } from './result.ts';
import { Sweep } from './sweep/sweep.ts';
import { SweptColumns } from './sweep/swept-columns.ts';
import type { Incumbent } from './task.ts';
import { searchSpreading } from './spreading-search.ts';
import { type OnceStops, onceStopsOf } from './train-class.ts';

const TUNING: Tuning = { list: 250_000, share: 0.1, sweep: true };
/** A single train needs no list to choose from, nor do trains on a map that can be swept: it is made only if it is short. */
const SHORT = 10_000;
/** A list of routes of which only the best stops pay is made with a bound, which costs as much at each step as searching does. */
const SHORT_BEST = 2_000;

export function bestRun(
  network: Network,
  trains: readonly TrainSpec[],
  options: SearchOptions = {},
  tuning: Tuning = TUNING,
): BestRun {
  const search = searchRun(network, trains, options, tuning);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

/**
 * What a good run earns, for comparing many: of one train the best, of several the best of a few guesses, with
 * neither routes nor proof. Lists that are too long are guessed from as far as they go.
 */
export function goodRevenue(network: Network, trains: readonly TrainSpec[], options: SearchOptions = {}): number {
  const count: NodeCount = { nodes: 0, max: options.maxNodes ?? DEFAULT_NODES };
  if (trains.length === 0 || !network.stops.some((stop) => stop.mine)) return 0;
  if (trains.some(({ spreads }) => spreads !== undefined)) return goodSpreading(network, trains, options);
  const graph = graphOf(network, options, count);
  if (graph === null) return 0;
  const once = onceStopsOf(graph, trains);
  const kinds = new Map<string, Kind>();
  for (const spec of trains) {
    if (kinds.has(spec.kind)) continue;
    const listing = listKind(graph, spec, once, count, TUNING, options.bonus);
    for (let step = listing.next(); ; step = listing.next()) {
      if (!step.done) continue;
      kinds.set(spec.kind, step.value);
      break;
    }
  }
  if (trains.length === 1) return kinds.get(trains[0]!.kind)!.pool.most();
  const incumbent: Incumbent = { revenue: 0, trains: [], picks: [] };
  for (const own of facesOf(trains, options)) {
    const task = taskOf(graph, own, kinds, once, options, layoutOf(graph, once.count, false));
    const active = everything(task);
    for (const order of orders(task)) guess(task, active, order, null, 0, incumbent);
  }
  return incumbent.revenue;
}

/** With networks: what a short search finds. */
function goodSpreading(network: Network, trains: readonly TrainSpec[], options: SearchOptions): number {
  return bestRun(network, trains, { ...options, maxNodes: Math.min(options.maxNodes ?? DEFAULT_NODES, 100_000) })
    .revenue;
}

/** The same in slices. Each yield is a place to stop for good, and tells where the search stands. */
export function* searchRun(
  network: Network,
  trains: readonly TrainSpec[],
  options: SearchOptions = {},
  tuning: Tuning = TUNING,
): Generator<Progress, BestRun> {
  if (trains.some(({ spreads }) => spreads !== undefined)) return yield* searchSpreading(network, trains, options);
  const count: NodeCount = { nodes: 0, max: options.maxNodes ?? DEFAULT_NODES };
  const incumbent: Incumbent = { revenue: 0, trains: [], picks: [] };
  let upperBound = trains.reduce((sum, train) => sum + roughBound(network, train, options), 0);
  const graph = upperBound > 0 && network.stops.some((stop) => stop.mine) ? graphOf(network, options, count) : null;
  if (graph === null) {
    const known = count.nodes <= count.max;
    return { routes: [], revenue: 0, upperBound: known ? 0 : upperBound, proven: known, nodes: count.nodes };
  }
  const once = onceStopsOf(graph, trains);
  let reported = 0;
  const routes = (): Route[] => routesOf(graph, layoutOf(graph, once.count, false), incumbent);
  const progress = (): Progress => {
    const better = incumbent.revenue > reported;
    reported = incumbent.revenue;
    return { revenue: reported, upperBound, nodes: count.nodes, ...(better ? { routes: routes() } : {}) };
  };

  const kinds = new Map<string, Kind>();
  const shortly = (spec: TrainSpec): Tuning => {
    const most = spec.pays.best === undefined ? SHORT : SHORT_BEST;
    const isShort = trains.length === 1 || (tuning.sweep && options.bonus === undefined);
    return isShort ? { ...tuning, list: Math.min(tuning.list, most) } : tuning;
  };
  let sweeps = tuning.sweep;
  for (const spec of trains) {
    if (kinds.has(spec.kind)) continue;
    for (const lists of [shortly(spec), tuning]) {
      const listing = listKind(graph, spec, once, count, lists, options.bonus);
      for (;;) {
        const step = listing.next();
        if (step.done) {
          kinds.set(spec.kind, step.value);
          break;
        }
        yield progress();
      }
      const { complete, train } = kinds.get(spec.kind)!;
      if (complete || lists.list === tuning.list) break;
      sweeps &&= Sweep.serves(graph, train, count);
      if (sweeps || trains.length === 1) break;
    }
  }
  const hunt: Hunt = { graph, kinds, once, rules: options, incumbent, count, tuning };
  const own = facesOf(trains, options);
  const bounds = own.map((specs) => specs.reduce((sum, { kind }) => sum + kinds.get(kind)!.bound(), 0));
  const top = (): number => Math.max(incumbent.revenue, ...bounds);
  upperBound = Math.min(upperBound, top());
  for (const sharp of [false, true]) {
    for (let i = 0; i < own.length; i++) {
      if (bounds[i]! <= incumbent.revenue) continue;
      // Few of many routes are not worth a look where a sweep finds the best of all.
      if (!sharp && sweeps && own[i]!.some(({ kind }) => !kinds.get(kind)!.complete)) continue;
      const work = sharp ? sharply(hunt, own[i]!) : plainly(hunt, own[i]!);
      for (;;) {
        const step = work.next();
        if (step.done) {
          bounds[i] = Math.min(bounds[i]!, step.value);
          upperBound = Math.min(upperBound, top());
          break;
        }
        yield progress();
      }
    }
  }
  return {
    routes: routes(),
    revenue: incumbent.revenue,
    upperBound,
    proven: upperBound === incumbent.revenue,
    nodes: count.nodes,
  };
}

/** What all attempts at one run share: the map, the routes listed so far, the best run, and the budget. */
interface Hunt {
  readonly graph: Graph;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly once: OnceStops;
  readonly rules: RunRules;
  readonly incumbent: Incumbent;
  readonly count: NodeCount;
  readonly tuning: Tuning;
}

/** Ends with an upper bound. */
type Work = Generator<void, number>;

/** Chooses among the routes listed; the bound holds only if all are. */
function* plainly({ graph, kinds, once, rules, incumbent, count, tuning }: Hunt, trains: readonly TrainSpec[]): Work {
  const task = taskOf(graph, trains, kinds, once, rules, layoutOf(graph, once.count, false));
  const whole = task.classes.every(({ complete }) => complete);
  const pools = { ...task, classes: task.classes.map((own) => ({ ...own, complete: true })) };
  const bound = yield* searchPools(pools, incumbent, count, count.nodes + tuning.share * count.max);
  return whole ? bound : Number.POSITIVE_INFINITY;
}

/** With sharper prices, and routes that are searched for one by one where not all could be listed. */
function* sharply({ graph, kinds, once, rules, incumbent, count, tuning }: Hunt, trains: readonly TrainSpec[]): Work {
  const layout = layoutOf(graph, once.count, true);
  const own = new Map<string, Kind>();
  for (const { kind } of trains) {
    if (own.has(kind)) continue;
    const before = kinds.get(kind)!;
    const now = new Kind(graph, before.train.spec, once, count, rules.bonus);
    own.set(kind, now);
    if (before.complete) yield* now.list(layout, tuning);
    else now.pool = new Pool(layout.words);
  }
  if (count.nodes >= count.max) return Number.POSITIVE_INFINITY;
  const task = taskOf(graph, trains, own, once, rules, layout);
  const isListed = task.classes.every(({ complete }) => complete);
  const swept = isListed || !tuning.sweep ? null : SweptColumns.of(task, incumbent, count);
  return yield* (swept ?? new Columns(task, incumbent, count)).run();
}

/** Everything there is, as if one route could have it all. */
function roughBound(network: Network, train: TrainSpec, rules: RunRules): number {
  let sum = Math.max(0, rules.bonus?.most(train) ?? 0);
  for (const stop of network.stops) {
    if (train.pays.kinds.includes(stop.kind)) {
      sum += Math.max(0, stop.value) * train.multiplier * (train.times?.[stop.kind] ?? 1);
    }
    sum += Math.max(0, stop.endBonus ?? 0);
  }
  for (const track of network.tracks) sum += Math.max(0, track.bonus ?? 0);
  return sum;
}

function routesOf(graph: Graph, layout: Layout, incumbent: Incumbent): Route[] {
  const left = [...incumbent.trains];
  const routes = incumbent.picks.map(({ train, value, mask }) => {
    const at = left.findIndex((spec) => spec.kind === train.spec.kind);
    const [spec] = left.splice(at, 1);
    return rebuild(graph, train, layout, value, mask, spec!);
  });
  const place = (route: Route): number => incumbent.trains.findIndex((spec) => spec.id === route.train);
  return routes.sort((a, b) => place(a) - place(b));
}
