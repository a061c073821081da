/** 6.6.2 Float a new public company: the distance fee of a second marker. */
import { hexIndex, oppositeEdge, stepsFrom } from '@roundhouse/rail';
import { board } from '../material.ts';

const FEE = 80;

/** A gray hex is entered and left by edges with track; red and blue ones never are (6.6.2-12, Q23). */
function isOpen(hex: number, edge: number): boolean {
  const { color } = board.hexes[hex]!;
  if (color === 'red' || color === 'blue') return false;
  return color !== 'gray' || (board.printed[hex]!.edgeMask & (1 << edge)) !== 0;
}

function crosses(side: number): boolean {
  if (board.borders[side]!.some(({ kind }) => kind === 'impassable')) return false;
  const edge = side % 6;
  return isOpen(Math.floor(side / 6), edge) && isOpen(board.neighbours[side]!, oppositeEdge(edge));
}

const known = new Map<string, Int16Array>();

function stepsOn(from: string): Int16Array {
  const steps = known.get(from) ?? stepsFrom(board, hexIndex(board, from), crosses);
  known.set(from, steps);
  return steps;
}

/** £80 for each hexagon edge of the shortest path (6.6.2-11); nothing can be paid where there is none. */
export function distanceFee(from: string, to: string): number | null {
  const distance = stepsOn(from)[hexIndex(board, to)]!;
  return distance < 0 ? null : distance * FEE;
}

/** A shortest path itself, hex by hex, to show what the fee is for. */
export function feePath(from: string, to: string): string[] {
  const steps = stepsOn(from);
  const path = [hexIndex(board, to)];
  while (steps[path[0]!]! > 0) {
    const [hex] = path as [number];
    const edge = [0, 1, 2, 3, 4, 5].find((one) => {
      const neighbour = board.neighbours[6 * hex + one]!;
      return neighbour >= 0 && steps[neighbour] === steps[hex]! - 1 && crosses(6 * hex + one);
    })!;
    path.unshift(board.neighbours[6 * hex + edge]!);
  }
  return path.map((hex) => board.ids[hex]!);
}
