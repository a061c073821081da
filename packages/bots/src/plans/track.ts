/** Laying track: single tiles, and two of them seen together. */
import { reapply, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { isSpent, type Mind } from '../mind/mind.ts';
import { worthOf } from '../value.ts';
import { filled, offered } from './actions.ts';
import { type Plan, scoreOf } from './plan.ts';
import { textOf } from './words.ts';

const companyOf = (action: LoggedAction): string => action.frame.split('/')[1] ?? '';

/** All lays one by one, then for the best of them all that can follow. Yields between two of the first. */
export function* trackPlans(mind: Mind, s: RailState, lays: readonly LoggedAction[]): Generator<void, Plan[]> {
  const first = lays[0];
  if (!first) return [];
  const builder = companyOf(first);
  mind.focus = (_, company) => company === builder;
  const singles: Plan[] = [];
  for (const action of lays) {
    singles.push(planned(mind, s, action));
    if (singles.length % 8 === 0) yield;
  }
  const sorted = singles.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const poor = new Set(sorted.slice(mind.weights.seconds).map((plan) => nameOf(plan.action)));
  const all = [...singles];
  for (const plan of sorted.slice(0, mind.weights.beam)) {
    if (isSpent(mind)) break;
    const second = followUp(mind, plan, poor);
    if (second) all.push(second);
    yield;
  }
  mind.focus = null;
  return all;
}

function planned(mind: Mind, s: RailState, action: LoggedAction, first?: LoggedAction): Plan {
  const after = reapply(mind.title, s, action);
  return { action: first ?? action, next: first ? [action] : [], worth: worthOf(mind, after), bias: 0, after };
}

const nameOf = ({ hex, tile, rotation }: LoggedAction): string => `${textOf(hex)} ${textOf(tile)} ${textOf(rotation)}`;

/** The best lay after a lay, in the same step: of what the first makes possible, and of what was good by itself. */
function followUp(mind: Mind, plan: Plan, poor: ReadonlySet<string>): Plan | undefined {
  const { after, action } = plan;
  const top = after.stack.at(-1);
  if (!top || `${top.kind}/${top.of}` !== action.frame) return undefined;
  const lays = offered(mind.title, after, action.by, mind.sense.words.lay).flatMap(filled);
  let best: Plan | undefined;
  for (const lay of lays) {
    if (lay.frame !== action.frame || poor.has(nameOf(lay))) continue;
    const next = planned(mind, after, lay, action);
    if (!best || scoreOf(next) > scoreOf(best)) best = next;
  }
  return best;
}
