/** From bits back to the points of a route. */
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import type { Route, TrainSpec } from './network.ts';
import { finalValue, stopsOf, tracksOf } from './route-value.ts';
import type { TrainClass } from './train-class.ts';
import { Walker } from './walker.ts';

/** Walks only what the bits allow until the route with these bits and this value is met again, or one in its place. */
export function rebuild(
  graph: Graph,
  train: TrainClass,
  layout: Layout,
  value: number,
  mask: Int32Array,
  spec: TrainSpec,
): Route {
  const closed = new Uint8Array(graph.segments.length);
  graph.segments.forEach((_, e) => {
    for (let w = 0; w < graph.words; w++) if ((graph.segMask[e * graph.words + w]! & ~mask[w]!) !== 0) closed[e] = 1;
  });
  let found: Route | null = null;
  let within: Route | null = null;
  const sink = (walker: Walker): void => {
    if (found !== null || finalValue(walker) !== value) return;
    const differs = (w: number): boolean => walker.mask[walker.depth * walker.words + w] !== mask[w];
    for (let w = layout.units; w < layout.units + layout.once; w++) if (differs(w)) return;
    const route = routeOf(spec, pathOf(graph, stopsOf(walker), tracksOf(walker)));
    within ??= route;
    // Cuts follow from the rest, so they are not compared.
    for (let w = 0; w < layout.units; w++) if (differs(w)) return;
    found = route;
  };
  const count = { nodes: 0, max: Number.POSITIVE_INFINITY };
  const walker = new Walker(graph, train, layout, count, sink);
  walker.start(
    { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null },
    closed,
    Number.NEGATIVE_INFINITY,
    null,
  );
  while (found === null && !walker.run(count.nodes + 64)) {
    // Walks on in small pieces, to stop soon after it is found.
  }
  // One that a walker leaves out, since another of the same value takes a part of its bits: that one will do.
  found ??= within;
  if (found === null) throw new Error('a route could not be found again');
  return found;
}

export function routeOf({ id, power }: TrainSpec, path: readonly string[]): Route {
  return power === undefined ? { train: id, path } : { train: id, path, power };
}

export function pathOf(graph: Graph, stops: readonly number[], tracks: readonly number[]): string[] {
  const { network } = graph;
  let at = stops[0]!;
  const path = [network.stops[at]!.id];
  for (const track of tracks) {
    const { a, b } = network.tracks[track]!;
    at = a === at ? b : a;
    path.push(at >= 0 ? network.stops[at]!.id : network.hexsides[~at]!);
  }
  return path;
}
