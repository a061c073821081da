import type { Face } from '../tiles/face.ts';
import type { Supply } from '../tiles/supply.ts';
import type { Tile, TileSet } from '../tiles/tileset.ts';
import type { NodeMap } from '../tiles/upgrade.ts';
import { remember } from '../recent.ts';
import { deadEnds, stationHasTrack } from './lay.ts';
import type { Layout } from './layout.ts';
import { arrivals, type Reach } from './reach.ts';

/**
 * May this face lie where the other lay, by what is printed on both alone? Then: where its nodes go.
 * Remembered for every pair of faces, so it must not look at anything that changes.
 */
export type ReplaceRule = (before: Face, after: Face, tile: Tile, printed: Face) => NodeMap | null;

/** A tile that can follow on a face, in the rotations in which it can. */
export interface Replacement {
  readonly tile: Tile;
  readonly ways: readonly ReplacementWay[];
}

export interface ReplacementWay {
  readonly rotation: number;
  readonly face: Face;
  readonly map: NodeMap;
}

type ByPrinted = WeakMap<Face, readonly Replacement[]>;
const remembered = new WeakMap<ReplaceRule, WeakMap<TileSet, WeakMap<Face, ByPrinted>>>();

/** All tiles that can follow on this face of a hex with this print. */
export function replacements(tileSet: TileSet, before: Face, printed: Face, rule: ReplaceRule): readonly Replacement[] {
  const byTiles = remember(remembered, rule, () => new WeakMap());
  const byFace = remember(byTiles, tileSet, () => new WeakMap());
  const byPrinted = remember(byFace, before, () => new WeakMap());
  return remember(byPrinted, printed, () => {
    const list: Replacement[] = [];
    for (const tile of tileSet.tiles) {
      const ways: ReplacementWay[] = [];
      for (const rotation of tile.rotations) {
        const face = tile.faces[rotation] as Face;
        const map = rule(before, face, tile, printed);
        if (map) ways.push({ rotation, face, map });
      }
      if (ways.length > 0) list.push({ tile, ways });
    }
    return list;
  });
}

/** A tile for a hex in the rotations worth checking. */
export interface LayCandidate {
  readonly hex: number;
  readonly tile: Tile;
  readonly rotations: readonly number[];
}

export interface LaySearch {
  readonly layout: Layout;
  /** All that the builder's track gets to; a search without one finds lays anywhere. */
  readonly reach?: Reach;
  readonly supply: Supply;
  readonly rule: ReplaceRule;
  /** Tiles that the company may lay now, by the phase and by its turn so far. */
  readonly tiles?: (tile: Tile) => boolean;
  /**
   * Is this tile worth a look in this hex? Asked last, so it may look around on the map. A hex that somebody asks for gets an
   * answer whatever this says.
   */
  readonly worth?: (hex: number, tile: Tile) => boolean;
  /** The ways in which nodes may go over to those of a tile, where the builder has a choice; none where there is no choice. */
  readonly ways?: (at: Replacing) => readonly NodeMap[];
}

/** A face in a hex, and one that would take its place. */
export interface Replacing {
  readonly hex: number;
  readonly before: Face;
  readonly after: Face;
}

/** Has a station of the company in the hex track on the new face, in one of the ways that there are? */
function hasTrack({ layout, ways }: LaySearch, reach: Reach, hex: number, after: Face, map: NodeMap): boolean {
  const found = ways?.({ hex, before: layout.faces[hex] as Face, after }) ?? [];
  return (found.length === 0 ? [map] : found).some((way) => stationHasTrack(reach, hex, after, way));
}

/** The lays in one hex that keep the track there, connect to the builder's, where there is one, and lead nowhere dead. */
export function layCandidatesAt(
  search: LaySearch,
  hex: number,
  worth: LaySearch['worth'] = () => true,
): readonly LayCandidate[] {
  const { layout, reach, supply, rule } = search;
  const { board, tileSet, faces } = layout;
  const found: LayCandidate[] = [];
  if (board.fixed[hex] === 1) return found;
  const open = reach ? arrivals(reach, hex) : 0;
  for (const { tile, ways } of replacements(tileSet, faces[hex] as Face, board.printed[hex] as Face, rule)) {
    if ((supply[tile.index] as number) <= 0 || (search.tiles && !search.tiles(tile))) continue;
    const rotations: number[] = [];
    for (const { rotation, face, map } of ways) {
      if (deadEnds(layout, hex, face) !== 0) continue;
      if (!reach || (face.edgeMask & open) !== 0 || hasTrack(search, reach, hex, face, map)) rotations.push(rotation);
    }
    if (rotations.length > 0 && worth(hex, tile)) found.push({ hex, tile, rotations });
  }
  return found;
}

/** The same for every hex that the company can get to or has a station in, in the board's order. */
export function layCandidates(search: LaySearch): readonly LayCandidate[] {
  const { layout, reach } = search;
  const found: LayCandidate[] = [];
  for (let hex = 0; hex < layout.faces.length; hex++) {
    if (reach && arrivals(reach, hex) === 0 && !reach.sources.some((source) => source.hex === hex)) continue;
    for (const candidate of layCandidatesAt(search, hex, search.worth)) found.push(candidate);
  }
  return found;
}
