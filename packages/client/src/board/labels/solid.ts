import type { HexDef, TileDef } from '@roundhouse/rail';
import { RING, SLOT } from '../drawing/city.ts';
import { drawingOf } from '../drawing/face.ts';
import type { DrawnNode } from '../drawing/types.ts';
import { sampled } from '../geometry/curve.ts';
import { edgeMiddle, inward } from '../geometry/hexagon.ts';
import { add, between, type Point, toRadians, turned } from '../geometry/point.ts';

/** What no letter may lie on: circles around the middle of a hex, three numbers each: x, y, radius. */
export type Solid = Float64Array;

type Circle = readonly [at: Point, radius: number];

/** Half of what track is wide with its casing, and of an arrow. */
const TRACK = 0.11;
const ARROW = 0.125;

const citySolid = ({ slots, at }: DrawnNode): Circle[] => {
  const radius = SLOT + RING + 0.02;
  // Between its circles, too.
  const middles = slots.length === 1 ? [] : slots.map((slot) => between(slot, at, 0.5));
  return [...slots, ...middles].map((slot): Circle => [slot, radius]);
};

function nodeSolid(node: DrawnNode): Circle[] {
  if (node.slots.length > 0) return citySolid(node);
  if (node.look === 'mine') return [[node.at, 0.24]];
  if (node.look === 'dot') return [[node.at, 0.14]];
  if (node.look !== 'bar') return [];
  const across: Point = [-Math.sin(node.along), Math.cos(node.along)];
  return [-0.14, 0, 0.14].map((off): Circle => [add(node.at, across, off), 0.11]);
}

const solids = new WeakMap<object, Map<string, Solid>>();

/** Track, cities, towns, arrows and stubs of a hex as they are seen with the board turned; worked out once. */
export function solidOf(
  hex: HexDef,
  tile: TileDef | undefined,
  rotation: number,
  stubs: readonly number[],
  turn: number,
) {
  const face = tile ?? hex;
  const known = solids.get(face) ?? new Map<string, Solid>();
  solids.set(face, known);
  const key = `${rotation}/${turn}`;
  const made = known.get(key) ?? makeSolid(face, tile ? rotation : 0, tile ? [] : stubs, turn);
  known.set(key, made);
  return made;
}

function makeSolid(face: HexDef | TileDef, rotation: number, stubs: readonly number[], turn: number): Solid {
  const drawing = drawingOf(face, rotation);
  const along = (edge: number, depths: readonly number[], radius: number): Circle[] =>
    depths.map((depth): Circle => [add(edgeMiddle(edge), inward(edge), depth), radius]);
  const circles: Circle[] = [
    ...drawing.groups.flat().flatMap(({ line }) => sampled(line, 12).map((at): Circle => [at, TRACK])),
    ...drawing.nodes.flatMap(nodeSolid),
    ...drawing.arrows.flatMap((edge) => along(edge, [0, 0.12, 0.24, 0.34], ARROW)),
    ...stubs.flatMap((edge) => along(edge, [0, 0.12, 0.2], TRACK)),
  ];
  const angle = toRadians(90 * turn);
  return Float64Array.from(circles.flatMap(([at, radius]) => [...turned(at, angle), radius]));
}
