/** What a company can get to on the map: used by track, stations and trains alike. */
import {
  type Home,
  isBlocked,
  canRunThrough,
  joinsStation,
  type Layout,
  layoutOf,
  looseReachOf,
  nodesReached,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  type Source,
  type Spot,
  sourcesIn,
  sourcesOf,
  turningReachOf,
} from '@roundhouse/rail';
import { board, tileSet } from './material.ts';
import type { State } from './state.ts';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

/** The home that stands in its hex as a whole: from there its company can lay the tile that gives it a city (8.3-4). */
const waitingHome = (s: State, company: string): Home | undefined =>
  s.ext.waiting.includes(company) ? s.ext.homes.find(({ owner }) => owner === company) : undefined;

const keyOf = (s: State, company: string): string => `${company} ${waitingHome(s, company)?.hex ?? ''}`;
const companyIn = (key: string): string => key.slice(0, key.indexOf(' '));

function sources(s: State, company: string): readonly Source[] {
  const map = layout(s);
  const home = waitingHome(s, company);
  const placed = sourcesOf(map, s.stations, company);
  return home ? [...placed, ...sourcesIn(map, home)] : placed;
}

/** Through towns, cities with a place left or a marker of its own, and of the off-boards through Genève alone (Q20). */
const reachFrom = (
  s: State,
  company: string,
  from: readonly Source[],
  search = reachOf,
  stations = s.stations,
): Reach => search(layout(s), from, passableFor(layout(s), stations, company, canRunThrough));

const reachBy = (search = reachOf, blocking = (s: State) => s.stations) =>
  perPosition((s: State, key): Reach => {
    const company = companyIn(key);
    return reachFrom(s, company, sources(s, company), search, blocking(s));
  });
const strictReach = reachBy();
const looseReach = reachBy(looseReachOf);
const turningReach = reachBy(turningReachOf);
const unblockedReach = reachBy(reachOf, () => ({}));

/** Everything that an unbroken line of track gets to from a marker of the company. */
export const reachFor = (s: State, company: string): Reach => strictReach(s, keyOf(s, company));
/** The same if one rule did not hold: tells which one keeps a company away. */
export const reachIfEdgesTwice = (s: State, company: string): Reach => looseReach(s, keyOf(s, company));
export const reachIfTurningBack = (s: State, company: string): Reach => turningReach(s, keyOf(s, company));
export const reachIfUnblocked = (s: State, company: string): Reach => unblockedReach(s, keyOf(s, company));

/** From its markers and from one more place: where it has just taken a marker away (8.5.2-8). */
export const reachWith = (s: State, company: string, spot: Spot): Reach =>
  reachFrom(s, company, [...sources(s, company), { hex: board.indexOf.get(spot.hex)!, node: spot.node }]);

const routeByKey = perPosition((s: State, company): boolean =>
  joinsStation(
    layout(s),
    s.stations,
    company,
    () => false,
    () => true,
  ),
);
/** Has the company a route of two stops, whatever train it were (Q47)? */
export const hasRoute = (s: State, company: string): boolean => routeByKey(s, company);

const reachByMarker = perPosition(
  (s: State, company, number: number): Reach =>
    reachFrom(s, company, [sourcesOf(layout(s), s.stations, company)[number]!]),
);

/** Has it such a route with a city of this hex in it (Q26)? */
export function hasRouteTo(s: State, company: string, id: string): boolean {
  const map = layout(s);
  const hex = board.indexOf.get(id)!;
  return sourcesOf(map, s.stations, company).some((source, number) =>
    source.hex === hex
      ? joinsStation(
          map,
          { [company]: [{ hex: id, node: source.node }] },
          company,
          () => false,
          () => true,
        )
      : // What all its markers together do not get to, none of them does.
        nodesReached(reachFor(s, company), hex) !== 0 && nodesReached(reachByMarker(s, company, number), hex) !== 0,
  );
}

export const cityIsBlocked = (s: State, company: string, { hex, node }: Spot): boolean =>
  isBlocked(layout(s), s.stations, hex, node, company);
