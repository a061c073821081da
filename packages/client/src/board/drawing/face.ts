import type { FaceDef, NodeDef, TrackDef } from '@roundhouse/rail';
import {
  bypass,
  type Chain,
  type Cubic,
  edgeCurve,
  nearest,
  nodeCurve,
  pointOn,
  reversed,
  sampled,
  split,
  straight,
  tangent,
} from '../geometry/curve.ts';
import { edgeDistance, edgeMiddle } from '../geometry/hexagon.ts';
import { distance, type Point, scale, toRadians, turned } from '../geometry/point.ts';
import { cityAxis, SLOT, slotPlaces } from './city.ts';
import { connectedGroups } from './groups.ts';
import type { Drawing, DrawnNode, EndKey, NodeLook, Piece } from './types.ts';

/** A node that lies this close to the curve between its two edges lies on it. */
const ON_CURVE = 0.16;
const centre: Point = [0, 0];

interface Line {
  readonly a: EndKey;
  readonly b: EndKey;
  readonly kind: string;
  readonly white: boolean;
}

function endKey(text: string, rotation: number): EndKey {
  return /^\d$/.test(text) ? `e${(Number(text) + rotation) % 6}` : (text as EndKey);
}

function readTrack(def: TrackDef, rotation: number): Line {
  const detail = typeof def === 'string' ? { path: def } : def;
  const [a = '', b = ''] = detail.path.split(':');
  return { a: endKey(a, rotation), b: endKey(b, rotation), kind: detail.kind ?? 'track', white: detail.white ?? false };
}

const isEdge = (key: EndKey): boolean => key[0] === 'e';
const edgeOf = (key: EndKey): number => Number(key.slice(1));

function edgesAt(key: EndKey, lines: readonly Line[]): number[] {
  return lines.flatMap(({ a, b }) => {
    const other = a === key ? b : b === key ? a : undefined;
    return other !== undefined && isEdge(other) ? [edgeOf(other)] : [];
  });
}

function lookOf(def: NodeDef, edges: readonly number[]): NodeLook {
  if (def.kind === 'city') return 'city';
  if (def.kind === 'coalfield') return 'mine';
  if (def.kind === 'offboard' || def.kind === 'port') return def.passThrough ? 'bar' : 'abroad';
  return edges.length === 2 ? 'bar' : 'dot';
}

interface Surroundings {
  /** Is it the only node? */
  readonly alone: boolean;
  /** The curves of the other nodes. */
  readonly others: readonly Cubic[];
  readonly rotation: number;
}

/** In the middle of its curve, or as little aside as keeps it clear of the other tracks that cross there. */
function clearOf(curve: Cubic, others: readonly Cubic[]): number {
  const clearance = (t: number): number => Math.min(...others.map((other) => nearest(other, pointOn(curve, t)).off));
  return [0.5, 0.36, 0.64, 0.28, 0.72].find((t) => clearance(t) > 0.3) ?? 0.5;
}

/** Where a node lies, and how far along the curve between its two edges if it lies on that. */
function nodePlace(def: NodeDef, edges: readonly number[], { alone, others, rotation }: Surroundings) {
  const given: Point | undefined =
    def.x === undefined ? undefined : turned([def.x, def.y ?? 0], toRadians(60 * rotation));
  const [first, second] = edges;
  const bendable = def.kind === 'town' || def.passThrough === true || (def.kind === 'city' && (given || !alone));
  if (edges.length === 2 && bendable) {
    const curve = edgeCurve(first as number, second as number);
    const { t, off } = given ? nearest(curve, given) : { t: clearOf(curve, others), off: 0 };
    if (def.kind !== 'city' || off < ON_CURVE) return { at: pointOn(curve, t), t, curve };
  }
  if (given) return { at: given };
  if (!alone && edges.length === 1 && def.kind === 'city') return { at: scale(edgeMiddle(first as number), 0.5) };
  return { at: centre };
}

function drawNode(def: NodeDef, key: EndKey, edges: readonly number[], around: Surroundings) {
  const place = nodePlace(def, edges, around);
  const [dx, dy] = place.curve ? tangent(place.curve, place.t) : [1, 0];
  const axis = cityAxis(place.at, edges);
  const node: DrawnNode = {
    key,
    def,
    edges,
    axis,
    look: lookOf(def, edges),
    at: place.at,
    along: Math.atan2(dy, dx),
    slots: slotPlaces(place.at, def.slots ?? 0, axis),
  };
  return { node, place };
}

