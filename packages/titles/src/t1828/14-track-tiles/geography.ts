/** What a company, or the Cobourg & Peterborough, can get to on the map: used by track, stations and trains alike. */
import {
  isBlocked,
  type Layout,
  layoutOf,
  looseReachOf,
  type NodeDef,
  nodesReached,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  type Spot,
  sourcesOf,
} from '@roundhouse/rail';
import { hasCoal } from '../16-coal.ts';
import { board, COALFIELDS, tileSet } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

const coalfields = board.indexOf.get(COALFIELDS)!;

/** Keys of what is remembered per position: the company, and what else the answer depends on. */
const withCoal = '+';
const ownerIn = (key: string): string => (key.endsWith(withCoal) ? key.slice(0, -1) : key);
const keyOf = (s: State, owner: string): string => (hasCoal(s, owner) ? `${owner}${withCoal}` : owner);

/** A trace goes through cities with a place left or a marker of its own, through towns, and with coal through K11. */
const letsPass =
  (coal: boolean) =>
  (node: NodeDef): boolean =>
    node.kind !== 'offboard' && (coal || node.kind !== 'coalfield');

const reachByKey = perPosition((s: State, key): Reach => {
  const map = layout(s);
  const owner = ownerIn(key);
  const passable = passableFor(map, s.stations, owner, letsPass(key !== owner));
  return reachOf(map, sourcesOf(map, s.stations, owner), passable);
});

/** Everything that an unbroken line of track gets to from a marker of the owner. */
export const reachFor = (s: State, owner: string): Reach => reachByKey(s, keyOf(s, owner));

const looseByKey = perPosition((s: State, key): Reach => {
  const map = layout(s);
  const owner = ownerIn(key);
  return looseReachOf(
    map,
    sourcesOf(map, s.stations, owner),
    passableFor(map, s.stations, owner, letsPass(key !== owner)),
  );
});

/** The same if one rule did not hold: tells which one keeps a company away. */
export const reachIfEdgesTwice = (s: State, owner: string): Reach => looseByKey(s, keyOf(s, owner));
export const reachIfCoal = (s: State, owner: string): Reach => reachByKey(s, `${owner}${withCoal}`);
const unblockedByKey = perPosition((s: State, key): Reach => {
  const map = layout(s);
  const owner = ownerIn(key);
  return reachOf(map, sourcesOf(map, s.stations, owner), passableFor(map, {}, owner, letsPass(key !== owner)));
});
export const reachIfUnblocked = (s: State, owner: string): Reach => unblockedByKey(s, keyOf(s, owner));

/** Does track lead to the Virginia Coalfields (Q27)? */
export const reachesCoalfields = (s: State, owner: string): boolean =>
  nodesReached(reachFor(s, owner), coalfields) !== 0;

/** Is any revenue center but its own in reach of a marker? By the book the coalfields only with a coal marker. */
const routeByKey = perPosition((s: State, key): boolean => {
  const map = layout(s);
  const owner = ownerIn(key);
  const coal = key !== owner;
  return sourcesOf(map, s.stations, owner).some((source) => {
    const reach = reachOf(map, [source], () => false);
    const group = map.faces[source.hex]!.nodes[source.node]!.group;
    return map.faces.some((face, hex) => {
      const reached = nodesReached(reach, hex);
      if (reached === 0 || (hex === coalfields && !coal)) return false;
      return face.nodes.some((node, index) => {
        const same = (hex === source.hex && index === source.node) || (group !== undefined && node.group === group);
        return (reached & (1 << index)) !== 0 && !same;
      });
    });
  });
});

/** Has the company a route that a train could run? */
export const hasRoute = (s: State, company: string): boolean => routeByKey(s, keyOf(s, company));

/** Must it own a train? By one reading the coalfields count without a marker. */
export const isBoundToTrain = (s: State, company: string): boolean =>
  hasRoute(s, company) || (plays(s, 'trainDuty', 'generous') && routeByKey(s, `${company}${withCoal}`));

export const cityIsBlocked = (s: State, owner: string, spot: Spot): boolean =>
  isBlocked(layout(s), s.stations, spot.hex, spot.node, owner);

/** The nodes of a hex as it lies now. */
export const nodesIn = (s: State, hex: string): readonly NodeDef[] => layout(s).faces[board.indexOf.get(hex)!]!.nodes;
