/** The auction of the privates and the stock rounds. */
import { choices, type Frame } from '@roundhouse/kernel';
import { IPO, isBuyable, playerOwning, POOL, sharesOf } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import {
  MOHAWK,
  operatingRoundOf,
  type PrivateAuction,
  privateOf as definitionOf,
  type StockTurn,
  stockRoundOf,
} from '@roundhouse/titles/1828/face';
import { bidFields, type Bundle, parFields, readShares } from '../fields.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { noteStartingShares } from './ahead.ts';
import { companyOf, findCompany, privateOf } from './ids.ts';
import type { Session1828 } from './session.ts';

const AUCTIONS = ['privateAuction', 'lotAuction'];

/** A bid of just the price on a private that can be had for it buys it. */
export function bid(game: Session1828, record: SiteRecord): void {
  const { company: symbol, price } = read(record, bidFields);
  const lot = privateOf(symbol);
  const player = game.player(record.entity);
  const top = game.reach(({ kind }) => AUCTIONS.includes(kind) && game.isAsked(player));
  if (top.kind === 'lotAuction') {
    if (top.of !== lot)
      throw new CannotFollow(`Another private is being auctioned at this point: ${game.follower.asks}.`);
    game.own('bid', { amount: price });
  } else if (!isBuyable(top as PrivateAuction, lot)) game.own('bid', { private: lot, amount: price });
  else if (price !== definitionOf(lot).price) {
    throw new CannotFollow(`It costs ${definitionOf(lot).price} by the rules and ${price} in the file.`);
  } else game.own('buyLot', { private: lot });
  if (definitionOf(lot).comesWith?.shares === 1) noteShare(game, definitionOf(lot).comesWith!.company);
}

/** The first share of the PRR comes with its private: it has left the IPO, for whichever player. */
const noteShare = (game: Session1828, company: string): void => game.shares.leave(company, [1]);

export function passOfPlayer(game: Session1828, record: SiteRecord): void {
  const player = game.player(record.entity);
  if (hasEnded(game, player)) return;
  game.reach(({ kind }) => (AUCTIONS.includes(kind) || kind === 'stockTurn') && game.isAsked(player));
  game.own('pass');
}

/** Is it the end of a turn that was over here by itself? Then the next player is asked, who can do something. */
function hasEnded(game: Session1828, player: string): boolean {
  const { top, actions } = game.follower;
  const last = stockRoundOf(game.s)?.last;
  if (top?.kind !== 'stockTurn' || top.of === player || last?.player !== player) return false;
  if (last.did === 'pass' || actions.at(-1)?.type === 'pass') return false;
  const canAct = choices(game.follower.title, game.s, top.of!).some(({ type }) => type !== 'pass');
  return game.oneOf(canAct ? [true, false] : [false, true]);
}

/** A turn of this player; `buying` one in which a share of that company can still be bought. */
const reachTurn = (game: Session1828, player: string, buying?: string): void => {
  game.reach((top) => (buying === undefined ? isTurnOf(top, player) : isOpenTurn(top, player, buying)));
};
const isOpenTurn = (top: Frame, player: string, company: string): boolean =>
  isTurnOf(top, player) && isOpenFor(top as StockTurn, company);
const isTurnOf = ({ kind, of }: Frame, player: string): boolean => kind === 'stockTurn' && of === player;
const isOpenFor = ({ main, again }: StockTurn, company: string): boolean => main === null || again === company;

/** After the auction of a $250 private, or by buying a director's certificate, or half of it for the Mohawk & Hudson. */
export function par(game: Session1828, record: SiteRecord): void {
  const { corporation, share_price: price } = read(record, parFields);
  const company = companyOf(corporation);
  if (game.isPrivate(record)) {
    exchange(game, record, { company, from: IPO, price });
    game.shares.leave(company, [0]);
    return;
  }
  const player = game.player(record.entity);
  const top = game.reach((one) => (one.kind === 'par' && one.of === company) || isOpenTurn(one, player, company));
  if (top.kind === 'par') {
    game.own('par', { price });
    noteStartingShares(game, company);
  } else {
    game.own('start', { company, price });
    game.shares.leave(company, [0]);
  }
}

export function buyShare(game: Session1828, record: SiteRecord): void {
  const bundle = readShares(record, companyOf);
  const { company, numbers } = bundle;
  if (game.isPrivate(record)) exchangeForShare(game, record, bundle);
  else {
    reachTurn(game, game.player(record.entity), company);
    if (bundle.count !== 1)
      throw new CannotFollow('Shares are bought one at a time, and the file has several at once.');
    game.own('buy', { company, from: sourceOf(game, bundle) });
  }
  game.shares.leave(company, numbers);
}

/** From where a share is bought: by its number, unless only one of the two has any. */
function sourceOf(game: Session1828, { company, numbers }: Bundle): string {
  if (sharesOf(game.s, company, POOL) === 0) return IPO;
  if (sharesOf(game.s, company, IPO) === 0) return POOL;
  const isUnsold = numbers[0] === undefined || game.shares.has(company, numbers[0]);
  return game.oneOf(isUnsold ? [IPO, POOL] : [POOL, IPO]);
}

function exchangeForShare(game: Session1828, record: SiteRecord, bundle: Bundle): void {
  const { company, numbers, price } = bundle;
  if (numbers[0] !== 0) exchange(game, record, { company, from: sourceOf(game, bundle) });
  else exchange(game, record, { company, from: IPO, price: parAfter(game, company) ?? priceIn(price) });
}

/** For half a director's certificate the site asks for the price afterwards; no company is started twice. */
function parAfter(game: Session1828, company: string): number | undefined {
  const record = game.later(
    ({ type, fields }) => type === 'par' && findCompany(String(fields['corporation'])) === company,
  );
  if (!record) return undefined;
  game.take(record);
  return read(record, parFields).share_price;
}

function priceIn(price: number | undefined): number {
  if (price === undefined) throw new CannotFollow('The file does not give the company’s par price.');
  return price;
}

/** The Mohawk & Hudson, in a stock turn of its owner or at any time in an operating round. */
function exchange(
  game: Session1828,
  record: SiteRecord,
  fields: { readonly company: string; readonly from: string; readonly price?: number },
): void {
  const id = privateOf(record.entity);
  const owner = playerOwning(game.s, id);
  if (id !== MOHAWK || owner === undefined)
    throw new CannotFollow(`${record.entity} cannot be exchanged at this point.`);
  const isInStockRound = isOverThere(game) && game.oneOf([true, false]);
  if (isInStockRound) reachTurn(game, owner, fields.company);
  // The last players of a stock round may have been passed over.
  else game.reach((top) => operatingRoundOf(game.s) !== undefined || isOpenTurn(top, owner, fields.company));
  game.own('exchange', fields);
}

/** Has the site begun the stock round? The last company has operated, and what follows is a player's. */
function isOverThere(game: Session1828): boolean {
  const round = operatingRoundOf(game.s);
  const next = game.records[game.at + 1];
  return (
    round !== undefined &&
    title1828.operatingOrder(game.s).every((company) => round.operated.includes(company)) &&
    ['trains', 'arrange'].includes(game.follower.top?.kind ?? '') &&
    next !== undefined &&
    game.isPlayer(next) &&
    ['pass', 'buy_shares', 'par', 'choose'].includes(next.type)
  );
}

export function sellShares(game: Session1828, record: SiteRecord): void {
  const { company, count, numbers } = readShares(record, companyOf);
  reachTurn(game, game.player(record.entity));
  game.own('sell', { company, count });
  game.shares.leave(company, numbers);
}
