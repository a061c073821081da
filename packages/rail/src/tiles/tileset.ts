import type { Color, TileDef } from '../hex/types.ts';
import { compileRotations, type Face, sameTrack } from './face.ts';

export interface Tile {
  readonly id: string;
  readonly index: number;
  readonly color: Color;
  readonly def: TileDef;
  /** Infinity for an unlimited tile. */
  readonly count: number;
  /** As it lies in rotation 0..5. */
  readonly faces: readonly Face[];
  /** The rotations worth telling apart; a tile that lies in one way only has one. */
  readonly rotations: readonly number[];
}

export interface TileSet {
  readonly tiles: readonly Tile[];
  readonly byId: ReadonlyMap<string, Tile>;
  readonly byColor: ReadonlyMap<Color, readonly Tile[]>;
  /** By tile index: how many there are. */
  readonly counts: Float64Array;
}

function distinctRotations(def: TileDef, faces: readonly Face[]): readonly number[] {
  if (def.fixedRotation !== undefined) return [def.fixedRotation];
  return [0, 1, 2, 3, 4, 5].filter(
    (rotation) => !faces.slice(0, rotation).some((face) => sameTrack(face, faces[rotation] as Face)),
  );
}

export function makeTiles(defs: readonly TileDef[]): TileSet {
  const tiles = defs.map((def, index): Tile => {
    const faces = compileRotations(def);
    const count = def.count === 'unlimited' ? Number.POSITIVE_INFINITY : def.count;
    return { id: def.id, index, color: def.color, def, count, faces, rotations: distinctRotations(def, faces) };
  });
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  if (byId.size !== tiles.length) throw new Error('a tile is listed twice');
  const byColor = new Map<Color, Tile[]>();
  for (const tile of tiles) byColor.set(tile.color, [...(byColor.get(tile.color) ?? []), tile]);
  return { tiles, byId, byColor, counts: Float64Array.from(tiles, (tile) => tile.count) };
}

/** The face of a tile that is known to exist. */
export function faceOf(tileSet: TileSet, tile: string, rotation: number): Face {
  const face = tileSet.byId.get(tile)?.faces[rotation];
  if (!face) throw new Error(`no such tile: ${tile} in rotation ${rotation}`);
  return face;
}

/** Is there a tile of this colour with this label? Some games bind a label only where there is one. */
export function hasLabelled(tileSet: TileSet, color: Color, label: string): boolean {
  return (tileSet.byColor.get(color) ?? []).some((tile) => tile.def.labels?.includes(label));
}
