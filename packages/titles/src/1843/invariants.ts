/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import {
  directorsHold,
  GONE,
  markersStand,
  nothingIsLost,
  poolLimitHolds,
  trainLimitHolds,
  trainsOf,
} from '@roundhouse/rail';
import { isRusted } from './13-trains.ts';
import { limits } from './15-phases.ts';
import { layout } from './geography.ts';
import {
  BLOCKED,
  companyDef,
  companyIds,
  DIRECTOR_SHARES,
  POOL_LIMIT,
  ports,
  roster,
  SHARES,
  tileSet,
} from './material.ts';
import type { State } from './state.ts';

const mostMarkers = (_: State, owner: string): number =>
  owner === BLOCKED ? companyIds.length : companyDef(owner).stations;

const rustedOf = (s: State, company: string): number =>
  trainsOf(s, roster, company).filter((train) => isRusted(s, train)).length;

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost<State>({ tileSet, roster, shares: () => SHARES, layout, mostStations: mostMarkers }),
  directorsHold(DIRECTOR_SHARES),
  markersStand,
  poolLimitHolds(POOL_LIMIT),
  trainLimitHolds(limits),
  {
    name: 'rusted trains',
    broken: (s) =>
      companyIds.filter((company) => rustedOf(s, company) > 1).map((company) => `${company} has two rusted trains`),
  },
  {
    name: 'the Engineers',
    broken: ({ ext, trains, privates }) =>
      ext.engineers === null || (privates['VdL'] === GONE && companyIds.includes(trains[ext.engineers.train]!))
        ? []
        : ['the Engineers mark nothing that a company owns'],
  },
  {
    name: 'ports',
    broken: ({ ext }) => (Object.keys(ext.ports).length === ports.length ? [] : ['not six port markers']),
  },
  {
    name: 'faces',
    broken: ({ faces = {} }) =>
      Object.entries(faces)
        .filter(([train, face]) => !roster.kindOf.get(train)?.faces.some(({ name }) => name === face))
        .map(([train, face]) => `${train} has no face ${face}`),
  },
];
