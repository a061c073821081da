import { type Board, hexIndex } from '../hex/board.ts';
import type { HexId, NodeDef } from '../hex/types.ts';
import type { Face } from '../tiles/face.ts';
import type { NodeMap } from '../tiles/upgrade.ts';
import type { Layout } from '../track/layout.ts';
import type { Passable, Source } from '../track/search.ts';
import { Recent } from '../recent.ts';

export type OwnerId = string;

export interface Station {
  readonly hex: HexId;
  readonly node: number;
}

/** The stations on the map, by company. */
export type Stations = Readonly<Record<OwnerId, readonly Station[]>>;

/** By hex, then by node: who has a station there; a company with two there is named twice. */
type Holders = ReadonlyMap<HexId, readonly (readonly OwnerId[])[]>;

const holdersByStations = new Recent<Stations, Holders>();
const nobody: readonly OwnerId[] = [];

function holdersOf(stations: Stations): Holders {
  let holders = holdersByStations.get(stations);
  if (!holders) {
    const found = new Map<HexId, OwnerId[][]>();
    // Sorted, so that the order in which companies came does not show.
    for (const owner of Object.keys(stations).sort()) {
      for (const { hex, node } of stations[owner] ?? []) {
        let nodes = found.get(hex);
        if (!nodes) {
          nodes = [];
          found.set(hex, nodes);
        }
        while (nodes.length <= node) nodes.push([]);
        (nodes[node] as OwnerId[]).push(owner);
      }
    }
    holders = found;
    holdersByStations.set(stations, holders);
  }
  return holders;
}

/** Who has a station in this city. */
export function stationsAt(stations: Stations, hex: HexId, node: number): readonly OwnerId[] {
  return holdersOf(stations).get(hex)?.[node] ?? nobody;
}

/** Who has a station in this hex, in any of its cities. */
export function stationsInHex(stations: Stations, hex: HexId): readonly OwnerId[] {
  return holdersOf(stations).get(hex)?.flat() ?? nobody;
}

/** Has the company a station in this hex, or in this one city of it? */
export function hasStation(stations: Stations, owner: OwnerId, hex: HexId, node?: number): boolean {
  return (stations[owner] ?? []).some((at) => at.hex === hex && (node === undefined || at.node === node));
}

/** A node of the tile now on its hex; hexes and nodes that are not there are a fault of the caller. */
export function nodeAt(layout: Layout, hex: HexId, node: number): NodeDef {
  const def = (layout.faces[hexIndex(layout.board, hex)] as Face).nodes[node];
  if (!def) throw new Error(`no such node: ${hex}:n${node}`);
  return def;
}

/** Places without a station in this city. */
export function freeSlots(layout: Layout, stations: Stations, hex: HexId, node: number): number {
  return (nodeAt(layout, hex, node).slots ?? 0) - stationsAt(stations, hex, node).length;
}

/**
 * Is a city shut to a company: all its places taken by others, none by itself? What has no places for stations
 * is never shut. `shuts` says whose stations count; all do where it is not given.
 */
export function isBlocked(
  layout: Layout,
  stations: Stations,
  hex: HexId,
  node: number,
  company: OwnerId,
  shuts: (owner: OwnerId) => boolean = everyone,
): boolean {
  const slots = nodeAt(layout, hex, node).slots ?? 0;
  if (slots === 0) return false;
  const holders = stationsAt(stations, hex, node);
  if (holders.length < slots || holders.includes(company)) return false;
  return shuts === everyone || holders.filter(shuts).length >= slots;
}

const everyone = (): boolean => true;

/** Where a company's routes start, for its reach: a station in one part of a group of hexes serves all its parts. */
export function sourcesOf(layout: Layout, stations: Stations, company: OwnerId): readonly Source[] {
  return (stations[company] ?? []).flatMap(({ hex, node }) => {
    const group = nodeAt(layout, hex, node).group;
    return group === undefined ? [{ hex: hexIndex(layout.board, hex), node }] : partsOf(layout.board, group);
  });
}

const groups = new WeakMap<Board, Map<string, Source[]>>();

/** The nodes that are one revenue centre together; they are printed on hexes that take no tiles. */
export function partsOf(board: Board, group: string): readonly Source[] {
  let known = groups.get(board);
  if (!known) {
    known = new Map();
    for (const [hex, face] of board.printed.entries()) {
      for (const [node, def] of face.nodes.entries()) {
        if (def.group !== undefined) known.set(def.group, [...(known.get(def.group) ?? []), { hex, node }]);
      }
    }
    groups.set(board, known);
  }
  return known.get(group) ?? [];
}

/** Whether a route may run on through such a place; whether stations block it is another question. */
export const canRunThrough = ({ kind, passThrough }: NodeDef): boolean => kind !== 'offboard' || passThrough === true;

/** What a company may run through: kinds of nodes that let pass, and of those all that are not shut to it. */
export function passableFor(
  layout: Layout,
  stations: Stations,
  company: OwnerId,
  letsPass: (def: NodeDef) => boolean,
  shuts?: (owner: OwnerId) => boolean,
): Passable {
  return (hex, node) => {
    const def = (layout.faces[hex] as Face).nodes[node] as NodeDef;
    return letsPass(def) && !isBlocked(layout, stations, layout.board.ids[hex] as HexId, node, company, shuts);
  };
}

/** Stations after an upgrade of their hex; the same object where none stood there or none moved. */
export function remapStations(stations: Stations, hex: HexId, map: NodeMap): Stations {
  let result = stations;
  for (const owner of new Set(stationsInHex(stations, hex))) {
    const before = result[owner] as readonly Station[];
    const after = remapPlaces(before, hex, map);
    if (after !== before) result = { ...result, [owner]: after };
  }
  return result;
}

/**
 * Markers of an owner who gives way leave the cities of a hex that have too few places for all; the same object where all
 * have theirs.
 */
export function withoutExcess(stations: Stations, hex: HexId, { nodes }: Face, owner: OwnerId): Stations {
  const excess = nodes.map(({ slots = 0 }, node) => Math.max(0, stationsAt(stations, hex, node).length - slots));
  if (excess.every((count) => count === 0)) return stations;
  const staying = (stations[owner] ?? []).filter((at) => at.hex !== hex || excess[at.node]!-- <= 0);
  return { ...stations, [owner]: staying };
}

/** The same for any list of places on the map. */
export function remapPlaces<P extends { readonly hex: HexId; readonly node?: number }>(
  places: readonly P[],
  hex: HexId,
  map: NodeMap,
): readonly P[] {
  const moves = (at: P): boolean => at.hex === hex && at.node !== undefined && (map[at.node] ?? at.node) !== at.node;
  if (!places.some(moves)) return places;
  return places.map((at) => (moves(at) ? { ...at, node: map[at.node as number] as number } : at));
}
