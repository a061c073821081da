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
import { netWorth } from './09-game-end.ts';
import { price } from './12-stock-market.ts';
import { shellsOf } from './13-companies/13.4-systems.ts';
import { BLOCKING, COBOURG, companyIds, privateIds, roster } from './material.ts';
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
    cobourg: { cash: cashOf(s, COBOURG), stations: stationsRecord(s.stations[COBOURG]) },
    blocking: stationsRecord(s.stations[BLOCKING]),
    coal: s.ext.coal,
    tiles: s.tiles as unknown as Json,
    order: s.market.order,
    playerOrder: s.ext.order,
  };
}

function projectCompany(s: State, company: string): Json {
  return {
    status: s.companies[company]!.status,
    floated: s.ext.floated[company] ?? null,
    cash: cashOf(s, company),
    par: s.ext.par[company] ?? null,
    price: price(s, company),
    director: s.companies[company]!.director,
    system: s.ext.systems[company] ?? null,
    trains: Object.fromEntries(shellsOf(s, company).map((shell) => [shell, namesOf(s, roster, shell)])),
    stations: stationsRecord(s.stations[company]),
    markers: s.ext.markers[company] ?? 0,
    treasury: percentOf(s, company, company),
    pool: percentOf(s, company, POOL),
    ipo: percentOf(s, company, IPO),
    privates: privatesOf(s, privateIds, company),
  };
}
