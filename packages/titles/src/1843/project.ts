/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  namesOf,
  marketedRecord,
  parredRecord,
  POOL,
  roundName,
  stateRecord,
  stationsRecord,
  tilesInOrder,
} from '@roundhouse/rail';
import { netWorth } from './08-operating-round/8.10-game-end.ts';
import { price } from './14-stock-market.ts';
import { BLOCKED, board, companyIds, privateIds, roster } from './material.ts';
import type { State } from './state.ts';

export const project = (s: State): { readonly [key: string]: Json } => ({
  ...stateRecord(s, roundName(s), [companyIds, privateIds], netWorth, projectCompany),
  tiles: tilesInOrder(board, s.tiles),
  order: s.market.order,
  playerOrder: s.ext.order,
  ports: s.ext.ports,
  blocked: stationsRecord(s.stations[BLOCKED]),
  moved: s.ext.moved,
  pool: namesOf(s, roster, POOL),
  engineers: s.ext.engineers,
  graySets: s.ext.graySets,
});

const projectCompany = (s: State, company: string): Json => ({
  ...parredRecord(s, company, price(s, company)),
  trains: namesOf(s, roster, company),
  stations: stationsRecord(s.stations[company]),
  ...marketedRecord(s, company, privateIds),
});
