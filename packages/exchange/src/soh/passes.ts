/**
 * Passes of companies. The site records one for every step that it asks, and its steps are not quite ours: it skips some
 * that we ask, and asks some that we do not. So a pass ends the step that is asked here, unless the site asked another
 * one; and steps without a record are passed when the next record needs another one.
 */
import { cashOf } from '@roundhouse/rail';
import {
  bankPrice,
  bankTrains,
  cheapest,
  cannotAffordTrain,
  mayBeForced,
  maxTreasurySale,
  phase,
  privatesForSale,
  type State,
} from '@roundhouse/titles/soh/face';
import { trainsWith } from '../ids.ts';
import type { SiteRecord } from '../records.ts';
import { companyIds, companyOf } from './ids.ts';
import { actsFor } from './operating.ts';
import type { SohSession } from './session.ts';
import { close } from './trains.ts';

const steps = ['track', 'station', 'run', 'dividend', 'trains', 'emergency'];

export function passOfCompany(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  if (game.turn?.of !== company) {
    // One pass more than were expected: its turn is over here; or it is one of its next turn.
    const isMore = game.records[game.at - 1]?.entity === record.entity;
    if (isMore && game.oneOf(['turn before', 'next turn']) === 'turn before') return;
    game.reach((top) => top.of === company && game.turn?.of === company);
  }
  game.reachStep(company, ...steps);
  const { top } = game.follower;
  if (top?.kind === 'track') game.own('pass');
  else if (top?.kind === 'station') passStation(game, company);
  else if (top?.kind === 'trains' || top?.kind === 'emergency') passTrains(game, company);
}

function passStation(game: SohSession, company: string): void {
  const onTrack = game.trackPassDue === company;
  game.trackPassDue = null;
  if (nextOf(game, company)?.type === 'place_token') return;
  if (!onTrack || game.oneOf(['track', 'station']) === 'station') game.own('pass');
}

/** What a pass can mean when trains are asked for: that is all, privates are still to come, or the company is closed. */
type TrainPass = 'ends' | 'goes on' | 'closes';

function passTrains(game: SohSession, company: string): void {
  const meaning = game.oneOf(trainPasses(game, company));
  game.trainsPassed = meaning === 'goes on' ? company : null;
  if (meaning === 'closes') close(game);
  else if (meaning === 'ends') {
    game.own('pass');
    if (game.follower.top?.kind === 'emergency' && game.follower.top.of === company) game.own('pass');
  }
}

/** After the trains the site asks for privates, if there are any to buy: a second pass, and the turn is over. */
function trainPasses(game: SohSession, company: string): [TrainPass, ...TrainPass[]] {
  const { s } = game;
  const isMoreToCome =
    nextOf(game, company)?.type === 'buy_train' ||
    (game.trainsPassed !== company && asksForTrains(s, company) && privatesForSale(s, company).length > 0);
  const passes: [TrainPass, TrainPass] = isMoreToCome ? ['goes on', 'ends'] : ['ends', 'goes on'];
  if (!mayBeForced(s, company) || !cannotAffordTrain(s, company)) return passes;
  return isClosedThere(game, company) ? ['closes', ...passes] : [...passes, 'closes'];
}

/** The site closes a company that lacks a train when neither its treasury shares nor the president's cash can help. */
function isClosedThere({ s, turn }: SohSession, company: string): boolean {
  const canSell = turn!.sold === 0 && maxTreasurySale(s, company, 0) > 0;
  const money = cashOf(s, company) + cashOf(s, s.companies[company]!.director!);
  return !canSell && money < bankPrice(s, company, cheapest(s)!);
}

/** Does the site ask the company for trains, or skip that? */
function asksForTrains(s: State, company: string): boolean {
  if (mayBeForced(s, company)) return true;
  if (trainsWith(s, company).length >= phase(s).trainLimit) return false;
  const cash = cashOf(s, company);
  const others = companyIds.some((other) => other !== company && trainsWith(s, other).length > 0);
  return (others && cash > 0) || bankTrains(s).some((train) => bankPrice(s, company, train) <= cash);
}

/** The record that follows, if it is one of this company. */
function nextOf(game: SohSession, company: string): SiteRecord | undefined {
  const next = game.records.slice(game.at + 1).find(({ type }) => type !== 'discard_train');
  return next && actsFor(game, next, company) ? next : undefined;
}
