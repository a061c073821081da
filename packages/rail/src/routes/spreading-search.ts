/**
 * The best run of trains of which some run networks. Routes are laid first and networks take what they leave, so routes are
 * searched with the bound of what is left, and each that may lead to a better run is tried with its networks.
 */
import { facesOf } from './faces.ts';
import { graphOf, type NodeCount } from './graph.ts';
import type { Network, Route, RunRules, TrainSpec } from './network.ts';
import { Networks } from './networks.ts';
import { type BestRun, DEFAULT_NODES, type Progress, type SearchOptions } from './result.ts';
import { RoutesBeside } from './routes-beside.ts';
import { SweptBeside } from './sweep/swept-beside.ts';

/** How long a quick look stays behind each of the first steps, before everything is looked at. */
const STEP_LIMITS = [200, 2000, Number.POSITIVE_INFINITY];

export function* searchSpreading(
  network: Network,
  trains: readonly TrainSpec[],
  options: SearchOptions,
): Generator<Progress, BestRun> {
  if (trains.some(({ once }) => once !== undefined)) throw new RangeError('`once` and `spreads` exclude each other');
  const count: NodeCount = { nodes: 0, max: options.maxNodes ?? DEFAULT_NODES };
  const linear = trains.filter(({ spreads }) => spreads === undefined);
  const spreading = trains.filter(({ spreads }) => spreads !== undefined);
  const incumbent: { revenue: number; routes: readonly Route[] } = { revenue: 0, routes: [] };
  const graph = linear.length > 0 && network.stops.some(({ mine }) => mine) ? graphOf(network, options, count) : null;
  const known = linear.length === 0 || count.nodes <= count.max;
  const hunts = placesFor(linear, spreading, options).flatMap(({ routes, networks }) => {
    const own = new Networks(network, spreading.slice(0, networks));
    const alone = own.best(new Uint8Array(network.units));
    count.nodes += own.steps >> 4;
    if (alone.revenue > incumbent.revenue) Object.assign(incumbent, { revenue: alone.revenue, routes: alone.routes });
    if (graph === null || routes === 0) return [];
    return facesOf(linear, options).map(
      (faces) =>
        SweptBeside.of(graph, faces, own, incumbent, count, options) ??
        new RoutesBeside(graph, faces, routes, own, incumbent, count, options),
    );
  });
  const bounds = hunts.map((hunt) => hunt.bound());
  if (!known) bounds.push(everything(network, trains, options));
  const bound = (): number => Math.max(incumbent.revenue, ...bounds);
  let reported = 0;
  const progress = (): Progress => {
    const better = incumbent.revenue > reported;
    reported = incumbent.revenue;
    const { routes } = incumbent;
    return { revenue: reported, upperBound: bound(), nodes: count.nodes, ...(better ? { routes } : {}) };
  };
  for (const limit of STEP_LIMITS) {
    for (const [i, hunt] of hunts.entries()) {
      if (bounds[i]! <= incumbent.revenue) continue;
      const work = hunt.run(limit);
      for (let step = work.next(); ; step = work.next()) {
        if (!step.done) {
          yield progress();
          continue;
        }
        if (step.value) bounds[i] = 0;
        break;
      }
    }
  }
  return { ...incumbent, upperBound: bound(), proven: bound() === incumbent.revenue, nodes: count.nodes };
}

/** How many routes and how many networks there can be together, with as few of either as it takes. */
function placesFor(
  linear: readonly TrainSpec[],
  spreading: readonly TrainSpec[],
  { maxTrains = linear.length + spreading.length }: RunRules,
): { readonly routes: number; readonly networks: number }[] {
  const least = Math.min(spreading.length, Math.max(0, maxTrains - linear.length));
  const most = Math.min(spreading.length, maxTrains);
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    routes: Math.min(linear.length, maxTrains - least - i),
    networks: least + i,
  }));
}

/** All there is, as often as it can be paid. */
function everything(network: Network, trains: readonly TrainSpec[], { bonus }: RunRules): number {
  let sum = 0;
  for (const train of trains) {
    sum += Math.max(0, bonus?.most(train) ?? 0);
    for (const { value, endBonus = 0 } of network.stops) {
      const times = Math.max(1, ...Object.values(train.times ?? {}), train.spreads ? network.tracks.length : 1);
      sum += Math.max(0, value) * train.multiplier * times + Math.max(0, endBonus);
    }
    for (const track of network.tracks) sum += Math.max(0, track.bonus ?? 0);
  }
  return sum;
}
