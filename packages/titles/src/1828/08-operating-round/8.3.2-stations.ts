/** 8.3.2 Place station marker. */
import { become, type Check, type FrameKind, field, log, pop } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  endStep,
  freeSlots,
  hasStation,
  type Home,
  openSlots,
  pay,
  placeStation,
  type Reach,
  reachesNode,
  setExt,
  type Spot,
  stepBack,
} from '@roundhouse/rail';
import * as z from 'zod';
import { owns } from '../13-companies/13.2.1-privates.ts';
import { companyOf, shellsOf } from '../13-companies/13.4-systems.ts';
import {
  layout,
  nodesIn,
  reachFor,
  reachIfCoal,
  reachIfEdgesTwice,
  reachIfUnblocked,
} from '../14-track-tiles/geography.ts';
import { board, COALFIELDS, ERIE_HOME, nameOf, SCRANTON, STATION_PRICE } from '../material.ts';
import {
  directorOf,
  type Game,
  move,
  type OperatingTurn,
  operatingTurnOf,
  type State,
  type StepFrame,
} from '../state.ts';

const DELAWARE = 'D&H';

/** Markers on the charter: those not on the map and not kept for a home that is still to come. */
export const markersLeft = (s: State, company: string): number => {
  const homes = s.ext.homes.filter(({ owner }) => shellsOf(s, company).includes(owner)).length;
  return (s.ext.markers[company] ?? 0) - s.stations[company]!.length - homes;
};

const priceOf = (s: State, company: string): number => ((s.ext.freeMarkers[company] ?? 0) > 0 ? 0 : STATION_PRICE);

const isCity = (s: State, { hex, node }: Spot): boolean => nodesIn(s, hex)[node]?.kind === 'city';
const isFree = (s: State, spot: Spot): boolean =>
  isCity(s, spot) && freeSlots(layout(s), s.stations, spot.hex, spot.node) > 0;

/** Homes of others that are still to be placed in this hex. */
const othersHomes = (s: State, company: string, hex: string): Home[] =>
  s.ext.homes.filter((home) => home.hex === hex && companyOf(s, home.owner) !== company);

/** Does a place stay free for them (Q23: in the home's own city)? */
const leavesHomes = (s: State, company: string, spot: Spot): boolean =>
  !isFree(s, spot) ||
  openSlots(layout(s), s.stations, spot.hex, spot.node, company, othersHomes(s, company, spot.hex)) > 0;

/** The ERIE has not chosen its circle in Buffalo/Dunkirk yet. */
const waitsForErie = (s: State, hex: string): boolean =>
  hex === ERIE_HOME && s.ext.homes.some((home) => home.hex === ERIE_HOME);

const reaches = (reach: Reach, { hex, node }: Spot): boolean => reachesNode(reach, board.indexOf.get(hex)!, node);

interface Placing extends Spot {
  readonly using?: string | undefined;
}
type StationCheck = Check<State, StepFrame, Placing>;

/** A limit of the trace alone keeps the company away. The Delaware & Hudson needs no trace. */
const keptAway =
  (reach: (s: State, owner: string) => Reach) =>
  (s: State, f: StepFrame, a: Placing): boolean =>
    a.using === DELAWARE || !isCity(s, a) || reaches(reachFor(s, f.of), a) || !reaches(reach(s, f.of), a);

const powerOpen = (s: State, company: string): boolean =>
  owns(s, company, DELAWARE) && (operatingTurnOf(s)?.scranton ?? false);

const traceChecks: readonly StationCheck[] = [
  {
    rule: '8.3.2-4',
    passes: keptAway(reachIfUnblocked),
    says: (_, f, a) => `The track of the ${f.of} to ${nameOf(a.hex)} runs through a city that others’ markers fill.`,
  },
  {
    rule: '8.3.2-5',
    passes: keptAway(reachIfCoal),
    says: (_, f) => `Without a coal marker the ${f.of} cannot go through the Virginia Coalfields.`,
  },
  {
    rule: '8.3.2-6',
    passes: keptAway(reachIfEdgesTwice),
    says: (_, f, a) => `The track of the ${f.of} gets to ${nameOf(a.hex)} only by crossing a hex edge twice.`,
  },
  {
    rule: '8.3.2-3',
    passes: (s, f, a) => a.using === DELAWARE || (isCity(s, a) && reaches(reachFor(s, f.of), a)),
    says: (_, f, a) => `No line of track leads from a marker of the ${f.of} to ${nameOf(a.hex)}.`,
  },
];

