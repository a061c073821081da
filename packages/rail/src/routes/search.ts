/**
 * The best run of a company's trains: enumerate the routes of each class, guess, price, pack. Everything is counted
 * in nodes and nothing in time, so the answer is the same on every machine. It runs in slices: whoever drives it may
 * stop between two, and hears of better runs as they are found.
 */
import { facesOf } from './faces.ts';
import { graphOf, type NodeCount } from './graph.ts';
import { everything, guess, orders } from './greedy.ts';
import { Lagrange } from './lagrange.ts';
import { layoutOf } from './layout.ts';
import type { Network, Route, TrainSpec } from './network.ts';
import { Pack } from './pack.ts';
import { Pool } from './pool.ts';
import { PriceTable, roundDown } from './prices.ts';
import { rebuild } from './rebuild.ts';
import { type BestRun, DEFAULT_NODES, type Progress, type SearchOptions } from './result.ts';
import { type Incumbent, stepOf, type Task } from './task.ts';
import { onceStopsOf, type TrainClass, trainClassOf } from './train-class.ts';
import { Walker } from './walker.ts';

/** Nodes between two reports. */
const SLICE = 65536;

export function bestRun(network: Network, trains: readonly TrainSpec[], options: SearchOptions = {}): BestRun {
  const search = searchRun(network, trains, options);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

export function* searchRun(
  network: Network,
  trains: readonly TrainSpec[],
  options: SearchOptions = {},
): Generator<Progress, BestRun> {
  const count: NodeCount = { nodes: 0, max: options.maxNodes ?? DEFAULT_NODES };
  const nothing = { routes: [], revenue: 0, proven: true };
  if (trains.length === 0 || !network.stops.some((stop) => stop.mine)) return { ...nothing, upperBound: 0, nodes: 0 };
  const graph = graphOf(network, options, count);
  if (graph === null) throw new Error('todo');
  const once = onceStopsOf(graph, trains);
  const layout = layoutOf(graph, once.count, false);
  const kinds = new Map<string, { train: TrainClass; pool: Pool }>();
  for (const spec of trains) {
    if (kinds.has(spec.kind)) continue;
    const train = trainClassOf(graph, spec, once);
    const pool = new Pool(layout.words);
    kinds.set(spec.kind, { train, pool });
    const walker = new Walker(graph, train, layout, count, (at) => pool.add(at));
    walker.start(
      { stopGain: train.pay, segGain: train.segBonus, passGain: null },
      null,
      Number.NEGATIVE_INFINITY,
      null,
    );
    while (!walker.run(count.nodes + SLICE)) yield { revenue: 0, upperBound: Infinity, nodes: count.nodes };
  }
  const incumbent: Incumbent = { revenue: 0, trains: [], picks: [] };
  let upperBound = 0;
  for (const own of facesOf(trains)) {
    const classes = [...kinds.values()].flatMap(({ train, pool }) => {
      const number = own.filter((spec) => spec.kind === train.spec.kind).length;
      const oncePay = new Float64Array(once.count);
      train.once.forEach((at, stop) => {
        if (at >= 0) oncePay[at] = train.pay[stop]!;
      });
      return number === 0 ? [] : [{ train, pool, complete: true, count: number, oncePay }];
    });
    function* values(): Generator<number> {
      for (const { pool, oncePay } of classes) {
        for (let i = 0; i < pool.size; i++) yield pool.value[i]!;
        yield* oncePay;
      }
    }
    const task: Task = {
      graph,
      trains: own,
      once,
      classes,
      maxTrains: Math.min(options.maxTrains ?? own.length, own.length),
      layout,
      step: stepOf(values()),
    };
    const free = new PriceTable(layout.words);
    const active = everything(task);
    for (const order of orders(task)) guess(task, active, order, free, 0, incumbent);
    const lagrange = new Lagrange(task, active, incumbent, count);
    while (!lagrange.done && lagrange.rounds < 400) lagrange.round();
    lagrange.settle();
    let bound = lagrange.bound;
    if (bound > incumbent.revenue) {
      const pack = new Pack(task, lagrange.best, incumbent, count);
      let done = false;
      while (!done && count.nodes < count.max) {
        done = pack.run(Math.min(count.max, count.nodes + SLICE));
        yield { revenue: incumbent.revenue, upperBound: Math.max(upperBound, bound), nodes: count.nodes };
      }
      bound = done ? incumbent.revenue : Math.min(bound, roundDown(pack.openBound(), task.step));
    }
    upperBound = Math.max(upperBound, bound);
  }
  upperBound = Math.max(upperBound, incumbent.revenue);
  return {
    routes: routesOf(incumbent, (train, value, mask, id) => rebuild(graph, train, layout, value, mask, id)),
    revenue: incumbent.revenue,
    upperBound,
    proven: upperBound === incumbent.revenue,
    nodes: count.nodes,
  };
}

function routesOf(
  incumbent: Incumbent,
  build: (train: TrainClass, value: number, mask: Int32Array, id: string) => Route,
): Route[] {
  const left = [...incumbent.trains];
  const routes = incumbent.picks.map(({ train, value, mask }) => {
    const at = left.findIndex((spec) => spec.kind === train.spec.kind);
    const [spec] = left.splice(at, 1);
    return build(train, value, mask, spec!.id);
  });
  const place = (route: Route): number => incumbent.trains.findIndex((spec) => spec.id === route.train);
  return routes.sort((a, b) => place(a) - place(b));
}
