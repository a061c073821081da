/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import { cashOf, POOL, priceOf, sharesOf, tilesInOrder, trainsOf } from '@roundhouse/rail';
import { roundName, wealth } from './2-game-play.ts';
import { board, companyIds, market, privateIds, roster, SHARES } from './material.ts';
import type { State } from './state.ts';

const percent = (shares: number): number => (shares * 100) / SHARES;
const privatesOf = (s: State, owner: string): string[] => privateIds.filter((id) => s.privates[id] === owner);

export function project(s: State): { readonly [key: string]: Json } {
  return {
    seq: s.seq,
    round: roundName(s.ext.round),
    phase: s.phase,
    players: Object.fromEntries(s.players.map((player) => [player, projectPlayer(s, player)])),
    companies: Object.fromEntries(companyIds.map((company) => [company, projectCompany(s, company)])),
    tiles: tilesInOrder(board, s.tiles),
    order: s.market.order,
    startCard: s.ext.startCard,
  };
}

function projectPlayer(s: State, player: string): Json {
  const held = companyIds.filter((company) => sharesOf(s, company, player) > 0);
  return {
    cash: cashOf(s, player),
    worth: wealth(s, player),
    shares: Object.fromEntries(held.map((company) => [company, percent(sharesOf(s, company, player))])),
    privates: privatesOf(s, player),
  };
}

function projectCompany(s: State, company: string): Json {
  return {
    cash: cashOf(s, company),
    price: priceOf(market, s.market, company),
    director: s.companies[company]!.director,
    trains: trainsOf(s, roster, company).map((train) => roster.kindOf.get(train)!.id),
    stations: s.stations[company]!.map(({ hex, node }) => [hex, node]),
    treasury: percent(sharesOf(s, company, company)),
    pool: percent(sharesOf(s, company, POOL)),
    ipo: 0,
    privates: privatesOf(s, company),
  };
}
