/** 7.2.7 Buy train(s): when trains are bought. */
import type { When } from '@roundhouse/kernel';
import { isFullBy } from '@roundhouse/rail';
import { trainLimitIn } from '../10-context/10.5-cost-of-business.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { limits } from '../13-companies/13.7-train-limit.ts';
import { hasHoldenLeft, isHoldens } from '../14-cousins/14.5.1-holden.ts';
import { operatingTurnOf, type State } from '../state.ts';
import { inOrder, isOver, onTurn, operating, stepNumber } from './7.2-order.ts';

/** The company on turn has not run yet. */
const isBeforeRun = (s: State): boolean => operatingTurnOf(s)!.next <= stepNumber('run') + 1;

/** Past the step with as many trains as it may have. */
const isFull: When<State> = {
  rule: '7.2.7-1',
  passes: (s) => !isOver(s, 'trains') || !isFullBy(s, limits, operating(s)),
  says: (s) => `This company is at the train limit of ${trainLimitIn(s)}.`,
};
const onlyPrivateEarly: When<State> = {
  rule: '7.2-2',
  passes: (s) => !isBeforeRun(s) || isPrivate(s, operating(s)),
  says: 'Only private companies can buy trains before they run.',
};

export const whenFromSupply: readonly When<State>[] = [
  ...onTurn,
  {
    rule: '14.5.1-2',
    passes: (s) =>
      !isBeforeRun(s) || isPrivate(s, operating(s)) || !isHoldens(s, operating(s)) || hasHoldenLeft(s, operating(s)),
    says: 'James Holden’s early train is used up: once per company, three times per game.',
  },
  onlyPrivateEarly,
  isFull,
  inOrder,
];
export const whenFromOthers: readonly When<State>[] = [
  ...onTurn,
  onlyPrivateEarly,
  {
    rule: '7.2-2',
    passes: (s) => !isBeforeRun(s),
    says: 'Before it runs, a private company can buy trains only from the supply.',
  },
  isFull,
  inOrder,
];
