/** The canonical record of a state. */
import type { Json } from '@roundhouse/kernel';
import { cashOf, IPO, POOL, sharesOf, trainsOf } from '@roundhouse/rail';
import { roundName } from './05-game-overview.ts';
import { netWorth } from './09-game-end.ts';
import { price } from './12-stock-market.ts';
import { shellsOf } from './13-companies/13.4-systems.ts';
import { BLOCKING, COBOURG, companyIds, privateIds, roster, SHARES } from './material.ts';
import type { State } from './state.ts';

const percent = (shares: number): number => (shares * 100) / SHARES;
const privatesOf = (s: State, owner: string): string[] => privateIds.filter((id) => s.privates[id] === owner);
const spotsOf = (s: State, owner: string): Json => (s.stations[owner] ?? []).map(({ hex, node }) => [hex, node]);

export function project(s: State): { readonly [key: string]: Json } {
  return {
    seq: s.seq,
    round: roundName(s),
    phase: s.phase,
    players: Object.fromEntries(s.players.map((player) => [player, projectPlayer(s, player)])),
    companies: Object.fromEntries(companyIds.map((company) => [company, projectCompany(s, company)])),
    cobourg: { cash: cashOf(s, COBOURG), stations: spotsOf(s, COBOURG) },
    blocking: spotsOf(s, BLOCKING),
    coal: s.ext.coal,
    tiles: s.tiles as unknown as Json,
    order: s.market.order,
    playerOrder: s.ext.order,
  };
}

function projectPlayer(s: State, player: string): Json {
  const held = companyIds.filter((company) => sharesOf(s, company, player) > 0);
  return {
    cash: cashOf(s, player),
    worth: netWorth(s, player),
    shares: Object.fromEntries(held.map((company) => [company, percent(sharesOf(s, company, player))])),
    privates: privatesOf(s, player),
  };
}

function projectCompany(s: State, company: string): Json {
  const kinds = (shell: string): string[] => trainsOf(s, roster, shell).map((train) => roster.kindOf.get(train)!.id);
  return {
    status: s.companies[company]!.status,
    floated: s.ext.floated[company] ?? null,
    cash: cashOf(s, company),
    par: s.ext.par[company] ?? null,
    price: price(s, company),
    director: s.companies[company]!.director,
    system: s.ext.systems[company] ?? null,
    trains: Object.fromEntries(shellsOf(s, company).map((shell) => [shell, kinds(shell)])),
    stations: spotsOf(s, company),
    markers: s.ext.markers[company] ?? 0,
    treasury: percent(sharesOf(s, company, company)),
    pool: percent(sharesOf(s, company, POOL)),
    ipo: percent(sharesOf(s, company, IPO)),
    privates: privatesOf(s, company),
  };
}
