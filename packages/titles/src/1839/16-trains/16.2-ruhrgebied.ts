/** The Ruhrgebied: an off-board whose revenue hangs on the rest of the route (12-13, Q44). */
import type { Network, RouteBonus, Stop, TrainSpec } from '@roundhouse/rail';
import { ruhrHexes } from '../material.ts';

/** All that is printed is in tens. */
const STEP = 10;

const isRuhr = ({ id }: Stop): boolean => ruhrHexes.some((hex) => id.startsWith(`${hex}:`));

/** May the train have an off-board at each end? “P” trains have one, so that there is nothing to double. */
const hasTwoEnds = ({ limits }: TrainSpec): boolean => !limits.some(({ kinds }) => kinds.includes('offboard'));

/** What a stop would make of the Ruhrgebied: its own value, or twice that of an off-board at the other end. */
function makesOf(train: TrainSpec, stop: Stop): number {
  if (stop.kind !== 'offboard') return stop.value;
  return hasTwoEnds(train) ? 2 * stop.value : 0;
}

const made = new WeakMap<Network, RouteBonus>();

/** It pays nothing by itself; this is what it is worth on a route, whether the other stops are counted or not. */
export function ruhrgebied(network: Network): RouteBonus {
  const known = made.get(network);
  if (known) return known;
  const { stops } = network;
  const at = stops.flatMap((stop, i) => (isRuhr(stop) ? [i] : []));
  const largest = (train: TrainSpec, on: readonly number[]): number =>
    on.reduce((most, stop) => Math.max(most, makesOf(train, stops[stop]!)), 0);
  const all = [...stops.keys()];
  const bonus: RouteBonus = {
    of: (train, on) => (on.some((stop) => at.includes(stop)) ? largest(train, on) : 0),
    most: (train) => (at.length === 0 ? 0 : largest(train, all)),
    byStops: { at: (train) => new Map(at.map((stop) => [stop, largest(train, all)])), step: STEP },
  };
  made.set(network, bonus);
  return bonus;
}
