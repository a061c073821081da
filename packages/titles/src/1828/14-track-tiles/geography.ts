/** What a company, or the Cobourg & Peterborough, can get to on the map: used by track, stations and trains alike. */
import {
  isBlocked,
  isNoEnd,
  isOpenHome,
  joinsStation,
  type Layout,
  layoutOf,
  looseReachOf,
  type NodeDef,
  nodesReached,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  type Source,
  type Spot,
  sourcesIn,
  sourcesOf,
} from '@roundhouse/rail';
import { contains, isFloated } from '../13-companies/13.4-systems.ts';
import { hasCoal } from '../16-coal.ts';
import { board, COALFIELDS, tileSet } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

const coalfields = board.indexOf.get(COALFIELDS)!;

/** What is remembered per position: the answer depends on the owner, on coal, and on a home without a circle. */
interface View {
  readonly owner: string;
  readonly coal: boolean;
  readonly open: boolean;
}
const viewIn = (key: string): View => {
  const [owner, more] = key.split(' ') as [string, string];
  return { owner, coal: more.includes('coal'), open: more.includes('open') };
};
const keyOf = (s: State, owner: string, coal = hasCoal(s, owner)): string =>
  `${owner} ${coal ? 'coal' : ''}${openHome(s, owner) === undefined ? '' : 'open'}`;

/** The ERIE's marker lies in its hex without a circle: from there it can lay the tile that gives it one. */
const openHome = (s: State, owner: string) =>
  s.ext.homes.find(
    (home) =>
      isOpenHome(home) && s.tiles[home.hex] === undefined && contains(s, owner, home.owner) && isFloated(s, owner),
  );

function sources(s: State, { owner, open }: View): readonly Source[] {
  const map = layout(s);
  const placed = sourcesOf(map, s.stations, owner);
  return open ? [...placed, ...sourcesIn(map, openHome(s, owner)!)] : placed;
}

/** A trace goes through cities with a place left or a marker of its own, through towns, and with coal through K11. */
const letsPass =
  (coal: boolean) =>
  (node: NodeDef): boolean =>
    isNoEnd(node) && (coal || node.kind !== 'coalfield');

const reachBy = (search: typeof reachOf, blocking: (s: State) => State['stations']) =>
  perPosition((s: State, key): Reach => {
    const map = layout(s);
    const view = viewIn(key);
    return search(map, sources(s, view), passableFor(map, blocking(s), view.owner, letsPass(view.coal)));
  });
const reachByKey = reachBy(reachOf, (s) => s.stations);
const looseByKey = reachBy(looseReachOf, (s) => s.stations);
const unblockedByKey = reachBy(reachOf, () => ({}));

/** Everything that an unbroken line of track gets to from a marker of the owner. */
export const reachFor = (s: State, owner: string): Reach => reachByKey(s, keyOf(s, owner));

/** The same if one rule did not hold: tells which one keeps a company away. */
export const reachIfEdgesTwice = (s: State, owner: string): Reach => looseByKey(s, keyOf(s, owner));
export const reachIfCoal = (s: State, owner: string): Reach => reachByKey(s, keyOf(s, owner, true));
export const reachIfUnblocked = (s: State, owner: string): Reach => unblockedByKey(s, keyOf(s, owner));

/** Does track lead to the Virginia Coalfields (Q27)? */
export const reachesCoalfields = (s: State, owner: string): boolean =>
  nodesReached(reachFor(s, owner), coalfields) !== 0;

/** Is any revenue center but its own in reach of a marker? By the book the coalfields only with a coal marker. */
const routeByKey = perPosition((s: State, key): boolean => {
  const { owner, coal } = viewIn(key);
  const counts = (_: NodeDef, hex: number): boolean => coal || hex !== coalfields;
  return joinsStation(layout(s), s.stations, owner, () => false, counts);
});

/** Has the company a route that a train could run? */
export const hasRoute = (s: State, company: string): boolean => routeByKey(s, keyOf(s, company));

/** Must it own a train? By one reading the coalfields count without a marker. */
export const isBoundToTrain = (s: State, company: string): boolean =>
  hasRoute(s, company) || (plays(s, 'trainDuty', 'generous') && routeByKey(s, keyOf(s, company, true)));

export const cityIsBlocked = (s: State, owner: string, spot: Spot): boolean =>
  isBlocked(layout(s), s.stations, spot.hex, spot.node, owner);
