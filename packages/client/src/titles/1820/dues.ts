/** What a company will owe in its next turn, against what it has. */
import type { RailState } from '@roundhouse/rail';
import { inColumn, loansOf, maintenance, owes, roster, trainsOf, treasuryOf } from '@roundhouse/titles/1820/face';
import { hasOperated } from '../state-of.ts';
import { as1820 } from './state.ts';

/** Trains of one kind and what each of them costs in a turn. */
export interface Upkeep {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
}

export interface Dues {
  readonly trains: readonly Upkeep[];
  readonly maintenance: number;
  readonly loans: number;
  readonly interest: number;
  readonly total: number;
  /** Its treasury, or its director's cash. */
  readonly has: number;
}

export const kindOf = (train: string): string => roster.kindOf.get(train)!.id;

/** A company that has operated will meet the next column: an Issue & Takeover Round comes before its turn. */
export function duesOf(state: RailState, company: string): Dues {
  const s = as1820(state);
  const then = hasOperated(state, company) ? inColumn(s, s.ext.column + 1) : s;
  const all = trainsOf(s, company);
  const [upkeep, onLoans] = (['maintenance', 'interest'] as const).map((what) => owes(then, { what, of: company }));
  return {
    trains: [...new Set(all.map(kindOf))].map((kind) => {
      const own = all.filter((train) => kindOf(train) === kind);
      return { kind, count: own.length, each: maintenance(then, own[0]!) };
    }),
    maintenance: upkeep!,
    loans: loansOf(s, company),
    interest: onLoans!,
    total: upkeep! + onLoans!,
    has: treasuryOf(s, company),
  };
}
