/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import {
  BANK,
  companiesSumTo,
  directorsHold,
  moneyIsConserved,
  noDebts,
  POOL,
  sharesOf,
  tilesFit,
  trainsFit,
} from '@roundhouse/rail';
import { companyIds, DIRECTOR_SHARES, POOL_LIMIT, roster, SHARES, tileSet } from './material.ts';
import type { State } from './state.ts';

export const invariants: readonly Invariant<State>[] = [
  moneyIsConserved(0),
  noDebts([BANK]),
  companiesSumTo(SHARES),
  tilesFit(tileSet),
  trainsFit(roster),
  directorsHold(DIRECTOR_SHARES),
  {
    name: 'markets',
    broken: (s) =>
      companyIds
        .filter((company) => (s.companies[company]!.status === 'started') !== (s.market.at[company] !== undefined))
        .map((company) => `${company} is ${s.companies[company]!.status} and has the wrong marker`),
  },
  {
    name: 'bank pool',
    broken: (s) =>
      companyIds
        .filter((company) => sharesOf(s, company, POOL) > POOL_LIMIT)
        .map((company) => `more than half of ${company} is in the bank pool`),
  },
];
