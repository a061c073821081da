/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import { directorsHold, markersStand, nothingIsLost, POOL, sharesOf } from '@roundhouse/rail';
import { layout } from './geography.ts';
import { companyIds, DIRECTOR_SHARES, POOL_LIMIT, roster, SHARES, tileSet } from './material.ts';
import type { State } from './state.ts';

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost<State>({ tileSet, roster, shares: SHARES, layout, mostStations: () => 4 }),
  directorsHold(DIRECTOR_SHARES),
  markersStand,
  {
    name: 'bank pool',
    broken: (s) =>
      companyIds
        .filter((company) => sharesOf(s, company, POOL) > POOL_LIMIT)
        .map((company) => `more than half of ${company} is in the bank pool`),
  },
];
