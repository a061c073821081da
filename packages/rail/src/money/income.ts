import type { Draft, OwnerId } from '@roundhouse/kernel';
import { pay } from '../ledger/cash.ts';
import { BANK, GONE, type PrivateId, type RailState } from '../state.ts';

/** The bank pays every private's owner. */
export function payIncome<S extends RailState>(
  g: Draft<S>,
  privates: readonly PrivateId[],
  revenue: (id: PrivateId, owner: OwnerId) => number,
): void {
  for (const id of privates) {
    const owner = g.s.privates[id]!;
    if (owner !== BANK && owner !== GONE) pay(g, BANK, owner, revenue(id, owner), 'income');
  }
}
