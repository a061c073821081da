/**
 * Passing through a stop takes two of the units that lead there. Of any three of these units no two routes can take
 * two each, so "takes two of these three" is something that routes cannot share either. Units alone allow half a route
 * here and half a route there; with this the prices see that it cannot be done.
 */
import type { Segment } from './segments.ts';

export interface Passages {
  /** How many such threes there are. */
  readonly cuts: number;
  /** The place of a segment's first unit among those of its end a, and of its last among those of its end b. */
  readonly atA: Int32Array;
  readonly atB: Int32Array;
  /** The place of a unit among those of a stop; -1 for track without units. */
  placeAt(stop: number, unit: number): number;
  /** Passages at stop s by place i and j: number `start[s] + i * degree[s] + j`. */
  readonly start: Int32Array;
  readonly degree: Int32Array;
  readonly count: number;
  /** The threes that a passage takes two of, by number of the passage. */
  readonly cutsOf: readonly Int32Array[];
}

/** Stops with more ways than this are left alone: the threes would be too many. */
const MAX_DEGREE = 6;

export function passagesOf(
  segments: readonly Segment[],
  firstUnit: (segment: Segment, atB: boolean) => number,
  stops: number,
): Passages {
  const places = Array.from({ length: stops }, () => new Map<number, number>());
  const placeAt = (stop: number, unit: number): number => {
    const own = places[stop]!;
    const place = own.get(unit) ?? own.size;
    own.set(unit, place);
    return place;
  };
  // Track without units takes nothing: place 0 is kept for it.
  for (const own of places) own.set(-1, 0);
  const atA = Int32Array.from(segments, (segment) => placeAt(segment.a, firstUnit(segment, false)));
  const atB = Int32Array.from(segments, (segment) => placeAt(segment.b, firstUnit(segment, true)));
  const start = new Int32Array(stops);
  const degree = Int32Array.from(places, (own) => own.size);
  let count = 0;
  let cuts = 0;
  const cutsOf: number[][] = [];
  for (let s = 0; s < stops; s++) {
    const d = degree[s]!;
    start[s] = count;
    count += d * d;
    for (let i = 0; i < d * d; i++) cutsOf.push([]);
    if (d - 1 < 3 || d - 1 > MAX_DEGREE) continue;
    for (let i = 1; i < d; i++) {
      for (let j = i + 1; j < d; j++) {
        for (let k = j + 1; k < d; k++) {
          for (const [x, y] of [
            [i, j],
            [i, k],
            [j, k],
          ] as const) {
            cutsOf[start[s]! + x * d + y]!.push(cuts);
            cutsOf[start[s]! + y * d + x]!.push(cuts);
          }
          cuts++;
        }
      }
    }
  }
  return {
    cuts,
    atA,
    atB,
    placeAt: (stop, unit) => places[stop]!.get(unit)!,
    start,
    degree,
    count,
    cutsOf: cutsOf.map((list) => Int32Array.from(list)),
  };
}
