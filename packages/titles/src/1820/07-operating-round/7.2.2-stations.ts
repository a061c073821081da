/** 7.2.2 Place station marker. */
import { field, log, pop, updateFrame } from '@roundhouse/kernel';
import {
  askIf,
  buyStation,
  type CompanyId,
  endStep,
  hasFreeSlot,
  type Placing,
  returnStation,
  type Spot,
  stationJudge,
  type Step,
  type StepFrame,
  withoutPlace,
} from '@roundhouse/rail';
import { setCharter, stationCost } from '../13-companies/13.1-sizes.ts';
import { fund, treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { invested } from '../14-cousins/14.1-investments.ts';
import { freeMarkersLeft, STEPHENSON, useFreeMarker } from '../14-cousins/14.3.2-stephenson.ts';
import { layout, reachFor, reachIfEdgesTwice, reachIfUnblocked } from '../geography.ts';
import { board, BR, nameOf, pounds } from '../material.ts';
import { charterOf, decides, type Game, move, type OperatingTurn, operatingTurnOf, type State } from '../state.ts';
import { inOrder, isOver, onTurn, operating } from './7.2-order.ts';

/** A circle for a marker, and the cousin by whose power it costs nothing. */
interface Placement extends Placing {
  readonly using?: string | undefined;
}

/** Circles are kept for nobody. */
const judge = stationJudge<State, Placement>({ layout, reach: reachFor, leavesKept: () => true });

const markersLeft = (s: State, company: CompanyId): number => charterOf(s, company)!.markers;
/** £40 in yellow phase, £100 later (7.2.2-2). */
const priceOf = (s: State, company: CompanyId, { using }: Pick<Placement, 'using'>): number =>
  using === undefined ? stationCost(s, company) : 0;

/** Cities with an empty circle that its track gets to, if it has a marker left (7.2.2-1). */
const openSpots = (s: State, company: CompanyId): readonly Spot[] =>
  markersLeft(s, company) === 0
    ? []
    : judge.spots(s, company).filter((spot) => hasFreeSlot(layout(s), s.stations, spot));

const hasOpenSpot = (s: State, company: CompanyId): boolean => openSpots(s, company).length > 0;

export const place = move({
  type: 'placeStation',
  fields: {
    hex: field.oneOf(board.ids),
    node: field.upTo(4),
    using: field.optional(field.oneOf([STEPHENSON])),
  },
  candidates: (s, f: StepFrame) =>
    judge.candidates(s, f.of, freeMarkersLeft(s, f.of) > 0 ? [{}, { using: STEPHENSON }] : [{}]),
  checks: [
    {
      rule: '14.1-9',
      passes: (s, f: StepFrame, { using }) => using === undefined || invested(s, using, f.of) > 0,
      says: (_, f) => `Stephenson & Fox hold no shares of the ${f.of}, so it cannot use their ability.`,
    },
    {
      rule: '14.3.2-2',
      passes: (s, f, { using }) => using === undefined || freeMarkersLeft(s, f.of) > 0,
      says: (_, f) => `The ${f.of} has used its free markers: one per share Stephenson & Fox hold, three at most.`,
    },
    judge.refusing('7.2.2-3', 'full', (_, _f, a) => `That city in ${nameOf(a.hex)} has no empty circle.`),
    judge.keptAway('7.2.2-4', reachIfUnblocked, (_, f, a) => `Other markers block the ${f.of} from ${nameOf(a.hex)}.`),
    judge.keptAway(
      '7.2.2-3',
      reachIfEdgesTwice,
      (_, f, a) => `The ${f.of} can reach ${nameOf(a.hex)} only by crossing an edge twice.`,
    ),
    judge.refusing('7.2.2-3', 'unreached', (_, f, a) => `No track connects the ${f.of}’s markers to ${nameOf(a.hex)}.`),
    {
      rule: '7.2.2-2',
      passes: (s, f, a) => priceOf(s, f.of, a) <= treasuryOf(s, f.of),
      says: (s, f, a) =>
        `A marker costs ${pounds(priceOf(s, f.of, a))}, and the ${f.of} has ${pounds(treasuryOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '14.1-4',
      passes: (s) => !isUndirected(s, operating(s)),
      says: 'No player directs this company, so it cannot build track or place markers.',
    },
    {
      rule: '7.2.2-5',
      passes: (s) => operatingTurnOf(s)!.stationed !== true,
      says: 'This company has already placed a station marker this Operating Round.',
    },
    {
      rule: '7.2.2-1',
      passes: (s) => markersLeft(s, operating(s)) > 0,
      says: 'This company has no unplaced station marker.',
    },
    {
      rule: '7.2.2-2',
      passes: (s) => canPayMarker(s, operating(s)),
      says: 'This company cannot afford a station marker.',
    },
    inOrder,
  ],
  passedOver: (s) => (isOver(s, 'station') ? { kind: 'station', of: operating(s) } : undefined),
  apply(g, f, a) {
    const price = priceOf(g.s, f.of, a);
    updateFrame<State, OperatingTurn>(g, operatingTurnOf(g.s)!, { stationed: true });
    giveWay(g, f.of, a.hex);
    setCharter(g, f.of, { markers: markersLeft(g.s, f.of) - 1 });
    fund(g, f.of, price);
    buyStation(g, f.of, { hex: a.hex, node: a.node }, price);
    // 14.3.2-1.
    if (a.using === STEPHENSON) useFreeMarker(g, f.of);
    pop(g, f);
  },
});

/** A marker that the company has in this hex already becomes British Rail's and goes back to the charter (7.2.2-6, 13.5-2, Q59). */
function giveWay(g: Game, company: CompanyId, hex: string): void {
  const earlier = g.s.stations[company]!.find((station) => station.hex === hex);
  if (earlier === undefined) return;
  returnStation(g, company, earlier, BR);
  setCharter(g, company, { markers: markersLeft(g.s, company) + 1 });
  log(g, { event: 'givesUp', company, hex });
}

const canPayMarker = (s: State, company: CompanyId): boolean =>
  freeMarkersLeft(s, company) > 0 || stationCost(s, company) <= treasuryOf(s, company);

/** One in a round (7.2.2-5). Where only the money is missing, the turn waits for a loan. */
export const step: Step<State, OperatingTurn> = {
  name: 'station',
  idle: (s, f) => !isUndirected(s, f.of) && !canPayMarker(s, f.of) && hasOpenSpot(s, f.of),
  enter: (g, f) =>
    askIf(g, !isUndirected(g.s, f.of) && canPayMarker(g.s, f.of) && hasOpenSpot(g.s, f.of), {
      kind: 'station',
      of: f.of,
    }),
  whySkipped(s, { of }) {
    if (isUndirected(s, of)) return { why: 'undirected' };
    const price = freeMarkersLeft(s, of) > 0 ? 0 : stationCost(s, of);
    // A loan would pay for it: that no place is left comes before the money.
    return markersLeft(s, of) > 0 && !hasOpenSpot(s, of)
      ? { why: 'noPlace' }
      : withoutPlace(s, of, markersLeft(s, of), price, treasuryOf(s, of));
  },
};

export const station = decides(
  [place, endStep],
  (s, f: StepFrame) => `${f.of}: place a station marker for ${pounds(stationCost(s, f.of))}`,
);
