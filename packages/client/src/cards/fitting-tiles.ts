import {
  type Face,
  labelsMatch,
  nextColor,
  preserves,
  type RailState,
  type RailTitle,
  sameKinds,
  type Tile,
  tilesLeft,
} from '@roundhouse/rail';

/**
 * What a hex can still become: the tiles of the next colour that keep all its track, stops and letters, in any phase and for
 * any company; where it takes certain tiles only, those.
 */
export function fittingTiles(title: RailTitle, s: RailState, hex: string): readonly Tile[] {
  const { board, tileSet } = title.material(s);
  const index = board.indexOf.get(hex);
  if (index === undefined || board.fixed[index] === 1) return [];
  const laid = s.tiles[hex];
  const printed = board.printed[index]!;
  const before = laid ? tileSet.byId.get(laid.tile)!.faces[laid.rotation]! : printed;
  const only = board.hexes[index]!.onlyTiles;
  return tilesOver(tileSet.tiles, before, laid?.tile).filter(
    (tile) =>
      tilesLeft(tileSet, s.tiles, tile.id) > 0 && (only?.includes(tile.id) ?? labelsMatch(printed, tile.faces[0]!)),
  );
}

/** Tiles that keep the track and the stops of a face. */
export function tilesOver(tiles: readonly Tile[], before: Face, lying?: string): readonly Tile[] {
  const next = nextColor(before.color);
  return tiles.filter((tile) => {
    if (tile.color !== next || (tile.def.replaces && !tile.def.replaces.includes(lying ?? ''))) return false;
    return tile.rotations.some((rotation) => {
      const after = tile.faces[rotation]!;
      return sameKinds(before, after) && preserves(before, after) !== null;
    });
  });
}
