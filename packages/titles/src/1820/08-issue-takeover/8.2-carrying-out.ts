/** 8.2 Reduce share-count: how it is carried out, in the order of the book. */
import { log, type OwnerId, type PlayerId, updateFrame } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  type CompanyId,
  moveShares,
  pay,
  POOL,
  redeemShares,
  retireShares,
  setExt,
  sharesOf,
} from '@roundhouse/rail';
import { setCharter, sizeIn } from '../13-companies/13.1-sizes.ts';
import { leaveMarket, price } from '../16-stock-market.ts';
import { loansOf } from '../17-loans.ts';
import { buyOwnShares } from '../17-own-shares.ts';
import { LOAN, PRIVATE } from '../material.ts';
import { type Game, type State, type TakeoverRound, takeoverRoundOf } from '../state.ts';
import { giveUpSurplus } from './8.2-surplus.ts';

/** What its director must add so that a company can buy back so many shares without a loan and repay all it has (Q39, Q79). */
const toGoPrivate = (s: State, company: CompanyId, count: number): number =>
  Math.max(0, count * price(s, company) + loansOf(s, company) * LOAN - cashOf(s, company));
/** Its shares are bought from the treasury alone; only for repayments its director stands in. */
export const canGoPrivate = (s: State, company: CompanyId, count: number): boolean =>
  count * price(s, company) <= cashOf(s, company) &&
  toGoPrivate(s, company, count) <= cashOf(s, s.companies[company]!.director ?? '');

/** At the price of the moment, out of the treasury: the pool first (8.2-2, 8.2-3). */
function buyIn(g: Game, by: PlayerId, company: CompanyId, pool: number, from: Readonly<Record<OwnerId, number>>): void {
  const each = price(g.s, company);
  if (pool > 0) redeemShares(g, by, { company, count: pool }, POOL, each);
  for (const [holder, count] of Object.entries(from)) {
    pay(g, company, holder, count * each, 'shares');
    moveShares(g, company, holder, company, count);
  }
}

/** The last share is the black certificate (8.2-8): the marker leaves the market for the private track (8.2-6). */
function goPrivate(g: Game, company: CompanyId): void {
  const director = g.s.companies[company]!.director!;
  const loans = loansOf(g.s, company);
  pay(g, director, company, Math.max(0, loans * LOAN - cashOf(g.s, company)), 'help');
  pay(g, company, BANK, loans * LOAN, 'repayment');
  setCharter(g, company, { loans: 0 });
  // A private company has no treasury but its director's (13.2-2, Q39).
  pay(g, company, director, cashOf(g.s, company), 'treasury');
  leaveMarket(g, company);
  setExt(g, { privateTrack: onTrack(g.s, company) });
}

/** Behind all older ones (Q54); of those formed in one round in the order that they had as public companies (8.2-7). */
function onTrack(s: State, company: CompanyId): CompanyId[] {
  const { order } = takeoverRoundOf(s)!;
  const { privateTrack } = s.ext;
  const later = privateTrack.findIndex((one) => order.includes(one) && order.indexOf(one) > order.indexOf(company));
  return privateTrack.toSpliced(later < 0 ? privateTrack.length : later, 0, company);
}

/** All of it at once: it has been made sure that each step can be done (8.2-11). */
export function carryOut(
  g: Game,
  by: PlayerId,
  { company, size }: { readonly company: CompanyId; readonly size: number },
  from: Readonly<Record<OwnerId, number>>,
): void {
  log(g, { event: 'reduces', company, size });
  const held = Object.values(from).reduce((sum, count) => sum + count, 0);
  const out = sizeIn(g.s, company) - sharesOf(g.s, company, company);
  const pool = Math.max(0, out - size - held);
  const retired = sizeIn(g.s, company) - size;
  const shrink = (): void => {
    buyIn(g, by, company, pool, from);
    // 8.2-5.
    retireShares(g, company, retired);
    setCharter(g, company, { size });
  };
  if (size === PRIVATE) {
    shrink();
    goPrivate(g, company);
  } else buyOwnShares(g, company, pool + held, shrink);
  giveUpSurplus(g, company);
  const round = takeoverRoundOf(g.s)!;
  updateFrame<State, TakeoverRound>(g, round, { reduced: [...new Set([...round.reduced, company])] });
}
