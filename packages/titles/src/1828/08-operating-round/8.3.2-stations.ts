/** 8.3.2 Place station marker. */
import { updateFrame, field, pop } from '@roundhouse/kernel';
import {
  about,
  buyStation,
  canPlaceBy,
  cashOf,
  endStep,
  type Home,
  leavesHomes,
  setExt,
  type Skipped,
  type Spot,
  stationJudge,
  stepBack,
  withoutPlace,
} from '@roundhouse/rail';
import { owns } from '../13-companies/13.2.1-privates.ts';
import { companyOf, shellsOf } from '../13-companies/13.4-systems.ts';
import { DELAWARE } from '../14-track-tiles/14.2-types.ts';
import { layout, reachFor, traceChecks } from '../14-track-tiles/geography.ts';
import { board, COALFIELDS, dollars, ERIE_HOME, nameOf, SCRANTON, STATION_PRICE } from '../material.ts';
import {
  type Game,
  move,
  type OperatingTurn,
  operatingTurnOf,
  type State,
  type StepFrame,
  stepKind,
} from '../state.ts';
import { inOrder, isOver, onTurn, operating } from './8.3-order.ts';

/** Markers on the charter: those not on the map and not kept for a home that is still to come. */
export const markersLeft = (s: State, company: string): number => {
  const homes = s.ext.homes.filter(({ owner }) => shellsOf(s, company).includes(owner)).length;
  return (s.ext.markers[company] ?? 0) - s.stations[company]!.length - homes;
};

const priceOf = (s: State, company: string): number => ((s.ext.freeMarkers[company] ?? 0) > 0 ? 0 : STATION_PRICE);

const canPay = (s: State, company: string): boolean => cashOf(s, company) >= priceOf(s, company);

/** Homes of others that are still to be placed in this hex. */
const othersHomes = (s: State, company: string, hex: string): Home[] =>
  s.ext.homes.filter((home) => home.hex === hex && companyOf(s, home.owner) !== company);

/** The ERIE has not chosen its circle in Buffalo/Dunkirk yet. */
const waitsForErie = (s: State, hex: string): boolean =>
  hex === ERIE_HOME && s.ext.homes.some((home) => home.hex === ERIE_HOME);

interface Placing extends Spot {
  readonly using?: string | undefined;
}

/** The Delaware & Hudson needs no trace. Kept homes (Q23) are kept in the home's own city. */
const judge = stationJudge<State, Placing>({
  layout,
  reach: reachFor,
  leavesKept: (s, company, a) => leavesHomes(layout(s), s.stations, a, company, othersHomes(s, company, a.hex)),
  needsNoTrack: ({ using }) => using === DELAWARE,
});

const powerOpen = (s: State, company: string): boolean =>
  owns(s, company, DELAWARE) && (operatingTurnOf(s)?.scranton ?? false);

