/** Operating rounds: the steps of a company's turn, in their fixed order. */
import { askIf, joinWords, openNow, turnOfSteps } from '@roundhouse/rail';
import { plays } from '../readings.ts';
import { directorOf, type OperatingTurn, type State } from '../state.ts';
import { isAfter, order } from './order.ts';
import { buyPrivate, privatesForSale, whyNoPrivates } from './buying-privates.ts';
import { redeem, canTradeOwnShares, issue, whyNoOwnShares } from './own-shares.ts';
import { step as dividend } from './dividends.ts';
import { step as track } from './laying-track.ts';
import { cannotAffordTrain, mayBeForced } from './purchasing-trains.ts';
import { step as run } from './running-trains.ts';
import { canPlaceStation, placeHomeStation, whyNoStation } from './company-token.ts';

const turn = turnOfSteps<State, OperatingTurn>(
  order,
  [
    { name: 'home', enter: placeHomeStation },
    { name: 'treasuryShares', idle: (s, f) => !canTradeOwnShares(s, f), whySkipped: whyNoOwnShares },
    { name: 'buyPrivates', idle: (s, f) => privatesForSale(s, f.of).length === 0, whySkipped: whyNoPrivates },
    track,
    { name: 'station', idle: (s, f) => !canPlaceStation(s, f), whySkipped: whyNoStation },
    run,
    dividend,
    { name: 'trains' },
    {
      name: 'emergency',
      enter: (g, f) => askIf(g, mayBeForced(g.s, f.of), { kind: 'emergency', of: f.of, committed: false }),
    },
    {
      name: 'phaseChange',
      enter: (g, f) => askIf(g, f.phases.length > 0, { kind: 'phaseChange', phases: f.phases }),
    },
  ],
  (s) => plays(s, 'idleSteps', 'asked'),
);

/** Is money already promised: for an offer that waits, or for a train that must be bought? */
const hasPromised = (s: State): boolean => ['offer', 'emergency'].includes(s.stack.at(-1)!.kind);

/** Reading `until-dividend`: own shares are traded once, also while a later step is asked. */
const tradesLater = (s: State, f: OperatingTurn): boolean =>
  plays(s, 'ownShareSale', 'until-dividend') &&
  isAfter(f, 'treasuryShares') &&
  !isAfter(f, 'dividend') &&
  !hasTraded(f);

/** Reading `lenient`: a company that lacks the money for its train decides itself whether it sells, and how many. */
const sellsForTrain = (s: State, f: OperatingTurn): boolean =>
  plays(s, 'forcedPurchase', 'lenient') &&
  isAfter(f, 'dividend') &&
  !hasTraded(f) &&
  mayBeForced(s, f.of) &&
  cannotAffordTrain(s, f.of);

const hasTraded = (f: OperatingTurn): boolean => f.sold > 0 || f.boughtBack;

/** The same move, open below the later steps. */
const later = <M extends typeof issue | typeof redeem | typeof buyPrivate>(
  move: M,
  isOpen: (s: State, f: OperatingTurn) => boolean,
) =>
  ({
    ...move,
    ambient: true,
    actors: (s: State, f: OperatingTurn) => (isOpen(s, f) ? directorOf(s, f.of) : []),
  }) as M;

/** Reading `any-time`: privates are bought also after their step. */
const issueLater = later(issue, (s, f) => tradesLater(s, f) || sellsForTrain(s, f));
const redeemLater = later(redeem, (s, f) => tradesLater(s, f) && !hasPromised(s));
const buyPrivateLater = later(
  buyPrivate,
  (s, f) => plays(s, 'privatePurchase', 'any-time') && isAfter(f, 'buyPrivates') && !hasPromised(s),
);
const anyTime = [issueLater, redeemLater, buyPrivateLater];
/** operating-rounds-4. */
export const operatingTurn = turn.kind(anyTime);

/** Between two steps, by readings with which own shares or privates are traded at any time. */
export const pause = turn.pause(anyTime, (s, f) => {
  const open = openNow(s, f, [
    ['sell own shares', issueLater],
    ['buy own shares', redeemLater],
    ['buy a private', buyPrivateLater],
  ]);
  return `${f.of}: ${joinWords([...open, 'go on'], 'or')}`;
});
