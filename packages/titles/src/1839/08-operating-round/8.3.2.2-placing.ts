/** 8.3.2.1 Station marker overview and 8.3.2.2 Place a station marker. */
import { type Check, field, updateFrame, type When } from '@roundhouse/kernel';
import {
  about,
  allFit,
  buyStation,
  cashOf,
  isOpenPlace,
  type Placing,
  type Reservation,
  type Spot,
  stationJudge,
  stationsAt,
  type StepFrame,
} from '@roundhouse/rail';
import { room } from '../07-stock-round/7.5-homes.ts';
import {
  layout,
  railways,
  stationReach,
  stationReachIfLocal,
  stationReachIfOpen,
  stationReachIfUnblocked,
} from '../geography.ts';
import { cityHexes, companyDef, GOVERNMENT, guilders, nameOf, STATION_PRICE } from '../material.ts';
import { type Game, move, operatingTurnOf, type State, type StationStep } from '../state.ts';
import { inOrder, onTurn, stepOver } from './8.3-order.ts';

/** No hex has more cities. */
const MOST_CITIES = 2;
/** A city, and the marker there that gives way. */
export const placeFields = {
  hex: field.oneOf(cityHexes),
  node: field.upTo(MOST_CITIES - 1),
  replaces: field.optional(field.oneOf([GOVERNMENT])),
};

export const markersLeft = (s: State, company: string): number =>
  companyDef(company).stations - s.stations[company]!.length;

/** What is reserved, and what one marker more leaves of it; a reservation is for a hexagon and all its cities (8.3.2.1-4). */
const leaves = (s: State, { hex }: Spot, kept: readonly Reservation[]): boolean =>
  allFit(kept, (id) => room(s, id) - (id === hex ? 1 : 0));
/** Reservations of one hexagon; the NRS has another one for either of two. */
const single = (s: State): Reservation[] => s.ext.reservations.filter(({ hexes }) => hexes.length === 1);

export const judge = stationJudge<State, Placing>({
  layout: railways,
  reach: stationReach,
  leavesKept: (s, _, a) => leaves(s, a, s.ext.reservations),
});

/** Where a marker may stand, connected or not. */
export const spotChecks: readonly Check<State, StepFrame, Placing>[] = [
  judge.refusing(
    '8.3.2.1-2',
    'second',
    (_, f, a) => `The ${f.of} already has a marker in ${nameOf(a.hex)}; one per hexagon is the limit.`,
  ),
  {
    rule: '8.3.2.1-3',
    passes: (s, _, a) => !isOpenPlace(layout(s), s.stations, a) || leaves(s, a, single(s)),
    says: (_, _f, a) =>
      `The circles left in ${nameOf(a.hex)} are reserved for homes of companies that have not operated yet.`,
  },
  judge.refusing(
    '8.3.2.1-5',
    'kept',
    `One circle in ${nameOf('I16')} or ${nameOf('K16')} must stay free for the NRS’s second home.`,
  ),
  judge.refusing('8.3.2.2-2', 'full', (_, _f, a) =>
    a.replaces === undefined
      ? `That city in ${nameOf(a.hex)} has no empty circle.`
      : `That city in ${nameOf(a.hex)} has no government marker to replace.`,
  ),
];

/** A trace from a marker of the company; it may cross a hexagon edge twice (Q76). */
export const traceChecks: readonly Check<State, StepFrame, Placing>[] = [
  judge.keptAway(
    '14.3.2.2.2-1',
    stationReachIfLocal,
    (_, f, a) => `Government markers block the ${f.of}, a Major, from ${nameOf(a.hex)}.`,
  ),
  judge.keptAway(
    '8.3.2.2-4',
    stationReachIfUnblocked,
    (_, f, a) => `Other companies’ markers block the ${f.of} from ${nameOf(a.hex)}.`,
  ),
  judge.keptAway(
    '8.3.2.2-5',
    stationReachIfOpen,
    (_, f, a) => `A red barrier cuts the ${f.of} off from ${nameOf(a.hex)} until light red phase.`,
  ),
  judge.refusing('8.3.2.2-3', 'unreached', (_, f, a) => `No track connects the ${f.of}’s markers to ${nameOf(a.hex)}.`),
];

/** The ways to stand in a city: in an empty circle, and for a government marker where there is one. */
export const waysIn = (s: State, { hex, node }: Spot): readonly (Spot & { readonly replaces?: string })[] => [
  { hex, node },
  ...(stationsAt(s.stations, hex, node).includes(GOVERNMENT) ? [{ hex, node, replaces: GOVERNMENT }] : []),
];

export const markerLeftCheck: Check<State, StepFrame, unknown> = {
  rule: '8.3.2.2-1',
  passes: (s, f) => markersLeft(s, f.of) > 0,
  says: (_, f) => `The ${f.of} has no station marker left.`,
};

/** The one station action of a round is done. */
export const stationUsed = (rule: string): When<State> => ({
  rule,
  passes: (s) => !operatingTurnOf(s)!.stationed,
  says: 'This company has already used its station action this Operating Round.',
});

export const place = move({
  type: 'placeStation',
  fields: placeFields,
  candidates: (s, f: StationStep) =>
    markersLeft(s, f.of) > 0
      ? judge
          .spots(s, f.of)
          .flatMap((spot) => waysIn(s, spot))
          .map((one) => ({ fields: { ...one }, subjects: [about.hex(one.hex)] }))
      : [],
  checks: [
    {
      rule: '8.3.2.1-1',
      passes: (s) => !operatingTurnOf(s)!.stationed,
      says: (_, f) => `The ${f.of} has already placed or swapped a marker this Operating Round.`,
    },
    markerLeftCheck,
    ...spotChecks,
    ...traceChecks,
    {
      rule: '8.3.2.2-6',
      passes: (s, f) => cashOf(s, f.of) >= STATION_PRICE,
      says: (s, f) =>
        `A station marker costs ${guilders(STATION_PRICE)}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
    },
  ],
  when: [...onTurn, stationUsed('8.3.2.1-1'), inOrder],
  passedOver: stepOver('station'),
  apply: (g, f, a) => putMarker(g, f.of, a, STATION_PRICE),
});

/** The one placement of the operation, for what it costs. */
export function putMarker(g: Game, company: string, a: Placing, price: number): void {
  buyStation(g, company, a, price);
  updateFrame(g, operatingTurnOf(g.s)!, { stationed: true });
}
