/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import { directorsHold, POOL, sharesOf, nothingIsLost, pricesFit } from '@roundhouse/rail';
import { companyIds, DIRECTOR_SHARES, POOL_LIMIT, roster, SHARES, tileSet } from './material.ts';
import type { State } from './state.ts';

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost({ shares: SHARES, tileSet, roster }),
  directorsHold(DIRECTOR_SHARES),
  pricesFit,
  {
    name: 'bank pool',
    broken: (s) =>
      companyIds
        .filter((company) => sharesOf(s, company, POOL) > POOL_LIMIT)
        .map((company) => `more than half of ${company} is in the bank pool`),
  },
];
