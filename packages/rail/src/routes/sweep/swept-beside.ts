/**
 * The route of one train beside the network of another, where the map can be swept: routes are found by what they pay and what the
 * network loses to them for certain, and each that may be better is tried with what it leaves.
 */
import type { Graph, NodeCount } from '../graph.ts';
import { type Layout, layoutOf } from '../layout.ts';
import type { Route, RunRules, TrainSpec } from '../network.ts';
import type { Networks } from '../networks.ts';
import { EPS } from '../prices.ts';
import { rebuild } from '../rebuild.ts';
import { onceStopsOf, type TrainClass, trainClassOf } from '../train-class.ts';
import { type Diagram, diagramOf } from './diagram.ts';
import { Losses } from './losses.ts';
import { NO_MORE, Sweep } from './sweep.ts';

interface Incumbent {
  revenue: number;
  routes: readonly Route[];
}

/** How far below the best a first look goes, and how much farther each look behind it. */
const FIRST = 20;
const WIDER = 2;

export class SweptBeside {
  private readonly losses: readonly Losses[];
  private readonly tried = new Map<string, number>();
  private readonly graph: Graph;
  private readonly train: TrainClass;
  private readonly layout: Layout;
  private readonly sweep: Sweep;
  private readonly networks: Networks;
  private readonly incumbent: Incumbent;
  private readonly count: NodeCount;

  private constructor(
    graph: Graph,
    train: TrainClass,
    layout: Layout,
    diagram: Diagram,
    sweep: Sweep,
    networks: Networks,
    incumbent: Incumbent,
    count: NodeCount,
  ) {
    this.graph = graph;
    this.train = train;
    this.layout = layout;
    this.sweep = sweep;
    this.networks = networks;
    this.incumbent = incumbent;
    this.count = count;
    const alone = networksAlone(networks);
    const station = Math.max(0, ...networks.stations.map((stop) => networks.kinds()[0]!.spread.payOf(stop)));
    // No more is left of a network than a station: that is not worth a thought, if less than what is known.
    const losingStations = sweep.price(null, null) + station <= incumbent.revenue;
    this.losses = alone.map((spread) => new Losses(graph, diagram, train, layout, spread(), losingStations));
  }

  /** Null where it does not serve: with more trains of either kind, or where the map cannot be swept. */
  static of(
    graph: Graph,
    trains: readonly TrainSpec[],
    networks: Networks,
    incumbent: Incumbent,
    count: NodeCount,
    { bonus }: RunRules,
  ): SweptBeside | null {
    const [spec, ...others] = trains;
    if (others.length > 0 || networks.trains.length !== 1) return null;
    const train = trainClassOf(graph, spec!, onceStopsOf(graph, []), bonus);
    const layout = layoutOf(graph, 0, false);
    const sweep = Sweep.of(graph, train, layout, count);
    const diagram = sweep && diagramOf(graph, count);
    return diagram && new SweptBeside(graph, train, layout, diagram, sweep, networks, incumbent, count);
  }

  /** No run of these trains earns more. */
  bound(): number {
    return this.losses.reduce((most, losses) => Math.max(most, Math.floor(this.look(losses) + EPS)), 0);
  }

  /** Sweeps beside a network; the most that route and network can earn. */
  private look({ worth, stops, prices }: Losses): number {
    return worth + this.sweep.price(prices, null, stops);
  }

  /** Ends with true if everything has been looked at that may be better than what is known. */
  *run(): Generator<void, boolean> {
    const { sweep, incumbent, count } = this;
    for (const losses of this.losses) {
      const top = this.look(losses);
      for (let down = FIRST; ; down *= WIDER) {
        const threshold = (): number => Math.max(top - down, incumbent.revenue + EPS) - losses.worth;
        const take = (value: number, mask: Int32Array): number => {
          this.try(value, losses.take(mask), mask);
          return count.nodes < count.max ? threshold() : NO_MORE;
        };
        const isAll = sweep.routes(threshold(), take, (layings, mask, value) => {
          count.nodes++;
          return value + losses.beside(layings, mask) - losses.worth;
        });
        if (!isAll) return false;
        if (top - down <= incumbent.revenue) break;
        yield;
      }
    }
    return true;
  }

  private try(value: number, taken: Uint8Array, mask: Int32Array): void {
    const { graph, networks, incumbent, count, tried } = this;
    const key = mask.join();
    if ((tried.get(key) ?? Number.NEGATIVE_INFINITY) >= value) return;
    tried.set(key, value);
    const before = networks.steps;
    const { revenue, routes } = networks.best(taken);
    count.nodes += (networks.steps - before) >> 4;
    if (revenue + value <= incumbent.revenue) return;
    incumbent.revenue = revenue + value;
    incumbent.routes = [rebuild(graph, this.train, this.layout, value, mask, this.train.spec), ...routes];
  }
}

/** Each network that there is without a route, as what spreads it again. */
function networksAlone(networks: Networks): (() => ReturnType<Networks['kinds']>[number]['spread'])[] {
  const [{ spread }] = networks.kinds() as [ReturnType<Networks['kinds']>[number]];
  const seen = new Set<number>();
  return networks.stations.flatMap((station) => {
    if (seen.has(station)) return [];
    const again = () => {
      spread.taken.fill(0);
      spread.from(station);
      return spread;
    };
    networks.markSame(station, again(), seen);
    return [again];
  });
}
