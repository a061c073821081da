import type { OwnerId } from '@roundhouse/kernel';
import { sharesOf } from '../shares/holdings.ts';
import type { CompanyId, RailState } from '../state.ts';

/** What a full dividend pays to each of `owners`, given what one share earns. */
export function dividends(
  s: RailState,
  company: CompanyId,
  perShare: number,
  owners: readonly OwnerId[],
): { owner: OwnerId; amount: number }[] {
  return owners
    .map((owner) => ({ owner, amount: sharesOf(s, company, owner) * perShare }))
    .filter(({ amount }) => amount > 0);
}
