/** Where the bits of a route stand: units, stops that pay once, and (if wanted) cuts; in words of 32. */
import type { Graph } from './graph.ts';

export interface Layout {
  readonly units: number;
  readonly once: number;
  readonly cuts: number;
  readonly words: number;
}

export function layoutOf(graph: Graph, onceStops: number, withCuts: boolean): Layout {
  const once = (onceStops + 31) >>> 5;
  const cuts = withCuts ? (graph.passages.cuts + 31) >>> 5 : 0;
  return { units: graph.words, once, cuts, words: graph.words + once + cuts };
}
