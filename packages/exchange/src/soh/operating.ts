/** Operating turns: own shares, privates, track, tokens, runs and dividends. */
import { hasStation } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { phase, type State } from '@roundhouse/titles/soh/face';
import { type Bundle, privateFields, readDividend, readLay, readRoutes, readShares, tokenFields } from '../fields.ts';
import type { SiteRecord } from '../records.ts';
import { findRoutes } from '../routes.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { companyIds, companyOf, privateIds } from './ids.ts';
import type { SohSession } from './session.ts';
import { checkPrice, hasPrice } from './stock.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A company sells shares of its treasury: in its own step, or while a later one is asked. */
export function sellOwnShares(game: SohSession, record: SiteRecord): void {
  const bundle = readShares(record, companyOf);
  reachTrade(game, record, bundle, 'issue', { count: bundle.count });
  checkPrice(game, bundle);
  game.own('issue', { count: bundle.count });
  game.shares.leave(bundle.company, bundle.numbers);
}

export function buyOwnShares(game: SohSession, record: SiteRecord): void {
  const bundle = readShares(record, companyOf);
  const { company, count } = bundle;
  reachTrade(game, record, bundle, 'redeem', { company, count });
  game.own('redeem', { company, count });
  game.shares.enter(company, bundle.numbers);
}

function reachTrade(game: SohSession, record: SiteRecord, bundle: Bundle, type: string, fields: Fields): void {
  const { company } = bundle;
  if (companyOf(record.entity) !== company) throw new CannotFollow(`The ${record.entity} trades only its own shares.`);
  const isThere = (): boolean => hasPrice(game, bundle) && game.follower.can(type, fields);
  game.reachAnyTime(company, type, isThere);
}

/** The owner's consent is supplied. */
export function buyPrivate(game: SohSession, record: SiteRecord): void {
  const { company: symbol, price } = read(record, privateFields);
  const company = companyOf(record.entity);
  const fields = { private: game.privates.of(symbol), price };
  game.reachAnyTime(company, 'buyPrivate', () => game.follower.can('buyPrivate', fields));
  game.own('buyPrivate', fields);
  game.acceptOffers();
}

export function layTile(game: SohSession, record: SiteRecord): void {
  const { lay, site } = readLay(record, soh.material(game.s));
  const { company, using } = game.actor(record);
  game.reachStep(company, 'track');
  game.own('layTile', { ...lay, ...(using === undefined ? {} : { using }) });
  game.tiles.laid(site, lay.hex);
  const open = game.follower.top?.kind === 'track';
  game.trackPassDue = !open && couldBuyTilePrivate(game.s) ? company : null;
}

/** A private that lays tiles and that a company could still buy. */
const couldBuyTilePrivate = (s: State): boolean =>
  phase(s).companiesBuyPrivates &&
  privateIds.some((id) => ['P1', 'P2'].includes(id) && s.players.includes(s.privates[id]!));

export function placeStation(game: SohSession, record: SiteRecord): void {
  const { hex, node } = game.tiles.city(read(record, tokenFields).city);
  const { company, using } = game.actor(record);
  // The starting token lies there without being asked for.
  if (game.turn?.of === company && game.turn.firstTurn && hasStation(game.s.stations, company, hex)) return;
  game.reachStep(company, 'station');
  game.own('placeStation', { hex, node, ...(using === undefined ? {} : { using }) });
}

/** Where a run leads to nothing the site asks nevertheless, and no routes are recorded. */
export function runRoutes(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  const step = game.reachStep(company, 'run', 'dividend', 'trains', 'emergency');
  const recorded = readRoutes(record, (site) => game.trains.of(site));
  if (step !== 'run') {
    if (recorded.length > 0) throw new CannotFollow(`The ${company} has no train to run at this point.`);
    return;
  }
  const found = findRoutes(soh.runProblem(game.s)!, (hex) => soh.material(game.s).board.ids[hex]!, recorded);
  if ('reason' in found) throw new CannotFollow(found.reason);
  game.own('run', { routes: found.routes });
}

/** After a run for nothing there is no question here; the site may have recorded an answer. */
export function dividend(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  const choice = readDividend(record);
  if (game.reachStep(company, 'dividend', 'trains', 'emergency') === 'dividend') game.own('dividend', { choice });
}

/** Is it a record of this company, by itself or through one of its privates? */
export function actsFor(game: SohSession, record: SiteRecord, company: string): boolean {
  if (companyIds.includes(record.entity)) return record.entity === company;
  const id = game.privates.find(record.entity);
  return record.entityType === 'company' && id !== undefined && game.s.privates[id] === company;
}
