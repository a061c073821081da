/** Operating rounds: placing a company token. */
import { updateFrame, field, pop } from '@roundhouse/kernel';
import {
  buyStation,
  canPlaceBy,
  cashOf,
  cityAt,
  endStep,
  type Home,
  keptHomes,
  leavesHomes,
  placeStation,
  type Skipped,
  type Spot,
  stationJudge,
  withoutPlace,
  hexesWith,
} from '@roundhouse/rail';
import { closePrivate, hasPower } from '../6-private-companies.ts';
import { board, companyIds, guilders, tokenPrices } from '../material.ts';
import { type Game, move, type OperatingTurn, type State, type StepFrame, stepKind } from '../state.ts';
import { homeOf, layout, nameOf, reachFor } from './geography.ts';
import { inOrder, isOver, onTurn, operating } from './order.ts';
import { operatingTurnOf } from './round.ts';

/**
 * The first token lies on the starting city, free of charge, when the company operates for the first time
 * (company-token-3).
 */
export function placeHomeStation(g: Game, f: OperatingTurn): void {
  if (g.s.companies[f.of]!.operated) return;
  placeStation(g, f.of, homeOf(g.s, f.of));
  updateFrame(g, f, { firstTurn: true });
}

/** What the next token costs; undefined when none is left. */
export const stationPrice = (s: State, company: string): number | undefined => tokenPrices[s.stations[company]!.length];

const canPay = (s: State, company: string): boolean => cashOf(s, company) >= (stationPrice(s, company) ?? 0);

/** Starting cities of companies that may still come or stand there; a bankrupt one keeps no place. */
const homesOfOthers = (s: State, company: string): Home[] =>
  companyIds
    .filter((id) => id !== company && s.companies[id]!.status !== 'closed')
    .map((owner) => ({ owner, ...homeOf(s, owner) }));

interface Placing extends Spot {
  readonly using?: string | undefined;
}

const judge = stationJudge<State, Placing>({
  layout,
  reach: reachFor,
  leavesKept: (s, company, a) =>
    leavesHomes(layout(s), s.stations, a, company, keptHomes(homesOfOthers(s, company), s.stations, a.hex)),
});

const startingCity = (_s: State, _f: StepFrame, a: Placing): string =>
  `${nameOf(a.hex)} is another company’s starting city: you can place there once its tile has a spare second space.`;

export const placeMarker = move({
  type: 'placeStation',
  fields: {
    hex: field.oneOf(hexesWith(board, 'city')),
    node: field.upTo(1),
    /** Private 5 pays for the token. */
    using: field.optional(field.oneOf(['P5'])),
  },
  candidates: (s, f: StepFrame) =>
    judge.candidates(s, f.of, [{}, ...(hasPower(s, f.of, 'P5') ? [{ using: 'P5' }] : [])]),
  checks: [
    {
      rule: 'notes-on-privates-1',
      passes: (s, f: StepFrame, a) => a.using === undefined || hasPower(s, f.of, a.using),
      says: (_, f) => `The ${f.of} does not own private 5, so it cannot use it for a token.`,
    },
    judge.refusing(
      'company-token-7',
      'second',
      (_, f, a) => `The ${f.of} already has a token in ${nameOf(a.hex)}, and may have only one in a city.`,
    ),
    {
      rule: 'company-token-6',
      passes: (s, f, a) =>
        cityAt(layout(s), a)?.slots !== 1 ||
        !homesOfOthers(s, f.of).some(({ hex, node }) => hex === a.hex && node === a.node),
      says: startingCity,
    },
    judge.refusing('company-token-6', 'kept', startingCity),
    judge.refusing('company-token-2', 'full', (_, _f, a) => `${nameOf(a.hex)} has no free space for a token.`),
    judge.refusing(
      'company-token-2',
      'unreached',
      (_, f, a) => `The ${f.of} has no route from one of its tokens to ${nameOf(a.hex)}.`,
    ),
    {
      rule: 'company-token-4',
      passes: (s, f, a) => s.stations[f.of]!.length > 1 || a.using === 'P5' || canPay(s, f.of),
      says: (s, f) => `The second token costs fl. 40, and the ${f.of} has only ${guilders(cashOf(s, f.of))}.`,
    },
    {
      rule: 'company-token-5',
      passes: (s, f, a) => a.using === 'P5' || canPay(s, f.of),
      says: (s, f) =>
        `The third and fourth tokens cost fl. 100 each, and the ${f.of} has only ${guilders(cashOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: 'company-token-1',
      passes: (s) => !isOver(s, 'station') || stationStep(s) !== undefined,
      says: (s) => `The ${operating(s)} may place one token a turn; in its first turn that is the starting token.`,
    },
    inOrder,
  ],
  passedOver: stationStep,
  apply(g, f, a) {
    if (a.using === 'P5') closePrivate(g, a.using);
    buyStation(g, f.of, a, a.using === 'P5' ? 0 : stationPrice(g.s, f.of)!);
    pop(g, f);
  },
});

/** Is there anything to decide? The starting token is the token of the first turn (Q22). */
export const canPlaceStation = (s: State, { of, firstTurn }: OperatingTurn): boolean =>
  !firstTurn &&
  stationPrice(s, of) !== undefined &&
  // Money is asked first: following all track takes far longer.
  (canPay(s, of) || hasPower(s, of, 'P5')) &&
  canPlaceBy(s, { kind: 'station', of }, placeMarker);

/** The step, if it was passed over since no token can be placed. */
function stationStep(s: State): StepFrame | undefined {
  const turn = operatingTurnOf(s);
  return turn && isOver(s, 'station') && !turn.firstTurn && !canPlaceStation(s, turn)
    ? { kind: 'station', of: turn.of }
    : undefined;
}

export const whyNoStation = (s: State, { of, firstTurn }: OperatingTurn): Skipped => {
  const price = stationPrice(s, of);
  return firstTurn ? { why: 'home' } : withoutPlace(s, of, price === undefined ? 0 : 1, price ?? 0);
};

export const station = stepKind(
  [placeMarker, endStep],
  (s, f) => `${f.of}: place a token for ${guilders(stationPrice(s, f.of)!)}`,
);
