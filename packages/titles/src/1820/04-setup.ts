/** 4 Setup. */
import { type Json, type RngState, seedRng, type Setup, SetupError, shuffle } from '@roundhouse/kernel';
import { BANK, DEPOT, GONE, seats, UNUSED, unstarted, untouched } from '@roundhouse/rail';
import * as z from 'zod/mini';
import {
  BR,
  BRITISH_RAIL_SHARES,
  CASH_PER_CARD,
  CERTIFICATES,
  colours,
  companyIds,
  cousinIds,
  cousinOf,
  FUTURE_TRAINS,
  pricedIds,
  roster,
} from './material.ts';
import { type Game, LOBBIES, type State } from './state.ts';
import { plays } from './readings.ts';

interface Deal {
  /** The players by their number cards. */
  readonly order: readonly string[];
  /** One of each colour. */
  readonly cousins: readonly string[];
}

/**
 * The first state: an empty map, no company, the marker in the first column, cards of one colour dealt, as many as there
 * are players (4-1, 4-3, 4-5, 4-6). Nothing in it is hidden (10.1-2), and the bank has no limit (2-6).
 */
export function begin(setup: Setup): Game {
  const players = seats(setup.players);
  const { deal, rng } = dealt(setup, players);
  const s: State = {
    ...untouched(setup, players, rng),
    title: '1820',
    stack: [{ kind: 'course' }],
    phase: colours[0]!,
    cash: cashAtStart(deal),
    shares: Object.fromEntries(
      pricedIds.map((id) => [id, { [UNUSED]: id === BR ? BRITISH_RAIL_SHARES : CERTIFICATES }]),
    ),
    companies: unstarted(pricedIds),
    privates: Object.fromEntries(deal.cousins.map((id) => [id, BANK])),
    trains: Object.fromEntries(roster.trains.map((train) => [train, beside.includes(train) ? GONE : DEPOT])),
    stations: Object.fromEntries(pricedIds.map((id) => [id, []])),
    ext: {
      order: deal.order,
      stockRound: 0,
      operatingRound: 0,
      takeovers: false,
      column: 1,
      charters: {},
      privateTrack: [],
      owed: {},
      earlyTrains: 0,
      victoriaDied: null,
      bankrupt: null,
      topReached: false,
    },
  };
  return { s, events: [] };
}

/** Trains that are in the game only where they are auctioned (Q9). */
const beside = Object.values(FUTURE_TRAINS).map(({ additional }) => additional);

/** £10 times the number of one's card (4-7). */
function cashAtStart({ order, cousins }: Deal): Record<string, number> {
  const given = order.map((player, i) => [player, CASH_PER_CARD * (i + 1)] as const);
  const bank = given.reduce((sum, [, amount]) => sum - amount, 0);
  const empty = [...companyIds, ...cousins, LOBBIES].map((owner) => [owner, 0] as const);
  return { [BANK]: bank, ...Object.fromEntries([...given, ...empty]) };
}

const cousinColours = [...new Set(cousinIds.map((id) => cousinOf(id).color))];
const EASY_PRICE = 120;
/** Those that may be drawn: all, or for newcomers those at £120 (Q76). */
const isOpen = (settings: Setup, id: string): boolean =>
  !plays(settings, 'cousins', 'at-120') || cousinOf(id).price === EASY_PRICE;

const dealSchema = z.strictObject({ order: z.array(z.string()), cousins: z.array(z.enum(cousinIds as [string])) });

/** By the seed, or as an explicit deal says. */
function dealt(setup: Setup, players: readonly string[]): { deal: Deal; rng: RngState } {
  const cards = shuffle(players, seedRng(setup.seed));
  const drawn = shuffle(
    cousinIds.filter((id) => isOpen(setup, id)),
    cards.rng,
  );
  // One cousin of each colour (4-8).
  const cousins = cousinColours.map((colour) => drawn.items.find((id) => cousinOf(id).color === colour)!);
  const byChance = { order: cards.items, cousins };
  return { deal: setup.deal === undefined ? byChance : readDeal(setup, players), rng: drawn.rng };
}

function readDeal(setup: Setup, players: readonly string[]): Deal {
  const parsed = dealSchema.safeParse(setup.deal satisfies Json | undefined);
  const { order, cousins } = parsed.success ? parsed.data : { order: [], cousins: [] };
  if (order.length !== players.length || !players.every((player) => order.includes(player))) {
    throw new SetupError('The deal must give each player one number card.');
  }
  const ofEach = cousinColours.every((colour) => cousins.filter((id) => cousinOf(id).color === colour).length === 1);
  if (!ofEach) throw new SetupError('The deal must draw one cousin of each colour.');
  const barred = cousins.find((id) => !isOpen(setup, id));
  if (barred !== undefined) throw new SetupError(`${cousinOf(barred).name} is not at £120.`);
  return { order, cousins };
}
