/** 8.3.2.3 Swap station markers. */
import { type Candidate, field, log, updateFrame } from '@roundhouse/kernel';
import {
  about,
  BANK,
  cashOf,
  hasStation,
  pay,
  swapStations,
  termsAs,
  type Terms,
  tradeWith,
  wasDeclined,
} from '@roundhouse/rail';
import { isFloated } from '../07-stock-round/7.5-floating.ts';
import { cityHexes, companyIds, guilders, nameOf, STATION_PRICE } from '../material.ts';
import { directorOf, type Game, move, operatingTurnOf, type State, type StationStep } from '../state.ts';
import { placeFields, stationUsed } from './8.3.2.2-placing.ts';
import { askDouble } from './8.3.2.3-doubles.ts';
import { inOrder, onTurn, stepOver } from './8.3-order.ts';

/** One of the company's markers, and one of another company. */
interface Swap {
  readonly hex: string;
  readonly node: number;
  readonly company: string;
  readonly otherHex: string;
  readonly otherNode: number;
}

/** Has it floated and operated, so that it may take part (8.3.2.3-2)? */
const isReady = (s: State, company: string): boolean => isFloated(s, company) && s.companies[company]!.operated;

const termsOf = (of: string, { hex, node, company, otherHex, otherNode }: Swap) =>
  ({ thing: 'swap', id: of, company: of, hex, node, other: company, otherHex, otherNode }) satisfies Terms;
type SwapTerms = ReturnType<typeof termsOf>;
export const swapOf = (terms: Terms): SwapTerms => termsAs(terms);

/** Would all its markers stand in one hexagon, a double not yet returned (Q32)? A single marker may be swapped. */
function endsInOne(s: State, of: string, a: Swap): boolean {
  const staying = s.stations[of]!.filter(({ hex, node }) => hex !== a.hex || node !== a.node);
  return staying.length > 0 && staying.every(({ hex }) => hex === a.otherHex);
}

function candidates(s: State, f: StationStep): Candidate[] {
  if (!isReady(s, f.of) || cashOf(s, f.of) < STATION_PRICE) return [];
  const others = companyIds.filter((company) => company !== f.of && isReady(s, company));
  return s.stations[f.of]!.flatMap(({ hex, node }) =>
    others.flatMap((company) =>
      s.stations[company]!.map((other) => ({
        fields: { hex, node, company, otherHex: other.hex, otherNode: other.node },
        subjects: [about.hex(hex), about.hex(other.hex), about.company(company)],
      })),
    ),
  );
}

export const swap = move({
  type: 'swapStations',
  fields: {
    hex: placeFields.hex,
    node: placeFields.node,
    company: field.oneOf(companyIds),
    otherHex: field.oneOf(cityHexes),
    otherNode: placeFields.node,
  },
  candidates: (s, f: StationStep) => candidates(s, f),
  checks: [
    {
      rule: '8.3.2.3-9',
      passes: (s) => !operatingTurnOf(s)!.stationed,
      says: (_, f: StationStep) => `The ${f.of} has already placed or swapped a marker this Operating Round.`,
    },
    {
      rule: '8.3.2.3-1',
      passes: (s, f, a) =>
        a.company !== f.of &&
        hasStation(s.stations, f.of, a.hex, a.node) &&
        hasStation(s.stations, a.company, a.otherHex, a.otherNode) &&
        (a.hex !== a.otherHex || a.node !== a.otherNode),
      says: (_, f, a) => `A swap needs a marker of the ${f.of} and one of the ${a.company} in another city.`,
    },
    {
      rule: '8.3.2.3-2',
      passes: (s, f, a) => isReady(s, f.of) && isReady(s, a.company),
      says: (s, f, a) =>
        `The ${isReady(s, f.of) ? a.company : f.of} has not operated yet, so its markers cannot be swapped.`,
    },
    {
      rule: '8.3.2.3-6',
      passes: (s, f, a) => !endsInOne(s, f.of, a),
      says: (_, f, a) => `All the ${f.of}’s markers would then be in ${nameOf(a.otherHex)}; one must be elsewhere.`,
    },
    {
      rule: '8.3.2.3-7',
      passes: (s, f) => cashOf(s, f.of) >= STATION_PRICE,
      says: (s, f) => `A swap costs ${guilders(STATION_PRICE)}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
    },
    {
      rule: '8.3.2.3-3',
      passes: (s, f, a) => !wasDeclined(operatingTurnOf(s)!, termsOf(f.of, a)),
      says: (_, _f, a) => `The ${a.company}’s director has already declined this swap.`,
    },
  ],
  // No money passes between them (Q34).
  when: [...onTurn, stationUsed('8.3.2.3-9'), inOrder],
  passedOver: stepOver('station'),
  apply: (g, f, a) => tradeWith(g, a, directorOf(g.s, a.company)[0]!, termsOf(f.of, a), carryOut),
});

/** Both have agreed; only a double leaves a government marker (14.4-2), of which the active company's director decides first (8.3.2.3-5). */
export function carryOut(g: Game, { company, hex, node, other, otherHex, otherNode }: SwapTerms): void {
  const [from, to] = [
    { hex, node },
    { hex: otherHex, node: otherNode },
  ];
  pay(g, company, BANK, STATION_PRICE, 'station');
  log(g, { event: 'swapStations', company, other, hex, otherHex });
  swapStations(g, company, from, other, to);
  // 8.3.2.3-8.
  updateFrame(g, operatingTurnOf(g.s)!, { stationed: true, swapped: to });
  askDouble(g, other, from);
  askDouble(g, company, to);
}
