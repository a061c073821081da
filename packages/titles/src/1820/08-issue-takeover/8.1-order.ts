/** 8.1 Issue & Takeover overview: when its steps come. */
import { onlyThen, type When } from '@roundhouse/kernel';
import { type Issues, type State, takeoverRoundOf } from '../state.ts';

/** Step 3, which may have been passed over. */
export const inIssues: readonly When<State>[] = [
  onlyThen('8.1-5', 'Companies reduce share-counts and issue shares only in step 3 of an Issue & Takeover Round.'),
];
export const issuesStep = (s: State): Issues | undefined =>
  takeoverRoundOf(s) === undefined ? undefined : { kind: 'issues', done: [] };

/** What follows a sale of a company, or a smaller share-count. */
export const inTakeover = (rule: string, says: string): readonly When<State>[] => [onlyThen(rule, says)];
export const overLimit = inTakeover(
  '13.6-4',
  'A company gives up markers only above its maximum, or above its limit after a takeover.',
);
