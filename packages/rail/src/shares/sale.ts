import { type Draft, log, type PlayerId } from '@roundhouse/kernel';
import { pay } from '../ledger/cash.ts';
import { moveShares } from '../ledger/shares.ts';
import { BANK, type CompanyId, POOL, type RailState } from '../state.ts';

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
