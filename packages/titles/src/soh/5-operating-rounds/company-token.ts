/** Operating rounds: placing a company token. */
import { become, type FrameKind, field, log, pop } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
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
import { homeOf, layout, reachFor } from './geography.ts';
import { endStep } from './step.ts';

/** The first token lies on the starting city, free of charge, when the company operates for the first time. */
export function placeHomeToken(g: Game, f: OperatingTurn): void {
  if (g.s.companies[f.of]!.operated) return;
  placeStation(g, f.of, homeOf(g.s, f.of));
  become(g, f, { firstTurn: true });
}

/** What the next token costs; undefined when none is left. */
export const tokenPrice = (s: State, company: string): number | undefined => tokenPrices[s.stations[company]!.length];

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

export const placeToken = move({
  type: 'placeToken',
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
      says: (_, f) => `Private 5 pays only for a company that owns it; the ${f.of} does not.`,
    },
    {
      rule: 'company-token-7',
      passes: (s, f, a) => !hasStation(s.stations, f.of, a.hex),
      says: (_, f, a) => `The ${f.of} has a token in ${a.hex} already; two in one city are not allowed.`,
    },
    {
      rule: 'company-token-6',
      passes: (s, f, a) => leavesHomes(s, f.of, a),
      says: 'This is the starting city of another company: it takes a token only when its tile has a second place to spare.',
    },
    {
      rule: 'company-token-2',
      passes: (s, f, a) => isFree(s, a) && isReached(s, f.of, a),
      says: (_, f) => `The token needs a free place in a large city that the ${f.of} can reach from one of its tokens.`,
    },
    {
      rule: 'company-token-5',
      passes: (s, f, a) =>
        a.using !== undefined || tokenPrice(s, f.of) === 40 || cashOf(s, f.of) >= (tokenPrice(s, f.of) ?? 0),
      says: (s, f) => `The third and the fourth token cost fl. 100 each, and the ${f.of} has fl. ${cashOf(s, f.of)}.`,
    },
    {
      rule: 'company-token-4',
      passes: (s, f, a) => a.using !== undefined || tokenPrice(s, f.of) !== 40 || cashOf(s, f.of) >= 40,
      says: (s, f) => `The second token costs fl. 40, and the ${f.of} has fl. ${cashOf(s, f.of)}.`,
    },
  ],
  apply(g, f, a) {
    if (a.using === 'P5') closePrivate(g, a.using);
    else pay(g, f.of, BANK, tokenPrice(g.s, f.of)!, 'token');
    placeStation(g, f.of, { hex: a.hex, node: a.node });
    log(g, { event: 'placeToken', company: f.of, hex: a.hex });
    pop(g, f);
  },
});

/** Is there anything to decide? The starting token is the token of the first turn (Q22). */
export function canPlaceToken(s: State, f: OperatingTurn): boolean {
  const price = tokenPrice(s, f.of);
  if (f.firstTurn || price === undefined) return false;
  if (cashOf(s, f.of) < price && !hasPower(s, f.of, 'P5')) return false;
  return cities.some(
    (spot) =>
      isFree(s, spot) &&
      !hasStation(s.stations, f.of, spot.hex) &&
      isReached(s, f.of, spot) &&
      leavesHomes(s, f.of, spot),
  );
}

export const token: FrameKind<State, StepFrame> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [placeToken, endStep],
  asks: (s, f) => `${f.of}: place a token for fl. ${tokenPrice(s, f.of)}`,
};
