/** The bound that fits a class of trains. */
import { BlockBound } from './block-bound.ts';
import type { Bounder } from './bound.ts';
import { ChainBound } from './chain-bound.ts';
import type { Graph } from './graph.ts';
import type { TrainClass } from './train-class.ts';

export function bounderOf(graph: Graph, train: TrainClass): Bounder {
  return train.best >= 0 || train.limits.length > 0 ? new ChainBound(graph, train) : new BlockBound(graph, train);
}
