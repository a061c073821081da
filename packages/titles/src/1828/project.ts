/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  cashOf,
  marketedRecord,
  namesOf,
  parredRecord,
  percentOf,
  roundName,
  stateRecord,
  stationsRecord,
} from '@roundhouse/rail';
import { netWorth } from './09-game-end.ts';
import { price } from './12-stock-market.ts';
import { shellsOf } from './13-companies/13.4-systems.ts';
import { BLOCKING, COBOURG, companyIds, privateIds, roster } from './material.ts';
import type { State } from './state.ts';

export function project(s: State): { readonly [key: string]: Json } {
  return {
    ...stateRecord(s, roundName(s), [companyIds, privateIds], netWorth, projectCompany),
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
    ...parredRecord(s, company, price(s, company)),
    system: s.ext.systems[company] ?? null,
    trains: Object.fromEntries(shellsOf(s, company).map((shell) => [shell, namesOf(s, roster, shell)])),
    stations: stationsRecord(s.stations[company]),
    markers: s.ext.markers[company] ?? 0,
    treasury: percentOf(s, company, company),
    ...marketedRecord(s, company, privateIds),
  };
}
