import type { Json, OwnerId, PlayerId } from '@roundhouse/kernel';
import { cashOf } from './ledger/cash.ts';
import { privatesOf } from './privates.ts';
import { percentOf, sharesOf } from './shares/holdings.ts';
import type { Floating } from './shares/floating.ts';
import { type CompanyId, IPO, POOL, type PrivateId, type RailState, type Spot } from './state.ts';

/** Parts of the canonical record of a state that are the same in every game. */

/** A player: what he owns, in the order of the title's lists, and what that is worth by the title's count. */
export function playerRecord(
  s: RailState,
  player: PlayerId,
  companies: readonly CompanyId[],
  privates: readonly PrivateId[],
  worth: number,
): Json {
  return {
    cash: cashOf(s, player),
    worth,
    shares: sharesRecord(s, player, companies),
    privates: privatesOf(s, privates, player),
  };
}

/** What somebody holds of each company, in percent. */
export function sharesRecord(s: RailState, owner: OwnerId, companies: readonly CompanyId[]): Json {
  const held = companies.filter((company) => sharesOf(s, company, owner) > 0);
  return Object.fromEntries(held.map((company) => [company, percentOf(s, company, owner)]));
}

/** With what every record begins; worth of a player and record of a company are the title's. */
export const stateRecord = <S extends RailState>(
  s: S,
  round: string,
  [companies, privates]: readonly [companies: readonly CompanyId[], privates: readonly PrivateId[]],
  worth: (s: S, player: PlayerId) => number,
  companyRecord: (s: S, company: CompanyId) => Json,
) => ({
  seq: s.seq,
  round,
  phase: s.phase,
  players: Object.fromEntries(
    s.players.map((player) => [player, playerRecord(s, player, companies, privates, worth(s, player))]),
  ),
  companies: Object.fromEntries(companies.map((id) => [id, companyRecord(s, id)])),
});

/** With what the record of a company begins that is parred first and floats later. */
export const parredRecord = (s: RailState<Floating>, company: CompanyId, price: number) => ({
  status: s.companies[company]!.status,
  floated: s.ext.floated[company] ?? null,
  cash: cashOf(s, company),
  par: s.ext.par[company] ?? null,
  price,
  director: s.companies[company]!.director,
});

/** And with what it ends. */
export const marketedRecord = (s: RailState, company: CompanyId, privates: readonly PrivateId[]) => ({
  pool: percentOf(s, company, POOL),
  ipo: percentOf(s, company, IPO),
  privates: privatesOf(s, privates, company),
});

/** Stations by hex and node, in the order in which they were placed. */
export const stationsRecord = (spots: readonly Spot[] = []): Json => spots.map(({ hex, node }) => [hex, node]);
