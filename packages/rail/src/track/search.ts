import type { Face } from '../tiles/face.ts';
import type { Layout } from './layout.ts';

/**
 * What a continuous route of any length can get to from a company's stations.
 *
 * A route is a chain of *arrivals*: arrival `hex * 6 + edge` is the crossing of that side into that hex. It goes
 * on by a track of the hex it came into, passes only nodes that let it through, and crosses no hexside twice.
 * (It need not use a node twice either: the loop in between can be left out.) Crossing a hexside twice the
 * same way is likewise never of use. But coming back over a hexside the other way can be, and is forbidden; so
 * every arrival that is found keeps the chain that led to it. One that would run back over its own chain is
 * doubtful: perhaps another chain leads there. Doubts are settled only when the answer is asked for.
 */
export interface Reach {
  readonly layout: Layout;
  readonly sources: readonly Source[];
  /** By hex: edges over which a train can arrive for sure. `arrivals` gives all of them. */
  readonly sure: Uint8Array;
  /** By hex: nodes that can be reached for sure. */
  readonly sureNodes: Uint8Array;
  /** False if a doubt was left because the search would have taken too long; it then counts as out of reach. */
  readonly exact: boolean;
}

/** A station to start from. */
export interface Source {
  readonly hex: number;
  readonly node: number;
}

export type Passable = (hex: number, node: number) => boolean;

/** The working parts of a reach. */
export interface Search extends Reach {
  readonly passable: Passable;
  /** Hexsides may be crossed twice: a question of its own, never a route. */
  readonly loose: boolean;
  /** By hex: nodes that let a train through, with bit 8 once it is known. */
  readonly through: Uint16Array;
  /** Chains: a link is an arrival and the link before it (-1 at a station). */
  readonly linkArrival: number[];
  readonly linkBefore: number[];
  /** By arrival: its link, or -1. */
  readonly linkOf: Int16Array;
  /** Links that are still to be gone on from. */
  readonly queue: number[];
  /** Arrivals that some chain could not make, in the order found. */
  doubtful: number[];
  settled: boolean;
  exact: boolean;
}

const known = 256;

function throughNodes(search: Search, hex: number, face: Face): number {
  let mask = search.through[hex] as number;
  if (mask === 0) {
    mask = known;
    for (let node = 0; node < face.nodes.length; node++) if (search.passable(hex, node)) mask |= 1 << node;
    search.through[hex] = mask;
  }
  return mask;
}

/** Edges that can be got to from these nodes of a hex; `from` lets pass whatever else stands there. */
function exitsByNodes(search: Search, hex: number, entered: number, from: number, mark: boolean): number {
  const face = search.layout.faces[hex] as Face;
  const through = throughNodes(search, hex, face) | from;
  let exits = 0;
  let seen = 0;
  for (let open = entered; open !== 0; open &= ~seen) {
    const node = 31 - Math.clz32(open & -open);
    seen |= 1 << node;
    if (!(through & (1 << node))) continue;
    exits |= face.nodeEdges[node] as number;
    open |= face.nodeNodes[node] as number;
  }
  if (mark) search.sureNodes[hex] = (search.sureNodes[hex] as number) | seen;
  return exits;
}

/** Edges by which a route can leave the hex it arrived in. */
export function exitsOf(search: Search, arrival: number, mark: boolean): number {
  const hex = (arrival / 6) | 0;
  const edge = arrival - hex * 6;
  const face = search.layout.faces[hex] as Face;
  const nodes = face.edgeNodes[edge] as number;
  const exits = face.edgeEdges[edge] as number;
  return (nodes === 0 ? exits : exits | exitsByNodes(search, hex, nodes, 0, mark)) & ~(1 << edge);
}

/** Edges by which a route can leave the hex of its station. */
export function exitsOfSource(search: Search, source: Source, mark: boolean): number {
  return exitsByNodes(search, source.hex, 1 << source.node, 1 << source.node, mark);
}

/** The arrival beyond an edge, or -1. Its way back is the arrival `hex * 6 + edge` itself. */
export function arrivalBeyond(search: Search, hex: number, edge: number): number {
  const side = hex * 6 + edge;
  return search.layout.sides.closed[side] === 1 ? -1 : (search.layout.board.across[side] as number);
}

function chainHas(search: Search, link: number, arrival: number): boolean {
  for (let at = link; at >= 0; at = search.linkBefore[at] as number) {
    if (search.linkArrival[at] === arrival) return true;
  }
  return false;
}

/** Add an arrival to a chain; it becomes the known way there if there was none. */
export function addLink(search: Search, arrival: number, before: number): number {
  const link = search.linkArrival.push(arrival) - 1;
  search.linkBefore.push(before);
  if (search.linkOf[arrival] === -1) {
    search.linkOf[arrival] = link;
    const hex = (arrival / 6) | 0;
    search.sure[hex] = (search.sure[hex] as number) | (1 << (arrival - hex * 6));
    search.queue.push(link);
  }
  return link;
}

function goOn(search: Search, hex: number, exits: number, before: number): void {
  for (let edge = 0; edge < 6; edge++) {
    if (!(exits & (1 << edge))) continue;
    const arrival = arrivalBeyond(search, hex, edge);
    if (arrival < 0 || search.linkOf[arrival] !== -1) continue;
    const back = hex * 6 + edge;
    if (!search.loose && (search.linkOf[back] as number) >= 0 && chainHas(search, before, back))
      search.doubtful.push(arrival);
    else addLink(search, arrival, before);
  }
}

/** Go on from everything in the queue, breadth first. */
export function flood(search: Search): void {
  const { queue } = search;
  for (let head = 0; head < queue.length; head++) {
    const link = queue[head] as number;
    const arrival = search.linkArrival[link] as number;
    goOn(search, (arrival / 6) | 0, exitsOf(search, arrival, true), link);
  }
  queue.length = 0;
}

/** Everything that is sure to be in reach, with the doubts noted. */
export function searchFrom(layout: Layout, sources: readonly Source[], passable: Passable, loose = false): Search {
  const hexes = layout.faces.length;
  const search: Search = {
    layout,
    sources,
    sure: new Uint8Array(hexes),
    sureNodes: new Uint8Array(hexes),
    exact: true,
    passable,
    loose,
    through: new Uint16Array(hexes),
    linkArrival: [],
    linkBefore: [],
    linkOf: new Int16Array(hexes * 6).fill(-1),
    queue: [],
    doubtful: [],
    settled: false,
  };
  for (const source of sources) goOn(search, source.hex, exitsOfSource(search, source, true), -1);
  flood(search);
  return search;
}
