import type { Cell, CompanyId, MarketState } from '../state.ts';

export interface MarketCell {
  readonly price: number;
  readonly zones?: readonly string[];
  /** A line on its left side that no move to the left crosses. */
  readonly wallLeft?: true;
}

/** A stock market: rows from top to bottom. One row is a one-dimensional market, lowest price first. */
export interface Grid {
  readonly rows: readonly (readonly (MarketCell | null)[])[];
}

export const cellAt = (grid: Grid, cell: Cell): MarketCell => grid.rows[cell.row]![cell.col]!;

export const inZone = (grid: Grid, cell: Cell, zone: string): boolean =>
  cellAt(grid, cell).zones?.includes(zone) ?? false;

/** The share price of a company that has one. */
export const priceOf = (grid: Grid, market: MarketState, company: CompanyId): number => {
  const cell = market.at[company];
  return cell ? cellAt(grid, cell).price : 0;
};

/** All cells of a zone, lowest price first. */
export function cellsIn(grid: Grid, zone: string): Cell[] {
  const cells: Cell[] = [];
  grid.rows.forEach((row, r) =>
    row.forEach((cell, col) => {
      if (cell?.zones?.includes(zone)) cells.push({ row: r, col });
    }),
  );
  return cells.sort((a, b) => cellAt(grid, a).price - cellAt(grid, b).price);
}

/** One row: so many steps up (or down, below zero), stopping at the ends of the scale. */
export function slide(grid: Grid, from: Cell, steps: number): Cell {
  const last = grid.rows[from.row]!.length - 1;
  return { row: from.row, col: Math.max(0, Math.min(last, from.col + steps)) };
}

/** One row: so many steps down, but not off a cell of the `ledge` zone. */
export function slideToLedge(grid: Grid, from: Cell, steps: number, ledge: string): Cell {
  let cell = from;
  for (let i = 0; i < steps && !inZone(grid, cell, ledge); i++) cell = slide(grid, cell, -1);
  return cell;
}

/** Companies in operating order: the highest price first, at one price the marker further right, in one cell who came first. */
export function byPrice(grid: Grid, market: MarketState): CompanyId[] {
  const arrival = new Map(market.order.map((company, index) => [company, index]));
  return [...market.order].sort((a, b) => {
    const [cellA, cellB] = [market.at[a]!, market.at[b]!];
    return (
      cellAt(grid, cellB).price - cellAt(grid, cellA).price ||
      cellB.col - cellA.col ||
      cellA.row - cellB.row ||
      arrival.get(a)! - arrival.get(b)!
    );
  });
}
