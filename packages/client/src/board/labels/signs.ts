import { type Point, toRadians, turned } from '../geometry/point.ts';
import type { Fence } from '../map/edges.ts';
import { LEAST } from './legible.ts';
import { isClear, type Room, type Standing } from './room.ts';

/** The cost of an edge, in hex sides. */
export const FEE = 0.17;
export const FEE_WIDTH = 0.3;
export const FEE_HEIGHT = 0.21;

/** How often its printed size the cost of an edge is drawn. */
export const feeGrowth = (scale: number): number => Math.round(Math.max(1, LEAST / (FEE * scale)) * 100) / 100;

/** Costs of edges where they find room along their edge, by the key of the fence. */
export function placeSigns(
  room: Room,
  fences: readonly Fence[],
  { turn, scale }: { readonly turn: number; readonly scale: number },
  around: (hex: number) => readonly Standing[],
): ReadonlyMap<string, Point> {
  const grown = feeGrowth(scale);
  const [width, height] = [FEE_WIDTH * grown, FEE_HEIGHT * grown];
  const angle = toRadians(90 * turn);
  const signs = new Map<string, Point>();
  for (const { key, cost, hex, sign, signs: others } of fences) {
    if (cost === undefined) continue;
    const near = around(hex);
    const place = [sign, ...others].find((one) => {
      const at = turned(one, angle);
      const clear = near.every(({ at: [x, y], solid }) => isClear(at[0] - x, at[1] - y, width / 2, height / 2, solid));
      return clear && room.isFree({ at, width, height });
    });
    if (!place) continue;
    room.take({ at: turned(place, angle), width, height });
    signs.set(key, place);
  }
  return signs;
}
