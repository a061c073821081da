/** Contracting the track: every simple path from stop to stop that a route of the company could use. */
import type { NodeCount } from './graph.ts';
import type { Network } from './network.ts';

export interface Segment {
  readonly a: number;
  readonly b: number;
  /** Tracks in order from a to b. */
  readonly tracks: readonly number[];
  /** What it shares with no other route. */
  readonly units: readonly number[];
  /** What it shares with no other segment of the same route: units, and hexsides passed (numbered behind the units). */
  readonly marks: readonly number[];
  readonly bonus: number;
}

/**
 * Walks outwards from the company's stations. A stop that is neither passable nor a station is never walked from:
 * what leads from it to a stop that is, is found from there, and between two such ends there is no station.
 */
export function segmentsWithin(network: Network, count: NodeCount): Segment[] | null {
  const { stops, tracks } = network;
  const leaving = new Map<number, number[]>();
  tracks.forEach((track, i) => {
    for (const end of track.a === track.b ? [track.a] : [track.a, track.b]) {
      const list = leaving.get(end);
      if (list === undefined) leaving.set(end, [i]);
      else list.push(i);
    }
  });

  const found: Segment[] = [];
  const walked = new Uint8Array(stops.length);
  const queue: number[] = [];
  stops.forEach((stop, i) => {
    if (stop.mine) queue.push(i);
  });
  const known = new Set(queue);
  const onTracks: number[] = [];
  const onHexsides: number[] = [];
  const units: number[] = [];

  const arrive = (from: number, to: number): void => {
    if (to === from || walked[to]) return;
    if (stops[from]!.group !== undefined && stops[from]!.group === stops[to]!.group) return;
    if (!known.has(to)) {
      known.add(to);
      if (stops[to]!.passable) queue.push(to);
    }
    const own = [...new Set(units)].sort((x, y) => x - y);
    const marks = [...own, ...onHexsides.map((hexside) => network.units + hexside)];
    let bonus = 0;
    for (const track of onTracks) bonus += tracks[track]!.bonus ?? 0;
    found.push({ a: from, b: to, tracks: [...onTracks], units: own, marks, bonus });
  };

  const walk = (from: number, end: number, hex: number | undefined): boolean => {
    for (const i of leaving.get(end) ?? []) {
      if (++count.nodes > count.max) return false;
      const track = tracks[i]!;
      if (hex !== undefined && track.hex === hex) continue;
      const next = track.a === end ? track.b : track.a;
      if (next < 0 && onHexsides.includes(~next)) continue;
      // The hexside just crossed belongs to the tracks on both its sides.
      if (track.units.some((unit) => unit !== ~end && units.includes(unit))) continue;
      onTracks.push(i);
      units.push(...track.units);
      if (next >= 0) {
        arrive(from, next);
      } else {
        onHexsides.push(~next);
        if (!walk(from, next, track.hex)) return false;
        onHexsides.pop();
      }
      units.length -= track.units.length;
      onTracks.pop();
    }
    return true;
  };

  for (let i = 0; i < queue.length; i++) {
    const stop = queue[i]!;
    if (!walk(stop, stop, undefined)) return null;
    walked[stop] = 1;
  }
  return found;
}

/** All of them, however many there are. */
export const segmentsOf = (network: Network): Segment[] =>
  segmentsWithin(network, { nodes: 0, max: Number.POSITIVE_INFINITY })!;

/** Of two segments between the same stops, one that uses all the other uses and pays no more is never needed. */
export function undominated(segments: readonly Segment[]): Segment[] {
  const between = new Map<string, number[]>();
  segments.forEach((segment, i) => {
    const key = segment.a < segment.b ? `${segment.a} ${segment.b}` : `${segment.b} ${segment.a}`;
    const list = between.get(key);
    if (list === undefined) between.set(key, [i]);
    else list.push(i);
  });
  const dropped = new Set<number>();
  for (const list of between.values()) {
    for (const i of list) {
      const mine = new Set(segments[i]!.marks);
      for (const j of list) {
        if (i === j || dropped.has(j)) continue;
        const other = segments[j]!;
        if (other.bonus < segments[i]!.bonus || !other.marks.every((mark) => mine.has(mark))) continue;
        dropped.add(i);
        break;
      }
    }
  }
  return segments.filter((_, i) => !dropped.has(i));
}
