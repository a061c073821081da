/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import type { Action, Frame, LoggedAction, Move, WrongMoment } from '@roundhouse/kernel';
import { isFullBy, wrongMomentsIn } from '@roundhouse/rail';
import { stockMoments } from './06-stock-round/6-wrong-moment.ts';
import { stepNumber } from './07-operating-round/7.2-order.ts';
import { hasBuiltAll } from './07-operating-round/7.2.1-track.ts';
import { canPayMarker, hasOpenSpot, place } from './07-operating-round/7.2.2-stations.ts';
import { reduce } from './08-issue-takeover/8.2-reducing.ts';
import { issue } from './08-issue-takeover/8.3-issuing.ts';
import { trainLimitIn } from './10-context/10.5-cost-of-business.ts';
import { isInLiquidation } from './10-context/10.7-liquidation.ts';
import { isAfterYellow, isPrivate } from './13-companies/13.1-sizes.ts';
import { isLedByCousin, isUndirected } from './13-companies/13.4-directors.ts';
import { limits } from './13-companies/13.7-train-limit.ts';
import { hasHoldenLeft, isHoldens } from './14-cousins/14.5.1-holden.ts';
import { companyIds } from './material.ts';
import { charterOf, type Issues, operatingTurnOf, type State, type StationStep, takeoverRoundOf } from './state.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words, (s) => ({ trainLimit: trainLimitIn(s) }));

/** A company that has not run yet. */
const hasNotRun = (s: State): string | undefined => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && turn.next <= stepNumber('run') + 1 ? turn.of : undefined;
};
/** A public one. */
const beforeRun = (s: State): string | undefined => {
  const company = hasNotRun(s);
  return company !== undefined && !isPrivate(s, company) ? company : undefined;
};
/** Has Holden's power been used up for it? */
const isHoldenUsed = (s: State): boolean => {
  const company = beforeRun(s);
  return company !== undefined && isHoldens(s, company) && !hasHoldenLeft(s, company);
};

/** The frame that an offer answers says which company wants to make it. */
const offerer = ({ frame }: LoggedAction): string | undefined => companyIds.find((id) => frame === `offering/${id}`);
/** May the company that wants to offer another one do so, as far as this is asked? */
const mayOffer =
  (is: (s: State, company: string) => boolean) =>
  (s: State, a: LoggedAction): boolean => {
    const company = offerer(a);
    return company === undefined || is(s, company);
  };

/** Does a company want to offer itself that has been offered already? */
const wasOffered = (s: State, a: LoggedAction): boolean =>
  a['company'] === offerer(a) && takeoverRoundOf(s)?.offered.includes(String(a['company'])) === true;

/** A step is passed over where nobody could do anything in it: what then stands against a move is said all the same, as in its frame. */
const passedOver = <F extends Frame, T extends string>(
  { type, schema, checks }: Move<State, Frame, Action, T>,
  frameIn: (s: State) => F | undefined,
): WrongMoment<State, T>[] => {
  const judgedIn = (s: State, a: Action): F | undefined => (schema.safeParse(a).success ? frameIn(s) : undefined);
  return checks.map((check) => ({
    type,
    check: {
      rule: check.rule,
      passes: (s, _, a) => judgedIn(s, a) === undefined || check.passes(s, judgedIn(s, a)!, a),
      says: (s, _, a) => (typeof check.says === 'string' ? check.says : check.says(s, frameIn(s)!, a)),
    },
  }));
};
/** Step 3 of an Issue & Takeover Round, which may also be over. */
const issuesIn = (s: State): Issues | undefined =>
  takeoverRoundOf(s) !== undefined && !isAsked(s, 'issues') ? { kind: 'issues', done: [] } : undefined;
/** Whether there is a marker, and the money for it, is said before: what is left is the place. */
const PLACES = ['7.2.2-3', '7.2.2-4'];
const whereToPlace = { ...place, checks: place.checks.filter(({ rule }) => PLACES.includes(rule)) };
/** The step of a station marker, where there is none that it could place. */
const stationIn = (s: State): StationStep | undefined => {
  const turn = operatingTurnOf(s);
  const isOver = turn !== undefined && turn.next > stepNumber('station') && !isAsked(s, 'station');
  return isOver && !hasOpenSpot(s, turn.of) ? { kind: 'station', of: turn.of } : undefined;
};
const isAsked = (s: State, kind: Frame['kind']): boolean => s.stack.some((f) => f.kind === kind);

