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

  // Tracks by point: few meet at one, so a scan finds the one to the next point faster than any map.
  const at: { readonly to: number; readonly track: number; readonly hex: number }[][] = Array.from(
    { length: count },
    () => [],
  );
  network.tracks.forEach((track, i) => {
    const a = pointOf(track.a);
    const b = pointOf(track.b);
    at[a]!.push({ to: b, track: i, hex: track.hex });
    if (a !== b) at[b]!.push({ to: a, track: i, hex: track.hex });
  });

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
      for (const link of at[from]!) {
        if (link.to !== to) continue;
        if (hex !== undefined && link.hex === hex) {
          if (found === -1) found = -2;
        } else if (taken(link.track, from, route) >= 0) {
          found = -3;
        } else {
          for (const unit of network.tracks[link.track]!.units) unitSeen[unit] = visit(route);
          return link.track;
        }
      }
      return found;
    },
    userOf(from, to, hex, route) {
      for (const link of at[from]!) {
        if (link.to !== to || (hex !== undefined && link.hex === hex)) continue;
        const unit = taken(link.track, from, route);
        if (unit >= 0) return unitSeen[unit]! - run * ROUTES - 1;
      }
      return 0;
    },
    firstOfGroup(stop, route) {
      const group = groupOf[stop]!;
      if (groupSeen[group] === visit(route)) return false;
      groupSeen[group] = visit(route);
      return true;
    },
  };
}
