/** The best run among routes that are all at hand: guess, price, pack. */
import type { NodeCount } from './graph.ts';
import { everything, guess, orders } from './greedy.ts';
import { Lagrange } from './lagrange.ts';
import { Pack } from './pack.ts';
import { bestTogether, type PriceTable, roundDown } from './prices.ts';
import type { Incumbent, Task } from './task.ts';

/** Nodes between two reports of any long piece of work. */
export const SLICE = 65536;
/** Of a long list, what pricing has left is packed as soon as that takes few nodes: better prices would leave a little less. */
const LONG = 1000;
const SHORT = 300;
const FEW = 2000;

/**
 * Yields now and then; returns a bound on every run of these routes. It is the incumbent's revenue if that is proven
 * to be the best. `until` is the count of nodes at which packing gives up.
 */
export function* searchPools(
  task: Task,
  incumbent: Incumbent,
  count: NodeCount,
  until: number,
  start: PriceTable | null = null,
): Generator<void, number> {
  const active = everything(task);
  for (const order of orders(task)) guess(task, active, order, start, 0.5, incumbent);
  const tops = task.classes.map(({ pool }) => pool.most());
  if (bestTogether(task, tops) <= incumbent.revenue) return incumbent.revenue;
  const lagrange = new Lagrange(task, active, incumbent, count, start);
  const end = Math.min(until, count.max);
  const long = lagrange.left > LONG;
  while (!lagrange.done && lagrange.rounds < 300 && count.nodes < end) {
    lagrange.round();
    if (lagrange.rounds % 16 !== 0) continue;
    if (long && lagrange.left <= SHORT && isPacked(task, lagrange, incumbent, count, end)) return incumbent.revenue;
    yield;
  }
  lagrange.settle();
  const bound = lagrange.bound;
  if (bound <= incumbent.revenue) return incumbent.revenue;
  const pack = new Pack(task, lagrange.best, incumbent, count);
  while (!pack.run(Math.min(end, count.nodes + SLICE))) {
    if (count.nodes >= end) return Math.max(incumbent.revenue, Math.min(bound, roundDown(pack.openBound(), task.step)));
    yield;
  }
  return incumbent.revenue;
}

/** Looks for a better run among the routes known, be they all or not. */
export function* searchKnown(
  task: Task,
  incumbent: Incumbent,
  count: NodeCount,
  until: number,
  start: PriceTable | null,
): Generator<void, void> {
  const known = { ...task, classes: task.classes.map((own) => ({ ...own, complete: true })) };
  yield* searchPools(known, incumbent, count, until, start);
}

/** Good prices for the routes known; their bound holds for these only. */
export function priceKnown(
  task: Task,
  incumbent: Incumbent,
  count: NodeCount,
  start: PriceTable,
): { prices: PriceTable; bound: number } {
  const lagrange = new Lagrange(task, everything(task), incumbent, count, start);
  while (!lagrange.done && lagrange.rounds < 200) lagrange.round();
  lagrange.settle();
  return lagrange.best;
}

/** Is the best run found, and proven, by choosing among the routes left? */
function isPacked(task: Task, lagrange: Lagrange, incumbent: Incumbent, count: NodeCount, end: number): boolean {
  lagrange.settle();
  return new Pack(task, lagrange.best, incumbent, count).run(Math.min(end, count.nodes + FEW));
}
