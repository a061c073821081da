/** What indications ask of a run: a title puts its rule and its words on each limit. */
import type { Check, Frame } from '@roundhouse/kernel';
import type { RailState } from '../state.ts';
import type { RunAction, RunEarnings } from './judging.ts';
import type { RunFrame, Shown } from './moves.ts';
import { shownFor } from './powers.ts';

/** The run earns no less than the best that was shown for its powers. `free`: where the director may run for less. */
export const asGoodAsShown = <S extends RailState, F extends RunFrame>(
  judge: RunEarnings<S, F>,
  rule: string,
  says: (shown: number, earned: number) => string,
  free: (s: S) => boolean = () => false,
): Check<S, F, RunAction> => ({
  rule,
  passes: (s, f, a) => free(s) || judge.revenueOf(s, f, a) >= (shownFor(f, a.routes) ?? 0),
  says: (s, f, a) => says(shownFor(f, a.routes) ?? 0, judge.revenueOf(s, f, a)),
});

/**
 * No empty run where a route has been shown, though the director may run for less. `taken`: where games of before took one. Until the host has
 * shown a run the empty one stands for whatever will be drawn, so that there is always something to decide.
 */
export const notEmpty = <S extends RailState, F extends RunFrame>(
  rule: string,
  says: (s: S, f: F) => string,
  taken: (s: S) => boolean,
): Check<S, F, RunAction> => ({
  rule,
  passes: (s, f, a) => a.routes.length > 0 || f.indicated === null || taken(s),
  says,
});

/** A run that is shown must earn what its player claims. */
export const revenueAsClaimed = <S extends RailState, F extends Frame>(
  judge: RunEarnings<S, F>,
  rule: string,
  says: (earned: number, said: number) => string,
): Check<S, F, Shown> => ({
  rule,
  passes: (s, f, a) => judge.revenueOf(s, f, a) === a.revenue,
  says: (s, f, a) => says(judge.revenueOf(s, f, a), a.revenue),
});

/** Only a better run is worth showing. */
export const beatsShown = <S extends RailState, F extends RunFrame>(
  rule: string,
  says: (shown: number) => string,
): Check<S, F, Shown> => ({
  rule,
  passes: (_, f, a) => a.revenue > (shownFor(f, a.routes) ?? -1),
  says: (_, f, a) => says(shownFor(f, a.routes) ?? 0),
});

/** What indications ask of a run, in the words that the books share: a title names the rule. `money` writes a sum. */
export const runLimits = <S extends RailState, F extends RunFrame>(
  judge: RunEarnings<S, F>,
  money: (sum: number) => string,
) => ({
  asGoodAsShown: (rule: string, free?: (s: S) => boolean): Check<S, F, RunAction> =>
    asGoodAsShown(
      judge,
      rule,
      (shown, earned) =>
        `A run for ${money(shown)} has been shown, and this one earns ${money(earned)}: run the better one.`,
      free,
    ),
  asGoodAsFound: (rule: string): Check<S, F, RunAction> =>
    asGoodAsShown(
      judge,
      rule,
      (shown, earned) => `This run earns ${money(earned)}; a run for ${money(shown)} has been found and must be used.`,
    ),
  asClaimed: (rule: string): Check<S, F, Shown> =>
    revenueAsClaimed(judge, rule, (earned, said) => `These routes earn ${money(earned)}, not ${money(said)}.`),
  beatsShown: (rule: string): Check<S, F, Shown> =>
    beatsShown(rule, (shown) => `A run for ${money(shown)} has already been shown.`),
});

/** No run is shown twice. */
const allDiffer = (runs: readonly unknown[]): boolean =>
  new Set(runs.map((run) => JSON.stringify(run))).size === runs.length;

/** What is shown as worth as much is legal, is worth as much, and is another run each time. */
export const tiesEarnAsMuch = <S extends RailState, F extends RunFrame>(
  judge: RunEarnings<S, F>,
  rule: string,
  says: string,
): Check<S, F, Shown> => ({
  rule,
  passes: (s, f, { routes: best, revenue, ties = [] }) =>
    allDiffer([best, ...ties]) && ties.every((routes) => judge.revenueOf(s, f, { routes }) === revenue),
  says,
});
