/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import {
  cashOf,
  marketedRecord,
  namesOf,
  percentOf,
  sharesRecord,
  stationsRecord,
  stateRecord,
  tilesInOrder,
} from '@roundhouse/rail';
import { roundName } from './05-rounds.ts';
import { netWorth } from './09-game-end.ts';
import { price } from './16-stock-market.ts';
import { board, cousinIds, pricedIds, roster } from './material.ts';
import { type State, stockRoundOf } from './state.ts';

export const project = (s: State): { readonly [key: string]: Json } => ({
  ...stateRecord(s, roundName(s), [pricedIds, cousinIds], netWorth, projectCompany),
  holders: Object.fromEntries(
    cousinIds
      .filter((id) => s.privates[id] !== undefined)
      .map((id) => [id, { of: s.privates[id]!, cash: cashOf(s, id), shares: sharesRecord(s, id, pricedIds) }]),
  ),
  tiles: tilesInOrder(board, s.tiles),
  order: s.market.order,
  privateTrack: s.ext.privateTrack,
  playerOrder: s.ext.order,
  column: s.ext.column,
  futureTrains: Object.fromEntries(s.players.map((player) => [player, namesOf(s, roster, player)])),
  owed: Object.fromEntries(s.players.map((player) => [player, s.ext.owed[player] ?? 0])),
  earlyTrains: s.ext.earlyTrains,
  victoriaDied: s.ext.victoriaDied,
  bankrupt: s.ext.bankrupt,
  topReached: s.ext.topReached,
  lobbies: (stockRoundOf(s)?.lobbies ?? []).map(({ of, amount }) => [of, amount]),
});

/** Of a company in play, or of British Rail, which has no charter; of one in the supply nothing else is known. */
function projectCompany(s: State, company: string): Json {
  const { status, director, operated } = s.companies[company]!;
  if (status !== 'started') return { status };
  return {
    ...s.ext.charters[company],
    director,
    operated,
    cash: cashOf(s, company),
    price: price(s, company),
    trains: namesOf(s, roster, company),
    stations: stationsRecord(s.stations[company]),
    treasury: percentOf(s, company, company),
    ...marketedRecord(s, company, []),
  };
}
