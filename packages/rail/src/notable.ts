/** The rare things of a book, by name, that many simulated games should make happen. */
import type { GameEvent, LoggedAction } from '@roundhouse/kernel';
import type { RailState } from './state.ts';

/** An action that was done, and what came of it. */
export interface DoneStep<S extends RailState> {
  readonly before: S;
  readonly action: LoggedAction;
  readonly events: readonly GameEvent[];
  readonly after: S;
}

/** Each says how often it has happened in a step, or whether it has. */
export type Notables<S extends RailState = RailState> = Readonly<
  Record<string, (step: DoneStep<S>) => number | boolean>
>;

/** The events of this name, some of which share their form with others. */
export type Named<Events, Name> = Events extends { readonly event: infer Names }
  ? Name extends Names
    ? Events
    : never
  : never;

/** Reads a step by the names of a title's events. */
export const namedEvents =
  <Events extends GameEvent>() =>
  <Name extends Events['event']>({ events }: Pick<DoneStep<RailState>, 'events'>, name: Name) =>
    events.filter(({ event }) => event === name) as readonly unknown[] as readonly Named<Events, Name>[];

/** An action of this type that answers a frame of this kind. */
export const isAction = ({ action }: Pick<DoneStep<RailState>, 'action'>, kind: string, type: string): boolean =>
  action.type === type && action.frame.split('/')[0] === kind;

/** Has the game ended with the step, and for this reason? */
export const hasEnded = ({ before, after }: DoneStep<RailState>, reason: string): boolean =>
  !before.ended && after.ended?.reason === reason;

/** A lean of random players towards what chance hardly ever brings. What it does not name they weigh as they would without it. */
export interface PlayStyle {
  readonly name: string;
  /** How often a kind of action is tried against the others, `stockTurn.buy` where it answers that frame. */
  readonly weights?: Readonly<Record<string, number>>;
  /** What is open all the time, and how seldom it is looked at: once in so many times. */
  readonly rare?: Readonly<Record<string, number>>;
  /** Kinds of actions whose amounts are always the least or the greatest. */
  readonly amounts?: Readonly<Record<string, 'least' | 'most'>>;
  /** Kinds of actions for which somebody wants to have so much money first. */
  readonly means?: Readonly<Record<string, number>>;
  /** By kind of action: where a choice has one of these values in a field, no other choice of its kind is taken. */
  readonly prefers?: Readonly<Record<string, readonly string[]>>;
  /** A company that has so many trains looks for no more unless it is rich, and keeps room for better ones. */
  readonly trains?: number;
  /** Of so many tiles that could be laid, the one is taken after which the trains would earn most. */
  readonly foresight?: number;
}
