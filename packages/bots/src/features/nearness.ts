/** How near a company's track is to the revenue of the whole board: what is reached in full, the rest the less the further. */
import { type Board, type NodeDef, nodesReached, type RailState, type Reach } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';

/** What a place pays before anything is built there. */
const UNBUILT = { city: 30, town: 10, offboard: 40, port: 20, coalfield: 40 } as const;

const valueIn = (def: NodeDef, brown: boolean): number => {
  const { revenue } = def;
  if (revenue === undefined) return UNBUILT[def.kind];
  if (typeof revenue === 'number') return revenue;
  const values = Object.values(revenue).filter((value) => value !== undefined);
  return (brown ? values.at(-1) : values[0]) ?? 0;
};

const totals = new WeakMap<Board, number>();

/** The sum of all revenue centres as they are printed. */
export function allValues(board: Board): number {
  let sum = totals.get(board);
  if (sum === undefined) {
    sum = 0;
    for (const face of board.printed) for (const node of face.nodes) sum += valueIn(node, false);
    totals.set(board, sum);
  }
  return sum;
}

const known = new WeakMap<Reach, number>();

/** The sum over all centres, each fading with its distance in hexes from what the company reaches. */
export function nearnessOf(mind: Mind, s: RailState, company: string): number {
  const reach = mind.title.reachFor(s, company);
  let sum = known.get(reach);
  if (sum === undefined) {
    sum = measure(mind, s, reach);
    known.set(reach, sum);
  }
  return sum;
}

function measure(mind: Mind, s: RailState, reach: Reach): number {
  const { board, faces, sides } = reach.layout;
  const { fading } = mind.weights.nearness;
  const brown = mind.material.phases.find(({ id }) => id === s.phase)?.revenue === 'brown';
  const far = new Int16Array(faces.length).fill(-1);
  const queue: number[] = [];
  const begin = (hex: number): void => {
    if (far[hex] !== -1) return;
    far[hex] = 0;
    queue.push(hex);
  };
  for (const { hex } of reach.sources) begin(hex);
  for (let hex = 0; hex < faces.length; hex++) if (reach.sure[hex] !== 0) begin(hex);
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head]!;
    const face = faces[hex]!;
    // Through a finished hex one goes only where its track leads; where there is none, nowhere.
    const shut = board.fixed[hex] === 1 && far[hex] !== 0;
    if (shut) continue;
    for (let edge = 0; edge < 6; edge++) {
      const side = hex * 6 + edge;
      const next = board.neighbours[side]!;
      if (next < 0 || far[next] !== -1 || sides.closed[side] === 1) continue;
      if (board.fixed[hex] === 1 && !(face.edgeMask & (1 << edge))) continue;
      if (board.fixed[next] === 1 && !(faces[next]!.edgeMask & (1 << ((edge + 3) % 6)))) continue;
      far[next] = far[hex]! + 1;
      queue.push(next);
    }
  }
  let sum = 0;
  for (let hex = 0; hex < faces.length; hex++) {
    const { nodes } = faces[hex]!;
    if (nodes.length === 0 || far[hex]! < 0) continue;
    const reached = far[hex] === 0 ? nodesReached(reach, hex) : 0;
    nodes.forEach((def, node) => {
      const value = valueIn(def, brown);
      sum += reached & (1 << node) ? value : value * fading ** (far[hex]! + 1);
    });
  }
  return sum;
}

/** What nearness does to the revenue that a company grows into. */
export function nearnessFactor(mind: Mind, s: RailState, company: string): number {
  if ((s.stations[company]?.length ?? 0) > 0) return factorOf(mind, nearnessOf(mind, s, company));
  const { least, base, slope } = mind.weights.nearness;
  const average = (least + base + slope) / 2;
  return mind.weights.homes === 0 ? average : average * homeFactor(mind, s, company);
}

function factorOf({ weights, material }: Mind, near: number): number {
  const { base, slope, least, most, ofAll } = weights.nearness;
  return Math.min(most, Math.max(least, base + (slope * near) / (ofAll * allValues(material.board))));
}

/** How good the home of a company is that has not built yet, beside the homes of all. One of which nobody knows where it will begin is an average one. */
function homeFactor(mind: Mind, s: RailState, company: string): number {
  const own = atHome(mind, s, company);
  if (own === null) return 1;
  const all = mind.companies.flatMap((one) => atHome(mind, mind.root, one) ?? []);
  return own / (all.reduce((sum, factor) => sum + factor, 0) / all.length);
}

const homes = new WeakMap<RailState['tiles'], Map<string, number>>();

function atHome(mind: Mind, s: RailState, company: string): number | null {
  const home = mind.material.companies.find(({ id }) => id === company)?.home;
  if (!home) return null;
  const factors = homes.get(s.tiles) ?? new Map<string, number>();
  homes.set(s.tiles, factors);
  // What is laid there may have fewer cities than what is printed.
  const spot = s.tiles[home.hex] === undefined ? home : { ...home, node: 0 };
  const factor =
    factors.get(company) ??
    factorOf(mind, nearnessOf(mind, { ...s, stations: { ...s.stations, [company]: [spot] } }, company));
  factors.set(company, factor);
  return factor;
}
