import { hexsideName } from '../hex/board.ts';
import { stopName } from '../hex/coordinates.ts';
import type { HexId, NodeDef } from '../hex/types.ts';
import type { Network, Stop, Track } from '../routes/network.ts';
import type { Face } from '../tiles/face.ts';
import { joinedEdges, type Layout } from './layout.ts';
import { Recent } from '../recent.ts';
import { type ComesTo, withoutLines } from './lines.ts';

/** A revenue centre on the map. */
export interface Place {
  /** Its point, `F9:n0`. */
  readonly id: string;
  readonly hex: number;
  readonly hexId: HexId;
  readonly node: number;
  /** As the tile that lies there, or the print, shows it. */
  readonly def: NodeDef;
}

/** What differs between companies on the same track. */
export interface CompanyView {
  readonly value: (place: Place) => number;
  readonly passable: (place: Place) => boolean;
  readonly mine: (place: Place) => boolean;
  /** A place that the company may neither end at nor pass: it is left out, with the track that leads to it. */
  readonly closed?: (place: Place) => boolean;
  /** Where not given, a node's own group. */
  readonly group?: (place: Place) => string | undefined;
  /** Where the lines of a place may come to, if not anywhere: others are closed. */
  readonly comesTo?: ComesTo;
  /** May other track join such a line on its way? Where not given, it may. */
  readonly mayBeJoined?: boolean;
  /** Is a place a stop even without track? Where not given, none is: no route leads there. */
  readonly standsAlone?: (place: Place) => boolean;
}

/** The track that all companies share. */
interface Skeleton {
  readonly places: readonly Place[];
  /** Those beside them to which no track leads. */
  readonly alone: readonly Place[];
  readonly hexsides: readonly string[];
  readonly units: number;
  readonly tracks: readonly Track[];
}

const skeletons = new Recent<Layout, Skeleton>();

/** Numbers for the hexsides in use, in the order met. */
interface SideNumbers {
  readonly layout: Layout;
  readonly names: string[];
  readonly bySide: Int16Array;
}

function sideNumber(sides: SideNumbers, hex: number, edge: number): number {
  const { board } = sides.layout;
  const side = board.canonical[hex * 6 + edge] as number;
  let number = sides.bySide[side] as number;
  if (number === -1) {
    number = sides.names.push(hexsideName(board, hex, edge)) - 1;
    sides.bySide[side] = number;
  }
  return number;
}

/** The places of one hex: by node their index among all places, -1 for a node without track. */
function addPlaces(layout: Layout, hex: number, face: Face, places: Place[], alone: Place[]): readonly number[] {
  return face.nodes.map((def, node) => {
    const hexId = layout.board.ids[hex] as HexId;
    const place: Place = { id: stopName(hexId, node), hex, hexId, node, def };
    if (face.nodeEdges[node] !== 0 || face.nodeNodes[node] !== 0) return places.push(place) - 1;
    alone.push(place);
    return -1;
  });
}

/** The hexsides among two ends; written out, since a list that grows takes far more room. */
function sidesOf(a: number, b: number): number[] {
  if (a < 0) return b < 0 ? [~a, ~b] : [~a];
  return b < 0 ? [~b] : [];
}

interface RawTrack extends Track {
  units: number[];
}

/**
 * Several trains may use white track, so the hexsides at its ends forbid nothing. Other track that ends there still serves
 * one train.
 */
function share(tracks: readonly RawTrack[], white: readonly RawTrack[], inside: RawTrack[]): void {
  const shared = new Set(white.flatMap(({ a, b }) => sidesOf(a, b)));
  for (const track of tracks) {
    const own = track.units.filter((unit) => !shared.has(unit));
    if (own.length === track.units.length) continue;
    track.units = own;
    inside.push(track);
  }
}

function makeSkeleton(layout: Layout): Skeleton {
  const places: Place[] = [];
  const alone: Place[] = [];
  const tracks: RawTrack[] = [];
  const inside: RawTrack[] = [];
  const white: RawTrack[] = [];
  const sides = { layout, names: [], bySide: new Int16Array(layout.board.canonical.length).fill(-1) };
  for (let hex = 0; hex < layout.faces.length; hex++) {
    const face = layout.faces[hex] as Face;
    if (face.tracks.length === 0) continue;
    const unjoined = ~joinedEdges(layout, hex);
    const stops = addPlaces(layout, hex, face, places, alone);
    for (const { a, b, detail } of face.tracks) {
      // Track that ends at a hexside without going on is of no use to a train.
      if ((a < 6 && unjoined & (1 << a)) || (b < 6 && unjoined & (1 << b))) continue;
      const from = a < 6 ? ~sideNumber(sides, hex, a) : (stops[a - 6] as number);
      const to = b < 6 ? ~sideNumber(sides, hex, b) : (stops[b - 6] as number);
      const isWhite = detail?.white === true;
      const track = { hex, a: from, b: to, units: isWhite ? [] : sidesOf(from, to) };
      tracks.push(track);
      if (isWhite) white.push(track);
      else if (track.units.length === 0) inside.push(track);
    }
  }
  if (white.length > 0) share(tracks, white, inside);
  // Track inside a tile touches no hexside: it is its own unit, numbered after them.
  inside.forEach((track, index) => track.units.push(sides.names.length + index));
  return { places, alone, hexsides: sides.names, units: sides.names.length + inside.length, tracks };
}

function skeletonOf(layout: Layout): Skeleton {
  let skeleton = skeletons.get(layout);
  if (!skeleton) {
    skeleton = makeSkeleton(layout);
    skeletons.set(layout, skeleton);
  }
  return skeleton;
}

/** The track as one company may run on it. */
export function networkOf(layout: Layout, view: CompanyView): Network {
  const { places, alone, hexsides, units, tracks } = skeletonOf(layout);
  const shut = places.map((place) => view.closed?.(place) ?? false);
  const isOpen = (end: number): boolean => end < 0 || !shut[end];
  const stopOf = (place: Place): Stop => {
    const group = view.group ? view.group(place) : place.def.group;
    const { id, def } = place;
    const stop = {
      id,
      kind: def.countsAs ?? def.kind,
      value: view.value(place),
      passable: view.passable(place),
      mine: view.mine(place),
    };
    return group === undefined ? stop : { ...stop, group };
  };
  const { standsAlone } = view;
  const stops = [...places, ...(standsAlone ? alone.filter(standsAlone) : [])].map(stopOf);
  // Stops keep their numbers: one that is shut is there, but no track leads to it.
  const open = shut.includes(true) ? tracks.filter(({ a, b }) => isOpen(a) && isOpen(b)) : tracks;
  return {
    stops,
    hexsides,
    units,
    tracks: view.comesTo ? withoutLines(open, places, view.comesTo, view.mayBeJoined) : open,
  };
}