const placeMarker = move({
  type: 'placeStation',
  fields: { hex: field.oneOf(board.ids), node: z.int().min(0).max(1), using: z.enum([DELAWARE]).optional() },
  candidates: (s, f: StepFrame) => [
    ...spots(s)
      .filter((spot) => reaches(reachFor(s, f.of), spot))
      .map(({ hex, node }) => ({ fields: { hex, node }, subjects: [hex] })),
    ...(powerOpen(s, f.of) ? [{ fields: { hex: SCRANTON, node: 0, using: DELAWARE }, subjects: [SCRANTON] }] : []),
  ],
  checks: [
    {
      rule: '13.2.2.4-4',
      passes: (s, f: StepFrame, a) => a.using === undefined || (a.hex === SCRANTON && powerOpen(s, f.of)),
      says: 'The Delaware & Hudson places a marker in Scranton, together with its tile there.',
    },
    {
      rule: '8.3.2-12',
      passes: (_, _f, a) => a.hex !== COALFIELDS,
      says: 'No station marker may be placed in the Virginia Coalfields.',
    },
    {
      rule: '8.3.2-9',
      passes: (s, f, a) => !hasStation(s.stations, f.of, a.hex),
      says: (_, f, a) => `The ${f.of} has a marker in ${nameOf(a.hex)} already; two in one hex are not allowed.`,
    },
    {
      rule: '8.3.2-11',
      passes: (s, _, a) => !waitsForErie(s, a.hex),
      says: 'Nobody places a marker in Buffalo/Dunkirk before the ERIE has placed its home there.',
    },
    {
      rule: '8.3.2-10',
      passes: (s, f, a) => leavesHomes(s, f.of, a),
      says: (s, f, a) =>
        `The last free circle of ${nameOf(a.hex)} is kept for the ${othersHomes(s, f.of, a.hex)[0]!.owner}, whose home it is.`,
    },
    {
      rule: '8.3.2-3',
      passes: (s, _, a) => isFree(s, a),
      says: (_, _f, a) => `There is no empty city circle in ${nameOf(a.hex)}.`,
    },
    ...traceChecks,
    {
      rule: '8.3.2-2',
      passes: (s, f, a) => a.using === DELAWARE || cashOf(s, f.of) >= priceOf(s, f.of),
      says: (s, f) => `A station marker costs $${STATION_PRICE}, and the ${f.of} has $${cashOf(s, f.of)}.`,
    },
  ],
  apply(g, f, a) {
    if (a.using !== DELAWARE) payForMarker(g, f.of);
    putMarker(g, f.of, { hex: a.hex, node: a.node });
    pop(g, f);
  },
});

function payForMarker(g: Game, company: string): void {
  const { freeMarkers } = g.s.ext;
  pay(g, company, BANK, priceOf(g.s, company), 'station');
  if ((freeMarkers[company] ?? 0) > 0)
    setExt(g, { freeMarkers: { ...freeMarkers, [company]: freeMarkers[company]! - 1 } });
}

/** The placement of the round. */
export function putMarker(g: Game, company: string, spot: Spot): void {
  placeStation(g, company, spot);
  log(g, { event: 'placeStation', company, hex: spot.hex });
  become(g, operatingTurnOf(g.s)!, { placed: true });
}

/** Hexes with revenue centers: a tile never brings one where none is printed. */
const centers = board.ids.filter((_, hex) => board.printed[hex]!.nodes.length > 0);
const spotsByTiles = new WeakMap<State['tiles'], readonly Spot[]>();

/** City circles as the hexes lie now. */
function spots(s: State): readonly Spot[] {
  const known = spotsByTiles.get(s.tiles);
  if (known) return known;
  const found = centers.flatMap((hex) =>
    nodesIn(s, hex).flatMap((node, index) => (node.kind === 'city' ? [{ hex, node: index }] : [])),
  );
  spotsByTiles.set(s.tiles, found);
  return found;
}

const mayStand = (s: State, company: string, spot: Spot): boolean =>
  isFree(s, spot) &&
  !hasStation(s.stations, company, spot.hex) &&
  !waitsForErie(s, spot.hex) &&
  leavesHomes(s, company, spot);

/** Is there anything to decide? */
export function canPlaceStation(s: State, f: OperatingTurn): boolean {
  if (f.placed || markersLeft(s, f.of) <= 0) return false;
  if (powerOpen(s, f.of) && mayStand(s, f.of, { hex: SCRANTON, node: 0 })) return true;
  if (cashOf(s, f.of) < priceOf(s, f.of)) return false;
  const reach = reachFor(s, f.of);
  return spots(s).some((spot) => reaches(reach, spot) && mayStand(s, f.of, spot));
}

export const station = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [placeMarker, endStep],
  advance(g, f) {
    // A private bought in this step may have used up the placement, the marker or the money.
    const over = !canPlaceStation(g.s, operatingTurnOf(g.s)!);
    if (over) stepBack(g, f);
    return over;
  },
  asks: (s, f) => `${f.of}: place a station marker for $${priceOf(s, f.of)}`,
} satisfies FrameKind<State, StepFrame>;
