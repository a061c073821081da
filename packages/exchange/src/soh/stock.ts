/** The auction of the privates and the stock rounds. */
import { POOL, sharesOf } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { phase, SUBSIDISED, subsidyHolder } from '@roundhouse/titles/soh/face';
import { bidFields, type Bundle, parFields, readShares } from '../fields.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { companyOf } from './ids.ts';
import type { SohSession } from './session.ts';

export function bid(game: SohSession, record: SiteRecord): void {
  const { company: symbol, price } = read(record, bidFields);
  const player = game.player(record.entity);
  const { of: lot } = game.reach(({ kind }) => kind === 'lotAuction' && game.isAsked(player));
  game.privates.learn(symbol, lot!);
  if (game.privates.of(symbol) !== lot)
    throw new CannotFollow(`Another private is being auctioned at this point: ${game.follower.asks}.`);
  game.own('bid', { amount: price });
}

export function passOfPlayer(game: SohSession, record: SiteRecord): void {
  const player = game.player(record.entity);
  game.reach(({ kind }) => (kind === 'lotAuction' || kind === 'stockTurn') && game.isAsked(player));
  game.own('pass');
}

export function par(game: SohSession, record: SiteRecord): void {
  const fields = read(record, parFields);
  const company = companyOf(fields.corporation);
  reachTurn(game, record);
  const singles = phase(game.s).sharesToStart - 2 + (hasSubsidyShare(game, company) ? 1 : 0);
  game.own('start', { company, price: fields.share_price });
  game.shares.start(company, singles);
}

/**
 * Private 7 comes with the first single share of its company; unless that share is bought before it could have come back
 * by a sale of its own, or by one of the president's certificate, for which others give up theirs unnamed.
 */
function hasSubsidyShare(game: SohSession, company: string): boolean {
  if (company !== SUBSIDISED || subsidyHolder(game.s) === undefined) return false;
  const named = (record: SiteRecord, share: string): boolean =>
    Array.isArray(record.fields['shares']) && record.fields['shares'].includes(share);
  const first = game.records.find((one) => named(one, `${company}_0`) || named(one, `${company}_1`));
  return game.oneOf(first?.type !== 'buy_shares' ? [true, false] : [false, true]);
}

export function buyShare(game: SohSession, record: SiteRecord): void {
  const bundle = readShares(record, companyOf);
  reachTurn(game, record);
  if (bundle.count !== 1) throw new CannotFollow('Shares are bought one at a time, and the file has several at once.');
  game.own('buy', { company: bundle.company, from: sourceOf(game, bundle) });
  game.shares.leave(bundle.company, bundle.numbers);
}

export function sellShares(game: SohSession, record: SiteRecord): void {
  const bundle = readShares(record, companyOf);
  reachTurn(game, record);
  checkPrice(game, bundle);
  game.own('sell', { company: bundle.company, count: bundle.count });
  game.shares.leave(bundle.company, bundle.numbers);
}

const reachTurn = (game: SohSession, record: SiteRecord): void => {
  const player = game.player(record.entity);
  game.reach(({ kind, of }) => kind === 'stockTurn' && of === player);
};

/** From where a share is bought: by its number, unless only one of the two has any. */
function sourceOf(game: SohSession, { company, numbers }: Bundle): 'pool' | 'treasury' {
  const { s } = game;
  if (sharesOf(s, company, POOL) === 0) return 'treasury';
  if (sharesOf(s, company, company) === 0) return 'pool';
  const isUnsold = numbers[0] === undefined || game.shares.has(company, numbers[0]);
  return game.oneOf(isUnsold ? ['treasury', 'pool'] : ['pool', 'treasury']);
}

/** Do the shares bring here what they bring in the record? */
export const hasPrice = (game: SohSession, { company, price }: Bundle): boolean =>
  price === undefined || price === soh.priceOf(game.s, company);

/** A sale for another price than here would go unseen into the cash. */
export function checkPrice(game: SohSession, bundle: Bundle): void {
  if (hasPrice(game, bundle)) return;
  const { company, price } = bundle;
  const here = soh.priceOf(game.s, company);
  throw new CannotFollow(`A share of the ${company} sells for ${here} by the rules and ${price} in the file.`);
}
