/** 4 Setup. */
import { type Json, push, type RngState, seedRng, type Setup, SetupError, shuffle } from '@roundhouse/kernel';
import {
  BANK,
  cashAtStart,
  type DealtPrivate,
  DEPOT,
  GONE,
  notBegun,
  type Reservation,
  seats,
  sharesAtStart,
  unstarted,
  untouched,
} from '@roundhouse/rail';
import * as z from 'zod/mini';
import { companies } from './data/index.ts';
import { auction } from './06-private-auction/6-process.ts';
import { dealtPrivate } from './14-companies/14.2-privates.ts';
import {
  BROWN,
  companyIds,
  DIEPENBROCK,
  GOVERNMENT,
  HARD_COMPANIES,
  KEPT_TRAIN,
  lotIds,
  majorIds,
  privateIds,
  privateOf,
  roster,
  SHARES,
  startingCash,
  VOOMBERGH,
} from './material.ts';
import type { Game, State } from './state.ts';
import { plays } from './readings.ts';

interface Deal {
  /** The players by their number cards. */
  readonly order: readonly string[];
  /** The company of each brown private. */
  readonly draw: Readonly<Record<string, string>>;
}

/**
 * The first state: everything laid out, the companies of the brown privates drawn, one colour of number cards dealt, as
 * many as there are players (4-1, 4-2, 4-3, 4-9, 4-23). Nothing in it is hidden (4-15, 5-2).
 */
export function begin(setup: Setup): Game {
  const players = seats(setup.players);
  const { deal, rng } = dealt(setup, players);
  // 4-4, 4-5, 4-10, 4-11, 4-14.
  const inPlay = privateIds.filter((id) => (privateOf(id).minPlayers ?? 0) <= players.length);
  const s: State = {
    ...untouched(setup, players, rng),
    title: '1839',
    stack: [{ kind: 'course' }],
    // 17.1-1.
    phase: 'light yellow',
    cash: cashAtStart(players, startingCash[setup.players]!, companyIds),
    shares: sharesAtStart(companyIds, SHARES, withShares(deal.draw)),
    companies: unstarted(companyIds),
    privates: Object.fromEntries(privateIds.map((id) => [id, inPlay.includes(id) ? BANK : GONE])),
    trains: trainsAtStart(setup),
    stations: Object.fromEntries([...companyIds, GOVERNMENT].map((id) => [id, []])),
    ext: {
      order: deal.order,
      drawn: deal.draw,
      ...notBegun,
      nationalisers: [],
      reservations,
      topReached: false,
      lastSet: false,
      agreed: {},
      ran: [],
      owed: [],
    },
  };
  const g: Game = { s, events: [] };
  const lots = lotIds.filter((id) => inPlay.includes(id));
  push(g, auction.begin(s, lots, deal.order[0]!));
  return g;
}

/** The homes of Spoorwegmaatschappijen are reserved from the start; one of the NRS in either of two hexes (7.5-22). */
const reservations: readonly Reservation[] = companies.flatMap(({ id, homes }) =>
  homes.map(({ hex, or }) => ({ owner: id, hexes: or === undefined ? [hex] : [hex, or] })),
);

/** What is left after that lies in the IPO (4-17, 4-19, 4-20, 4-21). */
const withShares = (draw: Deal['draw']): DealtPrivate[] => privateIds.map((id) => dealtPrivate(draw, id));

/** How many trains of a kind are taken out (4-6, 4-7, 4-12, 4-13); of blue ones with two players none, or one (Q67). */
function discarded({ players, ...settings }: Setup, kind: string): number {
  if (kind === '4') return players < 4 ? 1 : 0;
  if (kind === '4+') return players === 3 || (players === 2 && plays(settings, 'blueTrains', 'three')) ? 1 : 0;
  return 0;
}

/** One R4 train lies with Diepenbrock en Reigers (4-16). */
function trainsAtStart(setup: Setup): Record<string, string> {
  const out = [...roster.kinds.values()].flatMap(({ id }) => {
    const all = roster.trains.filter((train) => roster.kindOf.get(train)!.id === id);
    return all.slice(all.length - discarded(setup, id));
  });
  const place = (train: string): string => (train === KEPT_TRAIN ? DIEPENBROCK : out.includes(train) ? GONE : DEPOT);
  return Object.fromEntries(roster.trains.map((train) => [train, place(train)]));
}

const company = z.enum(majorIds as [string, ...string[]]);
const dealSchema = z.strictObject({
  order: z.array(z.string()),
  draw: z.strictObject({ CO: company, AB: company, AV: company }),
});

const isEasy = (id: string): boolean => !HARD_COMPANIES.includes(id);

/** By the seed, or as an explicit deal says. */
function dealt(setup: Setup, players: readonly string[]): { deal: Deal; rng: RngState } {
  const newcomers = plays(setup, 'draw', 'newcomers');
  const numbers = shuffle(players, seedRng(setup.seed));
  const drawn = shuffle(majorIds, numbers.rng);
  // The first that may be Albert Voombergh's is his; the next ones are the others'.
  const his = drawn.items.find((id) => !newcomers || isEasy(id))!;
  const [first, second] = drawn.items.filter((id) => id !== his) as [string, string];
  const byChance = { order: numbers.items, draw: { CO: first, AB: second, [VOOMBERGH]: his } };
  return { deal: setup.deal === undefined ? byChance : readDeal(setup.deal, players, newcomers), rng: drawn.rng };
}

const isForAll = (order: readonly string[], players: readonly string[]): boolean =>
  order.length === players.length && players.every((player) => order.includes(player));

function readDeal(given: Json, players: readonly string[], newcomers: boolean): Deal {
  const parsed = dealSchema.safeParse(given);
  const { order, draw } = parsed.data ?? {};
  const isOfOrder = parsed.error?.issues.some(({ path }) => path[0] === 'order');
  if (isOfOrder || (order && !isForAll(order, players))) {
    throw new SetupError('The deal must give each player one number card.');
  }
  if (!order || !draw || new Set(Object.values(draw)).size < BROWN.length) {
    throw new SetupError('The deal must draw a different Spoorwegmaatschappij for each of CO, AB and AV.');
  }
  if (newcomers && !isEasy(draw[VOOMBERGH])) {
    throw new SetupError(`With the option for newcomers the ${draw[VOOMBERGH]} cannot be drawn for Albert Voombergh.`);
  }
  return { order, draw };
}
