/**
 * A route whose last stop brings nothing is worth no more than the same route without that stop, which uses less
 * track: as long as that is a route too, the longer one is never needed.
 */
import type { Walker } from './walker.ts';

export function trimmable(walker: Walker): boolean {
  const { depth, turn, head, seg } = walker;
  const near = head[depth]!;
  const nearNext = depth - 1 === turn ? walker.root : head[depth - 1]!;
  if (idle(walker, near, nearNext, seg[depth]!)) return true;
  if (turn >= 0) return idle(walker, head[turn]!, head[turn - 1]!, seg[turn]!);
  return idle(walker, walker.root, head[1]!, seg[1]!);
}

function idle(walker: Walker, end: number, next: number, e: number): boolean {
  const { train, graph } = walker;
  if (train.segBonus[e]! > 0 || train.endBonus[next]! < train.endBonus[end]!) return false;
  if (train.hope !== null && train.hope[end]! > 0) return false;
  if (train.pay[end]! > 0 && !outranked(walker, end)) return false;
  if (!train.endOk[next] || walker.stations - graph.mine[end]! < 1) return false;
  if (train.needs.length > 0 && !meets(walker, end)) return false;
  return walker.counted - train.minCounts[end]! >= train.minStops;
}

/** Has the route, without this stop, one of each kind that it needs? */
export function meets(walker: Walker, without: number): boolean {
  const { train, head, depth } = walker;
  return train.needs.every((kind) => {
    for (let d = 0; d <= depth; d++) if (kind[head[d]!] && head[d] !== without) return true;
    return false;
  });
}

/** Are there enough other stops on the route that pay as much, so that this one is not among the best? */
function outranked(walker: Walker, end: number): boolean {
  const { train, head, depth } = walker;
  if (train.best < 0 || !train.rival[end]) return false;
  let better = 0;
  for (let d = 0; d <= depth; d++) {
    const stop = head[d]!;
    if (stop !== end && train.rival[stop] && train.pay[stop]! >= train.pay[end]!) better++;
  }
  return better >= train.best;
}
