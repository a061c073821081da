/** What a company, or the Cobourg & Peterborough, can get to on the map: used by track, stations and trains alike. */
import {
  isBlocked,
  canRunThrough,
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
  type StepFrame,
} from '@roundhouse/rail';
import { contains, isFloated } from '../13-companies/13.4-systems.ts';
import { hasCoal } from '../16-coal.ts';
import { board, COALFIELDS, ERIE_HOME, tileSet } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';
import type { Check } from '@roundhouse/kernel';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

const coalfields = board.indexOf.get(COALFIELDS)!;

/** The ERIE's marker lies in its hex without a circle: from there it can lay the tile that gives it one. */
const hasOpenHome = (s: State, owner: string): boolean =>
  s.ext.homes.some(
    (home) =>
      isOpenHome(home) && s.tiles[home.hex] === undefined && contains(s, owner, home.owner) && isFloated(s, owner),
  );

const sources = (s: State, owner: string, isOpen: boolean): readonly Source[] => {
  const placed = sourcesOf(layout(s), s.stations, owner);
  return isOpen ? [...placed, ...sourcesIn(layout(s), { owner, hex: ERIE_HOME })] : placed;
};

/** A trace goes through cities with a place left or a marker of its own, through towns, and with coal through K11. */
const letsPass =
  (coal: boolean) =>
  (node: NodeDef): boolean =>
    canRunThrough(node) && (coal || node.kind !== 'coalfield');

const reachBy = (search: typeof reachOf, blocking: (s: State) => State['stations']) =>
  perPosition((s: State, owner, coal: boolean, isOpen: boolean): Reach => {
    const map = layout(s);
    return search(map, sources(s, owner, isOpen), passableFor(map, blocking(s), owner, letsPass(coal)));
  });
const strictReach = reachBy(reachOf, (s) => s.stations);
const looseReach = reachBy(looseReachOf, (s) => s.stations);
const unblockedReach = reachBy(reachOf, () => ({}));

/** Everything that an unbroken line of track gets to from a marker of the owner. */
export const reachFor = (s: State, owner: string): Reach =>
  strictReach(s, owner, hasCoal(s, owner), hasOpenHome(s, owner));

/** The same if one rule did not hold: tells which one keeps a company away. */
const reachIfEdgesTwice = (s: State, owner: string): Reach =>
  looseReach(s, owner, hasCoal(s, owner), hasOpenHome(s, owner));
const reachIfCoal = (s: State, owner: string): Reach => strictReach(s, owner, true, hasOpenHome(s, owner));
const reachIfUnblocked = (s: State, owner: string): Reach =>
  unblockedReach(s, owner, hasCoal(s, owner), hasOpenHome(s, owner));

type TraceCheck<A> = Check<State, StepFrame, A>;
interface Tracing<A> {
  readonly keptAway: (rule: string, reach: typeof reachFor, says: TraceCheck<A>['says']) => TraceCheck<A>;
}

/** Checks for the limits of a trace, each of which alone may keep a company away from a place. */
export const traceChecks = <A>(
  { keptAway }: Tracing<A>,
  rules: { readonly blocked: string; readonly coal: string; readonly twice: string },
  place: (a: A) => string,
): TraceCheck<A>[] => [
  keptAway(
    rules.blocked,
    reachIfUnblocked,
    (_, f, a) => `Other companies’ markers fill a city on the ${f.of}’s way to ${place(a)}.`,
  ),
  keptAway(
    rules.coal,
    reachIfCoal,
    (_, f) => `Without a coal marker the ${f.of} cannot go through the Virginia Coalfields.`,
  ),
  keptAway(
    rules.twice,
    reachIfEdgesTwice,
    (_, f, a) => `The ${f.of} reaches ${place(a)} only by crossing a hex edge twice.`,
  ),
];

/** Does track lead to the Virginia Coalfields (Q27)? */
export const reachesCoalfields = (s: State, owner: string): boolean =>
  nodesReached(reachFor(s, owner), coalfields) !== 0;

/** Is any revenue center but its own in reach of a marker? By the book the coalfields only with a coal marker. */
const joinsCenter = perPosition((s: State, owner, coal: boolean): boolean => {
  const counts = (_: NodeDef, hex: number): boolean => coal || hex !== coalfields;
  return joinsStation(layout(s), s.stations, owner, () => false, counts);
});

/** Has the company a route that a train could run? */
export const hasRoute = (s: State, company: string): boolean => joinsCenter(s, company, hasCoal(s, company));

/** Must it own a train? By one reading the coalfields count without a marker. */
export const isBoundToTrain = (s: State, company: string): boolean =>
  hasRoute(s, company) || (plays(s, 'trainDuty', 'generous') && joinsCenter(s, company, true));

export const cityIsBlocked = (s: State, owner: string, spot: Spot): boolean =>
  isBlocked(layout(s), s.stations, spot.hex, spot.node, owner);
