import { hexIndex } from '../hex/board.ts';
import type { HexId } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { Layout } from '../track/layout.ts';
import { freeSlots, hasStation, type OwnerId, type Stations } from './slots.ts';

/** A place kept for a company until it has its station there. */
export interface Home {
  readonly owner: OwnerId;
  readonly hex: HexId;
  /** The city on the tile now there; without it, any city of the hex will do. */
  readonly node?: number;
}

/** The homes in this hex that are still to be kept. `open` leaves out companies that will never come. */
export function keptHomes(
  homes: readonly Home[],
  stations: Stations,
  hex: HexId,
  open: (owner: OwnerId) => boolean = everyone,
): readonly Home[] {
  return homes.filter((home) => home.hex === hex && !hasStation(stations, home.owner, hex) && open(home.owner));
}

const everyone = (): boolean => true;

/**
 * Places in a city that a company may take: those free less those kept for the homes of others. A home that
 * may be in any city of the hex takes the last place left in the hex, whichever it is.
 */
export function openSlots(
  layout: Layout,
  stations: Stations,
  hex: HexId,
  node: number,
  company: OwnerId,
  kept: readonly Home[],
): number {
  const others = kept.filter((home) => home.hex === hex && home.owner !== company);
  const here = freeSlots(layout, stations, hex, node) - others.filter((home) => home.node === node).length;
  if (others.every((home) => home.node !== undefined)) return here;
  const { nodes } = layout.faces[hexIndex(layout.board, hex)] as Face;
  const inHex = nodes.reduce((sum, _, index) => sum + freeSlots(layout, stations, hex, index), 0);
  return Math.min(here, inHex - others.length);
}

/** Does a station there, where a marker may give way to it, leave the others the places kept for their homes? */
export const leavesHomes = (
  layout: Layout,
  stations: Stations,
  { hex, node, replaces }: { readonly hex: HexId; readonly node: number; readonly replaces?: OwnerId | undefined },
  company: OwnerId,
  kept: readonly Home[],
): boolean => openSlots(layout, stations, hex, node, company, kept) + (replaces === undefined ? 0 : 1) > 0;
