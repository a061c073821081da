/** 8.2 Reduce share-count: how it is carried out, in the order of the book. */
import { after, log, type OwnerId, type PlayerId, updateFrame } from '@roundhouse/kernel';
import {
  absorbCash,
  cashOf,
  type CompanyId,
  moveShares,
  pay,
  POOL,
  redeemShares,
  retireShares,
  setExt,
} from '@roundhouse/rail';
import { setCharter, sharesInPlay, sizeIn } from '../13-companies/13.1-sizes.ts';
import { leaveMarket, price } from '../16-stock-market.ts';
import { canRepayExcess, repayExcess } from '../17-excess-loans.ts';
import { borrowFor, loansFor } from '../17-own-shares.ts';
import { PRIVATE } from '../material.ts';
import { type Game, type State, type TakeoverRound, takeoverRoundOf } from '../state.ts';
import { askMerger } from './8.2-merging.ts';
import { giveUpSurplus } from './8.2-surplus.ts';

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
  leaveMarket(g, company);
  setExt(g, { privateTrack: onTrack(g.s, company) });
  // A private company has no treasury but its director's (13.2-2, Q39).
  absorbCash(g, { from: company, to: g.s.companies[company]!.director! }, 'treasury');
}

/** Behind all older ones (Q54); of those formed in one round in the order that they had as public companies (8.2-7). */
function onTrack(s: State, company: CompanyId): CompanyId[] {
  const { order } = takeoverRoundOf(s)!;
  const { privateTrack } = s.ext;
  const later = privateTrack.findIndex((one) => order.includes(one) && order.indexOf(one) > order.indexOf(company));
  return privateTrack.toSpliced(later < 0 ? privateTrack.length : later, 0, company);
}

interface Reduction {
  readonly company: CompanyId;
  readonly size: number;
}

/** How many shares come back, from the pool and from those named. */
function comingBack(s: State, { company, size }: Reduction, from: Readonly<Record<OwnerId, number>>) {
  const held = Object.values(from).reduce((sum, count) => sum + count, 0);
  const pool = Math.max(0, sharesInPlay(s, company) - size - held);
  return { pool, all: pool + held };
}

/** Steps 1 to 3: the purchase, with loans if it must be and if it stays public (Q39), and the shares that go (8.2-5). */
function shrink(g: Game, by: PlayerId, reduction: Reduction, from: Readonly<Record<OwnerId, number>>): void {
  const { company, size } = reduction;
  const { pool, all } = comingBack(g.s, reduction, from);
  if (size !== PRIVATE) borrowFor(g, company, all);
  buyIn(g, by, company, pool, from);
  retireShares(g, company, sizeIn(g.s, company) - size);
  setCharter(g, company, { size });
  if (size === PRIVATE) goPrivate(g, company);
}

/** Can each of its steps be done, so that nothing has ever to be put back (8.2-11)? A private company is bought from its treasury alone. */
export function canCarryOut(
  s: State,
  by: PlayerId,
  reduction: Reduction,
  from: Readonly<Record<OwnerId, number>>,
): boolean {
  const { company, size } = reduction;
  const { all } = comingBack(s, reduction, from);
  const isPaid = size === PRIVATE ? all * price(s, company) <= cashOf(s, company) : loansFor(s, company, all) !== null;
  return (
    isPaid &&
    canRepayExcess(
      after(s, (g) => shrink(g, by, reduction, from)),
      company,
    )
  );
}

/** All of it at once; then what is asked: loans first (8.2-10), then markers (8.2-13), then a merger (8.2-9). */
export function carryOut(g: Game, by: PlayerId, reduction: Reduction, from: Readonly<Record<OwnerId, number>>): void {
  const { company, size } = reduction;
  log(g, { event: 'reduces', company, size });
  shrink(g, by, reduction, from);
  const round = takeoverRoundOf(g.s)!;
  updateFrame<State, TakeoverRound>(g, round, { reduced: [...new Set([...round.reduced, company])] });
  if (size === PRIVATE) askMerger(g, company);
  giveUpSurplus(g, company);
  repayExcess(g, company);
}