/** A line from edge to edge that must not run through a city of others goes around it, on the emptier side. */
function aroundCities(a: number, b: number, nodes: readonly DrawnNode[], used: readonly number[]): Chain {
  const curve = edgeCurve(a, b);
  const cities = nodes.filter(({ look }) => look === 'city' || look === 'mine');
  const hit = cities.find(({ at }) => nearest(curve, at).off < SLOT + 0.06);
  if (!hit || edgeDistance(a, b) !== 3) return [curve];
  const side = (edge: number): number => used.filter((one) => (one - edge + 6) % 6 < 2).length;
  const [one, other] = [(a + 1) % 6, (a + 4) % 6];
  const middle = side(one) < side(other) ? one : other;
  const away = scale(addMiddles(middle, (middle + 1) % 6), 0.46 / 1.5);
  return bypass(a, b, away);
}

const addMiddles = (a: number, b: number): Point => {
  const [p, q] = [edgeMiddle(a), edgeMiddle(b)];
  return [p[0] + q[0], p[1] + q[1]];
};

function drawFace(def: FaceDef, rotation: number): Drawing {
  const lines = (def.tracks ?? []).map((track) => readTrack(track, rotation));
  const printed = def.nodes ?? [];
  const edges = printed.map((_, i) => edgesAt(`n${i}`, lines));
  const drawn = printed.map((node, i) => {
    const others = edges.flatMap(([a, b], j) =>
      i === j || a === undefined || b === undefined ? [] : [edgeCurve(a, b)],
    );
    return drawNode(node, `n${i}`, edges[i] as number[], { alone: printed.length === 1, others, rotation });
  });
  const nodes = drawn.map(({ node }) => node);
  const used = [
    ...new Set(
      lines
        .flatMap(({ a, b }) => [a, b])
        .filter(isEdge)
        .map(edgeOf),
    ),
  ];
  const place = (key: EndKey): Point =>
    isEdge(key) ? edgeMiddle(edgeOf(key)) : key[0] === 'n' ? (drawn[edgeOf(key)]?.place.at ?? centre) : centre;

  const trace = ({ a, b }: Line): Chain => {
    if (isEdge(a) && isEdge(b)) return aroundCities(edgeOf(a), edgeOf(b), nodes, used);
    if (!isEdge(a) && !isEdge(b)) return [straight(place(a), place(b))];
    const [edge, end] = isEdge(a) ? [a, b] : [b, a];
    const on = end[0] === 'n' ? drawn[edgeOf(end)]?.place : undefined;
    if (!on?.curve) return [nodeCurve(edgeOf(edge), place(end))];
    const [before, after] = split(on.curve, on.t);
    const starts = distance(on.curve[0], edgeMiddle(edgeOf(edge))) < 0.01;
    return starts ? [before] : reversed([after]);
  };

  const pieces = lines.map((line): Piece => {
    const flip = !isEdge(line.a) && isEdge(line.b);
    return { ...line, a: flip ? line.b : line.a, b: flip ? line.a : line.b, line: trace(line) };
  });
  const abroad = new Set(nodes.filter(({ look }) => look === 'abroad').map(({ key }) => key));
  const track = pieces.filter(({ a, b }) => !abroad.has(a) && !abroad.has(b));
  const junctions = [...new Set(lines.flatMap(({ a, b }) => [a, b]).filter((key) => key[0] === 'j'))];
  return {
    def,
    rotation,
    nodes,
    pieces,
    groups: connectedGroups(track),
    arrows: pieces.filter((piece) => !track.includes(piece)).map(({ a }) => edgeOf(a)),
    junctions: junctions.map((key) => ({ key, at: centre })),
  };
}

const drawings = new WeakMap<FaceDef, Drawing[]>();

/** The drawing of a printed hex, or of a tile in a rotation; made once. */
export function drawingOf(def: FaceDef, rotation = 0): Drawing {
  let known = drawings.get(def);
  if (!known) {
    known = [];
    drawings.set(def, known);
  }
  return (known[rotation] ??= drawFace(def, rotation));
}

/** Points along all track, to keep clear of. */
export function trackPoints(drawing: Drawing): Point[] {
  return drawing.groups.flat().flatMap(({ line }) => sampled(line, 9));
}
