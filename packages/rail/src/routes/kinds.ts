/** Kinds of trains with their routes, and what is to be chosen of them. */
import { Highest } from './bound.ts';
import { bounderOf } from './bounder-of.ts';
import type { Graph, NodeCount } from './graph.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { RouteBonus, RunRules, TrainSpec } from './network.ts';
import { Pool } from './pool.ts';
import { SLICE } from './pool-search.ts';
import { EPS } from './prices.ts';
import { stepOf, type Task, type TaskClass } from './task.ts';
import { type OnceStops, type TrainClass, trainClassOf } from './train-class.ts';
import { Walker } from './walker.ts';

/** How the work is divided; the answer is right with any numbers. */
export interface Tuning {
  /** So many routes of a kind are listed without bounds; none if 0. */
  readonly list: number;
  /** The share of all nodes that choosing among them may take before sharper means are used. */
  readonly share: number;
  /** Whether the map may be swept. */
  readonly sweep: boolean;
}

/** A kind of train with the routes that are listed. */
export class Kind {
  readonly train: TrainClass;
  readonly graph: Graph;
  readonly count: NodeCount;
  pool: Pool;
  complete = false;

  constructor(graph: Graph, spec: TrainSpec, once: OnceStops, count: NodeCount, bonus: RouteBonus | undefined) {
    this.graph = graph;
    this.count = count;
    this.train = trainClassOf(graph, spec, once, bonus);
    this.pool = new Pool(0);
  }

  *list(layout: Layout, tuning: Tuning): Generator<void, void> {
    const { train, graph, count } = this;
    const pool = new Pool(layout.words);
    const walker = new Walker(graph, train, layout, count, (at) => pool.add(at));
    const prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
    const bounder = train.best >= 0 ? bounderOf(graph, train) : null;
    walker.start(prices, null, Number.NEGATIVE_INFINITY, bounder, true);
    this.pool = pool;
    if (tuning.list === 0) return;
    this.complete = true;
    // Some kinds walk far for few routes.
    const until = Math.min(count.max, count.nodes + 3 * tuning.list);
    while (!walker.run(Math.min(until, count.nodes + SLICE))) {
      if (pool.size > tuning.list || count.nodes >= until) {
        this.complete = false;
        return;
      }
      yield;
    }
  }

  /** What one such train can earn at most. */
  bound(): number {
    if (this.complete) return this.pool.most();
    const { train, graph } = this;
    const highest = new Highest(bounderOf(graph, train));
    const walker = new Walker(graph, train, layoutOf(graph, 0, false), this.count, () => {});
    // No threshold is within reach, so every station is looked at and left at once.
    const prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
    walker.start(prices, null, Number.POSITIVE_INFINITY, highest);
    walker.run(Number.POSITIVE_INFINITY);
    return Math.floor(highest.most + EPS);
  }
}

/** Longer lists are not kept: they would fill the memory, and making them is not what costs time then. */
const KEPT_AT_MOST = 8192;

interface Listed {
  readonly kind: Kind;
  readonly nodes: number;
}

const listed = new WeakMap<Graph, WeakMap<object, Map<string, Listed>>>();
/** Stands for the bonus where there is none. */
const NO_BONUS = {};
const likenesses = new WeakMap<TrainSpec, string>();

/** What makes trains alike: all of a spec but its id. */
function likenessOf(spec: TrainSpec): string {
  let likeness = likenesses.get(spec);
  if (likeness === undefined) {
    likeness = JSON.stringify({ ...spec, id: '' });
    likenesses.set(spec, likeness);
  }
  return likeness;
}

/**
 * The routes of a kind of train on a map. Short lists are kept with the graph, so that another set of trains on the same
 * map costs little. One that is known costs the same nodes again: the answer must not depend on what came before.
 */
export function* listKind(
  graph: Graph,
  spec: TrainSpec,
  once: OnceStops,
  count: NodeCount,
  tuning: Tuning,
  bonus: RouteBonus | undefined,
): Generator<void, Kind> {
  const kept = once.count === 0 ? listsOf(graph, bonus ?? NO_BONUS) : null;
  const earlier = kept?.get(likenessOf(spec));
  if (earlier && tuning.list > 0 && earlier.nodes < Math.min(count.max - count.nodes, 3 * tuning.list, SLICE)) {
    count.nodes += earlier.nodes;
    return earlier.kind;
  }
  const kind = new Kind(graph, spec, once, count, bonus);
  const before = count.nodes;
  yield* kind.list(layoutOf(graph, once.count, false), tuning);
  const nodes = count.nodes - before;
  if (kept && kind.complete && nodes < SLICE && kind.pool.size <= KEPT_AT_MOST)
    kept.set(likenessOf(spec), { kind, nodes });
  return kind;
}

function listsOf(graph: Graph, bonus: object): Map<string, Listed> {
  let byBonus = listed.get(graph);
  if (!byBonus) {
    byBonus = new WeakMap();
    listed.set(graph, byBonus);
  }
  let lists = byBonus.get(bonus);
  if (!lists) {
    lists = new Map();
    byBonus.set(bonus, lists);
  }
  return lists;
}

export function taskOf(
  graph: Graph,
  trains: readonly TrainSpec[],
  kinds: ReadonlyMap<string, Kind>,
  once: OnceStops,
  rules: RunRules,
  layout: Layout,
): Task {
  const classes: TaskClass[] = [];
  for (const [name, { train, pool, complete }] of kinds) {
    const number = trains.filter(({ kind }) => kind === name).length;
    if (number === 0) continue;
    const oncePay = new Float64Array(once.count);
    train.once.forEach((at, stop) => {
      if (at >= 0) oncePay[at] = train.pay[stop]!;
    });
    classes.push({ train, pool, complete, count: number, oncePay });
  }
  const maxTrains = Math.min(rules.maxTrains ?? trains.length, trains.length);
  return { graph, trains, once, classes, maxTrains, layout, step: stepOf(classes, rules) };
}
