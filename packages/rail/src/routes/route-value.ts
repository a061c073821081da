/** What the route that a walker stands on pays. */
import type { Walker } from './walker.ts';

const rivals = new Float64Array(4096);

export function finalValue(walker: Walker): number {
  const { train, depth } = walker;
  let value = walker.value[depth]! + train.endBonus[walker.head[depth]!]!;
  if (depth > 0) value += train.endBonus[walker.farEnd()]!;
  if (train.best >= 0) value += bestPlaces(walker);
  const { bonus, hope } = train;
  if (bonus === undefined) return value;
  // A bonus that says at which stops it is earned looks at no track, and adds nothing where nothing is hoped for.
  if (hope === null) return value + bonus.of(train.spec, stopsOf(walker), tracksOf(walker));
  return hopeIn(walker) === 0 ? value : value + bonus.of(train.spec, stopsOf(walker), []);
}

/** The same at the prices of the walk: `finalValue` less what the bits cost. */
export function finalGain(walker: Walker, value: number): number {
  // Ends, best places and the title's bonus have no price: they come in full, in place of what was hoped for.
  return value - walker.value[walker.depth]! + walker.gain[walker.depth]! - hopeIn(walker);
}

function hopeIn({ train: { hope }, head, depth }: Walker): number {
  if (hope === null) return 0;
  let sum = 0;
  for (let d = 0; d <= depth; d++) sum += hope[head[d]!]!;
  return sum;
}

function bestPlaces(walker: Walker): number {
  const { train, head, depth } = walker;
  let count = 0;
  for (let d = 0; d <= depth; d++) {
    const stop = head[d]!;
    if (!train.rival[stop]) continue;
    const pay = train.pay[stop]!;
    let i = count < train.best ? count++ : count;
    if (i === count) {
      if (i === 0 || rivals[i - 1]! >= pay) continue;
      i--;
    }
    for (; i > 0 && rivals[i - 1]! < pay; i--) rivals[i] = rivals[i - 1]!;
    rivals[i] = pay;
  }
  let sum = 0;
  for (let i = 0; i < count; i++) sum += rivals[i]!;
  return sum;
}

/** Levels in the order of the route: the first arm backwards, then the second. */
export function stopsOf(walker: Walker): number[] {
  const { head, depth, turn } = walker;
  const stops: number[] = [];
  for (let d = turn >= 0 ? turn : depth; d >= 0; d--) stops.push(head[d]!);
  if (turn >= 0) for (let d = turn + 1; d <= depth; d++) stops.push(head[d]!);
  return stops;
}

export function tracksOf(walker: Walker): number[] {
  const { head, seg, depth, turn, graph } = walker;
  const tracks: number[] = [];
  const add = (e: number, to: number): void => {
    const { b, tracks: own } = graph.segments[e]!;
    tracks.push(...(b === to ? own : own.toReversed()));
  };
  for (let d = turn >= 0 ? turn : depth; d > 0; d--) add(seg[d]!, head[d - 1]!);
  if (turn >= 0) for (let d = turn + 1; d <= depth; d++) add(seg[d]!, head[d]!);
  return tracks;
}
