/** Actions that were not thought of, valued beside those that were: asked about by somebody, or proposed by custom. */
import type { Choice, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { auctionPlans } from '../plans/auction.ts';
import { type Plan, scoreOf } from '../plans/plan.ts';
import { buyingPlan } from '../plans/stock.ts';
import { single } from './think.ts';

/** The order of fields says nothing. */
export const isSame = (a: LoggedAction, b: LoggedAction): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
};

/** What was thought of, and this as well, judged as those like it are. */
export function withPlan(mind: Mind, s: RailState, plans: readonly Plan[], action: LoggedAction): Plan[] {
  const is = (kind: Parameters<Mind['sense']['is']>[0]): boolean => mind.sense.is(kind, action.type, action.frame);
  const { type, by, frame, ...fields } = action;
  const choice = { type, by, frame, fields, openFields: {}, subjects: [] } as Choice;
  const found =
    is('bid') || is('outright')
      ? auctionPlans(mind, s, [choice], false)
      : is('buy') || is('start')
        ? [buyingPlan(mind, s, action)]
        : [single(mind, s, action)];
  return [...plans, ...found].toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/** More than any gain. */
const SURE = 1_000_000;

export interface Proposal {
  readonly action: LoggedAction;
  readonly sure: boolean;
}

/** Custom has its say: something else is done only for a gain that is larger than what is set, and never where custom is sure. */
export function proposed(mind: Mind, s: RailState, plans: readonly Plan[], { action, sure }: Proposal): Plan[] {
  const favour = sure ? SURE : mind.weights.customs;
  const all = plans.some((plan) => isSame(plan.action, action)) ? plans : withPlan(mind, s, plans, action);
  return all
    .map((plan) => (isSame(plan.action, action) ? { ...plan, bias: plan.bias + favour } : plan))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
}
