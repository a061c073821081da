/** Routes of some trains, searched one within the other, each time with the networks on what all of them leave. */
import { Highest } from './bound.ts';
import { bounderOf } from './bounder-of.ts';
import type { Graph, NodeCount } from './graph.ts';
import { Kind } from './kinds.ts';
import { layoutOf } from './layout.ts';
import type { Network, Route, RunRules, TrainSpec } from './network.ts';
import type { Networks } from './networks.ts';
import { SLICE } from './pool-search.ts';
import { EPS } from './prices.ts';
import { pathOf, routeOf } from './rebuild.ts';
import { RemainderBound } from './remainder-bound.ts';
import { finalValue, stopsOf, tracksOf } from './route-value.ts';
import { onceStopsOf, type TrainClass, trainClassOf } from './train-class.ts';
import { type Prices, Walker } from './walker.ts';

/** The search for the route of one train, beside those of some trains before it. */
interface Stage {
  readonly train: TrainClass;
  readonly prices: Prices;
  readonly walker: Walker;
  readonly bound: RemainderBound;
  /** What the trains behind it can earn at most. */
  readonly later: number;
  /** What the trains before it earn, and what its own route does. */
  before: number;
  value: number;
}

interface Incumbent {
  revenue: number;
  routes: readonly Route[];
}

export class RoutesBeside {
  private readonly stages: readonly Stage[];
  /** The stages that have a route now, in order. */
  private readonly running: Stage[] = [];
  private readonly step: number;
  private readonly taken: Uint8Array;

  private readonly graph: Graph;
  private readonly most: number;
  private readonly networks: Networks;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;

  /** At most so many of these trains run. */
  constructor(
    graph: Graph,
    trains: readonly TrainSpec[],
    most: number,
    networks: Networks,
    incumbent: Incumbent,
    count: NodeCount,
    rules: RunRules,
  ) {
    this.graph = graph;
    this.most = most;
    this.networks = networks;
    this.incumbent = incumbent;
    this.count = count;
    this.step = stepOf(graph.network, rules);
    this.taken = new Uint8Array(graph.network.units);
    const once = onceStopsOf(graph, []);
    const tops = trains.map((spec) => new Kind(graph, spec, once, count, rules.bonus).bound());
    this.stages = trains.map((spec, i): Stage => {
      const train = trainClassOf(graph, spec, once, rules.bonus);
      const prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
      return {
        train,
        prices,
        walker: new Walker(graph, train, layoutOf(graph, 0, false), count, () => this.met(i)),
        bound: new RemainderBound(graph, networks, bounderOf(graph, train), prices, count),
        later: tops.slice(i + 1).reduce((sum, top) => sum + top, 0),
        before: 0,
        value: 0,
      };
    });
  }

  /** No run of these trains earns more. */
  bound(): number {
    return this.stages.reduce((most, { train, bound, prices, later }) => {
      const highest = new Highest(bound);
      const walker = new Walker(this.graph, train, layoutOf(this.graph, 0, false), this.count, () => {});
      // No threshold is within reach, so every station is looked at and left at once.
      walker.start(prices, null, Number.POSITIVE_INFINITY, highest);
      walker.run(Number.POSITIVE_INFINITY);
      return Math.max(most, Math.floor(highest.most + EPS) + later);
    }, 0);
  }

  /** Ends with true if everything has been looked at that may be better than what is known. */
  *run(patience: number): Generator<void, boolean> {
    const { count } = this;
    for (const [i, { walker }] of this.stages.entries()) {
      walker.patience = patience;
      this.start(i);
      while (!walker.run(Math.min(count.max, count.nodes + SLICE))) {
        if (count.nodes >= count.max) return false;
        yield;
      }
    }
    // A route that parts one network in two can be of use to several: such routes are not all looked at.
    return count.nodes < count.max && patience === Number.POSITIVE_INFINITY && this.networks.trains.length < 2;
  }

  private start(i: number): void {
    const stage = this.stages[i]!;
    stage.before = this.running.reduce((sum, { value }) => sum + value, 0);
    this.markTaken();
    stage.bound.base.set(this.taken);
    const closed = Uint8Array.from(this.graph.segments, ({ units }) =>
      units.some((unit) => this.taken[unit]) ? 1 : 0,
    );
    stage.walker.start(stage.prices, closed, this.threshold(stage), stage.bound);
  }

  private threshold({ before, later }: Stage): number {
    return this.incumbent.revenue + this.step - EPS - before - later;
  }

  /** A walker has come to a route. */
  private met(i: number): void {
    const stage = this.stages[i]!;
    const { walker, bound, before, later } = stage;
    const value = finalValue(walker);
    if (before + value + later + bound.beside(walker) <= this.incumbent.revenue) return;
    stage.value = value;
    this.running.push(stage);
    this.settle();
    if (this.running.length < this.most) {
      for (let next = i + 1; next < this.stages.length; next++) {
        this.start(next);
        this.stages[next]!.walker.run(this.count.max);
      }
    }
    this.running.pop();
    walker.threshold = this.threshold(stage);
  }

  /** Tries the routes at hand with the best networks on what they leave. */
  private settle(): void {
    this.markTaken();
    const before = this.networks.steps;
    const { revenue, routes } = this.networks.best(this.taken);
    this.count.nodes += (this.networks.steps - before) >> 4;
    const total = revenue + this.running.reduce((sum, { value }) => sum + value, 0);
    if (total <= this.incumbent.revenue) return;
    const { graph } = this;
    this.incumbent.revenue = total;
    this.incumbent.routes = [
      ...this.running.map(({ train, walker }) => routeOf(train.spec, pathOf(graph, stopsOf(walker), tracksOf(walker)))),
      ...routes,
    ];
  }

  private markTaken(): void {
    this.taken.fill(0);
    for (const { walker } of this.running) {
      for (let d = 1; d <= walker.depth; d++) {
        for (const unit of this.graph.segments[walker.seg[d]!]!.units) this.taken[unit] = 1;
      }
    }
  }
}

/** The greatest number that divides all that can be paid. */
function stepOf({ stops, tracks }: Network, { bonus }: RunRules): number {
  if (bonus !== undefined) return 1;
  let step = 0;
  for (const value of [
    ...stops.flatMap(({ value: own, endBonus = 0 }) => [own, endBonus]),
    ...tracks.map((track) => track.bonus ?? 0),
  ]) {
    let a = Math.abs(value);
    while (a > 0) [a, step] = [step % a, a];
  }
  return step === 0 ? 1 : step;
}
