/** Operating turns: trains, forced purchases and trains over the limit. */
import { cashOf, POOL } from '@roundhouse/rail';
import { bankPrice, bankTrains, type Emergency, mayBeForced } from '@roundhouse/titles/soh/face';
import { purchaseFields, readShares, trainFields } from '../fields.ts';
import { kindInId, trainsWith } from '../ids.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { companyIds, companyOf } from './ids.ts';
import type { SohSession } from './session.ts';
import { checkPrice } from './stock.ts';

export function buyTrain(game: SohSession, record: SiteRecord): void {
  const { train: site, price, variant } = read(record, purchaseFields);
  const company = companyOf(record.entity);
  if (wasBoughtByItself(game, company, site)) return;
  game.reachStep(company, 'trains', 'emergency');
  const known = game.trains.find(site);
  if (known !== undefined && companyIds.includes(game.s.trains[known]!)) buyFromCompany(game, known, price);
  else buyFromBank(game, company, known ?? nextOf(game, variant ?? kindInId(site)), site, price);
}

/** The other president's consent is supplied. */
function buyFromCompany(game: SohSession, train: string, price: number): void {
  game.own('buyTrainFrom', { train, price });
  game.acceptOffers();
}

function buyFromBank(game: SohSession, company: string, train: string, site: string, price: number): void {
  const { s, follower } = game;
  const here = bankPrice(s, company, train);
  if (here !== price) throw new CannotFollow(`The train costs ${here} by the rules and ${price} in the file.`);
  const forced = cashOf(s, company) < price && mayBeForced(s, company);
  if (forced && follower.top?.kind === 'trains') game.own('pass');
  game.own('buyTrain', { train });
  game.trains.set(site, train);
}

/** The next train of a kind at the bank. */
function nextOf(game: SohSession, kind: string): string {
  const train = bankTrains(game.s).find((one) => game.follower.kindOf(one) === kind && game.s.trains[one] !== POOL);
  if (train === undefined) throw new CannotFollow(`The bank has no ${kind} train for sale.`);
  return train;
}

/** When the president's sales have brought enough, the engine buys the train at once. */
function wasBoughtByItself(game: SohSession, company: string, site: string): boolean {
  const bought = game.boughtByItself;
  if (bought?.company !== company) return false;
  game.boughtByItself = null;
  game.trains.set(site, bought.train);
  return true;
}

/** A president sells own shares for a train that must be bought; false if it is no such sale. */
export function sellForTrain(game: SohSession, record: SiteRecord): boolean {
  const company = game.turn?.of;
  const { top } = game.follower;
  const isForced = top?.kind === 'trains' || top?.kind === 'emergency';
  if (company === undefined || !isForced || game.trainsPassed === company || !mayBeForced(game.s, company))
    return false;
  if (game.s.companies[company]!.director !== game.player(record.entity)) return false;
  const bundle = readShares(record, companyOf);
  if (top.kind === 'trains') game.own('pass');
  if (!(game.follower.top as Emergency).committed) game.own('commit');
  checkPrice(game, bundle);
  game.own('sell', { company: bundle.company, count: bundle.count });
  game.shares.leave(bundle.company, bundle.numbers);
  const [train] = trainsWith(game.s, company);
  if (train !== undefined) game.boughtByItself = { company, train };
  return true;
}

/** The president will not pay: the company is closed. The site has had its treasury shares sold before. */
export function closeCompany(game: SohSession, record: SiteRecord): void {
  const company = companyIds.includes(record.entity) ? record.entity : game.turn?.of;
  if (company === undefined) throw new CannotFollow('No company is operating at this point.');
  game.reachStep(company, 'trains', 'emergency');
  close(game);
}

/** The company that is asked for trains is closed. */
export function close(game: SohSession): void {
  if (game.follower.top?.kind === 'trains') game.own('pass');
  game.own('refuse');
}

/** Trains over the limit are always alike in this game, so one goes here before the site's president names it. */
export function discardTrain(game: SohSession, record: SiteRecord): void {
  const company = companyOf(record.entity);
  const { train } = read(record, trainFields);
  const { top } = game.follower;
  if (top?.kind === 'discard' && top.of === company) game.own('discard', { train: game.trains.of(train) });
  else if (!game.trains.wasDiscarded(game.s, train, [company])) {
    throw new CannotFollow(`The ${company} has nothing to discard at this point.`);
  }
}
