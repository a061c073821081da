import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '../state.ts';
import type { Outcome } from './consequences.ts';
import type { Position } from './moves.ts';

/** Types of moves whose own words name the money: a dividend goes to many purses, not to one, and a par price is not paid. */
const IN_WORDS: ReadonlySet<string> = new Set(['dividend', 'par']);
/** Types of moves that are not about money, so that nobody is told they are free. */
const PRICELESS: ReadonlySet<string> = new Set(['discard']);

/** What an action does to the purse that it is paid from: that of the step's company with what the player adds, else the player's own. */
export function purseChange(s: RailState, action: LoggedAction, after: RailState): number {
  // A cousin or a company that acts in its director's turn pays for itself.
  const of = typeof action['as'] === 'string' ? action['as'] : (action.frame.split('/')[1] ?? '');
  const change = (owner: string): number => (after.cash[owner] ?? 0) - (s.cash[owner] ?? 0);
  if (!(of in s.cash) || of === action.by) return change(action.by);
  if (action.type === 'dividend') return change(of);
  return change(of) === 0 ? change(action.by) : change(of) + Math.min(0, change(action.by));
}

/** The amount of an action: what is paid, or got if it is above zero; zero is free, and null where money is not the point. */
export function amountOf(
  { s, title }: Pick<Position, 's' | 'title'>,
  action: LoggedAction,
  outcome: Outcome | null,
): number | null {
  const { type, frame } = action;
  const priceless = [type, `${frame.split('/')[0]}.${type}`].some((name) =>
    title.wording?.withoutPrice?.includes(name),
  );
  if (IN_WORDS.has(type) || priceless) return null;
  const paid = outcome?.ok ? purseChange(s, action, outcome.done) : 0;
  // A bid or an offer names what it would cost; nothing has moved yet.
  const named = Number(action['amount'] ?? action['price'] ?? 0);
  const amount = paid === 0 ? -named : paid;
  return amount === 0 && PRICELESS.has(type) ? null : amount;
}
