import type { OwnerId, PlayerId } from '@roundhouse/kernel';
import { BANK, type CompanyId, type CompanyState } from './state.ts';

/** The players of a new game, in seat order. */
export const seats = (count: number): PlayerId[] => Array.from({ length: count }, (_, i) => `player${i + 1}`);

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
