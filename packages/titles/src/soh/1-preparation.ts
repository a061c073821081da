/** Introduction: game preparation. */
import { type Json, push, seedRng, type Setup, SetupError, shuffle } from '@roundhouse/kernel';
import {
  BANK,
  cashAtStart,
  cashOf,
  DEPOT,
  GONE,
  leader,
  pay,
  seats,
  setExt,
  unstarted,
  untouched,
} from '@roundhouse/rail';
import * as z from 'zod/mini';
import { takePrivate } from './6-private-companies.ts';
import { companyIds, phaseOf, privateIds, privateOf, roster, SHARES, startingCash } from './material.ts';
import { plays } from './readings.ts';
import type { Course, Game, PrivateAuction, State } from './state.ts';

/**
 * The first state: everything sorted and laid out, the privates drawn and (by the alternative) dealt
 * (game-preparation-2, game-preparation-3, game-preparation-4, game-preparation-5, game-preparation-6).
 */
export function begin(setup: Setup): Game {
  const players = seats(setup.players);
  const drawn = draw(setup);
  const s: State = {
    ...untouched(setup, players, drawn.rng),
    title: 'soh',
    stack: [{ kind: 'course' } satisfies Course],
    phase: phaseOf('2').id,
    cash: cashAtStart(players, startingCash[setup.players]!, companyIds),
    shares: Object.fromEntries(companyIds.map((id) => [id, { [id]: SHARES }])),
    companies: unstarted(companyIds),
    privates: Object.fromEntries(privateIds.map((id) => [id, drawn.privates.includes(id) ? BANK : GONE])),
    trains: Object.fromEntries(roster.trains.map((train) => [train, DEPOT])),
    stations: Object.fromEntries(companyIds.map((id) => [id, []])),
    ext: { startCard: players[0]!, round: 0, topReached: false, faceDown: {} },
  };
  const g: Game = { s, events: [] };
  if (plays(s, 'distribution', 'deal')) dealPrivates(g, drawn.privates);
  else {
    const lots = privateIds.filter((id) => drawn.privates.includes(id));
    push(g, { kind: 'privateAuction', lots } satisfies PrivateAuction);
  }
  return g;
}

const dealSchema = z.strictObject({ privates: z.array(z.enum(privateIds as [string, ...string[]])) });

/** Phase 1: as many privates as players, drawn by the seed, or as an explicit deal says (phase-1-1). */
function draw(setup: Setup): { privates: readonly string[]; rng: State['rng'] } {
  const { items, rng } = shuffle(privateIds, seedRng(setup.seed));
  if (setup.deal === undefined) return { privates: items.slice(0, setup.players), rng };
  return { privates: readDeal(setup.deal, setup.players), rng };
}

function readDeal(deal: Json, players: number): readonly string[] {
  const parsed = dealSchema.safeParse(deal);
  if (!parsed.success || new Set(parsed.data.privates).size !== players || parsed.data.privates.length !== players) {
    throw new SetupError(`The deal must name ${players} different privates, P1 to P7.`);
  }
  return parsed.data.privates;
}

/**
 * Alternative distribution: one private each, at its printed price; the richest gets the Start card
 * (alternative-distribution-1, alternative-distribution-2).
 */
function dealPrivates(g: Game, drawn: readonly string[]): void {
  g.s.players.forEach((player, seat) => {
    const id = drawn[seat]!;
    pay(g, player, BANK, privateOf(id).price, 'private');
    takePrivate(g, id, player);
  });
  giveStartCardToRichest(g);
}

/**
 * The Start card to the player with the most cash; a tie stays with its holder or goes to the left of the holder
 * (phase-1-10, phase-1-11, phase-1-12).
 */
export function giveStartCardToRichest(g: Game): void {
  const { s } = g;
  const first = plays(s, 'richestTie', 'seat-order') ? s.players[0]! : s.ext.startCard;
  const startCard = leader(s.players, first, (player) => cashOf(s, player));
  setExt(g, { startCard });
}
