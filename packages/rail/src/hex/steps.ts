import type { Board } from './board.ts';

/** May a step be taken over this side, seen from the hex that is left? */
export type Crosses = (side: number) => boolean;

/** By hex: the fewest steps from this one, each over a hexside that can be crossed; -1 where none lead, or more than `most`. */
export function stepsFrom(board: Board, from: number, crosses: Crosses, most = Number.POSITIVE_INFINITY): Int16Array {
  const steps = new Int16Array(board.ids.length).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const hex of queue) {
    const next = (steps[hex] as number) + 1;
    if (next > most) continue;
    for (let edge = 0; edge < 6; edge++) {
      const side = hex * 6 + edge;
      const neighbour = board.neighbours[side] as number;
      if (neighbour < 0 || steps[neighbour] !== -1 || !crosses(side)) continue;
      steps[neighbour] = next;
      queue.push(neighbour);
    }
  }
  return steps;
}
