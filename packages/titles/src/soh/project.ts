/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  cashOf,
  namesOf,
  percentOf,
  POOL,
  priceOf,
  privatesOf,
  stateRecord,
  stationsRecord,
  tilesInOrder,
} from '@roundhouse/rail';
import { roundName, wealth } from './2-game-play.ts';
import { board, companyIds, market, privateIds, roster } from './material.ts';
import type { State } from './state.ts';

export function project(s: State): { readonly [key: string]: Json } {
  return {
    ...stateRecord(s, roundName(s.ext.round), [companyIds, privateIds], wealth, projectCompany),
    tiles: tilesInOrder(board, s.tiles),
    order: s.market.order,
    startCard: s.ext.startCard,
  };
}

function projectCompany(s: State, company: string): Json {
  return {
    cash: cashOf(s, company),
    price: priceOf(market, s.market, company),
    director: s.companies[company]!.director,
    trains: namesOf(s, roster, company),
    stations: stationsRecord(s.stations[company]),
    treasury: percentOf(s, company, company),
    pool: percentOf(s, company, POOL),
    ipo: 0,
    privates: privatesOf(s, privateIds, company),
  };
}
