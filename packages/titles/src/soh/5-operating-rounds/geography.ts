/** What a company can get to on the map: used by track, tokens and trains alike. */
import {
  hexName,
  isBlocked,
  joinsStation,
  type Layout,
  layoutOf,
  type NodeDef,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  type Spot,
  sourcesOf,
} from '@roundhouse/rail';
import { board, companyDef, tileSet } from '../material.ts';
import type { State } from '../state.ts';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

const isMajor = (node: NodeDef): boolean => node.kind === 'city' || node.kind === 'offboard';

const reachPast = (blocking: (s: State) => State['stations']) =>
  perPosition((s: State, company): Reach => {
    const map = layout(s);
    const passable = passableFor(map, blocking(s), company, (node) => node.kind !== 'offboard');
    return reachOf(map, sourcesOf(map, s.stations, company), passable);
  });
/** Everything that an unbroken route can get to (Q25): not through blocked cities or external connections. */
export const reachFor = reachPast((s) => s.stations);
/** The same if no city were blocked: tells whether it is blocking that keeps a company away. */
export const unblockedReach = reachPast(() => ({}));

/** Could a 2 train run (Q5)? Two main stations or external connections joined by track, one with an own token. */
export const hasRoute = perPosition((s: State, company): boolean => hasTrackTo(s, company, isMajor));

/** The same with a small city at the other end, which no train can run. */
export const hasRouteToAnything = perPosition((s: State, company): boolean => hasTrackTo(s, company, () => true));

function hasTrackTo(s: State, company: string, isEnd: (node: NodeDef) => boolean): boolean {
  const map = layout(s);
  const passable = passableFor(map, s.stations, company, (node) => !isMajor(node));
  return joinsStation(map, s.stations, company, passable, isEnd);
}

/** Where a company starts, with the tiles now on the map: the brown Amsterdam tile has one city instead of two. */
export function homeOf(s: State, company: string): Spot {
  const [{ hex, node }] = companyDef(company).homes;
  const cities = layout(s).faces[board.indexOf.get(hex)!]!.nodes.length;
  return { hex, node: Math.min(node, cities - 1) };
}

/** A hex as a sentence calls it: the city's name, where it has one. */
export const nameOf = (hex: string): string => hexName(board, hex);

export const cityIsBlocked = (s: State, company: string, spot: Spot): boolean =>
  isBlocked(layout(s), s.stations, spot.hex, spot.node, company);
