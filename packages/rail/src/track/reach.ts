import type { Face } from '../tiles/face.ts';
import type { Layout } from './layout.ts';
import { type Passable, type Reach, type Search, type Source, searchFrom } from './search.ts';
import { settle } from './settle.ts';

export type { Passable, Reach, Source } from './search.ts';

/** The reach of a company with these stations; doubts are settled when an answer hangs on them. */
export function reachOf(layout: Layout, sources: readonly Source[], passable: Passable): Reach {
  return searchFrom(layout, sources, passable);
}

/** The same if hexsides could be crossed twice: tells whether it is that rule which keeps a company away. */
export function looseReachOf(layout: Layout, sources: readonly Source[], passable: Passable): Reach {
  return searchFrom(layout, sources, passable, true);
}

/** Track that can be taken in any direction at its junctions. */
function withTurns(face: Face): Face {
  const edgeEdges = [...face.edgeEdges];
  for (let by = 0; by < 6; by++) {
    for (let from = 0; from < 6; from++) {
      if ((edgeEdges[from] as number) & (1 << by))
        edgeEdges[from] = (edgeEdges[from] as number) | (edgeEdges[by] as number);
    }
  }
  return { ...face, edgeEdges };
}

/** The same if a route could turn back at a junction of plain track: tells whether it is that rule. */
export function turningReachOf(layout: Layout, sources: readonly Source[], passable: Passable): Reach {
  return searchFrom({ ...layout, faces: layout.faces.map(withTurns) }, sources, passable);
}

function settled(reach: Reach): Reach {
  const search = reach as Search;
  if (!search.settled) settle(search);
  return search;
}

/** The edges over which a train can arrive in a hex, as a mask. */
export function arrivals(reach: Reach, hex: number): number {
  return settled(reach).sure[hex] as number;
}

/** Can a train arrive over one of these edges? Cheaper than `arrivals` where it can. */
export function arrivesBy(reach: Reach, hex: number, edges: number): boolean {
  return ((reach.sure[hex] as number) & edges) !== 0 || (arrivals(reach, hex) & edges) !== 0;
}

/** The nodes of a hex that a route can get to, as a mask; also those it cannot pass. */
export function nodesReached(reach: Reach, hex: number): number {
  return settled(reach).sureNodes[hex] as number;
}

export function reachesNode(reach: Reach, hex: number, node: number): boolean {
  const bit = 1 << node;
  return ((reach.sureNodes[hex] as number) & bit) !== 0 || (nodesReached(reach, hex) & bit) !== 0;
}
