/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import {
  directorsHold,
  except,
  markersStand,
  nothingIsLost,
  sharesOf,
  trainLimitHolds,
  trainsOf,
} from '@roundhouse/rail';
import { companyOf, isFloated, shellsOf } from './13-companies/13.4-systems.ts';
import { layout } from './14-track-tiles/geography.ts';
import { limits } from './17-phases.ts';
import {
  BLOCKING,
  COALFIELDS,
  COBOURG,
  companyIds,
  DIRECTOR_SHARES,
  roster,
  SHARES,
  tileSet,
  TUNNEL,
} from './material.ts';
import type { State } from './state.ts';

/** During a merger the tables are between two states. */
const merging = (s: State): boolean => s.stack.some(({ kind }) => kind === 'merger');

const mostMarkers = (s: State, owner: string): number => {
  if (owner === BLOCKING) return Number.POSITIVE_INFINITY;
  return owner === COBOURG ? 1 : (s.ext.markers[owner] ?? 0);
};

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost({ tileSet, roster, shares: () => SHARES, layout, mostStations: mostMarkers }),
  except(merging, directorsHold(DIRECTOR_SHARES)),
  trainLimitHolds(limits),
  markersStand,
  except(merging, {
    name: 'trains in shells',
    broken: (s) =>
      companyIds
        .filter((shell) => trainsOf(s, roster, shell).length > 0 && !isFloated(s, companyOf(s, shell)))
        .map((shell) => `${shell} has trains and has not floated`),
  }),
  {
    name: 'coal',
    broken(s) {
      const counts = Object.values(s.ext.coal);
      const owners = Object.entries(s.ext.coal).filter(([owner]) => owner !== COALFIELDS && owner !== TUNNEL);
      return [
        ...(counts.reduce((a, b) => a + b, 0) === 3 && counts.every((count) => count >= 0)
          ? []
          : ['not three markers']),
        ...owners.filter(([, count]) => count > 1).map(([owner]) => `${owner} has more than one`),
      ];
    },
  },
  except(merging, {
    name: 'systems',
    broken: (s) =>
      Object.entries(s.ext.systems).flatMap(([system, other]) => [
        ...(sharesOf(s, system, system) === 1 ? [] : [`${system} has not one share in its treasury`]),
        ...(s.companies[other]!.status === 'closed' && s.cash[other] === 0 && s.stations[other]!.length === 0
          ? []
          : [`${other} is in a system and still owns something`]),
        ...(shellsOf(s, system).length === 2 ? [] : [`${system} has not two shells`]),
      ]),
  }),
  except(merging, {
    name: 'two markers in a hex',
    broken: (s) =>
      companyIds
        .filter((company) => new Set(s.stations[company]!.map(({ hex }) => hex)).size < s.stations[company]!.length)
        .map((company) => `${company} has two markers in one hex`),
  }),
];
