import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '../title.ts';
import type { Entrant } from '../tournament/entrants.ts';
import { type Match, type MatchResult, playMatch } from '../tournament/match.ts';
import { type Outcome, playGame, type Players } from './game.ts';
import type { Plan } from './plan.ts';

/** What is done with each item, and on what. */
interface Simulating {
  readonly kind: 'simulate';
  readonly title: string;
  readonly check: boolean;
  readonly exhaustive: boolean;
  readonly players: Players;
}
interface Competing {
  readonly kind: 'tournament';
  readonly title: string;
  readonly entrants: readonly Entrant[];
}
export type Task = Simulating | Competing;

/** What goes in and what comes out. */
export type Performed<T extends Task> = T extends Simulating
  ? { readonly item: Plan; readonly result: Outcome }
  : { readonly item: Match; readonly result: MatchResult };

type Perform<T extends Task> = (item: Performed<T>['item']) => Promise<Performed<T>['result']>;

export function performer<T extends Task>(task: T): Perform<T> {
  const title = titleOf(task.title);
  const perform: unknown =
    task.kind === 'simulate'
      ? (plan: Plan) => Promise.resolve(playGame(title, plan, task.check, task))
      : (match: Match) => playMatch(title, task.entrants, match);
  return perform as Perform<T>;
}

/** A worker does what its task says with each item that it is sent, and sends the result back. */
export function work(): void {
  const perform = performer(workerData as Task);
  parentPort!.on('message', (item: Performed<Task>['item']) => {
    void (perform as (item: unknown) => Promise<unknown>)(item).then((result) => parentPort!.postMessage(result));
  });
}
