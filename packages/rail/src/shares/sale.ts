import { type Candidate, type Draft, type Hole, oneOf, type OwnerId, type PlayerId, range } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import { moveShares } from '../ledger/shares.ts';
import { BANK, type CompanyId, POOL, type RailState } from '../state.ts';
import { sharesOf } from './holdings.ts';

/** Any number up to `most`. One is always shown, so that whoever may sell none is told why. */
export const upTo = (most: number): Hole => range(1, Math.max(1, most));

/** The same number by number: where fewer shares can be refused and more be right. */
export const eachUpTo = (most: number): Hole => oneOf(Array.from({ length: Math.max(1, most) }, (_, i) => i + 1));

/** What an owner would look to sell: of each company that is held some shares. */
export const saleCandidates = (
  s: RailState,
  companies: readonly CompanyId[],
  seller: OwnerId,
  count: (company: CompanyId) => Hole,
): Candidate[] =>
  companies
    .filter((company) => sharesOf(s, company, seller) > 0)
    .map((company) => ({ fields: { company }, holes: { count: count(company) }, subjects: [company] }));

/** Shares to the pool, each for `price` from the bank. What becomes of price and director is the title's. */
export function sellToPool<S extends RailState>(
  g: Draft<S>,
  seller: PlayerId,
  company: CompanyId,
  count: number,
  price: number,
): void {
  log(g, { event: 'sell', by: seller, company, count });
  pay(g, BANK, seller, count * price, 'shares');
  moveShares(g, company, seller, POOL, count);
}