/** A winning bid that its director would like to decline, and may not. */
const isForced = (s: State, { frame }: LoggedAction): boolean => {
  const top = s.stack.at(-1);
  return top?.kind === 'acquiring' && frame === `accepting/${top.of}`;
};

/** The company on turn. */
const operating = (s: State): string => operatingTurnOf(s)?.of ?? '';
/** Is it past the step in which it could have bought a train, with as many as it may have? */
const isFull = (s: State): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && turn.next > stepNumber('trains') && isFullBy(s, limits, turn.of);
};
const hasBuilt = (s: State): boolean => operatingTurnOf(s) !== undefined && hasBuiltAll(s, operatingTurnOf(s)!);

/** Trains of other companies. */
const OTHERS_TRAINS = ['buyTrainFrom', 'buyWithHelp'] as const;

export const wrongMoment = [
  stockMoments,
  wrong('assignTrain', '6.4.3-2', (s) => operatingTurnOf(s) !== undefined),
  wrong('layTile', '14.1-4', (s) => operating(s) === '' || !isUndirected(s, operating(s)), ['placeStation']),
  wrong('layTile', '7.2.1-1', (s) => !hasBuilt(s) || isAfterYellow(s)),
  wrong('layTile', '13.2-4', (s) => !hasBuilt(s) || !isPrivate(s, operating(s))),
  wrong('layTile', '7.2.1-2', (s) => !hasBuilt(s)),
  wrong('placeStation', '7.2.2-5', (s) => operatingTurnOf(s)?.stationed !== true),
  wrong('placeStation', '7.2.2-1', (s) => charterOf(s, operating(s))?.markers !== 0),
  wrong('placeStation', '7.2.2-2', (s) => operating(s) === '' || canPayMarker(s, operating(s))),
  ...passedOver(whereToPlace, stationIn),
  wrong('buyTrain', '14.5.1-2', (s) => !isHoldenUsed(s)),
  wrong('buyTrain', '7.2-2', (s) => beforeRun(s) === undefined, OTHERS_TRAINS),
  // A private one buys from the supply.
  wrong('buyTrainFrom', '7.2-2', (s) => hasNotRun(s) === undefined, ['buyWithHelp']),
  wrong('buyTrain', '7.2.7-1', (s) => !isFull(s), OTHERS_TRAINS),
  wrong('dividend', '7.2.4-2', (s) => operating(s) === '' || !isUndirected(s, operating(s))),
  wrong('dividend', '7.2.4-3', (s) => !isPrivate(s, operating(s))),
  wrong('takeLoan', '17.1-3', () => false),
  wrong('repayLoan', '17.3-1', (s) => operatingTurnOf(s) !== undefined),
  wrong(
    'putUp',
    '8.4.1-3',
    mayOffer((s, company) => !isPrivate(s, company) && !isInLiquidation(s, company)),
  ),
  wrong(
    'putUp',
    '14.1-7',
    mayOffer((s, company) => !isLedByCousin(s, company)),
  ),
  wrong('putUp', '8.1-12', (s, a) => !wasOffered(s, a)),
  wrong('putUp', '8.1-10', () => false),
  ...passedOver(reduce, issuesIn),
  ...passedOver(issue, issuesIn),
  wrong('reduce', '8.1-5', (s) => isAsked(s, 'issues'), ['issue']),
  wrong('mergeInto', '8.2-9', () => false),
  wrong('decline', '8.4.2-9', (s, a) => !isForced(s, a)),
  wrong('giveUp', '13.6-4', () => false, ['discardMarker']),
  wrong('layTile', '7.2-1', (s) => operatingTurnOf(s) === undefined, [
    'placeStation',
    'buyTrain',
    ...OTHERS_TRAINS,
    'run',
    'dividend',
    'payDue',
    'refuse',
    'discardTrain',
    'repayLoan',
  ]),
].flat();
