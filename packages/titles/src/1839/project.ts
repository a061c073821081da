/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  marketedRecord,
  namesOf,
  parredRecord,
  percentOf,
  roundName,
  stateRecord,
  stationsRecord,
  tilesInOrder,
} from '@roundhouse/rail';
import { netWorth } from './10-game-end.ts';
import { price } from './13-stock-market.ts';
import { board, companyIds, DIEPENBROCK, GOVERNMENT, privateIds, roster } from './material.ts';
import type { State } from './state.ts';

export const project = (s: State): { readonly [key: string]: Json } => ({
  ...stateRecord(s, roundName(s), [companyIds, privateIds], netWorth, projectCompany),
  tiles: tilesInOrder(board, s.tiles),
  order: s.market.order,
  playerOrder: s.ext.order,
  drawn: s.ext.drawn,
  nationalisers: s.ext.nationalisers,
  agreed: s.ext.agreed,
  lastSet: s.ext.lastSet,
  reservations: s.ext.reservations.map(({ owner, hexes }) => [owner, ...hexes]),
  government: stationsRecord(s.stations[GOVERNMENT]),
  kept: namesOf(s, roster, DIEPENBROCK),
  ran: s.ext.ran,
  owed: s.ext.owed.map(({ private: id, to }) => [id, to]),
});

const projectCompany = (s: State, company: string): Json => ({
  ...parredRecord(s, company, price(s, company)),
  market: s.market.at[company]?.grid ?? null,
  operated: s.companies[company]!.operated,
  trains: namesOf(s, roster, company),
  stations: stationsRecord(s.stations[company]),
  treasury: percentOf(s, company, company),
  ...marketedRecord(s, company, privateIds),
});
