/** Operating rounds: placing a company token. */
import { become, type FrameKind, field, log, pop } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  endStep,
  freeSlots,
  hasStation,
  keptHomes,
  type NodeDef,
  openSlots,
  pay,
  placeStation,
  reachesNode,
  type Spot,
} from '@roundhouse/rail';
import * as z from 'zod';
import { closePrivate, hasPower } from '../6-private-companies.ts';
import { tokenPrices } from '../data/companies.ts';
import { board, companyIds } from '../material.ts';
import { directorOf, type Game, move, type OperatingTurn, type State, type StepFrame } from '../state.ts';
import { homeOf, layout, nameOf, reachFor } from './geography.ts';

/** The first token lies on the starting city, free of charge, when the company operates for the first time. */
export function placeHomeStation(g: Game, f: OperatingTurn): void {
  if (g.s.companies[f.of]!.operated) return;
  placeStation(g, f.of, homeOf(g.s, f.of));
  become(g, f, { firstTurn: true });
}

/** What the next token costs; undefined when none is left. */
export const stationPrice = (s: State, company: string): number | undefined => tokenPrices[s.stations[company]!.length];

const canPay = (s: State, company: string): boolean => cashOf(s, company) >= (stationPrice(s, company) ?? 0);

const cities: readonly Spot[] = board.hexes.flatMap((hex) =>
  (hex.nodes ?? []).flatMap((node, index) => (node.kind === 'city' ? [{ hex: hex.id, node: index }] : [])),
);
/** The brown Amsterdam tile has one city where there were two, so a spot of the printed map may be no more. */
const cityAt = (s: State, spot: Spot): NodeDef | undefined => {
  const node = layout(s).faces[board.indexOf.get(spot.hex)!]!.nodes[spot.node];
  return node?.kind === 'city' ? node : undefined;
};

/** Starting cities of companies that may still come or stand there; a bankrupt one keeps no place. */
const openHomes = (s: State) =>
  companyIds.filter((id) => s.companies[id]!.status !== 'closed').map((owner) => ({ owner, ...homeOf(s, owner) }));

const isReached = (s: State, company: string, spot: Spot): boolean =>
  cityAt(s, spot) !== undefined && reachesNode(reachFor(s, company), board.indexOf.get(spot.hex)!, spot.node);

const isFree = (s: State, spot: Spot): boolean =>
  cityAt(s, spot) !== undefined && freeSlots(layout(s), s.stations, spot.hex, spot.node) > 0;

/** A starting city of another company is open only from its second place on, one being kept until it is there. */
function leavesHomes(s: State, company: string, spot: Spot): boolean {
  const homes = openHomes(s).filter((home) => home.owner !== company);
  if (!homes.some((home) => home.hex === spot.hex && home.node === spot.node)) return true;
  if ((cityAt(s, spot)?.slots ?? 0) < 2) return false;
  const kept = keptHomes(homes, s.stations, spot.hex);
  return !isFree(s, spot) || openSlots(layout(s), s.stations, spot.hex, spot.node, company, kept) > 0;
}

export const placeMarker = move({
  type: 'placeStation',
  fields: {
    hex: field.oneOf(cities.map(({ hex }) => hex)),
    node: z.int().min(0).max(1),
    /** Private 5 pays for the token. */
    using: z.enum(['P5']).optional(),
  },
  candidates: (s, f: StepFrame) =>
    cities
      .filter((spot) => isReached(s, f.of, spot))
      .flatMap(({ hex, node }) =>
        [{}, ...(hasPower(s, f.of, 'P5') ? [{ using: 'P5' }] : [])].map((extra) => ({
          fields: { hex, node, ...extra },
          subjects: [hex],
        })),
      ),
  checks: [
    {
      rule: 'notes-on-privates-1',
      passes: (s, f: StepFrame, a) => a.using === undefined || hasPower(s, f.of, a.using),
      says: (_, f) => `Private 5 pays only for a company that owns it, and the ${f.of} does not own it.`,
    },
    {
      rule: 'company-token-7',
      passes: (s, f, a) => !hasStation(s.stations, f.of, a.hex),
      says: (_, f, a) => `The ${f.of} has a token in ${nameOf(a.hex)} already; two in one city are not allowed.`,
    },
    {
      rule: 'company-token-6',
      passes: (s, f, a) => leavesHomes(s, f.of, a),
      says: (_, _f, a) =>
        `${nameOf(a.hex)} is another company’s starting city: it takes a token only when its tile has a second place to spare.`,
    },
    {
      rule: 'company-token-2',
      passes: (s, _, a) => isFree(s, a),
      says: (_, _f, a) => `There is no free place for a token in ${nameOf(a.hex)}.`,
    },
    {
      rule: 'company-token-2',
      passes: (s, f, a) => isReached(s, f.of, a),
      says: (_, f, a) => `No train route leads from a token of the ${f.of} to ${nameOf(a.hex)}.`,
    },
    {
      rule: 'company-token-4',
      passes: (s, f, a) => s.stations[f.of]!.length > 1 || a.using === 'P5' || canPay(s, f.of),
      says: (s, f) => `The second token costs fl. 40, and the ${f.of} has only fl. ${cashOf(s, f.of)}.`,
    },
    {
      rule: 'company-token-5',
      passes: (s, f, a) => a.using === 'P5' || canPay(s, f.of),
      says: (s, f) =>
        `The third and the fourth token cost fl. 100 each, and the ${f.of} has only fl. ${cashOf(s, f.of)}.`,
    },
  ],
  apply(g, f, a) {
    if (a.using === 'P5') closePrivate(g, a.using);
    else pay(g, f.of, BANK, stationPrice(g.s, f.of)!, 'station');
    placeStation(g, f.of, { hex: a.hex, node: a.node });
    log(g, { event: 'placeStation', company: f.of, hex: a.hex });
    pop(g, f);
  },
});

/** Is there anything to decide? The starting token is the token of the first turn (Q22). */
export function canPlaceStation(s: State, f: OperatingTurn): boolean {
  if (f.firstTurn || stationPrice(s, f.of) === undefined) return false;
  if (!canPay(s, f.of) && !hasPower(s, f.of, 'P5')) return false;
  return cities.some(
    (spot) =>
      isFree(s, spot) &&
      !hasStation(s.stations, f.of, spot.hex) &&
      isReached(s, f.of, spot) &&
      leavesHomes(s, f.of, spot),
  );
}

export const token = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [placeMarker, endStep],
  asks: (s, f) => `${f.of}: place a token for fl. ${stationPrice(s, f.of)}`,
} satisfies FrameKind<State, StepFrame>;
