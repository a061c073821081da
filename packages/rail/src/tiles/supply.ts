import type { Board } from '../hex/board.ts';
import type { HexId } from '../hex/types.ts';
import type { TileSet } from './tileset.ts';
import { Recent } from '../recent.ts';

/** The tiles on the map; what is printed is not among them. */
export type LaidTiles = Readonly<Record<HexId, LaidTile>>;

export interface LaidTile {
  readonly tile: string;
  readonly rotation: number;
}

/** By tile index: how many are left to lay. */
export type Supply = Float64Array;

const supplies = new Recent<LaidTiles, { readonly tileSet: TileSet; readonly supply: Supply }>();

export function supplyOf(tileSet: TileSet, laid: LaidTiles): Supply {
  const known = supplies.get(laid);
  if (known && known.tileSet === tileSet) return known.supply;
  const supply = tileSet.counts.slice();
  for (const hex in laid) {
    const tile = tileSet.byId.get((laid[hex] as LaidTile).tile);
    if (tile) supply[tile.index] = (supply[tile.index] as number) - 1;
  }
  supplies.set(laid, { tileSet, supply });
  return supply;
}

/** How many of a tile are left to lay. */
export function tilesLeft(tileSet: TileSet, laid: LaidTiles, id: string): number {
  const tile = tileSet.byId.get(id);
  return tile ? (supplyOf(tileSet, laid)[tile.index] as number) : 0;
}

type TileRecord = readonly (readonly [hex: HexId, tile: string, rotation: number])[];
const records = new WeakMap<LaidTiles, TileRecord>();

/** The laid tiles in the order of the map, whatever the order in which they were laid. */
export function tilesInOrder(board: Board, laid: LaidTiles): TileRecord {
  let record = records.get(laid);
  if (!record) {
    record = board.ids.flatMap((hex) => {
      const one = laid[hex];
      return one ? [[hex, one.tile, one.rotation] as const] : [];
    });
    records.set(laid, record);
  }
  return record;
}
