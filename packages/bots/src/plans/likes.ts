/** What a character does with pleasure: it decides among moves that gain something, and never for one that gains nothing. */
import { cashOf } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { type Plan, scoreOf } from './plan.ts';

export function liked(mind: Mind, plans: readonly Plan[]): readonly Plan[] {
  const { track, control, cash } = mind.weights.likes;
  if (track === 0 && control === 0 && cash === 0) return plans;
  const pass = plans.find(({ action: { type, frame } }) => mind.sense.is('pass', type, frame));
  const least = pass ? scoreOf(pass) : Number.NEGATIVE_INFINITY;
  return plans.map((plan) =>
    plan === pass || scoreOf(plan) > least ? { ...plan, bias: plan.bias + liking(mind, plan) } : plan,
  );
}

function liking(mind: Mind, { action, next, after }: Plan): number {
  const { track, control, cash } = mind.weights.likes;
  const directed = mind.companies.filter((company) => after.companies[company]!.director === mind.seat).length;
  const built = [action, ...next].filter(({ hex }) => hex !== undefined).length;
  return track * built + control * directed + cash * cashOf(after, mind.seat);
}
