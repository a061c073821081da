import type { OwnerId, PlayerId, RngState, Setup } from '@roundhouse/kernel';
import type { DealtPrivate } from './privates.ts';
import type { Sets } from './rounds/sets.ts';
import type { Floating } from './shares/floating.ts';
import { BANK, type CompanyId, type CompanyState, IPO, type RailState } from './state.ts';

/** The players of a new game, in seat order. */
export const seats = (count: number): PlayerId[] => Array.from({ length: count }, (_, i) => `player${i + 1}`);

type Untouched = Pick<RailState, 'options' | 'readings' | 'seq' | 'rng' | 'players' | 'ended' | 'tiles' | 'market'>;

/** What every game begins with: its settings, nothing done, an empty map and an empty market. */
export const untouched = ({ options, readings }: Setup, players: readonly PlayerId[], rng: RngState): Untouched => ({
  options,
  readings,
  seq: 0,
  rng,
  players,
  ended: null,
  tiles: {},
  market: { at: {}, order: [] },
});

/** Before the first stock round, with nothing parred. */
export const notBegun: Sets & Floating = { stockRound: 0, operatingRound: 0, sets: [], par: {}, floated: {} };

/** The same for every player, out of a bank without limit; nothing for the others. */
export function cashAtStart(
  players: readonly PlayerId[],
  each: number,
  others: readonly OwnerId[],
): Record<OwnerId, number> {
  const cash: Record<OwnerId, number> = { [BANK]: -each * players.length };
  for (const player of players) cash[player] = each;
  for (const owner of others) cash[owner] = 0;
  return cash;
}

/** Companies that nobody has started yet. */
export const unstarted = (companies: readonly CompanyId[]): Record<CompanyId, CompanyState> =>
  Object.fromEntries(companies.map((id) => [id, { status: 'unstarted', director: null, operated: false }]));

/** So many shares of each company: those that come with these privates lie on them, the others in the IPO. */
export function sharesAtStart(
  companies: readonly CompanyId[],
  shares: number,
  privates: readonly DealtPrivate[],
): Record<CompanyId, Record<OwnerId, number>> {
  const lying = (company: CompanyId): Record<OwnerId, number> => {
    const held = privates
      .filter(({ comesWith }) => comesWith?.company === company)
      .map(({ id, comesWith }) => [id, comesWith!.shares] as const);
    const taken = held.reduce((sum, [, count]) => sum + count, 0);
    return { [IPO]: shares - taken, ...Object.fromEntries(held) };
  };
  return Object.fromEntries(companies.map((company) => [company, lying(company)]));
}
