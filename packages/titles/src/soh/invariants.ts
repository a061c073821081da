/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import {
  directorsHold,
  markersStand,
  nothingIsLost,
  poolLimitHolds,
  sharesOf,
  trainLimitHolds,
  trainsOf,
} from '@roundhouse/rail';
import { isStockRound } from './2-game-play.ts';
import { limits } from './3-phases.ts';
import { layout } from './5-operating-rounds/geography.ts';
import {
  companyIds,
  HOLDING_LIMIT,
  POOL_LIMIT,
  DIRECTOR_SHARES,
  roster,
  SHARES,
  tileSet,
  tokenPrices,
} from './material.ts';
import type { State } from './state.ts';

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost<State>({ tileSet, roster, shares: () => SHARES, layout, mostStations: () => tokenPrices.length }),
  directorsHold(DIRECTOR_SHARES),
  markersStand,
  poolLimitHolds(POOL_LIMIT),
  trainLimitHolds(limits),
  {
    name: 'shares',
    broken: (s) =>
      companyIds.flatMap((company) =>
        s.players
          .filter((player) => sharesOf(s, company, player) > HOLDING_LIMIT)
          .map((player) => `${player} holds more than 60% of ${company}`),
      ),
  },
  {
    name: 'face-down shares',
    broken: (s) =>
      Object.entries(s.ext.faceDown).flatMap(([player, held]) =>
        Object.entries(held)
          .filter(
            ([company, count]) => count < 0 || count > (isStockRound(s.ext.round) ? sharesOf(s, company, player) : 0),
          )
          .map(([company, count]) => `${player} has ${count} face-down shares of ${company}`),
      ),
  },
  {
    name: 'closed companies',
    broken: (s) =>
      companyIds
        .filter((company) => s.companies[company]!.status === 'closed')
        .filter(
          (company) =>
            trainsOf(s, roster, company).length > 0 || s.stations[company]!.length > 0 || s.cash[company] !== 0,
        )
        .map((company) => `${company} is bankrupt and still owns something`),
  },
];
