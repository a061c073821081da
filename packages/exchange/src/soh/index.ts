/** Steam Over Holland as 18xx.games plays and records it. */
import { FILE_FORMAT, type GameFile, SetupError } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { privateIds } from '@roundhouse/titles/soh/material';
import { presets } from '@roundhouse/titles/soh/readings';
import { draws, shuffledBy } from '../deal.ts';
import type { SiteExport } from '../export.ts';
import { followRecords } from '../follow.ts';
import { Follower } from '../follower.ts';
import { ImportError } from '../import-error.ts';
import type { Imported, SiteTitle } from '../imported.ts';
import { recordsOf, type SiteRecord } from '../records.ts';
import * as operating from './operating.ts';
import { passOfCompany } from './passes.ts';
import { type Handler, SohSession } from './session.ts';
import * as stock from './stock.ts';
import * as trains from './trains.ts';

const handlers: Readonly<Record<string, Handler>> = {
  bid: stock.bid,
  par: stock.par,
  pass: (game, record) => (game.isPlayer(record.entity) ? stock.passOfPlayer : passOfCompany)(game, record),
  buy_shares: (game, record) => (game.isPlayer(record.entity) ? stock.buyShare : operating.buyOwnShares)(game, record),
  sell_shares: sellShares,
  lay_tile: operating.layTile,
  place_token: operating.placeToken,
  run_routes: operating.runRoutes,
  dividend: operating.dividend,
  buy_company: operating.buyPrivate,
  buy_train: trains.buyTrain,
  discard_train: trains.discardTrain,
  bankrupt: trains.closeCompany,
  choose: trains.closeCompany,
};

function sellShares(game: SohSession, record: SiteRecord): void {
  if (!game.isPlayer(record.entity)) operating.sellOwnShares(game, record);
  else if (!trains.sellForTrain(game, record)) stock.sellShares(game, record);
}

/** The site deals by its own chance: as many privates as players, in the order of their numbers. */
export function dealOf(seed: number, players: number): string[] {
  const drawn = shuffledBy(privateIds, draws(seed)).slice(0, players);
  return privateIds.filter((id) => drawn.includes(id));
}

function importGame(data: SiteExport): Imported {
  const [option] = data.optionalRules;
  if (option !== undefined) throw new ImportError(`The optional rule "${option}" is not known for ${soh.name}.`);
  const { players, seed } = data;
  const deal = { privates: dealOf(seed, players.length) };
  const follower = begin(players.length, seed, deal);
  const { records, endedByHand } = recordsOf(data.actions);
  const seats = new Map(players.map(({ id }, seat) => [id, follower.s.players[seat]!]));
  const game = new SohSession(follower, records, seats, handlers);
  followRecords(game);
  const notes: string[] = [];
  if (data.finished && !endedByHand) notes.push(...finish(game, data, seats));
  else goToActing(game, data, seats);
  if (endedByHand && !game.s.ended) notes.push('The players ended this game by hand; here it can be played on.');
  const file: GameFile = {
    format: FILE_FORMAT,
    title: soh.id,
    options: follower.s.options,
    readings: follower.s.readings,
    players: players.map(({ name }) => name.slice(0, 40)),
    seed,
    deal,
    actions: follower.actions,
  };
  return { file, marks: game.marks, names: { ...Object.fromEntries(seats), ...game.privates.all() }, notes };
}

function begin(players: number, seed: number, deal: { privates: string[] }) {
  try {
    return new Follower(soh, { players, seed, deal, readings: presets.site.readings });
  } catch (error) {
    if (error instanceof SetupError) throw new ImportError(error.message);
    throw error;
  }
}

/** Steps that the site skipped at the end; then the scores must be the same. */
function finish(game: SohSession, { result }: SiteExport, seats: ReadonlyMap<string, string>): string[] {
  game.tryReach(() => game.s.ended !== null);
  if (!game.s.ended) return ['The record ends here as a finished game, but by the rules it goes on.'];
  const scores = soh.score(game.s);
  return [...seats]
    .filter(([id, player]) => result?.[id] !== undefined && result[id] !== scores[player])
    .map(([id, player]) => `${player} ends with ${scores[player]} here, and with ${result![id]} in the record.`);
}

/** A running game goes on with whoever was to act when it was saved, as far as only silent steps lie between. */
function goToActing(game: SohSession, { acting }: SiteExport, seats: ReadonlyMap<string, string>): void {
  const players = acting.flatMap((id) => seats.get(id) ?? []);
  if (players.length > 0) game.tryReach(() => players.some((player) => game.isAsked(player)));
}

export const steamOverHolland: SiteTitle = { name: 'Steam Over Holland', importGame };
