import { type Candidate, type Check, type Draft, hasChoice, type Move } from '@roundhouse/kernel';
import { hexIndex } from '../hex/board.ts';
import type { NodeDef } from '../hex/types.ts';
import { log, type Skipped } from '../events.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { placeStation, replaceStation } from '../ledger/things.ts';
import { Recent } from '../recent.ts';
import type { StepFrame } from '../rounds/frames.ts';
import { directorOf } from '../shares/directors.ts';
import { BANK, type CompanyId, type RailState, type Spot } from '../state.ts';
import type { Layout } from '../track/layout.ts';
import { type Reach, reachesNode } from '../track/reach.ts';
import { freeSlots, hasStation, type OwnerId, stationsAt } from './slots.ts';
import { about } from '../subjects.ts';

/** What is wrong with a place for a station. Which of these count, and in which order, is the title's. */
export type StationFault =
  /** The company has a station in this hex already. */
  | 'second'
  /** There are places left, all of them kept for homes of others. */
  | 'kept'
  /** There is no place left, or no city. */
  | 'full'
  /** No track leads there. */
  | 'unreached';

/** A place for a station: an empty one, or that of a marker which gives way. */
export interface Placing extends Spot {
  /** The owner of the marker that gives way. */
  readonly replaces?: OwnerId | undefined;
}

/** What places for stations are judged by. */
export interface StationView<S extends RailState, A extends Placing> {
  layout(s: S): Layout;
  /** All that track gets to from the company's stations; for a place that counts from elsewhere, as the action says. */
  reach(s: S, company: CompanyId, a?: A): Reach;
  /** Would what is kept for others still find its place beside it? */
  leavesKept(s: S, company: CompanyId, a: A): boolean;
  /** Is it placed by a power that asks for no track? */
  needsNoTrack?(a: A): boolean;
}

type StationCheck<S, A> = Check<S, StepFrame, A>;

export interface StationJudge<S extends RailState, A extends Placing> {
  /** The cities that the company's track gets to, each in these ways: what it would look for. */
  readonly candidates: (s: S, company: CompanyId, ways?: readonly Readonly<Record<string, string>>[]) => Candidate[];
  /** The same as places, also for one that counts from elsewhere, as the action says. */
  readonly spots: (s: S, company: CompanyId, a?: A) => readonly Spot[];
  readonly refusing: (rule: string, fault: StationFault, says: StationCheck<S, A>['says']) => StationCheck<S, A>;
  /** A check for one limit of the trace: it alone keeps the company away, if by `reach`, without it, track leads there. */
  readonly keptAway: (
    rule: string,
    reach: StationView<S, A>['reach'],
    says: StationCheck<S, A>['says'],
  ) => StationCheck<S, A>;
}

/** The city as the hex lies now; a tile may have fewer of them than the print. */
export function cityAt(layout: Layout, { hex, node }: Spot): NodeDef | undefined {
  const def = layout.faces[hexIndex(layout.board, hex)]!.nodes[node];
  return def?.kind === 'city' ? def : undefined;
}

/** Is there a city with a place left? */
export const hasFreeSlot = (layout: Layout, stations: RailState['stations'], spot: Spot): boolean =>
  cityAt(layout, spot) !== undefined && freeSlots(layout, stations, spot.hex, spot.node) > 0;

/** Is the place there: an empty one, or a marker that gives way? */
export const isOpenPlace = (
  layout: Layout,
  stations: RailState['stations'],
  { replaces, ...spot }: Placing,
): boolean =>
  replaces === undefined
    ? hasFreeSlot(layout, stations, spot)
    : stationsAt(stations, spot.hex, spot.node).includes(replaces);

const withCities = new Recent<Layout['faces'], readonly number[]>();

/** The hexes with a city, printed or brought by a tile. */
function cityHexes({ faces }: Layout): readonly number[] {
  let hexes = withCities.get(faces);
  if (!hexes) {
    hexes = [...faces.keys()].filter((hex) => faces[hex]!.nodes.some(({ kind }) => kind === 'city'));
    withCities.set(faces, hexes);
  }
  return hexes;
}

/** The cities, as the hexes lie now, that track gets to. */
function citiesReached(layout: Layout, reach: Reach): readonly Spot[] {
  const { board, faces } = layout;
  const found: Spot[] = [];
  for (const hex of cityHexes(layout)) {
    const { nodes } = faces[hex]!;
    for (let node = 0; node < nodes.length; node++) {
      if (nodes[node]!.kind === 'city' && reachesNode(reach, hex, node)) found.push({ hex: board.ids[hex]!, node });
    }
  }
  return found;
}

const ONE_WAY = [{}];

export function stationJudge<S extends RailState, A extends Placing>(view: StationView<S, A>): StationJudge<S, A> {
  const isReached = (s: S, spot: Spot, reach: Reach): boolean => {
    const layout = view.layout(s);
    return cityAt(layout, spot) !== undefined && reachesNode(reach, hexIndex(layout.board, spot.hex), spot.node);
  };
  const isFree = (s: S, a: A): boolean => isOpenPlace(view.layout(s), s.stations, a);
  const isConnected = (s: S, company: CompanyId, a: A): boolean =>
    view.needsNoTrack?.(a) === true || isReached(s, a, view.reach(s, company, a));
  const has: Readonly<Record<StationFault, (s: S, company: CompanyId, a: A) => boolean>> = {
    second: (s, company, { hex }) => hasStation(s.stations, company, hex),
    kept: (s, company, a) => isFree(s, a) && !view.leavesKept(s, company, a),
    full: (s, _, a) => !isFree(s, a),
    unreached: (s, company, a) => !isConnected(s, company, a),
  };
  const spots = (s: S, company: CompanyId, a?: A): readonly Spot[] =>
    citiesReached(view.layout(s), view.reach(s, company, a));
  return {
    candidates(s, company, ways = ONE_WAY) {
      const found: Candidate[] = [];
      for (const { hex, node } of spots(s, company)) {
        for (const way of ways) found.push({ fields: { hex, node, ...way }, subjects: [about.hex(hex)] });
      }
      return found;
    },
    spots,
    refusing: (rule, fault, says) => ({ rule, passes: (s, f, a) => !has[fault](s, f.of, a), says }),
    keptAway: (rule, reach, says) => ({
      rule,
      passes: (s, f, a) => isConnected(s, f.of, a) || !isReached(s, a, reach(s, f.of, a)),
      says,
    }),
  };
}

/** Is there a place that passes every check of the move? */
export const canPlaceBy = <S extends RailState>(s: S, step: StepFrame, move: Move<S>): boolean =>
  directorOf(s, step.of).some((director) => hasChoice(s, step, move, director));

/** Why no marker is placed: none left, too little money, or no city with a free place in reach. What costs least to know comes first. */
export function withoutPlace(s: RailState, company: CompanyId, left: number, price: number, amount?: number): Skipped {
  if (left <= 0) return { why: 'noneLeft' };
  const cash = amount ?? cashOf(s, company);
  return cash < price ? { why: 'money', price, amount: cash } : { why: 'noPlace' };
}

/** The marker to its place; one that gives way goes back to its supply. */
export function putStation<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  { hex, node, replaces }: Placing,
): void {
  if (replaces === undefined) placeStation(g, company, { hex, node });
  else replaceStation(g, company, { hex, node }, replaces);
}

/** The price to the bank, the marker to its place, and a word about it. */
export function buyStation<S extends RailState>(g: Draft<S>, company: CompanyId, place: Placing, price: number): void {
  pay(g, company, BANK, price, 'station');
  putStation(g, company, place);
  log(g, { event: 'placeStation', company, hex: place.hex });
}
