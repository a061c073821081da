/**
 * The track in blocks, in the order in which the map is swept: a block is a hex, or the hexes of a place that lies in several.
 * Wires join two blocks: a hexside, or a row of hexsides with hexes of one stretch of track between them.
 */
import type { Graph } from '../graph.ts';

export interface Wire {
  readonly sides: readonly number[];
  /** Tracks of the hexes on its way. */
  readonly tracks: readonly number[];
  readonly blocks: readonly [number, number];
}

export interface Block {
  readonly tracks: readonly number[];
  readonly wires: readonly number[];
}

export interface Blocks {
  /** In the order of the sweep. */
  readonly blocks: readonly Block[];
  readonly wires: readonly Wire[];
  /** By hexside the number of its wire; -1 where no route passes. */
  readonly wireAt: Int32Array;
}

/** A wire while it grows: its ends are hexes. */
interface Growing {
  sides: number[];
  tracks: number[];
  hexes: [number, number];
}

/** Only what segments use; null if the track is not laid out in such a way. */
export function blocksOf(graph: Graph): Blocks | null {
  const { tracks } = graph.network;
  const used = [...new Set(graph.segments.flatMap((segment) => segment.tracks))].sort((a, b) => a - b);
  const byHex = new Map<number, number[]>();
  for (const track of used) {
    const own = byHex.get(tracks[track]!.hex);
    if (own) own.push(track);
    else byHex.set(tracks[track]!.hex, [track]);
  }
  const placeOf = placesOf(graph, byHex);
  const growing = wiresBySide(graph, byHex);
  if (growing === null) return null;
  const thin = new Set<number>();
  for (const [hex, [track, ...others]] of byHex) {
    if (others.length === 0 && contract(graph, hex, track!, growing, placeOf)) thin.add(hex);
  }

  const hexes = [...byHex.keys()].filter((hex) => !thin.has(hex));
  const roots = [...new Set(hexes.map(placeOf))];
  const numberOf = new Map(roots.map((root, i) => [root, i]));
  const blockOf = (hex: number): number => numberOf.get(placeOf(hex))!;
  const wires = [...new Set(growing.values())].map(({ sides, tracks: own, hexes: [a, b] }): Wire => {
    return { sides, tracks: own, blocks: [blockOf(a), blockOf(b)] };
  });
  if (wires.some(({ blocks: [a, b] }) => a === b)) return null;
  const wireAt = new Int32Array(graph.network.hexsides.length).fill(-1);
  wires.forEach(({ sides }, wire) => {
    for (const side of sides) wireAt[side] = wire;
  });
  const blocks = roots.map((): { tracks: number[]; wires: number[] } => ({ tracks: [], wires: [] }));
  for (const hex of hexes) blocks[blockOf(hex)]!.tracks.push(...byHex.get(hex)!);
  wires.forEach(({ blocks: ends }, wire) => {
    for (const end of ends) blocks[end]!.wires.push(wire);
  });
  const order = orderOf(blocks, wires);
  const at = new Map(order.map((block, i) => [block, i]));
  return {
    blocks: order.map((block) => blocks[block]!),
    wires: wires.map((wire) => ({ ...wire, blocks: [at.get(wire.blocks[0])!, at.get(wire.blocks[1])!] })),
    wireAt,
  };
}

/** Hexes that share a stop, or stops of one group, are one place: by hex the first of them. */
function placesOf({ network: { stops, tracks } }: Graph, byHex: ReadonlyMap<number, readonly number[]>) {
  const first = new Map<number, number>();
  const find = (hex: number): number => {
    const next = first.get(hex);
    return next === undefined ? hex : find(next);
  };
  const seen = new Map<string, number>();
  for (const [hex, own] of byHex) {
    for (const track of own) {
      for (const end of [tracks[track]!.a, tracks[track]!.b]) {
        if (end < 0) continue;
        const { id, group } = stops[end]!;
        for (const key of group === undefined ? [`stop ${id}`] : [`stop ${id}`, `group ${group}`]) {
          const other = seen.get(key) ?? hex;
          seen.set(key, other);
          if (find(other) !== find(hex)) first.set(find(hex), find(other));
        }
      }
    }
  }
  return find;
}

/** At first each hexside is a wire; null if not each lies between two hexes. */
function wiresBySide(
  { network: { tracks } }: Graph,
  byHex: ReadonlyMap<number, readonly number[]>,
): Map<number, Growing> | null {
  const hexesAt = new Map<number, Set<number>>();
  for (const [hex, own] of byHex) {
    for (const track of own) {
      for (const end of [tracks[track]!.a, tracks[track]!.b]) {
        if (end >= 0) continue;
        const hexes = hexesAt.get(~end);
        if (hexes) hexes.add(hex);
        else hexesAt.set(~end, new Set([hex]));
      }
    }
  }
  const wires = new Map<number, Growing>();
  for (const [side, hexes] of hexesAt) {
    const [a, b, ...others] = hexes;
    if (b === undefined || others.length > 0) return null;
    wires.set(side, { sides: [side], tracks: [], hexes: [a!, b] });
  }
  return wires;
}

/** A hex with one track from side to side becomes part of a wire, unless that would lead from a place to itself. */
function contract(
  { network }: Graph,
  hex: number,
  track: number,
  wires: Map<number, Growing>,
  placeOf: (hex: number) => number,
): boolean {
  const { a, b } = network.tracks[track]!;
  if (a >= 0 || b >= 0) return false;
  const [one, other] = [wires.get(~a)!, wires.get(~b)!];
  const farOf = ({ hexes: [x, y] }: Growing): number => (x === hex ? y : x);
  if (one === other || placeOf(farOf(one)) === placeOf(farOf(other))) return false;
  const joined: Growing = {
    sides: [...one.sides, ...other.sides],
    tracks: [...one.tracks, track, ...other.tracks],
    hexes: [farOf(one), farOf(other)],
  };
  for (const side of joined.sides) wires.set(side, joined);
  return true;
}

/** An order in which few wires are open at a time, those of the best start. */
function orderOf(blocks: readonly Block[], wires: readonly Wire[]): number[] {
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < blocks.length; start++) {
    const { order, cost } = orderFrom(start, blocks, wires, least);
    if (cost >= least) continue;
    best = order;
    least = cost;
  }
  return best;
}

function orderFrom(
  start: number,
  blocks: readonly Block[],
  wires: readonly Wire[],
  most: number,
): { order: number[]; cost: number } {
  const done = new Uint8Array(blocks.length);
  /** The wires that lead out of what is done, the oldest first. */
  const open = new Set<number>();
  const order: number[] = [];
  let cost = 0;
  for (let block = start; ; ) {
    done[block] = 1;
    order.push(block);
    for (const wire of blocks[block]!.wires) if (!open.delete(wire)) open.add(wire);
    cost += 3 ** open.size;
    if (order.length === blocks.length || cost >= most) return { order, cost };
    let least = Number.POSITIVE_INFINITY;
    let oldest = true;
    for (const wire of open) {
      const [a, b] = wires[wire]!.blocks;
      const next = done[a] ? b : a;
      let wider = oldest ? -0.5 : 0;
      oldest = false;
      for (const other of blocks[next]!.wires) wider += open.has(other) ? -1 : 1;
      if (wider >= least) continue;
      least = wider;
      block = next;
    }
    if (least === Number.POSITIVE_INFINITY) block = done.indexOf(0);
  }
}
