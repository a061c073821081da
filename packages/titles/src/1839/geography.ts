/** What a company can get to on the map: used by track, stations and trains alike. */
import {
  type Closes,
  impassable,
  canRunThrough,
  type Layout,
  layoutOf,
  looseReachOf,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  sourcesOf,
  type Stations,
  stationsWithout,
} from '@roundhouse/rail';
import { isMajor } from './13-stock-market.ts';
import { board, GOVERNMENT, phaseNumber, tileSet } from './material.ts';
import { operatingTurnOf, type State } from './state.ts';

/** The map as tiles are traced: over a red barrier, too, along track that is there (15.3.1-11). */
export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

const isShut: Closes = (border) => border.kind === 'barrier' || impassable(border);
/** Red barriers keep stations and routes back before light red phase (17.9-3). */
export const areBarriersShut = (s: Pick<State, 'phase'>): boolean => phaseNumber(s.phase) < phaseNumber('light red');
/** The map as stations and routes are traced: track runs up to a barrier that is shut, and not over it (8.3.2.2-5). */
export const railways = (s: Pick<State, 'tiles' | 'phase'>): Layout =>
  areBarriersShut(s) ? layoutOf(board, tileSet, s.tiles, isShut, impassable) : layout(s);

/** Whose markers fill a city for a company: for a Local the government's do not (14.3.2.2.1-1, 14.3.2.2.2-1). */
export const shutsFor = (s: State, company: string): ((owner: string) => boolean) =>
  isMajor(s, company) ? () => true : (owner) => owner !== GOVERNMENT;

type Tracing = (s: State, company: string) => Reach;

/** A reach that is remembered for a position, by all else that it hangs on. */
function tracing(search: typeof reachOf, on: (s: State) => Layout, shuts: typeof shutsFor = shutsFor): Tracing {
  const byKey = perPosition((s: State, company: string, _major: boolean, _shut: boolean): Reach => {
    const map = on(s);
    const passable = passableFor(map, s.stations, company, canRunThrough, shuts(s, company));
    return search(map, sourcesOf(map, s.stations, company), passable);
  });
  return (s, company) => byKey(s, company, isMajor(s, company), areBarriersShut(s));
}
const byCompanies = () => (owner: string) => owner !== GOVERNMENT;
const byNobody = () => () => false;

/** Everything that an unbroken line of track gets to from a marker of the company, as tiles are traced (15.3.1-2). */
export const reachFor = tracing(reachOf, layout);
/** The same if one rule did not hold: tells which one keeps a company away. */
export const reachIfEdgesTwice = tracing(looseReachOf, layout);
export const reachIfLocal = tracing(reachOf, layout, byCompanies);
export const reachIfUnblocked = tracing(reachOf, layout, byNobody);

/** The same as stations are traced: hexagon edges can be crossed twice (Q76), and barriers cannot. */
export const stationReach = tracing(looseReachOf, railways);
export const stationReachIfLocal = tracing(looseReachOf, railways, byCompanies);
export const stationReachIfUnblocked = tracing(looseReachOf, railways, byNobody);
export const stationReachIfOpen = tracing(looseReachOf, layout);

/** Holds the place of a marker that is there, and is of no use to its company. */
const IDLE = 'idle';
/** The stations as a company's routes see them: one that it has swapped in this turn neither counts nor opens (Q33). */
export function stationsForRoutes(s: State, company: string): Stations {
  const turn = operatingTurnOf(s);
  return turn?.of === company && turn.swapped ? stationsWithout(s.stations, company, turn.swapped, IDLE) : s.stations;
}
