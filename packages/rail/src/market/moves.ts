import type { Cell } from '../state.ts';
import { cellAt, gridOf, type Grids, isSameCell } from './grid.ts';

/** Moves on a market of two dimensions, whose rows and columns may have different lengths. */
type Step = (grids: Grids, cell: Cell) => Cell;
/** A way to another cell: so many rows down and columns to the right. */
type Way = readonly [rows: number, cols: number];

/** Is there a cell, and no wall before it? */
function isOpen(grids: Grids, from: Cell, [rows, cols]: Way): boolean {
  if ((gridOf(grids, from).rows[from.row + rows]?.[from.col + cols] ?? null) === null) return false;
  return cols >= 0 || !cellAt(grids, from).wallLeft;
}

/** The first of these ways that is open; where none is, the marker stays. */
export const firstOf =
  (...ways: readonly Way[]): Step =>
  (grids, from) => {
    const [rows, cols] = ways.find((way) => isOpen(grids, from, way)) ?? [0, 0];
    return { ...from, row: from.row + rows, col: from.col + cols };
  };

/** One row up; from the top of a column to the right instead. The top right corner keeps what is in it. */
export const up = firstOf([-1, 0], [0, 1]);
/** One column right; from the end of a row up instead. */
export const right = firstOf([0, 1], [-1, 0]);
/** One row down, or nowhere from the bottom of a column. */
export const down = firstOf([1, 0]);
/** One column left; from the end of a row, or before a wall, down instead. */
export const left = firstOf([0, -1], [1, 0]);

export const isBottom = (grids: Grids, cell: Cell): boolean => isSameCell(down(grids, cell), cell);

/** The same move several times. */
export function repeated(grids: Grids, from: Cell, step: Step, times: number): Cell {
  let cell = from;
  for (let i = 0; i < times; i++) cell = step(grids, cell);
  return cell;
}

/** From a cell up its column and then right along the top row: each cell once, the first included. */
export function pathToTop(grids: Grids, from: Cell): Cell[] {
  const path: Cell[] = [from];
  for (let cell = from; ; ) {
    const next = up(grids, cell);
    if (isSameCell(next, cell)) return path;
    path.push(next);
    cell = next;
  }
}
