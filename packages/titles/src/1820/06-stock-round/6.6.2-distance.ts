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

/** £80 for each hexagon edge of the shortest path (6.6.2-11); nothing can be paid where there is none. */
export function distanceFee(from: string, to: string): number | null {
  const steps = known.get(from) ?? stepsFrom(board, hexIndex(board, from), crosses);
  known.set(from, steps);
  const distance = steps[hexIndex(board, to)]!;
  return distance < 0 ? null : distance * FEE;
}
