import { fillIn, type LoggedAction, type WrongMoment, type Texts, type TextValues } from '@roundhouse/kernel';
import type { RailState } from '../state.ts';

/**
 * A maker of checks for actions that nothing asks for now, where the book has a rule for it. The sentence stands among
 * the title's words, by the first type of action and the rule: `wrongMoment.buy.7.1-8`.
 */
export const wrongMomentsIn =
  <S extends RailState>() =>
  <const W extends Texts>(words: W, values: (s: S) => TextValues = () => ({})) =>
  <const T extends string, const R extends string, const U extends string = never>(
    type: T,
    rule: R & (`wrongMoment.${T}.${R}` extends keyof W ? unknown : never),
    passes: (s: S, a: LoggedAction) => boolean,
    also: readonly U[] = [],
  ): WrongMoment<S, T | U>[] =>
    [type, ...also].map((one) => ({
      type: one,
      check: {
        rule,
        passes: (s, _, a) => passes(s, a as LoggedAction),
        says: (s) => fillIn(words[`wrongMoment.${type}.${rule}`]!, values(s)),
      },
    }));
