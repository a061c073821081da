import type { Board } from '@roundhouse/rail';
import { centreOf, edgeCorners } from '../geometry/hexagon.ts';
import { add, at, type Point } from '../geometry/point.ts';

const keyOf = ([x, y]: Point): string => `${Math.round(x * 50)},${Math.round(y * 50)}`;

/** The outline of all hexes together: closed loops, the land always on the right. */
export function silhouette(board: Board): Point[][] {
  const next = new Map<string, { readonly from: Point; readonly to: Point }[]>();
  board.ids.forEach((id, hex) => {
    for (let edge = 0; edge < 6; edge++) {
      if ((board.neighbours[hex * 6 + edge] as number) >= 0) continue;
      const centre = centreOf(id);
      const [from, to] = edgeCorners(edge).map((corner) => add(centre, corner)) as [Point, Point];
      next.set(keyOf(from), [...(next.get(keyOf(from)) ?? []), { from, to }]);
    }
  });
  const loops: Point[][] = [];
  for (const starts of next.values()) {
    for (let side = starts.pop(); side; side = starts.pop()) {
      const loop = [side.from];
      let end = side.to;
      for (let on = next.get(keyOf(end))?.pop(); on; on = next.get(keyOf(end))?.pop()) {
        loop.push(end);
        end = on.to;
      }
      loops.push(loop);
    }
  }
  return loops;
}

export const outline = (board: Board): string =>
  silhouette(board)
    .map((loop) => `M${loop.map(at).join('L')}Z`)
    .join('');
