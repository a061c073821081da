/** Operating turns: own shares, privates, track, tokens, runs and dividends. */
import { actorsOf, openMoves } from '@roundhouse/kernel';
import { hasStation } from '@roundhouse/rail';
import { board, companyIds, privateIds, tileSet } from '@roundhouse/titles/soh/material';
import { phase, type State } from '@roundhouse/titles/soh/state';
import { soh } from '@roundhouse/titles';
import * as z from 'zod';
import type { SiteRecord } from '../records.ts';
import { findRoutes, type SiteRoute } from '../routes.ts';
import { read, Trouble } from '../session.ts';
import { companyOf } from './ids.ts';
import type { SohSession } from './session.ts';
import { type Bundle, checkPrice, hasPrice, readShares } from './stock.ts';

type Fields = Readonly<Record<string, unknown>>;

const layFields = z.looseObject({ hex: z.string(), tile: z.string(), rotation: z.int().min(0).max(5) });
const tokenFields = z.looseObject({ city: z.string() });
const dividendFields = z.looseObject({ kind: z.string() });
const companyFields = z.looseObject({ company: z.string(), price: z.int() });
const runFields = z.looseObject({
  routes: z
    .array(
      z.looseObject({
        train: z.string(),
        connections: z.array(z.array(z.string()).max(100)).max(100).nullish(),
        nodes: z.array(z.string()).max(200).nullish(),
        revenue: z.number().nullish(),
      }),
    )
    .max(20),
});

/** A company sells shares of its treasury: in its own step, or while a later one is asked. */
export function sellOwnShares(game: SohSession, record: SiteRecord): void {
  const bundle = readShares(record);
  reachTrade(game, record, bundle, 'sellOwn', { count: bundle.count });
  checkPrice(game, bundle);
  game.own('sellOwn', { count: bundle.count });
  game.shares.leave(bundle.company, bundle.numbers);
}

export function buyOwnShares(game: SohSession, record: SiteRecord): void {
  const bundle = readShares(record);
  const { company, count } = bundle;
  reachTrade(game, record, bundle, 'buyOwn', { company, count });
  game.own('buyOwn', { company, count });
  game.shares.enter(company, bundle.numbers);
}

function reachTrade(game: SohSession, record: SiteRecord, bundle: Bundle, type: string, fields: Fields): void {
  const { company } = bundle;
  if (companyOf(record.entity) !== company) throw new Trouble(`The ${record.entity} trades only its own shares.`);
  const isThere = (): boolean => hasPrice(game, bundle) && game.f.can(type, fields);
  reachAnyTime(game, company, type, isThere);
}

/**
 * What a company may do at several points of its turn. The site may have gone on silently, into the next turn of the
 * same company even; then it is not possible here yet, for the price or for the money, and the silence goes on.
 */
function reachAnyTime(game: SohSession, company: string, type: string, isThere: () => boolean): void {
  if (game.tryReach(() => isOpen(game, company, type) && isThere())) return;
  game.reach(() => isOpen(game, company, type));
}

/** Can the company that operates now do this, in the step that is asked or beside it? */
const isOpen = (game: SohSession, company: string, type: string): boolean =>
  game.turn?.of === company &&
  openMoves(soh, game.s).some(({ frame, move }) => move.type === type && actorsOf(soh, game.s, frame, move).length > 0);

/** The owner's consent is supplied. */
export function buyPrivate(game: SohSession, record: SiteRecord): void {
  const { company: symbol, price } = read(record, companyFields);
  const company = companyOf(record.entity);
  const fields = { private: game.privates.of(symbol), price };
  reachAnyTime(game, company, 'buyPrivate', () => game.f.can('buyPrivate', fields));
  game.own('buyPrivate', fields);
  game.acceptOffers();
}

export function layTile(game: SohSession, record: SiteRecord): void {
  const { hex, tile, rotation } = read(record, layFields);
  const { company, using } = game.actor(record);
  const id = tile.replace(/-\d+$/, '');
  if (!tileSet.byId.has(id)) throw new Trouble(`There is no tile ${id}.`);
  if (!board.ids.includes(hex)) throw new Trouble(`There is no hex ${hex}.`);
  game.reachStep(company, 'track');
  game.own('layTile', { hex, tile: id, rotation, ...(using === undefined ? {} : { using }) });
  game.tiles.laid(tile, hex);
  const open = game.f.top?.kind === 'track';
  game.trackPassDue = !open && couldBuyTilePrivate(game.s) ? company : null;
}

/** A private that lays tiles and that a company could still buy. */
const couldBuyTilePrivate = (s: State): boolean =>
  phase(s).companiesBuyPrivates &&
  privateIds.some((id) => ['P1', 'P2'].includes(id) && s.players.includes(s.privates[id]!));

export function placeToken(game: SohSession, record: SiteRecord): void {
  const { hex, node } = game.tiles.city(read(record, tokenFields).city);
  const { company, using } = game.actor(record);
  // The starting token lies there without being asked for.
  if (game.turn?.of === company && game.turn.firstTurn && hasStation(game.s.stations, company, hex)) return;
  game.reachStep(company, 'token');
  game.own('placeToken', { hex, node, ...(using === undefined ? {} : { using }) });
}

/** Where a run leads to nothing the site asks nevertheless, and no routes are recorded. */
export function runRoutes(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  const routes = read(record, runFields).routes.filter(({ connections }) => (connections ?? []).length > 0);
  const step = game.reachStep(company, 'run', 'dividend', 'trains', 'forcedPurchase');
  if (step !== 'run') {
    if (routes.length > 0) throw new Trouble(`The ${company} has nothing to run here.`);
    return;
  }
  const recorded = routes.map(
    ({ train, connections, nodes, revenue }): SiteRoute => ({
      train: game.trains.of(train),
      connections: connections!,
      nodes: nodes ?? undefined,
      revenue: revenue ?? undefined,
    }),
  );
  const found = findRoutes(soh.runProblem(game.s)!, (hex) => board.ids[hex]!, recorded);
  if ('reason' in found) throw new Trouble(found.reason);
  game.own('run', { routes: found.routes });
}

const choices: Readonly<Record<string, string>> = { payout: 'pay', withhold: 'withhold' };

/** After a run for nothing there is no question here; the site may have recorded an answer. */
export function dividend(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  const { kind } = read(record, dividendFields);
  const choice = choices[kind];
  if (choice === undefined) throw new Trouble(`A dividend is paid or withheld, not "${kind}".`);
  if (game.reachStep(company, 'dividend', 'trains', 'forcedPurchase') === 'dividend') game.own('dividend', { choice });
}

/** Is it a record of this company, by itself or through one of its privates? */
export function actsFor(game: SohSession, record: SiteRecord, company: string): boolean {
  if (companyIds.includes(record.entity)) return record.entity === company;
  const id = game.privates.find(record.entity);
  return record.entityType === 'company' && id !== undefined && game.s.privates[id] === company;
}
