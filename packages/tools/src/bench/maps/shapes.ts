/**
 * Shapes of tiles: what stands on them and which sides (0 to 5, clockwise) and stops (n0, n1) their tracks join.
 * `j` is a crossing where plain tracks meet.
 */
import type { StopKind } from '@roundhouse/rail';

export interface Shape {
  readonly stops: readonly StopKind[];
  readonly tracks: readonly string[];
}

const shape = (tracks: string, ...stops: StopKind[]): Shape => ({ stops, tracks: tracks.split(' ') });

export const plain: readonly Shape[] = [
  shape('0:1'),
  shape('0:2'),
  shape('0:3'),
  shape('0:2 1:3'),
  shape('0:3 1:4'),
  shape('0:3 1:2'),
  shape('0:3 0:4'),
  shape('0:3 0:2'),
  shape('0:2 0:4'),
  shape('0:4 0:5'),
  shape('0:2 0:1 1:2'),
  shape('0:2 2:4 0:4'),
  shape('0:3 0:2 1:3 1:2'),
  shape('0:3 1:4 0:1 3:4'),
  shape('0:3 2:4 0:4 2:3'),
  shape('0:1 0:2 1:3 2:3'),
  shape('0:j 1:j 3:j'),
  shape('0:j 2:j 3:j 5:j'),
];

export const towns: readonly Shape[] = [
  shape('0:n0 1:n0', 'town'),
  shape('0:n0 2:n0', 'town'),
  shape('0:n0 3:n0', 'town'),
  shape('0:n0 2:n0 4:n0', 'town'),
  shape('0:n0 1:n0 3:n0 4:n0', 'town'),
  shape('0:n0 3:n0 1:n1 4:n1', 'town', 'town'),
  shape('2:n0 5:n0 2:n1 4:n1', 'town', 'town'),
  shape('0:n0 n0:n1 3:n1', 'town', 'town'),
];

export const cities: readonly Shape[] = [
  shape('0:n0 3:n0', 'city'),
  shape('0:n0 2:n0', 'city'),
  shape('0:n0 1:n0 3:n0 4:n0', 'city'),
  shape('0:n0 1:n0 2:n0 3:n0', 'city'),
  shape('0:n0 2:n0 4:n0', 'city'),
  shape('0:n0 1:n0 2:n0 3:n0 4:n0 5:n0', 'city'),
  shape('0:n0 2:n0 3:n1 4:n1', 'city', 'city'),
  shape('0:n0 3:n0 1:n1 4:n1', 'city', 'city'),
  shape('0:n0 1:n0 n0:n1 3:n1 4:n1', 'city', 'city'),
  shape('1:n0 2:n0 3:n0 4:n0 1:4', 'city'),
];

/** Only full of track: a late game. */
export const brownPlain: readonly Shape[] = plain.filter(({ tracks }) => tracks.length > 2);
export const brownCities: readonly Shape[] = [
  shape('0:n0 1:n0 2:n0 3:n0', 'city'),
  shape('0:n0 1:n0 3:n0 4:n0', 'city'),
  shape('0:n0 1:n0 2:n0 3:n0 4:n0', 'city'),
  shape('0:n0 1:n0 2:n0 3:n0 4:n0 5:n0', 'city'),
  shape('0:n0 2:n0 3:n1 4:n1', 'city', 'city'),
];

/** An off-board with some of its sides open. */
export function offboard(sides: readonly number[]): Shape {
  return { stops: ['offboard'], tracks: sides.map((side) => `${side}:n0`) };
}
