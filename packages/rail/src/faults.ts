import type { Check } from '@roundhouse/kernel';

/** By the ways in which an action can be wrong: the facts of it, or null where nothing is wrong in this way. */
export type Judge<S, F, A, Faults> = { readonly [Code in keyof Faults]: (s: S, f: F, a: A) => Faults[Code] | null };

/** A check for one of the ways: a title puts its rule and its words on it; `when` narrows it further. */
export type Refusing<S, F, A, Faults> = <Code extends keyof Faults>(
  rule: string,
  code: Code,
  says: string | ((fault: Faults[Code], a: A, s: S, f: F) => string),
  when?: (fault: Faults[Code], s: S, f: F) => boolean,
) => Check<S, F, A>;

export const refusingBy =
  <S, F, A, Faults>(judge: Judge<S, F, A, Faults>): Refusing<S, F, A, Faults> =>
  (rule, code, says, when = () => true) => ({
    rule,
    passes(s, f, a) {
      const fault = judge[code](s, f, a);
      return fault === null || !when(fault, s, f);
    },
    says: typeof says === 'string' ? says : (s, f, a) => says(judge[code](s, f, a)!, a, s, f),
  });
