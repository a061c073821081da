/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import type { LoggedAction } from '@roundhouse/kernel';
import { wrongMomentsIn } from '@roundhouse/rail';
import { stepNumber } from './07-operating-round/7.2-turn.ts';
import { hasHoldenLeft, isHoldens } from './14-cousins/14.5.1-holden.ts';
import { isInLiquidation } from './10-context/10.7-liquidation.ts';
import { isPrivate } from './13-companies/13.1-sizes.ts';
import { isLedByCousin } from './13-companies/13.4-directors.ts';
import { operatingTurnOf, type State } from './state.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words);

/** A public company that has not run yet. */
const beforeRun = (s: State): string | undefined => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && !isPrivate(s, turn.of) && turn.next <= stepNumber('run') + 1 ? turn.of : undefined;
};
/** Has Holden's power been used up for it? */
const isHoldenUsed = (s: State): boolean => {
  const company = beforeRun(s);
  return company !== undefined && isHoldens(s, company) && !hasHoldenLeft(s, company);
};

/** The frame that an offer answers says which company wants to make it. */
const offererIn = ({ frame }: LoggedAction): string => frame.slice(frame.indexOf('/') + 1);

export const wrongMoment = [
  wrong('buyTrain', '14.5.1-2', (s) => !isHoldenUsed(s)),
  wrong('buyTrain', '7.2-2', (s) => beforeRun(s) === undefined),
  wrong('repayLoan', '17.3-1', (s) => operatingTurnOf(s) !== undefined),
  wrong('putUp', '8.4.1-3', (s, a) => !isPrivate(s, offererIn(a)) && !isInLiquidation(s, offererIn(a))),
  wrong('putUp', '14.1-7', (s, a) => !isLedByCousin(s, offererIn(a))),
].flat();
