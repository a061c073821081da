import type { PlayerId } from '@roundhouse/kernel';
import { cashOf } from '../ledger/cash.ts';
import { privatesOf } from '../privates.ts';
import type { CompanyId, PrivateId, RailState } from '../state.ts';
import { worthOfShares } from './holdings.ts';

interface Prices {
  readonly price: (company: CompanyId) => number;
  readonly privates: readonly PrivateId[];
  readonly face: (id: PrivateId) => number;
}

/** Personal cash, shares at their price, privates at their face value. What was never parred has no price. */
export function netWorth(s: RailState, player: PlayerId, { price, privates, face }: Prices): number {
  const owned = privatesOf(s, privates, player).reduce((sum, id) => sum + face(id), 0);
  return cashOf(s, player) + worthOfShares(s, player, price) + owned;
}
