/** 8.5.1 Placing a station marker. */
import { updateFrame, field, type When } from '@roundhouse/kernel';
import {
  about,
  buyStation,
  cashOf,
  hasFreeSlot,
  type Home,
  leavesHomes,
  type Spot,
  stationJudge,
  type StepFrame,
} from '@roundhouse/rail';
import { layout, reachFor, reachIfEdgesTwice, reachIfTurningBack, reachIfUnblocked, reachWith } from '../geography.ts';
import { ALBI, board, companyDef, francs, nameOf, stationPrices } from '../material.ts';
import { type Game, move, type State } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';
import { inOrder, isOver, onTurn, operating } from './8.3-order.ts';

const homesLeft = (s: State, company: string): number => s.ext.homes.filter(({ owner }) => owner === company).length;
/** Markers that have left the charter, with the one that is kept for a home still to come. */
const placed = (s: State, company: string): number => s.stations[company]!.length + homesLeft(s, company);
export const markersLeft = (s: State, company: string): number => companyDef(company).stations - placed(s, company);
/** The home is free, the first marker after it costs 40fr, each further one 100fr (8.5.1-2, 8.5.1-3). */
export const priceOf = (s: State, company: string): number => stationPrices[placed(s, company)]!;

export const isPlaceFree = (s: State, spot: Spot): boolean => hasFreeSlot(layout(s), s.stations, spot);

/** Homes of others that are still to be placed in this hex; also of companies that never come (Q23). */
const othersHomes = (s: State, company: string, hex: string): Home[] =>
  s.ext.homes.filter((home) => home.hex === hex && home.owner !== company);
const waitsForHome = (s: State, hex: string): boolean => hex === ALBI && s.ext.homes.some((home) => home.hex === ALBI);

/** A place for a marker; `from` says where it is taken from, if it stands already. */
export interface Placing extends Spot {
  readonly from?: Spot;
}

/** A marker that moves counts from where it stood, too (8.5.2-8). */
export const judge = stationJudge<State, Placing>({
  layout,
  reach: (s, company, a) => (a?.from ? reachWith(s, company, a.from) : reachFor(s, company)),
  leavesKept: (s, company, a) => leavesHomes(layout(s), s.stations, a, company, othersHomes(s, company, a.hex)),
});

/** Where a marker may stand (8.5.1-6: with a power no trace is asked for). */
export const spotChecks = [
  judge.refusing(
    '8.5.1-8',
    'second',
    (_, f, a) => `The ${f.of} already has a marker in ${nameOf(a.hex)}, and may have only one in a hex.`,
  ),
  {
    rule: '8.5.1-11',
    passes: (s: State, _: StepFrame, a: Placing): boolean => !waitsForHome(s, a.hex),
    says: `${nameOf(ALBI)} takes no other marker until the MID has chosen its home there.`,
  },
  judge.refusing(
    '8.5.1-10',
    'kept',
    (s, f, a) =>
      `The last free circle in ${nameOf(a.hex)} is kept for the ${othersHomes(s, f.of, a.hex)[0]!.owner}’s home.`,
  ),
  judge.refusing('8.5.1-4', 'full', (_, _f, a) => `${nameOf(a.hex)} has no empty city circle.`),
];

/** The one thing that a company does in its station step is done (8.5.1-7, 8.5.1-9, 8.5.2-4). */
export const notAfter = (rule: string, did: 'place' | 'move' | 'claim', says: string): When<State> => ({
  rule,
  passes: (s) => operatingTurnOf(s)!.stationed !== did,
  says,
});
/** The step, if it is over and nothing was done in it. */
export const stationStep = (s: State): StepFrame | undefined =>
  isOver(s, 'station') && operatingTurnOf(s)!.stationed === null ? { kind: 'station', of: operating(s) } : undefined;
/** Moving is the whole step. */
export const notMoved = notAfter(
  '8.5.2-4',
  'move',
  'The company moved a marker this round, and that was its station step.',
);

export const place = move({
  type: 'placeStation',
  fields: { hex: field.oneOf(board.ids), node: field.upTo(2) },
  candidates: (s, f: StepFrame) =>
    markersLeft(s, f.of) > 0
      ? judge.spots(s, f.of).map(({ hex, node }) => ({ fields: { hex, node }, subjects: [about.hex(hex)] }))
      : [],
  checks: [
    {
      rule: '8.5.1-1',
      passes: (s, f: StepFrame) => markersLeft(s, f.of) > 0,
      says: (_, f) => `The ${f.of} has no station marker left.`,
    },
    ...spotChecks,
    judge.keptAway(
      '8.5.1-5',
      reachIfUnblocked,
      (_, f, a) => `Other companies’ markers fill a city on the ${f.of}’s way to ${nameOf(a.hex)}.`,
    ),
    judge.keptAway(
      '8.5.1-5',
      reachIfEdgesTwice,
      (_, f, a) => `The ${f.of} reaches ${nameOf(a.hex)} only by crossing a hex edge twice.`,
    ),
    judge.keptAway(
      '8.5.1-5',
      reachIfTurningBack,
      (_, f, a) => `The ${f.of} reaches ${nameOf(a.hex)} only by turning back at a junction.`,
    ),
    judge.refusing(
      '8.5.1-5',
      'unreached',
      (_, f, a) => `The ${f.of} has no track from one of its markers to ${nameOf(a.hex)}.`,
    ),
    {
      rule: '8.5.1-2',
      passes: (s, f) => placed(s, f.of) > 1 || cashOf(s, f.of) >= priceOf(s, f.of),
      says: (s, f) =>
        `The first marker costs ${francs(priceOf(s, f.of))}, and the ${f.of} has ${francs(cashOf(s, f.of))}.`,
    },
    {
      rule: '8.5.1-3',
      passes: (s, f) => cashOf(s, f.of) >= priceOf(s, f.of),
      says: (s, f) =>
        `Another marker costs ${francs(priceOf(s, f.of))}, and the ${f.of} has ${francs(cashOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    notAfter('8.5.1-7', 'place', 'The company has placed its one station marker for this round.'),
    notAfter('8.5.1-9', 'claim', 'The company claimed a port this round, so it cannot also place a station marker.'),
    notMoved,
    inOrder,
  ],
  passedOver: stationStep,
  apply: (g, f, a) => putMarker(g, f.of, a, priceOf(g.s, f.of)),
});

/** The placement of the round; the one of a power costs what that says. */
export function putMarker(g: Game, company: string, spot: Spot, price: number): void {
  buyStation(g, company, spot, price);
  updateFrame(g, operatingTurnOf(g.s)!, { stationed: 'place' });
}
