/** What the page asks its second worker: a hint, or a look back at a game. */
import type { Hint, Review } from '@roundhouse/bots';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { type Job, Jobs } from '../game/jobs.ts';

export type InsightTask =
  | { readonly kind: 'hint'; readonly state: RailState; readonly by: PlayerId }
  | {
      readonly kind: 'review';
      readonly first: RailState;
      readonly actions: readonly LoggedAction[];
      readonly players: readonly PlayerId[];
    };

const jobs = new Jobs<InsightTask, Hint | Review | null, number>(
  () => new Worker(new URL('./insight.worker.ts', import.meta.url), { type: 'module' }),
);

export const hintOf = (title: RailTitle, state: RailState, by: PlayerId): Job<Hint | null> =>
  jobs.start(title, { kind: 'hint', state, by }) as Job<Hint | null>;

export const reviewOf = (
  title: RailTitle,
  task: Omit<Extract<InsightTask, { kind: 'review' }>, 'kind'>,
  progress: (at: number) => void,
): Job<Review> => jobs.start(title, { kind: 'review', ...task }, progress) as Job<Review>;
