import type { Color, NodeDef } from '../hex/types.ts';
import type { Face } from './face.ts';

/** By node of the old face: the node of the new one that takes its place. */
export type NodeMap = readonly number[];

/** May a node of the old face become this node of the new one? */
export type NodeFit = (before: NodeDef, after: NodeDef) => boolean;

/** The common case: a city stays a city, a town a town. */
export const sameKind: NodeFit = (before, after) => before.kind === after.kind;

const within = (part: number, whole: number): boolean => (part & ~whole) === 0;

/** Track between edges is kept as such: only what it joins counts, not its shape. */
function keepsPlainTrack(before: Face, after: Face): boolean {
  for (let edge = 0; edge < 6; edge++) {
    if (!within(before.edgeEdges[edge] as number, after.edgeEdges[edge] as number)) return false;
  }
  return true;
}

/** Track between two nodes is kept if they became one node or are still joined. */
function keepsNodeTrack(before: Face, after: Face, map: NodeMap): boolean {
  for (let node = 0; node < map.length; node++) {
    for (let other = 0; other < node; other++) {
      if (!((before.nodeNodes[node] as number) & (1 << other))) continue;
      const [a, b] = [map[node] as number, map[other] as number];
      if (a !== b && !((after.nodeNodes[a] as number) & (1 << b))) return false;
    }
  }
  return true;
}

/**
 * Every way in which the nodes of the old face can go over to the new one such that no track is lost, the
 * plainest first: each keeps its own index if it can. Two nodes become one only where the new face has fewer.
 */
export function nodeMaps(before: Face, after: Face, fits: NodeFit = sameKind): readonly NodeMap[] {
  if (!within(before.edgeMask, after.edgeMask) || !keepsPlainTrack(before, after)) return [];
  const count = before.nodes.length;
  const merging = after.nodes.length < count;
  // Nodes with track have less choice, so they choose first.
  const order = before.nodes.map((_, node) => node);
  order.sort((a, b) => Number(before.nodeEdges[b] !== 0) - Number(before.nodeEdges[a] !== 0) || a - b);
  const maps: NodeMap[] = [];
  const map = before.nodes.map(() => -1);
  const assign = (step: number, taken: number): void => {
    const node = order[step];
    if (node === undefined) {
      if (keepsNodeTrack(before, after, map)) maps.push([...map]);
      return;
    }
    for (let turn = -1; turn < after.nodes.length; turn++) {
      const target = turn < 0 ? node : turn;
      const def = after.nodes[target];
      if (!def || (turn === node && turn >= 0)) continue;
      if (!merging && taken & (1 << target)) continue;
      if (!fits(before.nodes[node] as NodeDef, def)) continue;
      if (!within(before.nodeEdges[node] as number, after.nodeEdges[target] as number)) continue;
      map[node] = target;
      assign(step + 1, taken | (1 << target));
    }
  };
  assign(0, 0);
  return maps;
}

const preserved = new WeakMap<Face, WeakMap<Face, NodeMap | null>>();

/** Are all track and stations of the old face on the new one? Then: where each old node goes. */
export function preserves(before: Face, after: Face, fits: NodeFit = sameKind): NodeMap | null {
  if (fits !== sameKind) return nodeMaps(before, after, fits)[0] ?? null;
  let known = preserved.get(before);
  if (!known) {
    known = new WeakMap();
    preserved.set(before, known);
  }
  let map = known.get(after);
  if (map === undefined) {
    map = nodeMaps(before, after)[0] ?? null;
    known.set(after, map);
  }
  return map;
}

/** City on city, town on town, plain on plain; how many of them does not matter. */
export function sameKinds(before: Face, after: Face): boolean {
  return (
    before.nodes.every((node) => after.nodes.some((other) => other.kind === node.kind)) &&
    after.nodes.every((node) => before.nodes.some((other) => other.kind === node.kind))
  );
}

/** As many of every kind on both: a double town takes double towns only. */
export function sameCounts(before: Face, after: Face): boolean {
  const count = (face: Face, kind: string): number => face.nodes.filter((node) => node.kind === kind).length;
  return (
    before.nodes.length === after.nodes.length &&
    before.nodes.every(({ kind }) => count(before, kind) === count(after, kind))
  );
}

/**
 * Does the tile carry just the labels of the hex? Compare with the printed hex, not with the tile that lies
 * there: some tiles on a labelled hex have none.
 */
export function labelsMatch(printed: Face, after: Face): boolean {
  return printed.labels.length === after.labels.length && printed.labels.every((label) => after.labels.includes(label));
}

/** The order in which tiles replace each other; `white` is a hex that has none. */
export const upgradeOrder: readonly Color[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** The colour that follows, if any. */
export function nextColor(color: Color): Color | undefined {
  const rank = upgradeOrder.indexOf(color);
  return rank < 0 ? undefined : upgradeOrder[rank + 1];
}

/** Is the new face exactly one colour further? */
export function isNextColor(before: Face, after: Face): boolean {
  return nextColor(before.color) === after.color;
}
