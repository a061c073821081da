/** Kinds of trains with their routes, and what is to be chosen of them. */
import { Highest } from './bound.ts';
import { bounderOf } from './bounder-of.ts';
import type { Graph, NodeCount } from './graph.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { RunRules, TrainSpec } from './network.ts';
import { Pool } from './pool.ts';
import { SLICE } from './pool-search.ts';
import { stepOf, type Task, type TaskClass } from './task.ts';
import { type OnceStops, type TrainClass, trainClassOf } from './train-class.ts';
import { Walker } from './walker.ts';

/** How the work is divided; the answer is right with any numbers. */
export interface Tuning {
  /** So many routes of a kind are listed without bounds; none if 0. */
  readonly list: number;
  /** The share of all nodes that choosing among them may take before sharper means are used. */
  readonly share: number;
}

/** A kind of train with the routes that are listed. */
export class Kind {
  readonly train: TrainClass;
  readonly graph: Graph;
  readonly count: NodeCount;
  pool: Pool;
  complete = false;

  constructor(graph: Graph, spec: TrainSpec, once: OnceStops, count: NodeCount) {
    this.graph = graph;
    this.count = count;
    this.train = trainClassOf(graph, spec, once);
    this.pool = new Pool(0);
  }

  *list(layout: Layout, tuning: Tuning): Generator<void, void> {
    const { train, graph, count } = this;
    const pool = new Pool(layout.words);
    const walker = new Walker(graph, train, layout, count, (at) => pool.add(at));
    const prices = { stopGain: train.pay, segGain: train.segBonus, passGain: null };
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
    const prices = { stopGain: train.pay, segGain: train.segBonus, passGain: null };
    walker.start(prices, null, Number.POSITIVE_INFINITY, highest);
    walker.run(Number.POSITIVE_INFINITY);
    return highest.most;
  }
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
