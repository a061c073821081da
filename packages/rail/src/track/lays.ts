import { type Candidate, oneOf, type Query } from '@roundhouse/kernel';
import { hexIndex } from '../hex/board.ts';
import type { HexId } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { LaidTiles } from '../tiles/supply.ts';
import { faceOf } from '../tiles/tileset.ts';
import { type NodeMap, preserves } from '../tiles/upgrade.ts';
import { type LaySearch, layCandidates, layCandidatesAt } from './candidates.ts';
import { deadEnds } from './lay.ts';
import type { Layout } from './layout.ts';
import { about, firstAbout } from '../subjects.ts';

/** What an action says that lays a tile. */
export interface LayAction {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
  /** Where the builder has a choice: the way in which the cities go over to those of the tile, by its name. */
  readonly cities?: string | undefined;
}

/** The name of a way: by city of the hex, the city of the tile. */
export const nameOfMap = (map: NodeMap): string => map.join('');

/** A lay, looked up: the hex, what lies there and what would. */
export interface Lay {
  readonly hex: number;
  readonly printed: Face;
  readonly before: Face;
  readonly after: Face;
  /** A tile lies there already. */
  readonly replaces: boolean;
  /** Where the stations go; null if track would be lost. */
  readonly map: NodeMap | null;
  /** Edges at which its track would lead nowhere, as a mask. */
  readonly dead: number;
}

/** Many checks ask about one lay, so it is looked up once for an action on one map. */
export function layLookup<S extends { readonly tiles: LaidTiles }>(
  layout: (s: S) => Layout,
  keeps: (before: Face, after: Face) => NodeMap | null = preserves,
): (s: S, a: LayAction) => Lay {
  const known = new WeakMap<LayAction, { readonly tiles: LaidTiles; readonly lay: Lay }>();
  return (s, a) => {
    const earlier = known.get(a);
    if (earlier && earlier.tiles === s.tiles) return earlier.lay;
    const map = layout(s);
    const { board, tileSet, faces } = map;
    const hex = hexIndex(board, a.hex);
    const before = faces[hex]!;
    const after = faceOf(tileSet, a.tile, a.rotation);
    const replaces = before.tile !== undefined;
    const lay: Lay = {
      hex,
      printed: board.printed[hex]!,
      before,
      after,
      replaces,
      map: keeps(before, after),
      dead: deadEnds(map, hex, after),
    };
    known.set(a, { tiles: s.tiles, lay });
    return lay;
  };
}

/**
 * The lays worth looking at as candidates of a move, everywhere or in the hex that was asked for. A hex that was asked
 * for gets an answer even where nothing can be laid: then every open tile is a candidate, to be refused with a reason.
 */
export function layChoices(search: LaySearch, query: Query, extra: Readonly<Record<string, string>> = {}): Candidate[] {
  const { board, tileSet, faces } = search.layout;
  const asked = board.indexOf.get(firstAbout('hex', query.subject ? [query.subject] : []) ?? '');
  const found = asked === undefined ? layCandidates(search) : layCandidatesAt(search, asked);
  const wanted =
    asked !== undefined && found.length === 0
      ? tileSet.tiles
          .filter((tile) => search.tiles?.(tile) ?? true)
          .map((tile) => ({ hex: asked, tile, rotations: tile.rotations }))
      : found;
  return wanted.flatMap(({ hex, tile, rotations }) => {
    const ways = search.ways?.({ hex, before: faces[hex]!, after: tile.faces[rotations[0]!]! }) ?? [];
    return inEachWay(ways, {
      fields: { hex: board.ids[hex]!, tile: tile.id, ...extra },
      openFields: { rotation: oneOf(rotations) },
      subjects: [about.hex(board.ids[hex]!)],
    });
  });
}

/** The same lay once for each way in which its cities can go over; as it is, where there is no choice. */
export const inEachWay = (ways: readonly NodeMap[], lay: Candidate): Candidate[] =>
  ways.length === 0 ? [lay] : ways.map((way) => ({ ...lay, fields: { ...lay.fields, cities: nameOfMap(way) } }));
