/** 4 Setup. */
import { type Json, type RngState, seedRng, type Setup, SetupError, shuffle } from '@roundhouse/kernel';
import {
  BANK,
  beginBidding,
  cashAtStart,
  DEPOT,
  GONE,
  type Home,
  notBegun,
  seats,
  sharesAtStart,
  unstarted,
  untouched,
} from '@roundhouse/rail';
import * as z from 'zod/mini';
import { companies, privates } from './data/index.ts';
import {
  COALFIELDS,
  COBOURG,
  companyIds,
  discardedPrivates,
  discardedRedTrains,
  PETERBOROUGH,
  privateIds,
  roster,
  SHARES,
  startingCash,
  startingPrivates,
  TUNNEL,
} from './material.ts';
import { plays } from './readings.ts';
import type { Game, State } from './state.ts';

interface Deal {
  /** The $250 privates that stay, as they lie from left to right. */
  readonly privates: readonly string[];
  /** The players by their number cards. */
  readonly order: readonly string[];
}

/**
 * The first state: everything laid out, the $250 privates drawn, the number cards dealt (4-2, 4-4, 4-5, 4-10, 4-13,
 * 4-14, 4-15).
 */
export function begin(setup: Setup): Game {
  const players = seats(setup.players);
  const { deal, rng } = draw(setup, players);
  const lots = [...rows, deal.privates];
  const inPlay = lots.flat();
  const s: State = {
    ...untouched(setup, players, rng),
    title: '1828',
    stack: [{ kind: 'course' }, beginBidding(lots, deal.order[0]!)],
    phase: 'yellow',
    cash: cashAtStart(players, startingCash[setup.players]!, [COBOURG, ...companyIds]),
    // 4-11, 4-12.
    shares: sharesAtStart(
      companyIds,
      SHARES,
      privates.filter(({ id }) => inPlay.includes(id)),
    ),
    companies: unstarted(companyIds),
    privates: Object.fromEntries(privateIds.map((id) => [id, inPlay.includes(id) ? BANK : GONE])),
    trains: trainsAtStart(setup.players),
    stations: {
      ...Object.fromEntries(companyIds.map((id) => [id, []])),
      [COBOURG]: [{ hex: PETERBOROUGH, node: 0 }],
      blocking: [],
    },
    ext: {
      order: deal.order,
      ...notBegun,
      systems: {},
      markers: {},
      freeMarkers: {},
      homes,
      coal: { [COALFIELDS]: 2, [TUNNEL]: 1 },
      topReached: false,
      extraTileUsed: false,
      winner: null,
    },
  };
  return { s, events: [] };
}

/** The rows of the auction below $250 (4-9). */
const rows: readonly (readonly string[])[] = [0, 1, 2, 3, 4].map((at) =>
  privates.filter(({ row }) => row === at).map(({ id }) => id),
);

/** The ERIE may take either circle of its hex. */
const homes: readonly Home[] = companies.map(({ id, homes: [{ hex, node, choice }] }) =>
  choice ? { owner: id, hex } : { owner: id, hex, node },
);

/** 4-8. */
function trainsAtStart(players: number): Record<string, string> {
  const red = roster.trains.filter((train) => roster.kindOf.get(train)!.id === '6');
  const out = red.slice(red.length - discardedRedTrains[players]!);
  return Object.fromEntries(roster.trains.map((train) => [train, out.includes(train) ? GONE : DEPOT]));
}

const dealSchema = z.strictObject({
  privates: z.array(z.enum(startingPrivates as [string, ...string[]])),
  order: z.optional(z.array(z.string())),
});

/** By the seed, or as an explicit deal says (4-6, 4-14). */
function draw(setup: Setup, players: readonly string[]): { deal: Deal; rng: RngState } {
  const drawn = shuffle(startingPrivates, seedRng(setup.seed));
  const cards = shuffle(players, drawn.rng);
  const kept = drawn.items.slice(discardedPrivates[players.length]);
  if (plays(setup, 'privateOrder', 'alphabetical')) kept.sort();
  const byChance = { privates: kept, order: cards.items };
  return { deal: setup.deal === undefined ? byChance : readDeal(setup.deal, players, byChance), rng: cards.rng };
}

function readDeal(deal: Json, players: readonly string[], byChance: Deal): Deal {
  const parsed = dealSchema.safeParse(deal);
  const wanted = startingPrivates.length - discardedPrivates[players.length]!;
  const different = (list: readonly string[], count: number) => list.length === count && new Set(list).size === count;
  if (!parsed.success || !different(parsed.data.privates, wanted)) {
    throw new SetupError(`The deal must name ${wanted} different private companies of $250.`);
  }
  const order = parsed.data.order ?? byChance.order;
  if (!different(order, players.length) || !players.every((player) => order.includes(player))) {
    throw new SetupError('The deal must give each player one number card.');
  }
  return { privates: parsed.data.privates, order };
}
