import type { LoggedAction } from '@roundhouse/kernel';
import type { Table } from '../context.tsx';
import type { Outcome } from '@roundhouse/rail/telling/consequences';
import { purseChange } from './purse.ts';

/** Types of moves whose own words name the money: a dividend goes to many purses, not to one. */
const IN_WORDS: ReadonlySet<string> = new Set(['dividend']);
/** Types of moves that are not about money, so that nobody is told they are free. */
const PRICELESS: ReadonlySet<string> = new Set(['discard']);

/**
 * What a row and its button show as its amount: what is paid, or got if it is above zero; zero is free, and null where
 * money is not the point.
 */
export function amountOf({ s, title }: Table, action: LoggedAction, outcome: Outcome | null): number | null {
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
