import { hexsideName } from '../hex/board.ts';
import { stopName } from '../hex/coordinates.ts';
import type { HexId, NodeDef } from '../hex/types.ts';
import type { Network, Stop, Track } from '../routes/network.ts';
import { joinedEdges, type Layout } from './layout.ts';

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
  /** Where not given, a node's own group. */
  readonly group?: (place: Place) => string | undefined;
}

/** The track that all companies share. */
interface Skeleton {
  readonly places: readonly Place[];
  readonly hexsides: readonly string[];
  readonly units: number;
  readonly tracks: readonly Track[];
}

const skeletons = new WeakMap<Layout, Skeleton>();

function makeSkeleton(layout: Layout): Skeleton {
  const { board, faces } = layout;
  const places: Place[] = [];
  const hexsides: string[] = [];
  const sideIndex = new Int16Array(board.canonical.length).fill(-1);
  const tracks: { hex: number; a: number; b: number; units: number[] }[] = [];
  const own: { units: number[] }[] = [];
  faces.forEach((face, hex) => {
    if (face.tracks.length === 0) return;
    const joined = joinedEdges(layout, hex);
    const stops = face.nodes.map((def, node) => {
      if (face.nodeEdges[node] === 0 && face.nodeNodes[node] === 0) return -1;
      const hexId = board.ids[hex] as HexId;
      return places.push({ id: stopName(hexId, node), hex, hexId, node, def }) - 1;
    });
    const end = (at: number): number => {
      if (at >= 6) return stops[at - 6] as number;
      const side = board.canonical[hex * 6 + at] as number;
      if (sideIndex[side] === -1) sideIndex[side] = hexsides.push(hexsideName(board, hex, at)) - 1;
      return ~(sideIndex[side] as number);
    };
    for (const { a, b, detail } of face.tracks) {
      // Track that ends at a hexside without going on is of no use to a train.
      if ((a < 6 && !(joined & (1 << a))) || (b < 6 && !(joined & (1 << b)))) continue;
      const ends = [end(a), end(b)] as const;
      const units = detail?.white === true ? [] : ends.filter((at) => at < 0).map((at) => ~at);
      const track = { hex, a: ends[0], b: ends[1], units };
      tracks.push(track);
      if (a >= 6 && b >= 6 && detail?.white !== true) own.push(track);
    }
  });
  // Track inside a tile touches no hexside: it is its own unit, numbered after them.
  own.forEach((track, index) => track.units.push(hexsides.length + index));
  return { places, hexsides, units: hexsides.length + own.length, tracks };
}

function skeletonOf(layout: Layout): Skeleton {
  let skeleton = skeletons.get(layout);
  if (!skeleton) {
    skeleton = makeSkeleton(layout);
    skeletons.set(layout, skeleton);
  }
  return skeleton;
}

/** The revenue centres that have track. */
export function placesOf(layout: Layout): readonly Place[] {
  return skeletonOf(layout).places;
}

/** The track as one company may run on it. */
export function networkOf(layout: Layout, view: CompanyView): Network {
  const { places, hexsides, units, tracks } = skeletonOf(layout);
  const stops = places.map((place): Stop => {
    const group = view.group ? view.group(place) : place.def.group;
    return {
      id: place.id,
      kind: place.def.kind,
      value: view.value(place),
      passable: view.passable(place),
      mine: view.mine(place),
      ...(group === undefined ? {} : { group }),
    };
  });
  return { stops, hexsides, units, tracks };
}
