/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  cashOf,
  IPO,
  namesOf,
  percentOf,
  playerRecord,
  POOL,
  privatesOf,
  roundName,
  stationsRecord,
} from '@roundhouse/rail';
import { netWorth } from './08-operating-round/8.10-game-end.ts';
import { price } from './14-stock-market.ts';
import { companyIds, privateIds, roster } from './material.ts';
import type { State } from './state.ts';

export function project(s: State): { readonly [key: string]: Json } {
  return {
    seq: s.seq,
    round: roundName(s),
    phase: s.phase,
    players: Object.fromEntries(
      s.players.map((player) => [player, playerRecord(s, player, companyIds, privateIds, netWorth(s, player))]),
    ),
    companies: Object.fromEntries(companyIds.map((company) => [company, projectCompany(s, company)])),
    tiles: s.tiles as unknown as Json,
    order: s.market.order,
    playerOrder: s.ext.order,
  };
}

const projectCompany = (s: State, company: string): Json => ({
  status: s.companies[company]!.status,
  floated: s.ext.floated[company] ?? null,
  cash: cashOf(s, company),
  par: s.ext.par[company] ?? null,
  price: price(s, company),
  director: s.companies[company]!.director,
  trains: namesOf(s, roster, company),
  stations: stationsRecord(s.stations[company]),
  pool: percentOf(s, company, POOL),
  ipo: percentOf(s, company, IPO),
  privates: privatesOf(s, privateIds, company),
});
