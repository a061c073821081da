/** 1828 as 18xx.games plays and records it. */
import { readingsOnSite } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { discardedPrivates } from '@roundhouse/titles/1828/face';
import { convert } from '../convert.ts';
import { draws, shuffledBy } from '../deal.ts';
import type { SiteTitle } from '../imported.ts';
import type { SiteRecord } from '../records.ts';
import type { Handlers } from '../session.ts';
import { companyNames, dealtPrivates, privateNames } from './ids.ts';
import * as merging from './merging.ts';
import * as operating from './operating.ts';
import { passOfCompany, passOfMinor, passOfPrivate } from './passes.ts';
import { Session1828 } from './session.ts';
import * as stock from './stock.ts';
import * as trains from './trains.ts';

/** What each type of record does. */
export const handlers: Handlers<Session1828> = {
  bid: stock.bid,
  par: stock.par,
  pass,
  buy_shares: stock.buyShare,
  sell_shares: sellShares,
  merge: merging.merge,
  choose: merging.choose,
  remove_token: merging.removeToken,
  failed_merge: merging.failedMerger,
  lay_tile: operating.layTile,
  place_token: operating.placeStation,
  run_routes: operating.runRoutes,
  dividend: operating.dividend,
  buy_company: operating.buyPrivate,
  special_buy: operating.buyCoal,
  swap_train: trains.swapTrain,
  buy_train: trains.buyTrain,
  discard_train: trains.discardTrain,
  bankrupt: trains.bankrupt,
};

function pass(game: Session1828, record: SiteRecord): void {
  if (game.isPlayer(record)) stock.passOfPlayer(game, record);
  else if (game.isMinor(record)) passOfMinor(game, record);
  else if (game.isPrivate(record)) passOfPrivate(game, record);
  else passOfCompany(game, record);
}

function sellShares(game: Session1828, record: SiteRecord): void {
  if (!trains.sellForTrain(game, record)) stock.sellShares(game, record);
}

/** The site removes some of the $250 privates by its own chance and leaves the others in their order. */
export function dealOf(seed: number, players: number): string[] {
  const removed = shuffledBy(dealtPrivates, draws(seed)).slice(0, discardedPrivates[players] ?? 0);
  return dealtPrivates.filter((id) => !removed.includes(id));
}

export const site1828: SiteTitle = {
  name: '1828.Games',
  formerly: ['1828'],
  importGame: (data) =>
    convert(
      {
        title: title1828,
        readings: readingsOnSite(title1828.readings),
        deal: (seed, players) => ({
          privates: dealOf(seed, players),
          order: data.players.map((_, seat) => `player${seat + 1}`),
        }),
        session: (begun) => new Session1828(begun, handlers),
        names: () => ({ privates: privateNames, companies: companyNames }),
      },
      data,
    ),
};
