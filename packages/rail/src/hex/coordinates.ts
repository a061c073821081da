import type { HexId } from './types.ts';

/** Steps from a hex to its neighbour over edge 0..5. */
const rowStep = [1, 0, -1, -1, 0, 1];
const columnStep = [-1, -2, -1, 1, 2, 1];

/** The edge as the hex on its other side counts it. */
export function oppositeEdge(edge: number): number {
  return edge < 3 ? edge + 3 : edge - 3;
}

/** Rows run A..Z, then AA, AB… */
function rowNumber(letters: string): number {
  let row = 0;
  for (const letter of letters) row = row * 26 + (letter.charCodeAt(0) - 64);
  return row;
}

function rowLetters(row: number): string {
  let letters = '';
  for (let rest = row; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Row (A = 1) and column of a hex id. */
export function coordinates(id: HexId): { readonly row: number; readonly column: number } {
  const match = /^([A-Z]+)(-?\d+)$/.exec(id);
  if (!match) throw new Error(`not a hex id: ${id}`);
  return { row: rowNumber(match[1] as string), column: Number(match[2]) };
}

/** The id of the place over this edge, whether or not the map has a hex there; null above row A. */
export function neighbourId(id: HexId, edge: number): HexId | null {
  const { row, column } = coordinates(id);
  const nextRow = row + (rowStep[edge] as number);
  return nextRow < 1 ? null : `${rowLetters(nextRow)}${column + (columnStep[edge] as number)}`;
}

/** The fewest hexsides between two hexes, as the crow flies. */
export function distance(a: HexId, b: HexId): number {
  const from = coordinates(a);
  const to = coordinates(b);
  const rows = Math.abs(from.row - to.row);
  const columns = Math.abs(from.column - to.column);
  return rows + Math.max(0, (columns - rows) / 2);
}

/** The point of a revenue centre, `F9:n0`. */
export function stopName(hex: HexId, node: number): string {
  return `${hex}:n${node}`;
}
