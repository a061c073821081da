import type { Cell, CompanyId, MarketState } from '../state.ts';

export interface MarketCell {
  readonly price: number;
  readonly zones?: readonly string[];
  /** A line on its left side that no move to the left crosses. */
  readonly wallLeft?: true;
}

/** Rows from top to bottom. One row is a one-dimensional market, lowest price first. */
export interface Grid {
  readonly name: string;
  readonly rows: readonly (readonly (MarketCell | null)[])[];
}

/** The stock market of a title: one grid or several. Companies of the first operate before those of the next. */
export type Grids = readonly Grid[];

/** The grid that a cell is on; one that names none is on the only one. */
export function gridOf(grids: Grids, { grid: name }: Cell): Grid {
  return name === undefined ? grids[0]! : grids.find((grid) => grid.name === name)!;
}

/** A cell of one of these grids, which names it where there are others. */
export const cellOn = (grids: Grids, { name }: Grid, row: number, col: number): Cell =>
  grids.length > 1 ? { grid: name, row, col } : { row, col };

/** The cell that an event of the ledger tells of. */
export const cellTold = ({ grid, row, col }: Readonly<Record<string, unknown>>): Cell => ({
  ...(typeof grid === 'string' ? { grid } : {}),
  row: Number(row),
  col: Number(col),
});

export const isSameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.col === b.col && a.grid === b.grid;

export const cellAt = (grids: Grids, cell: Cell): MarketCell => gridOf(grids, cell).rows[cell.row]![cell.col]!;

export const inZone = (grids: Grids, cell: Cell, zone: string): boolean =>
  cellAt(grids, cell).zones?.includes(zone) ?? false;

/** The share price of a company that has one. */
export const priceOf = (grids: Grids, market: MarketState, company: CompanyId): number => {
  const cell = market.at[company];
  return cell ? cellAt(grids, cell).price : 0;
};

/** All cells of a zone, lowest price first. */
export function cellsIn(grids: Grids, zone: string): Cell[] {
  const cells: Cell[] = [];
  for (const grid of grids) {
    grid.rows.forEach((row, r) =>
      row.forEach((cell, col) => {
        if (cell?.zones?.includes(zone)) cells.push(cellOn(grids, grid, r, col));
      }),
    );
  }
  return cells.sort((a, b) => cellAt(grids, a).price - cellAt(grids, b).price);
}

/** One row: so many steps up (or down, below zero), stopping at the ends of the scale. */
export function slide(grids: Grids, from: Cell, steps: number): Cell {
  const last = gridOf(grids, from).rows[from.row]!.length - 1;
  return { ...from, col: Math.max(0, Math.min(last, from.col + steps)) };
}

/** One row: so many steps down, but not off a cell of the `ledge` zone. */
export function slideToLedge(grids: Grids, from: Cell, steps: number, ledge: string): Cell {
  let cell = from;
  for (let i = 0; i < steps && !inZone(grids, cell, ledge); i++) cell = slide(grids, cell, -1);
  return cell;
}

/**
 * Companies in operating order: grid after grid, in each the highest price first, at one price the marker further right, in
 * one cell who came first.
 */
export function byPrice(grids: Grids, market: MarketState): CompanyId[] {
  const place = (cell: Cell): number => grids.indexOf(gridOf(grids, cell));
  const arrival = new Map(market.order.map((company, index) => [company, index]));
  return [...market.order].sort((a, b) => {
    const [cellA, cellB] = [market.at[a]!, market.at[b]!];
    return (
      place(cellA) - place(cellB) ||
      cellAt(grids, cellB).price - cellAt(grids, cellA).price ||
      cellB.col - cellA.col ||
      cellA.row - cellB.row ||
      arrival.get(a)! - arrival.get(b)!
    );
  });
}
