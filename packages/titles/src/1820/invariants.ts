/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import {
  cashOf,
  directorsHold,
  except,
  nothingIsLost,
  sharesOf,
  sizesHold,
  trainLimitHolds,
  trainsOf,
} from '@roundhouse/rail';
import { isPublic, sharesInPlay, sizeIn, sizeTable } from './13-companies/13.1-sizes.ts';
import { holders } from './13-companies/13.4-directors.ts';
import { limits } from './13-companies/13.7-train-limit.ts';
import { MOST_FREE_MARKERS } from './14-cousins/14.3.2-stephenson.ts';
import { MOST_EARLY_TRAINS } from './14-cousins/14.5.1-holden.ts';
import { layout } from './geography.ts';
import {
  BR,
  BRITISH_RAIL_SHARES,
  CERTIFICATES,
  cousinIds,
  companyIds,
  END_COLUMN,
  FUTURE_TRAINS,
  LOBBY_MARKERS,
  market,
  PRIVATE,
  pricedIds,
  roster,
  tileSet,
} from './material.ts';
import { LOBBIES, type State, stockRoundOf } from './state.ts';

const FUTURE = new Set(Object.values(FUTURE_TRAINS).flatMap(({ supply, additional }) => [supply, additional]));

const inPlay = (s: State): string[] => Object.keys(s.ext.charters);

const nobodyHolds = (s: State, company: string): boolean =>
  !holders(s).some((holder) => sharesOf(s, company, holder) > 0);

const isAsked = (s: State, ...kinds: readonly string[]): boolean => s.stack.some(({ kind }) => kinds.includes(kind));
/** Markers that a smaller company, or one that has absorbed another, may not keep are about to go. */
const isGivingUp = (s: State): boolean => isAsked(s, 'surplus', 'twins', 'overage');
/** Loans that are too many are about to be repaid, or have ended the game. */
const isRepaying = (s: State): boolean => isAsked(s, 'excessLoans') || s.ext.bankrupt !== null;
const mostStations = (s: State, owner: string): number => {
  if (owner === BR || isGivingUp(s)) return Number.POSITIVE_INFINITY;
  return s.ext.charters[owner] ? sizeTable(s, owner).stationMaximum : 0;
};

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost<State>({
    tileSet,
    roster,
    shares: (company) => (company === BR ? BRITISH_RAIL_SHARES : CERTIFICATES),
    layout,
    mostStations,
  }),
  sizesHold<State>(sizeIn),
  trainLimitHolds<State>(limits),
  except<State>(
    (s) => isAsked(s, 'heir'),
    directorsHold<State>(1, holders, (s, company) => company === BR || nobodyHolds(s, company)),
  ),
  {
    name: 'charters',
    broken: (s) =>
      companyIds
        .filter((company) => (s.companies[company]!.status === 'started') !== (s.ext.charters[company] !== undefined))
        .map((company) => `${company} is ${s.companies[company]!.status} and has the wrong charter`),
  },
  {
    name: 'markets',
    broken: (s) => [
      ...companyIds
        .filter((company) => isPublic(s, company) !== (s.market.at[company] !== undefined))
        .map((company) => `${company} has the wrong marker`),
      ...inPlay(s)
        .filter((company) => (s.ext.charters[company]!.size === PRIVATE) !== s.ext.privateTrack.includes(company))
        .map((company) => `${company} has the wrong place on the private track`),
    ],
  },
  except<State>(isRepaying, {
    name: 'loans',
    broken: (s) =>
      inPlay(s)
        .filter((company) => {
          const { loans, size } = s.ext.charters[company]!;
          return loans < 0 || (size === PRIVATE ? loans > 0 : loans > sharesInPlay(s, company));
        })
        .map((company) => `${company} has ${s.ext.charters[company]!.loans} loans`),
  }),
  except<State>(isGivingUp, {
    name: 'markers',
    broken: (s) =>
      inPlay(s)
        .filter(
          (company) =>
            s.ext.charters[company]!.markers < 0 ||
            s.ext.charters[company]!.markers + s.stations[company]!.length > sizeTable(s, company).stationMaximum,
        )
        .map((company) => `${company} has more markers than its station maximum`),
  }),
  {
    name: 'lobbies',
    broken: (s) => {
      const lobbies = stockRoundOf(s)?.lobbies ?? [];
      const sum = lobbies.reduce((all, { amount }) => all + amount, 0);
      const amounts = new Set(lobbies.map(({ amount }) => amount));
      return [
        ...(sum === (s.cash[LOBBIES] ?? 0) ? [] : [`£${s.cash[LOBBIES]} under lobbies of £${sum}`]),
        ...(amounts.size === lobbies.length ? [] : ['two lobbies of one amount']),
        ...s.players
          .filter((player) => lobbies.filter(({ of }) => of === player).length > LOBBY_MARKERS)
          .map((player) => `${player} has more lobbies than markers`),
      ];
    },
  },
  {
    name: 'cousins',
    broken: (s) => {
      const drawn = Object.keys(s.privates);
      return drawn.length === 4 && drawn.every((id) => cousinIds.includes(id)) ? [] : ['not four cousins'];
    },
  },
  {
    name: 'cousins out of play',
    broken: (s) =>
      cousinIds
        .filter((id) => !s.players.includes(s.privates[id] ?? ''))
        .filter((id) => cashOf(s, id) > 0 || pricedIds.some((company) => sharesOf(s, company, id) > 0))
        .map((id) => `${id} has money or shares and no player`),
  },
  {
    name: 'powers of cousins',
    broken: ({ ext }) => [
      ...(ext.earlyTrains <= MOST_EARLY_TRAINS ? [] : [`${ext.earlyTrains} trains were bought early`]),
      ...Object.entries(ext.charters)
        .filter(([, { freeMarkers }]) => freeMarkers > MOST_FREE_MARKERS)
        .map(([company]) => `${company} has had too many free markers`),
    ],
  },
  {
    name: 'private treasuries',
    broken: (s) =>
      s.ext.privateTrack.filter((company) => cashOf(s, company) > 0).map((company) => `${company} has a treasury`),
  },
  {
    name: 'British Rail',
    broken: (s) => {
      const { status, director } = s.companies[BR]!;
      const isThere = s.ext.victoriaDied !== null;
      const fits = (status === 'started') === isThere && (s.market.at[BR] !== undefined) === isThere;
      const isBare = director === null && cashOf(s, BR) === 0 && trainsOf(s, roster, BR).length === 0;
      return fits && isBare ? [] : ['British Rail has what it cannot have, or is there at the wrong time'];
    },
  },
  {
    name: 'prices',
    broken: (s) =>
      Object.entries(s.market.at)
        .filter(([, { row, col }]) => market[0]!.rows[row]?.[col] === undefined)
        .map(([company]) => `${company} stands below the lowest price, or above the highest`),
  },
  {
    name: 'future trains',
    broken: (s) =>
      s.players
        .filter((player) => trainsOf(s, roster, player).some((train) => !FUTURE.has(train)))
        .map((player) => `${player} has a train that was never auctioned`),
  },
  {
    name: 'Cost of Business',
    broken: ({ ext }) => (ext.column >= 1 && ext.column <= END_COLUMN ? [] : ['the marker is off its chart']),
  },
];
