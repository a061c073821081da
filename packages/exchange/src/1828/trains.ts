/** Operating turns: trains and shells, emergencies, bankruptcy and trains over the limit. */
import { cashOf } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import {
  companyOf as systemOf,
  isFull,
  isSystem,
  nextTrain,
  shellsOf,
  stockRoundOf,
  trainsIn,
} from '@roundhouse/titles/1828/face';
import * as z from 'zod/mini';
import { purchaseFields, readShares, trainFields } from '../fields.ts';
import { symbol } from '../forms.ts';
import { kindInId, trainsWith } from '../ids.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { companyIds, companyOf } from './ids.ts';
import type { Session1828 } from './session.ts';

const buyFields = z.extend(purchaseFields, { shell: z.nullish(symbol), exchange: z.optional(z.unknown()) });
type Purchase = z.infer<typeof buyFields>;

export function buyTrain(game: Session1828, record: SiteRecord): void {
  const purchase = read(record, buyFields);
  if (purchase.exchange !== null && purchase.exchange !== undefined)
    throw new CannotFollow('Trains cannot be traded in in this game.');
  const company = companyOf(record.entity);
  game.passDue = null;
  game.trainsPassed = null;
  game.reachStep(company, 'trains', 'emergency');
  const { train: site, price } = purchase;
  const fields = shellFor(game, company, purchase);
  const owned = game.trains.find(site);
  const isOthers = owned !== undefined && companyIds.includes(game.s.trains[owned]!);
  const train = isOthers ? owned : trainOfSupply(game, purchase);
  if (price > cashOf(game.s, company)) askForHelp(game, company);
  if (isOthers) {
    game.own('buyTrainFrom', { train, price, ...fields });
    game.acceptOffers();
    return;
  }
  game.own(game.follower.top!.kind === 'emergency' ? 'buyTrain' : 'buyTrain', { train, ...fields });
  game.trains.set(site, train);
}

/** The next train, if it is the one that was bought. */
function trainOfSupply(game: Session1828, { train: site, price, variant }: Purchase): string {
  const kind = variant ?? kindInId(site);
  const train = nextTrain(game.s);
  const { id, price: here } = title1828.train(game.s, train)!;
  if (id !== kind) throw new CannotFollow(`The supply has no ${kind} train for sale.`);
  if (here !== price) throw new CannotFollow(`The train costs ${here} by the rules and ${price} in the file.`);
  return train;
}

/** The charter that gets the train; where it is not said, the first with room. */
function shellFor(game: Session1828, company: string, { shell }: Purchase): { readonly shell?: string } {
  if (!isSystem(game.s, company)) return {};
  const shells = shellsOf(game.s, company);
  if (shell !== null && shell !== undefined) {
    const named = shells.find((one) => one === companyOf(shell));
    if (named === undefined) throw new CannotFollow(`${shell} is not a shell of the ${company}.`);
    return { shell: named };
  }
  const [first = company, ...others] = shells.filter((one) => !isFull(game.s, one));
  return { shell: game.oneOf([first, ...others]) };
}

/** With the director's help: for a train that must be bought, or to fill the empty shell of a system. */
function askForHelp(game: Session1828, company: string): void {
  if (game.follower.top?.kind !== 'trains') return;
  game.own(title1828.mustBuyTrain!(game.s, company) ? 'pass' : 'fillShell');
}

/** A director sells own shares for a train; false if it is no such sale. */
export function sellForTrain(game: Session1828, record: SiteRecord): boolean {
  const company = companyInNeed(game, game.player(record.entity));
  if (company === undefined) return false;
  const { company: sold, count, numbers } = readShares(record, companyOf);
  game.reachStep(company, 'trains', 'emergency');
  askForHelp(game, company);
  game.own('sell', { company: sold, count, ...aimOf(game, company) });
  game.shares.leave(sold, numbers);
  return true;
}

const isSale = ({ type }: SiteRecord): boolean => type === 'sell_shares';
const endsEmergency = ({ type }: SiteRecord): boolean => type === 'buy_train' || type === 'bankrupt';

