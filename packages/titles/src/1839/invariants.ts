/** What holds in every state: nothing is created or lost, and no limit of the book is broken. */
import type { Invariant } from '@roundhouse/kernel';
import {
  cashOf,
  certificatesHeld,
  directedBy,
  directorsHold,
  except,
  GONE,
  IPO,
  markersStand,
  nothingIsLost,
  POOL,
  privatesOf,
  SOLD,
  sharesOf,
  trainLimitHolds,
  trainsOf,
} from '@roundhouse/rail';
import { isFloated } from './07-stock-round/7.5-floating.ts';
import { leavesHomes } from './07-stock-round/7.5-homes.ts';
import { isR, limits } from './16-trains/16.1-trains.ts';
import { layout } from './geography.ts';
import {
  companyDef,
  companyIds,
  DIEPENBROCK,
  DIRECTOR_SHARES,
  GOVERNMENT,
  KEPT_TRAIN,
  market,
  privateIds,
  roster,
  SHARES,
  tileSet,
} from './material.ts';
import type { State } from './state.ts';

/** Its director has left the game before it floated: the certificate lies in the IPO. */
const lacksDirector = (s: State, company: string): boolean =>
  !isFloated(s, company) && sharesOf(s, company, IPO) >= DIRECTOR_SHARES;

/** Does the player own anything, or is anything asked of him? */
const hasPart = (s: State, player: string): boolean =>
  cashOf(s, player) > 0 ||
  certificatesHeld(s, player, DIRECTOR_SHARES) > 0 ||
  directedBy(s, player).length > 0 ||
  trainsOf(s, roster, player).length > 0 ||
  privatesOf(s, privateIds, player).length > 0 ||
  s.stack.some((frame) => frame.of === player || ('by' in frame && frame.by === player));

export const invariants: readonly Invariant<State>[] = [
  ...nothingIsLost<State>({
    tileSet,
    roster,
    shares: () => SHARES,
    layout,
    mostStations: (_, owner) => (owner === GOVERNMENT ? Number.POSITIVE_INFINITY : companyDef(owner).stations),
  }),
  directorsHold<State>(DIRECTOR_SHARES, (s) => s.ext.order, lacksDirector),
  markersStand,
  // A game can end while somebody still has to choose what to discard.
  except((s) => s.ended !== null, trainLimitHolds<State>(limits)),
  {
    name: 'reservations',
    broken: (s) => (leavesHomes(s) ? [] : ['what is reserved cannot be placed any more']),
  },
  {
    name: 'markers name their market',
    broken: (s) =>
      Object.entries(s.market.at)
        .filter(([, { grid }]) => !market.some(({ name }) => name === grid))
        .map(([company]) => `the marker of ${company} is on no market`),
  },
  {
    name: 'players who are out',
    broken: (s) =>
      s.players
        .filter((player) => !s.ext.order.includes(player))
        .filter((player) => hasPart(s, player))
        .map((player) => `${player} is out and owns or decides something`),
  },
  {
    name: 'director’s certificates',
    broken: (s) =>
      companyIds
        .filter((company) => sharesOf(s, company, POOL) > SHARES - DIRECTOR_SHARES)
        .map((company) => `the director’s certificate of ${company} lies in the pool`),
  },
  {
    name: 'Diepenbrock’s train',
    broken: (s) =>
      s.privates[DIEPENBROCK] === GONE || s.trains[KEPT_TRAIN] === DIEPENBROCK
        ? []
        : [`${KEPT_TRAIN} has left its private, which is still in the game`],
  },
  {
    name: 'trains that have run',
    broken: (s) =>
      s.ext.ran.filter((train) => !isR(train)).map((train) => `${train} is no “R” train, and need not have run`),
  },
  {
    name: 'shares that are being sold',
    // A game can end in the middle of a sale.
    broken: (s) =>
      s.ended || s.stack.some(({ kind }) => kind === 'sale')
        ? []
        : companyIds
            .filter((company) => sharesOf(s, company, SOLD) > 0)
            .map((company) => `shares of ${company} lie on the table`),
  },
];
