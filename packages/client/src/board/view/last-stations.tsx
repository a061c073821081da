import type { HexId, LaidTiles, Stations } from '@roundhouse/rail';
import { RING, SLOT } from '../drawing/city.ts';
import { drawingOf } from '../drawing/face.ts';
import { slotsInUse } from '../drawing/slots.ts';
import { centreOf } from '../geometry/hexagon.ts';
import { add, type Point, px, translate } from '../geometry/point.ts';
import type { KeptHome } from '../map/kept.ts';
import type { PrintedBoard } from '../map/printed.ts';

/** A station that was placed recently. */
export interface PlacedStation {
  readonly company: string;
  readonly hex: HexId;
}

interface Props {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  readonly gone: readonly string[];
  readonly kept?: readonly KeptHome[] | undefined;
  readonly placed: readonly PlacedStation[];
}

/** Outside the rim of the city. */
const RADIUS = SLOT + RING + 0.085;
const ARC = (Math.PI * RADIUS) / 4;

/** Four arcs around each station that was placed recently. */
export function LastStations({ placed, ...board }: Props) {
  return placed.map((station) => {
    const at = slotOf(board, station);
    if (!at) return null;
    return (
      <g
        key={`${station.company} ${station.hex}`}
        transform={translate(at)}
        strokeDasharray={px(ARC)}
        strokeDashoffset={px(ARC / 2)}
        data-placed={station.company}
      >
        <circle r={px(RADIUS)} className="b-last b-last-casing" />
        <circle r={px(RADIUS)} className="b-last" />
      </g>
    );
  });
}

function slotOf(board: Omit<Props, 'placed'>, { company, hex }: PlacedStation): Point | null {
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
    const place = slots.findIndex((use) => use?.company === company && !use.kept);
    const at = nodes[node]?.slots[place];
    if (at) return add(centreOf(hex), at);
  }
  return null;
}
