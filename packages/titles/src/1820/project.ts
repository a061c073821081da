/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import { cashOf, namesOf, POOL, sharesOf, stationsRecord, stateRecord, tilesInOrder } from '@roundhouse/rail';
import { roundName } from './05-rounds.ts';
import { netWorth } from './09-game-end.ts';
import { price } from './16-stock-market.ts';
import { board, BR, companyIds, cousinIds, pricedIds, roster } from './material.ts';
import { type State, stockRoundOf } from './state.ts';

export const project = (s: State): { readonly [key: string]: Json } => ({
  ...stateRecord(s, roundName(s), [companyIds, cousinIds], netWorth, projectCompany),
  britishRail: {
    price: price(s, BR),
    pool: sharesOf(s, BR, POOL),
    stations: stationsRecord(s.stations[BR]),
  },
  cousins: Object.fromEntries(
    cousinIds
      .filter((id) => s.privates[id] !== undefined)
      .map((id) => [id, { owner: s.privates[id]!, cash: cashOf(s, id), shares: sharesHeld(s, id) }]),
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

const sharesHeld = (s: State, owner: string): Json =>
  Object.fromEntries(pricedIds.filter((id) => sharesOf(s, id, owner) > 0).map((id) => [id, sharesOf(s, id, owner)]));

const projectCompany = (s: State, company: string): Json => {
  const charter = s.ext.charters[company];
  if (charter === undefined) return { status: s.companies[company]!.status };
  const { director, operated } = s.companies[company]!;
  return {
    ...charter,
    director,
    operated,
    cash: cashOf(s, company),
    price: price(s, company),
    trains: namesOf(s, roster, company),
    stations: stationsRecord(s.stations[company]),
    treasury: sharesOf(s, company, company),
    pool: sharesOf(s, company, POOL),
  };
};
