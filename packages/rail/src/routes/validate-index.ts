/** Names to numbers and marks of use, made once for a network: what makes the validator linear. */
import type { Network } from './network.ts';

export interface Index {
  /** Every point by name: stops by their index, hexsides behind them. */
  readonly points: ReadonlyMap<string, number>;
  /** Per point the visit (a route of a run) that came by last. */
  readonly seenAt: Float64Array;
  /** Forgets all marks, in constant time. */
  nextRun(): void;
  /** The mark of one route of this run. */
  visit(route: number): number;
  /**
   * The track between two points, which the route leaves from `hex` (if it comes from a hexside), marked as used.
   * -1: there is none, -2: only back into the same hex, -3: it is in use.
   */
  link(from: number, to: number, hex: number | undefined, route: number): number;
  /** After -3: the route that uses the track. */
  userOf(from: number, to: number, hex: number | undefined, route: number): number;
  /** Does any route of this run use the unit? */
  isUsed(unit: number): boolean;
  use(unit: number, route: number): void;
  /** Marks the group of a stop as visited; false if it was already. */
  firstOfGroup(stop: number, route: number): boolean;
}

/** No run has more routes than this; it spaces the marks. */
const ROUTES = 4096;

const known = new WeakMap<Network, Index>();

export function indexOf(network: Network): Index {
  let index = known.get(network);
  if (index === undefined) {
    index = build(network);
    known.set(network, index);
  }
  return index;
}

function build(network: Network): Index {
  const stopCount = network.stops.length;
  const count = stopCount + network.hexsides.length;
  const points = new Map<string, number>();
  network.stops.forEach((stop, i) => void points.set(stop.id, i));
  network.hexsides.forEach((name, i) => void points.set(name, stopCount + i));
  const pointOf = (end: number): number => (end >= 0 ? end : stopCount + ~end);

  // Tracks by point, chained in the order of the tracks: few meet at one, so a scan finds the one to the next point
  // faster than any map. A link is twice the number of its track, and one more for its other end.
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(2 * network.tracks.length);
  const target = new Int32Array(2 * network.tracks.length);
  for (let i = network.tracks.length - 1; i >= 0; i--) {
    const track = network.tracks[i]!;
    const a = pointOf(track.a);
    const b = pointOf(track.b);
    chain(2 * i, a, b);
    if (a !== b) chain(2 * i + 1, b, a);
  }
  function chain(link: number, from: number, to: number): void {
    target[link] = to;
    next[link] = first[from]!;
    first[from] = link;
  }
  const hexOf = (link: number): number => network.tracks[link >> 1]!.hex;

  const groupNames = new Map<string, number>();
  const groupOf = network.stops.map((stop) => {
    if (stop.group === undefined) return -1;
    const number = groupNames.get(stop.group) ?? groupNames.size;
    groupNames.set(stop.group, number);
    return number;
  });

  const seenAt = new Float64Array(count);
  const unitSeen = new Float64Array(network.units);
  const groupSeen = new Float64Array(groupNames.size);
  let run = 0;
  const visit = (route: number): number => run * ROUTES + route + 1;

  /** The unit that forbids a track, or -1. The hexside over which a route has just come is its own and no hindrance. */
  const taken = (track: number, from: number, route: number): number => {
    const over = from - stopCount;
    for (const unit of network.tracks[track]!.units) {
      const seen = unitSeen[unit]!;
      if (seen > run * ROUTES && !(unit === over && seen === visit(route))) return unit;
    }
    return -1;
  };

  return {
    points,
    seenAt,
    visit,
    nextRun: () => {
      run++;
    },
    link(from, to, hex, route) {
      let found = -1;
      for (let link = first[from]!; link >= 0; link = next[link]!) {
        if (target[link] !== to) continue;
        const track = link >> 1;
        if (hex !== undefined && hexOf(link) === hex) {
          if (found === -1) found = -2;
        } else if (taken(track, from, route) >= 0) {
          found = -3;
        } else {
          for (const unit of network.tracks[track]!.units) unitSeen[unit] = visit(route);
          return track;
        }
      }
      return found;
    },
    userOf(from, to, hex, route) {
      for (let link = first[from]!; link >= 0; link = next[link]!) {
        if (target[link] !== to || (hex !== undefined && hexOf(link) === hex)) continue;
        const unit = taken(link >> 1, from, route);
        if (unit >= 0) return unitSeen[unit]! - run * ROUTES - 1;
      }
      return 0;
    },
    isUsed: (unit) => unitSeen[unit]! > run * ROUTES,
    use(unit, route) {
      unitSeen[unit] = visit(route);
    },
    firstOfGroup(stop, route) {
      const group = groupOf[stop]!;
      if (groupSeen[group] === visit(route)) return false;
      groupSeen[group] = visit(route);
      return true;
    },
  };
}
