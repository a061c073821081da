/** Operating rounds: the steps of a company's turn, in their fixed order. */
import { type FrameKind, push } from '@roundhouse/kernel';
import { askIf, turnOfSteps } from '@roundhouse/rail';
import { plays } from '../readings.ts';
import {
  directorOf,
  type DividendStep,
  type ForcedPurchase,
  type OperatingTurn,
  type PhaseChange,
  type RunStep,
  type State,
  type TrackStep,
} from '../state.ts';
import { buyPrivate, privatesForSale } from './buying-privates.ts';
import { buyOwn, canTradeOwnShares, sellOwn } from './own-shares.ts';
import { payNothing } from './dividends.ts';
import { lacksMoney, mayBeForced } from './purchasing-trains.ts';
import { hasRoute, runners } from './running-trains.ts';
import { canPlaceToken, placeHomeToken } from './company-token.ts';

const turn = turnOfSteps<State, OperatingTurn>([
  { name: 'home', enter: placeHomeToken },
  { name: 'ownShares', enter: (g, f) => askIf(g, canTradeOwnShares(g.s, f), { kind: 'ownShares', of: f.of }) },
  {
    name: 'buyPrivates',
    enter: (g, f) => askIf(g, privatesForSale(g.s, f.of).length > 0, { kind: 'buyPrivates', of: f.of }),
  },
  { name: 'track', enter: (g, f) => push(g, { kind: 'track', of: f.of, laid: 0, replaced: 0 } satisfies TrackStep) },
  { name: 'token', enter: (g, f) => askIf(g, canPlaceToken(g.s, f), { kind: 'token', of: f.of }) },
  {
    name: 'run',
    enter(g, f) {
      const runs = runners(g.s, f.of).length > 0 && hasRoute(g.s, f.of);
      askIf<State, RunStep>(g, runs, { kind: 'run', of: f.of, indicated: null });
    },
  },
  {
    name: 'dividend',
    enter(g, f) {
      if (f.revenue === 0) payNothing(g, f.of);
      else push(g, { kind: 'dividend', of: f.of, revenue: f.revenue } satisfies DividendStep);
    },
  },
  { name: 'trains', enter: (g, f) => push(g, { kind: 'trains', of: f.of }) },
  {
    name: 'forcedPurchase',
    enter: (g, f) =>
      askIf<State, ForcedPurchase>(g, mayBeForced(g.s, f.of), { kind: 'forcedPurchase', of: f.of, committed: false }),
  },
  {
    name: 'phaseChange',
    enter: (g, f) => askIf<State, PhaseChange>(g, f.phases.length > 0, { kind: 'phaseChange', phases: f.phases }),
  },
]);
export const { stepNumber, isAfter } = turn;

/** Is money already promised: for an offer that waits, or for a train that must be bought? */
const hasPromised = (s: State): boolean => ['offer', 'forcedPurchase'].includes(s.stack.at(-1)!.kind);

/** Reading `until-dividend`: own shares are traded once, also while a later step is asked. */
const tradesLater = (s: State, f: OperatingTurn): boolean =>
  plays(s, 'ownShareSale', 'until-dividend') && isAfter(f, 'ownShares') && !isAfter(f, 'dividend') && !hasTraded(f);

/** Reading `lenient`: a company that lacks the money for its train decides itself whether it sells, and how many. */
const sellsForTrain = (s: State, f: OperatingTurn): boolean =>
  plays(s, 'forcedPurchase', 'lenient') &&
  isAfter(f, 'dividend') &&
  !hasTraded(f) &&
  mayBeForced(s, f.of) &&
  lacksMoney(s, f.of);

const hasTraded = (f: OperatingTurn): boolean => f.sold > 0 || f.boughtBack;

/** The same sale, open below the later steps. */
const sellOwnLater = {
  ...sellOwn,
  ambient: true,
  actors: (s: State, f: OperatingTurn) => (tradesLater(s, f) || sellsForTrain(s, f) ? directorOf(s, f.of) : []),
} as typeof sellOwn;

const buyOwnLater = {
  ...buyOwn,
  ambient: true,
  actors: (s: State, f: OperatingTurn) => (tradesLater(s, f) && !hasPromised(s) ? directorOf(s, f.of) : []),
} as typeof buyOwn;

/** Reading `any-time`: the same purchase, open below the later steps. */
const buyPrivateLater = {
  ...buyPrivate,
  ambient: true,
  actors: (s: State, f: OperatingTurn) =>
    plays(s, 'privatePurchase', 'any-time') && isAfter(f, 'buyPrivates') && !hasPromised(s) ? directorOf(s, f.of) : [],
} as typeof buyPrivate;

export const operatingTurn: FrameKind<State, OperatingTurn> = turn.kind([sellOwnLater, buyOwnLater, buyPrivateLater]);
