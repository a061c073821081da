import type { Color, FaceDef, NodeDef, TrackDef, TrackDetail } from '../hex/types.ts';

/** An end of a track inside a hex: an edge 0..5, or node i as 6 + i. */
export type TrackEnd = number;

export interface FaceTrack {
  readonly a: TrackEnd;
  readonly b: TrackEnd;
  /** What the track has to say beyond its ends. */
  readonly detail?: TrackDetail;
}

/**
 * The inner parts of a printed hex, or of a tile in one rotation. Sets of edges and of nodes are
 * bit masks: what joins what is asked far more often than anything else on the map.
 */
export interface Face {
  readonly color: Color;
  readonly nodes: readonly NodeDef[];
  readonly labels: readonly string[];
  /** Junctions are gone: every pair of ends that meets in one is a track of its own. */
  readonly tracks: readonly FaceTrack[];
  /** Edges with any track. */
  readonly edgeMask: number;
  /** By edge: edges joined to it without a node between. */
  readonly edgeEdges: readonly number[];
  /** By edge: nodes joined to it. */
  readonly edgeNodes: readonly number[];
  /** By node: edges joined to it. */
  readonly nodeEdges: readonly number[];
  /** By node: other nodes joined to it. */
  readonly nodeNodes: readonly number[];
  /** Tile and rotation, where it is a tile. */
  readonly tile?: string;
  readonly rotation?: number;
}

const firstJunction = 64;

function parseEnd(text: string): number {
  const match = /^(?:([0-5])|n(\d)|j(\d))$/.exec(text);
  if (!match) throw new Error(`not an end of a track: ${text}`);
  if (match[1] !== undefined) return Number(match[1]);
  return match[2] !== undefined ? 6 + Number(match[2]) : firstJunction + Number(match[3]);
}

interface RawTrack {
  readonly a: number;
  readonly b: number;
  readonly detail: TrackDetail | undefined;
}

function parseTrack(def: TrackDef): RawTrack {
  const detail = typeof def === 'string' ? undefined : def;
  const ends = (typeof def === 'string' ? def : def.path).split(':');
  if (ends.length !== 2) throw new Error(`not a track: ${JSON.stringify(def)}`);
  return { a: parseEnd(ends[0] as string), b: parseEnd(ends[1] as string), detail };
}

/** All ends that meet in a junction, over further junctions too. */
function endsAt(junction: number, tracks: readonly RawTrack[], seen: Set<number>): number[] {
  seen.add(junction);
  const ends: number[] = [];
  for (const { a, b } of tracks) {
    if (a !== junction && b !== junction) continue;
    const other = a === junction ? b : a;
    if (other < firstJunction) ends.push(other);
    else if (!seen.has(other)) ends.push(...endsAt(other, tracks, seen));
  }
  return ends;
}

function expandJunctions(raw: readonly RawTrack[]): FaceTrack[] {
  const tracks: FaceTrack[] = [];
  const add = (a: number, b: number, detail: TrackDetail | undefined): void => {
    const [low, high] = a < b ? [a, b] : [b, a];
    if (tracks.some((track) => track.a === low && track.b === high)) return;
    tracks.push(detail ? { a: low, b: high, detail } : { a: low, b: high });
  };
  const seen = new Set<number>();
  for (const { a, b, detail } of raw) {
    if (a < firstJunction && b < firstJunction) {
      add(a, b, detail);
      continue;
    }
    const junction = a >= firstJunction ? a : b;
    if (seen.has(junction)) continue;
    const ends = endsAt(junction, raw, seen);
    ends.forEach((end, index) => {
      for (const other of ends.slice(index + 1)) if (other !== end) add(end, other, undefined);
    });
  }
  return tracks;
}

function assemble(def: FaceDef, tracks: readonly FaceTrack[], placed?: { tile: string; rotation: number }): Face {
  const nodes = def.nodes ?? [];
  const edgeEdges = [0, 0, 0, 0, 0, 0];
  const edgeNodes = [0, 0, 0, 0, 0, 0];
  const nodeEdges = nodes.map(() => 0);
  const nodeNodes = nodes.map(() => 0);
  let edgeMask = 0;
  const join = (from: TrackEnd, to: TrackEnd): void => {
    if (from < 6) edgeMask |= 1 << from;
    else if (from - 6 >= nodes.length) throw new Error(`a track leads to a node that is not there: n${from - 6}`);
    const table = from < 6 ? (to < 6 ? edgeEdges : edgeNodes) : to < 6 ? nodeEdges : nodeNodes;
    const at = from < 6 ? from : from - 6;
    table[at] = (table[at] as number) | (1 << (to < 6 ? to : to - 6));
  };
  for (const { a, b } of tracks) {
    join(a, b);
    join(b, a);
  }
  return {
    color: def.color,
    nodes,
    labels: def.labels ?? [],
    tracks,
    edgeMask,
    edgeEdges,
    edgeNodes,
    nodeEdges,
    nodeNodes,
    ...placed,
  };
}

/** The face of a printed hex. */
export function compileFace(def: FaceDef): Face {
  return assemble(def, expandJunctions((def.tracks ?? []).map(parseTrack)));
}

/** The six faces of a tile. */
export function compileRotations(def: FaceDef & { readonly id: string }): readonly Face[] {
  const unrotated = expandJunctions((def.tracks ?? []).map(parseTrack));
  return [0, 1, 2, 3, 4, 5].map((rotation) => {
    const turn = (end: TrackEnd): TrackEnd => (end < 6 ? (end + rotation) % 6 : end);
    const tracks = unrotated.map((track): FaceTrack => {
      const [a, b] = [turn(track.a), turn(track.b)];
      const ends = a < b ? { a, b } : { a: b, b: a };
      return track.detail ? { ...ends, detail: track.detail } : ends;
    });
    return assemble(def, tracks, { tile: def.id, rotation });
  });
}

/** Do both faces join the same ends? Nodes are told apart by their index. */
export function sameTrack(one: Face, other: Face): boolean {
  return (
    one.nodes.length === other.nodes.length &&
    one.edgeEdges.every((mask, edge) => mask === other.edgeEdges[edge]) &&
    one.nodeEdges.every((mask, node) => mask === other.nodeEdges[node]) &&
    one.nodeNodes.every((mask, node) => mask === other.nodeNodes[node])
  );
}
