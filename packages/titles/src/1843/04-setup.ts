/** 4 Setup. */
import { type Json, type RngState, seedRng, type Setup, SetupError, shuffle } from '@roundhouse/kernel';
import {
  BANK,
  beginBidding,
  cashAtStart,
  DEPOT,
  type Home,
  notBegun,
  seats,
  sharesAtStart,
  unstarted,
  untouched,
} from '@roundhouse/rail';
import * as z from 'zod/mini';
import { privates } from './data/index.ts';
import {
  BLOCKED,
  companyDef,
  companyIds,
  ENGINE,
  ports,
  privateIds,
  roster,
  SHARES,
  startingCash,
} from './material.ts';
import type { Game, PrivateAuction, State } from './state.ts';
import type { OperatingExt } from './state-operating.ts';

/** 11.1-4, 11.1-5, 11.1-6, 11.1-7, 11.1-8, 11.1-9, 11.1-10, 11.1-11, 11.1-12: all homes wait, one of them for a city. */
const homes = companyIds.map((owner): Home => {
  const [{ hex, node, choice }] = companyDef(owner).homes;
  return choice ? { owner, hex } : { owner, hex, node };
});
const operatingAtStart: OperatingExt = {
  homes,
  waiting: [],
  ports: Object.fromEntries(ports.map((hex) => [hex, null])),
  moved: [],
  engineers: null,
  graySets: [],
};

/**
 * The first state: everything laid out, the privates in the order of their numbers, the player cards dealt (4-2, 4-3,
 * 4-4, 4-5, 4-6, 4-7, 4-8, 4-10, 4-11). Nothing in it is hidden (3-1), and the bank has no limit (2-3).
 */
export function begin(setup: Setup): Game {
  const players = seats(setup.players);
  const { order, rng } = deal(setup, players);
  const auction: PrivateAuction = {
    ...beginBidding(
      privateIds.map((id) => [id]),
      order[0]!,
    ),
    reduced: {},
  };
  const s: State = {
    ...untouched(setup, players, rng),
    title: '1843',
    stack: [{ kind: 'course' }, auction],
    phase: 'yellow',
    cash: cashAtStart(players, startingCash[setup.players]!, companyIds),
    shares: sharesAtStart(companyIds, SHARES, privates),
    companies: unstarted(companyIds),
    privates: Object.fromEntries(privateIds.map((id) => [id, BANK])),
    trains: Object.fromEntries(roster.trains.map((train) => [train, train === ENGINE ? 'VdL' : DEPOT])),
    stations: Object.fromEntries([...companyIds, BLOCKED].map((id) => [id, []])),
    ext: {
      order,
      ...notBegun,
      topReached: false,
      ...operatingAtStart,
    },
  };
  return { s, events: [] };
}

const dealSchema = z.strictObject({ order: z.array(z.string()) });

/** By the seed, or as an explicit deal says. */
function deal(setup: Setup, players: readonly string[]): { order: readonly string[]; rng: RngState } {
  const cards = shuffle(players, seedRng(setup.seed));
  return { order: setup.deal === undefined ? cards.items : readDeal(setup.deal, players), rng: cards.rng };
}

function readDeal(given: Json, players: readonly string[]): readonly string[] {
  const parsed = dealSchema.safeParse(given);
  const order = parsed.success ? parsed.data.order : [];
  if (order.length !== players.length || !players.every((player) => order.includes(player))) {
    throw new SetupError('The deal must give each player one card.');
  }
  return order;
}
