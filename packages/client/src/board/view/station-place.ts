import type { HexId, LaidTiles, Stations } from '@roundhouse/rail';
import { drawingOf } from '../drawing/face.ts';
import { slotsInUse } from '../drawing/slots.ts';
import { centreOf } from '../geometry/hexagon.ts';
import { add, type Point } from '../geometry/point.ts';
import type { KeptHome } from '../map/kept.ts';
import type { PrintedBoard } from '../map/printed.ts';

/** A board with the stations on it. */
export interface StationBoard {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  readonly gone: readonly string[];
  readonly kept?: readonly KeptHome[] | undefined;
}

/** Where a company's station is drawn: in this city of the hex, or else in the first that has one of its. */
export function stationPlace(board: StationBoard, company: string, hex: HexId, city?: number): Point | null {
  const { printed, tiles, stations, gone } = board;
  const kept = board.kept?.filter(({ hexes }) => hexes.includes(hex)).map(({ owner }) => owner);
  const def = printed.board.hexes[printed.board.indexOf.get(hex) ?? -1];
  if (!def) return null;
  const laid = tiles[hex];
  const tile = laid && printed.tileSet.byId.get(laid.tile)?.def;
  const { nodes } = tile ? drawingOf(tile, laid.rotation) : drawingOf(def);
  const here = nodes.map((_, node) =>
    Object.keys(stations).flatMap((owner) =>
      (stations[owner] ?? []).filter((spot) => spot.hex === hex && spot.node === node).map(() => owner),
    ),
  );
  for (const [node, slots] of slotsInUse(def.nodes ?? [], nodes, here, { gone, kept }).entries()) {
    const place = slots.findLastIndex((use) => use?.company === company && !use.kept);
    const at = nodes[node]?.slots[place];
    if (at && (city === undefined || city === node)) return add(centreOf(hex), at);
  }
  return null;
}
