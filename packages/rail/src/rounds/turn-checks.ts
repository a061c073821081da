import { namedIn, type When } from '@roundhouse/kernel';
import type { CompanyId, RailState } from '../state.ts';
import type { TurnFrame } from './frames.ts';
import type { StepOrder } from './steps.ts';

type Of = (company: CompanyId) => string;

/** When a company acts, and the checks of what comes at another time. */
export interface TurnChecks<S extends RailState> {
  /** The company on turn; nothing between turns. */
  readonly operating: (s: S) => CompanyId;
  /** Is this step of the company on turn over? */
  readonly isOver: (s: S, step: string) => boolean;
  /** A company is on turn. */
  readonly isTurn: (rule: string, says: string) => When<S>;
  /** No company is named but the one on turn, of which it says so. */
  readonly isItsTurn: (rule: string, companies: readonly CompanyId[], says: Of) => When<S>;
  /** The step is still to come, or there was something to decide in it. */
  readonly hadStep: (
    rule: string,
    step: string,
    hadIt: (s: S, company: CompanyId) => boolean,
    says: string | Of,
  ) => When<S>;
}

export function turnChecks<S extends RailState>(
  { isPast }: StepOrder,
  turnOf: (s: S) => TurnFrame | undefined,
): TurnChecks<S> {
  const operating = (s: S): CompanyId => turnOf(s)?.of ?? '';
  const isOver = (s: S, step: string): boolean => {
    const turn = turnOf(s);
    return turn !== undefined && isPast(s, turn, step);
  };
  return {
    operating,
    isOver,
    isTurn: (rule, says) => ({ rule, passes: (s) => turnOf(s) !== undefined, says }),
    isItsTurn: (rule, companies, says) => ({
      rule,
      passes: (s, _, a) => !companies.includes(namedIn(a) ?? '') || namedIn(a) === operating(s),
      says: (s) => says(operating(s)),
    }),
    hadStep: (rule, step, hadIt, says) => ({
      rule,
      passes: (s) => !isOver(s, step) || hadIt(s, operating(s)),
      says: typeof says === 'string' ? says : (s) => says(operating(s)),
    }),
  };
}
