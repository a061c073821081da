/** Operating turns: track, markers, runs and dividends, and what a company may do at any time. */
import { hasStation, playerOwning } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { ADRIAN, BURLINGTON, COBOURG, phase } from '@roundhouse/titles/1828/face';
import { type Lay, privateFields, readDividend, readLay, readRoutes, tokenFields } from '../fields.ts';
import type { SiteRecord } from '../records.ts';
import { findRoutes } from '../routes.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { chooseHome } from './ahead.ts';
import { companyOf, privateOf } from './ids.ts';
import type { Session1828 } from './session.ts';

const CHAMPLAIN = 'C&StL';
const KALAMAZOO = 'E&K';
const DELAWARE = 'D&H';
/** Privates whose company may lay a tile, and the hexes that are theirs. */
const TILE_PRIVATES = [CHAMPLAIN, DELAWARE, KALAMAZOO];
/** Companies that may lay one more tile, which the site records like any other. */
const EXTRA_TILES = ['NYH', 'B&M'];

export function layTile(game: Session1828, record: SiteRecord): void {
  const { lay, site } = readLay(record, title1828.material(game.s));
  const { company, using } = game.actor(record);
  if (using === CHAMPLAIN) layAnyTime(game, company, { ...lay, using });
  else if (company === COBOURG) layWith(game, COBOURG, 'cobourg', lay, []);
  else if (using === KALAMAZOO && lay.hex === ADRIAN && game.follower.top?.kind === 'kalamazoo')
    game.own('layTile', { ...lay });
  else {
    buyFirst(game, company, using);
    layWith(game, company, 'track', lay, using === undefined ? EXTRA_TILES : [using]);
    game.passDue = staysOpen(game, company) ? { company, step: 'track' } : null;
  }
  game.tiles.laid(site, lay.hex);
}

/** As a normal build where that is possible, or by a power; what cannot be laid is refused for the first reason. */
function layWith(game: Session1828, company: string, step: string, lay: Lay, powers: readonly string[]): void {
  game.reachStep(company, step);
  const byPower = powers.map((using) => ({ ...lay, using }));
  const ways = powers.length === 1 ? byPower : [{ ...lay }, ...byPower];
  const [likeliest = ways[0]!, ...others] = ways.filter((fields) => game.follower.can('layTile', fields));
  game.own('layTile', game.oneOf([likeliest, ...others]));
}

function layAnyTime(game: Session1828, company: string, fields: Readonly<Record<string, unknown>>): void {
  game.reachAnyTime(company, 'layTile', () => game.follower.can('layTile', fields));
  game.own('layTile', fields);
}

/** The site keeps the track step open while a private that lays tiles could be bought. */
const staysOpen = (game: Session1828, company: string): boolean =>
  !(game.follower.top?.kind === 'track' && game.follower.top.of === company) &&
  phase(game.s).companiesBuyPrivates &&
  TILE_PRIVATES.some((id) => playerOwning(game.s, id) !== undefined);

/** A private with which the company goes on building in this turn is bought before the track step is over here. */
function buyFirst(game: Session1828, company: string, using: string | undefined): void {
  if (using !== undefined) return;
  const inTurn = game.inTurn(company);
  const builds = game.later(
    ({ type, entity, fields }) =>
      type === 'lay_tile' &&
      TILE_PRIVATES.includes(entity) &&
      ![ADRIAN, BURLINGTON].includes(String(fields['hex'])) &&
      playerOwning(game.s, entity) !== undefined,
    inTurn,
  );
  const purchase =
    builds && game.later(({ type, fields }) => type === 'buy_company' && fields['company'] === builds.entity, inTurn);
  if (!purchase) return;
  game.take(purchase);
  buyPrivate(game, purchase);
}

/** The owner's consent is supplied. */
export function buyPrivate(game: Session1828, record: SiteRecord): void {
  const { company: symbol, price } = read(record, privateFields);
  const company = companyOf(record.entity);
  const fields = { private: privateOf(symbol), price };
  game.reachAnyTime(company, 'buyPrivate', () => game.follower.can('buyPrivate', fields));
  game.own('buyPrivate', fields);
  game.acceptOffers();
}

/** The only thing that is sold like this is a coal marker. */
export function buyCoal(game: Session1828, record: SiteRecord): void {
  const company = companyOf(record.entity);
  game.reachAnyTime(company, 'buyCoal', () => game.follower.can('buyCoal'));
  game.own('buyCoal');
}

export function placeStation(game: Session1828, record: SiteRecord): void {
  if (!game.isPrivate(record) && chooseHome(game, record)) return;
  const { hex, node } = game.tiles.city(read(record, tokenFields).city);
  const { company, using } = game.actor(record);
  if (using === COBOURG) {
    game.reachStep(company, 'peterborough');
    game.own('replaceStation');
    return;
  }
  // The home lies there without being asked for.
  if (hasStation(game.s.stations, company, hex)) return;
  const fields = { hex, node, ...(using === DELAWARE ? { using } : {}) };
  if (buildsOn(game, company)) {
    game.heldMarker = { company, fields };
    return;
  }
  game.passDue = null;
  game.reachStep(company, 'station');
  game.own('placeStation', fields);
}

/** With the Delaware & Hudson the site places the marker at once; here all track comes first. */
const buildsOn = (game: Session1828, company: string): boolean =>
  game.follower.top?.kind === 'track' &&
  game.follower.top.of === company &&
  game.later(
    ({ type }) => type === 'lay_tile',
    (record) => game.inTurn(company)(record) && ['pass', 'buy_company', 'special_buy'].includes(record.type),
  ) !== undefined;

const AFTER_RUN = ['dividend', 'arrange', 'trains', 'emergency'];

/** Where a run leads to nothing the site may have asked nevertheless. */
export function runRoutes(game: Session1828, record: SiteRecord): void {
  const { company } = game.actor(record);
  const isCobourg = company === COBOURG;
  game.passDue = null;
  const recorded = readRoutes(record, (site) => (isCobourg ? COBOURG : game.trains.of(site)));
  if (isCobourg && recorded.length === 0) return;
  const step = isCobourg ? game.reachStep(company, 'cobourgRun') : game.reachStep(company, 'run', ...AFTER_RUN);
  if (AFTER_RUN.includes(step)) {
    if (recorded.length > 0) throw new CannotFollow(`The ${company} has no train to run at this point.`);
    return;
  }
  const found = findRoutes(
    title1828.runProblem(game.s)!,
    (hex) => title1828.material(game.s).board.ids[hex]!,
    recorded,
  );
  if ('reason' in found) throw new CannotFollow(found.reason);
  game.own('run', { routes: found.routes });
}

/** After a run for nothing there is no question here, and the Cobourg & Peterborough always shares. */
export function dividend(game: Session1828, record: SiteRecord): void {
  if (game.isMinor(record)) return;
  const company = companyOf(record.entity);
  if (game.reachStep(company, ...AFTER_RUN) === 'dividend') game.own('dividend', { choice: readDividend(record) });
  else readDividend(record);
}
