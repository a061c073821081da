import type { Json, PlayerId } from '@roundhouse/kernel';
import { cashOf } from './ledger/cash.ts';
import { privatesOf } from './privates.ts';
import { percentOf, sharesOf } from './shares/holdings.ts';
import type { CompanyId, PrivateId, RailState, Spot } from './state.ts';

/** Parts of the canonical record of a state that are the same in every game. */

/** A player: what he owns, in the order of the title's lists, and what that is worth by the title's count. */
export function playerRecord(
  s: RailState,
  player: PlayerId,
  companies: readonly CompanyId[],
  privates: readonly PrivateId[],
  worth: number,
): Json {
  const held = companies.filter((company) => sharesOf(s, company, player) > 0);
  return {
    cash: cashOf(s, player),
    worth,
    shares: Object.fromEntries(held.map((company) => [company, percentOf(s, company, player)])),
    privates: privatesOf(s, privates, player),
  };
}

interface Recorded {
  readonly round: string;
  readonly companies: readonly CompanyId[];
  readonly privates: readonly PrivateId[];
  readonly worth: (player: PlayerId) => number;
  readonly company: (company: CompanyId) => Json;
}

/** With what every record begins. */
export const stateRecord = (s: RailState, { round, companies, privates, worth, company }: Recorded) => ({
  seq: s.seq,
  round,
  phase: s.phase,
  players: Object.fromEntries(
    s.players.map((player) => [player, playerRecord(s, player, companies, privates, worth(player))]),
  ),
  companies: Object.fromEntries(companies.map((id) => [id, company(id)])),
});

/** Stations by hex and node, in the order in which they were placed. */
export const stationsRecord = (spots: readonly Spot[] = []): Json => spots.map(({ hex, node }) => [hex, node]);
