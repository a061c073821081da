import { type Board, bordersAt, joinedEdges, type LaidTiles, layoutOf, type TileSet } from '@roundhouse/rail';

interface Lying {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

/** Where the cost of a tile arises: on the sides with a price where it joins track. The cost itself is the engine's. */
export function feesOf(
  board: Board,
  tileSet: TileSet,
  tiles: LaidTiles,
  { hex, tile, rotation }: Lying,
  cost: number,
): { readonly edge: number; readonly fee: number }[] {
  const index = board.indexOf.get(hex);
  if (index === undefined || cost <= 0) return [];
  const before = joinedEdges(layoutOf(board, tileSet, tiles), index);
  const after = joinedEdges(layoutOf(board, tileSet, { ...tiles, [hex]: { tile, rotation } }), index);
  let left = cost;
  return [0, 1, 2, 3, 4, 5].flatMap((edge) => {
    const price = bordersAt(board, index, after & ~before & (1 << edge)).reduce((sum, one) => sum + (one.cost ?? 0), 0);
    // Somebody else may pay a part of it.
    const fee = Math.min(price, left);
    left -= fee;
    return fee > 0 ? [{ edge, fee }] : [];
  });
}
