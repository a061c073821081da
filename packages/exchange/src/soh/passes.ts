/**
 * Passes of companies. The site records one for every step that it asks, and its steps are not quite ours: it skips some
 * that we ask, and asks some that we do not. So a pass is only a sign: it ends a step here unless a later record of the
 * same turn still needs that step, and steps without a record are passed when the next record needs another one.
 */
import { cashOf, trainsOf } from '@roundhouse/rail';
import { companyIds, roster } from '@roundhouse/titles/soh/material';
import { privatesForSale } from '@roundhouse/titles/soh/5-operating-rounds/buying-privates';
import { bankPrice, bankTrains, mayBeForced } from '@roundhouse/titles/soh/5-operating-rounds/purchasing-trains';
import { phase, type State } from '@roundhouse/titles/soh/state';
import type { SiteRecord } from '../records.ts';
import { companyOf } from './ids.ts';
import { actsFor } from './operating.ts';
import type { SohSession } from './session.ts';

/** The site's steps in their order; what is not listed can come at any time in a turn. */
const stages: Readonly<Record<string, number>> = {
  lay_tile: 1,
  track: 1,
  place_token: 2,
  token: 2,
  run_routes: 3,
  dividend: 4,
  buy_train: 5,
  trains: 5,
  bankrupt: 5,
  choose: 5,
};

export function passOfCompany(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  if (game.turn?.of !== company) return;
  while (game.f.top?.kind === 'ownShares' || game.f.top?.kind === 'buyPrivates') game.own('pass');
  const { top } = game.f;
  if (top?.of !== company) return;
  if (top.kind === 'track') passTrack(game, company);
  else if (top.kind === 'token') passToken(game, company);
  else if (top.kind === 'trains' || top.kind === 'forcedPurchase') passTrains(game, company);
}

function passTrack(game: SohSession, company: string): void {
  if (!restOfTurn(game, company, 'track').some(({ type }) => type === 'lay_tile')) game.own('pass');
}

function passToken(game: SohSession, company: string): void {
  const onTrack = game.trackPassDue === company;
  game.trackPassDue = null;
  if (onTrack || restOfTurn(game, company, 'token').some(({ type }) => type === 'place_token')) return;
  game.own('pass');
}

function passTrains(game: SohSession, company: string): void {
  if (restOfTurn(game, company, 'trains').length > 0) return;
  const { s } = game;
  if (game.trainsPassed !== company && asksForTrains(s, company) && privatesForSale(s, company).length > 0) {
    game.trainsPassed = company;
    return;
  }
  game.trainsPassed = null;
  game.own('pass');
  if (game.f.top?.kind === 'forcedPurchase' && game.f.top.of === company) game.own('pass');
}

/** Does the site ask the company for trains, or skip that? */
function asksForTrains(s: State, company: string): boolean {
  if (mayBeForced(s, company)) return true;
  if (trainsOf(s, roster, company).length >= phase(s).trainLimit) return false;
  const cash = cashOf(s, company);
  const others = companyIds.some((other) => other !== company && trainsOf(s, roster, other).length > 0);
  return (others && cash > 0) || bankTrains(s).some((train) => bankPrice(s, company, train) <= cash);
}

/** What the record still has of this turn, passes left out: up to another company, a player or an earlier step. */
function restOfTurn(game: SohSession, company: string, from: string): SiteRecord[] {
  const rest: SiteRecord[] = [];
  let stage = stages[from]!;
  const forced = mayBeForced(game.s, company);
  for (const record of game.records.slice(game.at + 1)) {
    const sale = forced && record.type === 'sell_shares' && game.isPlayer(record.entity);
    if (record.type === 'discard_train') continue;
    if (!sale && !actsFor(game, record, company)) break;
    const next = stages[record.type] ?? stage;
    if (next < stage) break;
    stage = next;
    if (record.type !== 'pass') rest.push(record);
  }
  return rest;
}
