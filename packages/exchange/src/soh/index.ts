/** Steam Over Holland as 18xx.games plays and records it. */
import { readingsOnSite } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { convert } from '../convert.ts';
import { draws, shuffledBy } from '../deal.ts';
import type { SiteTitle } from '../imported.ts';
import type { SiteRecord } from '../records.ts';
import type { Handlers } from '../session.ts';
import { companyIds, privateIds } from './ids.ts';
import * as operating from './operating.ts';
import { passOfCompany } from './passes.ts';
import { SohSession } from './session.ts';
import * as stock from './stock.ts';
import * as trains from './trains.ts';

/** What each type of record does. */
export const handlers: Handlers<SohSession> = {
  bid: stock.bid,
  par: stock.par,
  pass: (game, record) => (game.isPlayer(record) ? stock.passOfPlayer : passOfCompany)(game, record),
  buy_shares: (game, record) => (game.isPlayer(record) ? stock.buyShare : operating.buyOwnShares)(game, record),
  sell_shares: sellShares,
  lay_tile: operating.layTile,
  place_token: operating.placeStation,
  run_routes: operating.runRoutes,
  dividend: operating.dividend,
  buy_company: operating.buyPrivate,
  buy_train: trains.buyTrain,
  discard_train: trains.discardTrain,
  bankrupt: trains.closeCompany,
  choose: trains.closeCompany,
};

function sellShares(game: SohSession, record: SiteRecord): void {
  if (!game.isPlayer(record)) operating.sellOwnShares(game, record);
  else if (!trains.sellForTrain(game, record)) stock.sellShares(game, record);
}

/** The site deals by its own chance: as many privates as players, in the order of their numbers. */
export function dealOf(seed: number, players: number): string[] {
  const drawn = shuffledBy(privateIds, draws(seed)).slice(0, players);
  return privateIds.filter((id) => drawn.includes(id));
}

export const steamOverHolland: SiteTitle = {
  name: 'Steam Over Holland',
  formerly: [],
  importGame: (data) =>
    convert(
      {
        title: soh,
        readings: readingsOnSite(soh.readings),
        deal: (seed, players) => ({ privates: dealOf(seed, players) }),
        session: (begun) => new SohSession(begun, handlers),
        names: (game) => ({
          privates: game.privates.all(),
          companies: Object.fromEntries(companyIds.map((id) => [id, id])),
        }),
      },
      data,
    ),
};