/** After the sales comes the train, or the bankruptcy; or the record is at its end. */
function companyInNeed(game: Session1828, player: string): string | undefined {
  if (stockRoundOf(game.s)) return undefined;
  const after = game.later((record) => !isSale(record));
  if (after?.type === 'buy_train' || (after?.type === 'bankrupt' && !game.isPlayer(after))) {
    return companyOf(after.entity);
  }
  const { operating } = game;
  if (operating === undefined || game.s.companies[operating]!.director !== player) return undefined;
  return after?.type === 'bankrupt' || (after === undefined && title1828.mustBuyTrain!(game.s, operating))
    ? operating
    : undefined;
}

/** What the money is for, where it is another company's train. */
function aimOf(game: Session1828, company: string): { readonly train?: string; readonly price?: number } {
  const purchase = game.later(endsEmergency, isSale);
  if (purchase?.type !== 'buy_train') return {};
  const { train: site, price } = read(purchase, buyFields);
  const train = game.trains.find(site);
  const owner = train === undefined ? undefined : game.s.trains[train];
  const isOthers = owner !== undefined && companyIds.includes(owner) && systemOf(game.s, owner) !== company;
  return isOthers ? { train: train!, price } : {};
}

export function bankrupt(game: Session1828, record: SiteRecord): void {
  const company = game.isPlayer(record) ? game.operating : companyOf(record.entity);
  if (company === undefined) throw new CannotFollow('No company is operating at this point.');
  game.reachStep(company, 'trains', 'emergency');
  askForHelp(game, company);
  game.own('bankrupt');
}

/** Trains change shells one by one there, and all at once here: with the first of them. */
export function swapTrain(game: Session1828, record: SiteRecord): void {
  const company = companyOf(record.entity);
  game.reachStep(company, 'arrange');
  const [upper, lower] = shellsOf(game.s, company);
  const place = new Map(trainsIn(game.s, company).map((train) => [train, game.s.trains[train]!]));
  const isSwap = ({ type, entity }: SiteRecord): boolean => type === 'swap_train' && entity === record.entity;
  for (let one: SiteRecord | undefined = record; one; one = game.later(isSwap, isAnyTime(game, company))) {
    const train = game.trains.of(read(one, trainFields).train);
    if (!place.has(train)) throw new CannotFollow(`The ${company} does not own train ${String(one.fields['train'])}.`);
    place.set(train, place.get(train) === upper ? lower! : upper!);
    if (one !== record) game.take(one);
  }
  game.own('arrange', { trains: [...place].filter(([, shell]) => shell === upper).map(([train]) => train) });
  game.passDue = { company, step: 'arrange' };
}

const isAnyTime = (game: Session1828, company: string) => (record: SiteRecord) =>
  game.inTurn(company)(record) && ['buy_company', 'special_buy'].includes(record.type);

/** Where all trains of a shell are alike one goes here without a question. */
export function discardTrain(game: Session1828, record: SiteRecord): void {
  const company = companyOf(record.entity);
  const train = game.trains.of(read(record, trainFields).train);
  const isAsked = (): boolean => game.follower.top?.kind === 'discard' && game.follower.top.of === game.s.trains[train];
  if (isAsked() || game.tryReach(isAsked)) game.own('discard', { train });
  else if (!game.trains.wasDiscarded(game.s, String(record.fields['train']), shellsOf(game.s, company))) {
    throw new CannotFollow(`The ${company} has nothing to discard at this point.`);
  }
}

/** Could the company buy a train, so that the site asks? */
export function asksForTrains(game: Session1828, company: string): boolean {
  const { s } = game;
  if (title1828.mustBuyTrain!(s, company)) return true;
  const open = shellsOf(s, company).filter((shell) => !isFull(s, shell));
  if (open.length === 0) return false;
  const cash = cashOf(s, company);
  const others = companyIds.some((other) => systemOf(s, other) !== company && trainsWith(s, other).length > 0);
  const isEmpty = isSystem(s, company) && open.some((shell) => trainsWith(s, shell).length === 0);
  return (others && cash > 0) || cash >= title1828.train(s, nextTrain(s))!.price || isEmpty;
}
