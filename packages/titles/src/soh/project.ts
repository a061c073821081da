/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  cashOf,
  namesOf,
  percentOf,
  playerRecord,
  POOL,
  priceOf,
  privatesOf,
  stationsRecord,
  tilesInOrder,
} from '@roundhouse/rail';
import { roundName, wealth } from './2-game-play.ts';
import { board, companyIds, market, privateIds, roster } from './material.ts';
import type { State } from './state.ts';

export function project(s: State): { readonly [key: string]: Json } {
  return {
    seq: s.seq,
    round: roundName(s.ext.round),
    phase: s.phase,
    players: Object.fromEntries(
      s.players.map((player) => [player, playerRecord(s, player, companyIds, privateIds, wealth(s, player))]),
    ),
    companies: Object.fromEntries(companyIds.map((company) => [company, projectCompany(s, company)])),
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
