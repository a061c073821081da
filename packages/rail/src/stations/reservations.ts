import { hexIndex } from '../hex/board.ts';
import type { HexId } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { Layout } from '../track/layout.ts';
import { type OwnerId, type Stations, stationsAt } from './slots.ts';

/** A place that is kept for a marker to come: in one of these hexes, in whichever city of it. */
export interface Reservation {
  readonly owner: OwnerId;
  readonly hexes: readonly HexId[];
}

/** How many more markers a hex takes in all its cities with this face, where those of some owners give way. */
export function roomOn(
  { nodes }: Face,
  stations: Stations,
  hex: HexId,
  givesWay: (owner: OwnerId) => boolean = () => false,
): number {
  return nodes.reduce((sum, { slots = 0 }, node) => {
    const staying = stationsAt(stations, hex, node).filter((owner) => !givesWay(owner));
    return sum + Math.max(0, slots - staying.length);
  }, 0);
}

/** The same as the hex lies now. */
export const roomIn = (
  layout: Layout,
  stations: Stations,
  hex: HexId,
  givesWay?: (owner: OwnerId) => boolean,
): number => roomOn(layout.faces[hexIndex(layout.board, hex)] as Face, stations, hex, givesWay);

/**
 * Can all that is kept still be placed, if each hex takes so many? One that may be in several hexes goes where it leaves the
 * others theirs.
 */
export function allFit(kept: readonly Reservation[], room: (hex: HexId) => number): boolean {
  const taken = new Map<HexId, number[]>();
  /** Finds a place for one, moving others on whose place it would take. */
  const place = (index: number, tried: Set<HexId>): boolean =>
    kept[index]!.hexes.some((hex) => {
      if (tried.has(hex)) return false;
      tried.add(hex);
      const here = taken.get(hex) ?? [];
      if (here.length < room(hex)) {
        taken.set(hex, [...here, index]);
        return true;
      }
      const mover = here.find((other) => place(other, tried));
      if (mover === undefined) return false;
      taken.set(hex, [...(taken.get(hex) ?? []).filter((other) => other !== mover), index]);
      return true;
    });
  return kept.every((_, index) => place(index, new Set()));
}
