import type { Cell } from '../state.ts';
import type { Grid } from './grid.ts';

/** Moves on a market of two dimensions, whose rows and columns may have different lengths. */

const isThere = (grid: Grid, row: number, col: number): boolean => (grid.rows[row]?.[col] ?? null) !== null;

/** One row up; from the top of a column to the right instead. The top right corner keeps what is in it. */
export function up(grid: Grid, { row, col }: Cell): Cell {
  if (isThere(grid, row - 1, col)) return { row: row - 1, col };
  return isThere(grid, row, col + 1) ? { row, col: col + 1 } : { row, col };
}

/** One column right; from the end of a row up instead. */
export function right(grid: Grid, { row, col }: Cell): Cell {
  if (isThere(grid, row, col + 1)) return { row, col: col + 1 };
  return isThere(grid, row - 1, col) ? { row: row - 1, col } : { row, col };
}

/** One row down, or nowhere from the bottom of a column. */
export function down(grid: Grid, { row, col }: Cell): Cell {
  return isThere(grid, row + 1, col) ? { row: row + 1, col } : { row, col };
}

/** One column left; from the end of a row down instead. */
export function left(grid: Grid, { row, col }: Cell): Cell {
  return isThere(grid, row, col - 1) ? { row, col: col - 1 } : down(grid, { row, col });
}

/** The same move several times. */
export function repeated(grid: Grid, from: Cell, step: (grid: Grid, cell: Cell) => Cell, times: number): Cell {
  let cell = from;
  for (let i = 0; i < times; i++) cell = step(grid, cell);
  return cell;
}

/** From a cell up its column and then right along the top row: each cell once, the first included. */
export function pathToTop(grid: Grid, from: Cell): Cell[] {
  const path: Cell[] = [from];
  for (let cell = from; ; ) {
    const next = up(grid, cell);
    if (next.row === cell.row && next.col === cell.col) return path;
    path.push(next);
    cell = next;
  }
}