/** In Scranton the Delaware & Hudson places one without track to it and without its price (8.3.2-7). */
const placeMarker = move({
  type: 'placeStation',
  fields: { hex: field.oneOf(board.ids), node: field.upTo(1), using: field.optional(field.oneOf([DELAWARE])) },
  candidates: (s, f: StepFrame) => [
    ...judge.candidates(s, f.of),
    ...(powerOpen(s, f.of)
      ? [{ fields: { hex: SCRANTON, node: 0, using: DELAWARE }, subjects: [about.hex(SCRANTON)] }]
      : []),
  ],
  checks: [
    {
      rule: '13.2.2.4-4',
      passes: (s, f: StepFrame, a) => a.using === undefined || (a.hex === SCRANTON && powerOpen(s, f.of)),
      says: 'The Delaware & Hudson’s marker goes to Scranton, together with its tile.',
    },
    {
      rule: '8.3.2-12',
      passes: (_, _f, a) => a.hex !== COALFIELDS,
      says: 'You cannot place a station marker in the Virginia Coalfields.',
    },
    judge.refusing(
      '8.3.2-9',
      'second',
      (_, f, a) => `The ${f.of} already has a marker in ${nameOf(a.hex)}, and may have only one in a hex.`,
    ),
    {
      rule: '8.3.2-11',
      passes: (s, _, a) => !waitsForErie(s, a.hex),
      says: 'Buffalo/Dunkirk takes no other marker until the ERIE has placed its home there.',
    },
    judge.refusing(
      '8.3.2-10',
      'kept',
      (s, f, a) =>
        `The last free circle in ${nameOf(a.hex)} is kept for the ${othersHomes(s, f.of, a.hex)[0]!.owner}’s home.`,
    ),
    judge.refusing('8.3.2-3', 'full', (_, _f, a) => `${nameOf(a.hex)} has no empty city circle.`),
    ...traceChecks(judge, { blocked: '8.3.2-4', coal: '8.3.2-5', twice: '8.3.2-6' }, ({ hex }) => nameOf(hex)),
    judge.refusing(
      '8.3.2-3',
      'unreached',
      (_, f, a) => `The ${f.of} has no track from one of its markers to ${nameOf(a.hex)}.`,
    ),
    {
      rule: '8.3.2-2',
      passes: (s, f, a) => a.using === DELAWARE || canPay(s, f.of),
      says: (s, f) =>
        `A station marker costs ${dollars(STATION_PRICE)}, and the ${f.of} has ${dollars(cashOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '13.2.2.4-5',
      passes: (s, _, a) => a['using'] !== DELAWARE || !operatingTurnOf(s)!.placed,
      says: 'The company has placed its marker for this round, so it cannot place one in Scranton.',
    },
    {
      rule: '8.3.2-8',
      passes: (s) => !operatingTurnOf(s)!.placed,
      says: 'The company has placed its station marker for this round.',
    },
    {
      rule: '8.3.2-1',
      passes: (s) => !isOver(s, 'station') || markersLeft(s, operating(s)) > 0,
      says: 'The company has no station marker left.',
    },
    inOrder,
  ],
  passedOver: stationStep,
  apply(g, f, a) {
    const { freeMarkers } = g.s.ext;
    const free = a.using === DELAWARE ? 0 : (freeMarkers[f.of] ?? 0);
    putMarker(g, f.of, a, a.using === DELAWARE ? 0 : priceOf(g.s, f.of));
    if (free > 0) setExt(g, { freeMarkers: { ...freeMarkers, [f.of]: free - 1 } });
    pop(g, f);
  },
});

/** The placement of the round. */
export function putMarker(g: Game, company: string, spot: Spot, price = 0): void {
  buyStation(g, company, spot, price);
  updateFrame(g, operatingTurnOf(g.s)!, { placed: true });
}

/** Is there anything to decide? */
export const canPlaceStation = (s: State, { of, placed }: OperatingTurn): boolean =>
  !placed &&
  markersLeft(s, of) > 0 &&
  // Money is asked first: following all track takes far longer.
  (canPay(s, of) || powerOpen(s, of)) &&
  canPlaceBy(s, { kind: 'station', of }, placeMarker);

/** The step, if it was passed over since no marker can be placed. */
function stationStep(s: State): StepFrame | undefined {
  const turn = operatingTurnOf(s);
  return turn && isOver(s, 'station') && !canPlaceStation(s, turn) ? { kind: 'station', of: turn.of } : undefined;
}

export const whyNoStation = (s: State, { of, placed }: OperatingTurn): Skipped | null =>
  placed ? null : withoutPlace(s, of, markersLeft(s, of), priceOf(s, of));

export const station = stepKind(
  [placeMarker, endStep],
  (s, f) =>
    `${f.of}: place a station marker ${priceOf(s, f.of) === 0 ? 'free of charge' : `for ${dollars(priceOf(s, f.of))}`}`,
  (g, f) => {
    // A private bought in this step may have used up the placement, the marker or the money.
    const over = !canPlaceStation(g.s, operatingTurnOf(g.s)!);
    if (over) stepBack(g, f);
    return over;
  },
);
