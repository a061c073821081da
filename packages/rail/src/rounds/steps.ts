import {
  type Action,
  updateFrame,
  type Check,
  type Draft,
  type Frame,
  type FrameKind,
  type FrameOf,
  type Json,
  type Move,
  movesFor,
  pop,
  push,
  type When,
} from '@roundhouse/kernel';
import { declinedRecord } from '../agreements/offer.ts';
import { log, type Skipped } from '../events.ts';
import { setCompany } from '../ledger/shares.ts';
import { directorOf } from '../shares/directors.ts';
import type { RailState } from '../state.ts';
import type { StepFrame, TurnFrame } from './frames.ts';
import { hasAmbientChoice, type Pause, pauseKind } from './pause.ts';

/** A step of the turn: a frame asks for it, of its name where nothing else is said, or it happens by itself. */
export interface Step<S extends RailState, F extends TurnFrame> {
  readonly name: string;
  enter?(g: Draft<S>, f: F): void;
  /** Is there nothing to decide in it at this moment? Something done at any time may change that. */
  idle?(s: S, f: F): boolean;
  /** Why it asked nobody; null where there is nothing to tell, since it was decided before. */
  whySkipped?(s: S, f: F): Skipped | null;
}

/** Asks, but only where there is something to decide. */
export function askIf<S extends RailState>(g: Draft<S>, worthAsking: boolean, frame: FrameOf<S>): void {
  if (worthAsking) push(g, frame);
}

/** By the draft of an action: the step that it has ended, which therefore asked somebody. */
const ended = new WeakMap<object, string>();

/** A step in which nothing more can be done at this moment: the turn looks at it again, as at any idle step. */
export function stepBack<S extends RailState, F extends TurnFrame>(
  g: Draft<S>,
  f: StepFrame,
  kept: Partial<F> = {},
): void {
  const turn = g.s.stack[g.s.stack.lastIndexOf(f) - 1] as F;
  pop(g, f);
  ended.set(g, f.kind);
  updateFrame(g, turn, { ...kept, next: turn.next - 1 });
}

/** The order of a turn's steps, by name: for moves in them, which cannot ask the turn that they are a part of. */
export interface StepOrder {
  readonly names: readonly string[];
  /** The place of a step in the turn. */
  readonly stepNumber: (name: string) => number;
  /** Is a later step being decided? */
  readonly isAfter: (f: TurnFrame, name: string) => boolean;
  /** Does the step lie behind the turn, done or passed over? In a pause every idle step does. */
  readonly isPast: (s: RailState, f: TurnFrame, name: string) => boolean;
}

export function stepOrder(...names: readonly string[]): StepOrder {
  const stepNumber = (name: string): number => names.indexOf(name);
  return {
    names,
    stepNumber,
    isAfter: (f, name) => f.next > stepNumber(name) + 1,
    isPast: (s, f, name) =>
      !s.stack.some(({ kind }) => kind === name) &&
      (f.next > stepNumber(name) || s.stack.at(-1)?.kind === ('pause' satisfies Pause['kind'])),
  };
}

/**
 * The last rule of when a step comes: the order of the turn. While an offer waits, that alone stands against anything
 * else, and it is no matter of the book.
 */
export const turnOrder = <S extends RailState>(rule: string, says: string): When<S> => ({
  rule,
  passes: (s) => s.stack.at(-1)?.kind === 'offer',
  says,
});

interface TurnOfSteps<S extends RailState, F extends TurnFrame> {
  /** The step that follows the idle ones; undefined if the turn is over then. */
  readonly following: (s: S, f: F) => string | undefined;
  /** The frame of the turn; `moves` are open in all its steps. */
  readonly kind: <T extends string>(moves: readonly Move<S, Frame, Action, T>[]) => FrameKind<S, F, T>;
  /** The frame of a pause between its steps. */
  readonly pause: (moves: readonly Move<S>[], asks: (s: S, f: F) => string) => FrameKind<S, Pause, 'pass'>;
}

/**
 * A company's turn: one step after the other, unless the company closes, or goes back to where it began, in one of them. An idle step is skipped
 * only if nothing can be done at any time either; otherwise a pause asks, once for a row of idle steps. What is skipped says why.
 */
export function turnOfSteps<S extends RailState, F extends TurnFrame>(
  { names }: StepOrder,
  steps: readonly Step<S, F>[],
  pauses: (s: S) => boolean,
): TurnOfSteps<S, F> {
  const called = steps.map(({ name }) => name);
  if (called.join() !== names.join()) throw new Error(`the steps of a turn are ${called.join()}, not ${names.join()}`);
  const isIdle = (s: S, f: F, step: Step<S, F>): boolean => step.idle?.(s, f) ?? false;

  const tellSkipped = (g: Draft<S>, f: F, step: Step<S, F>): void => {
    const skipped = ended.get(g) === step.name ? null : step.whySkipped?.(g.s, f);
    if (skipped) log(g, { event: 'skipped', company: f.of, step: step.name, ...skipped });
  };

  const pass = (g: Draft<S>, f: F, step: Step<S, F>, moves: readonly Move<S>[]): void => {
    if (!isIdle(g.s, f, step)) {
      const on = f.goesOn ? { next: f.next + 1, goesOn: false } : { next: f.next + 1 };
      const turn = updateFrame<S, F>(g, f, on as Partial<F>);
      if (step.enter) step.enter(g, turn);
      else push<RailState>(g, { kind: step.name, of: f.of });
      if (g.s.stack.at(-1) === (turn as Frame)) tellSkipped(g, turn, step);
    } else if (!f.goesOn && pauses(g.s) && hasAmbientChoice(g.s, f, moves)) {
      push<RailState>(g, { kind: 'pause', of: f.of } satisfies Pause);
    } else {
      tellSkipped(g, f, step);
      updateFrame<S, F>(g, f, { next: f.next + 1 } as Partial<F>);
    }
  };

  const advance = (g: Draft<S>, f: F, moves: readonly Move<S>[]): void => {
    const step = steps[f.next];
    const isGone = g.s.companies[f.of]!.status !== 'started';
    if (step && !isGone) {
      pass(g, f, step, moves);
      return;
    }
    if (!isGone) setCompany(g, f.of, { operated: true });
    pop(g, f);
  };

  return {
    following: (s, f) => steps.slice(f.next).find((step) => !isIdle(s, f, step))?.name,
    kind: (moves) => ({
      actors: () => [],
      moves,
      record: (_, f) => declinedRecord(f),
      advance(g, f) {
        advance(g, f, moves);
        return true;
      },
    }),
    pause: (moves, asks) => pauseKind<S, F>({ isIdle: (s, f) => isIdle(s, f, steps[f.next]!), moves, asks }),
  };
}

/** Passing, where something may stand against it. */
export const passUnless = <S extends RailState, F extends Frame>(
  checks: readonly Check<S, F, Action>[],
  apply: (g: Draft<S>, f: F, a: Action) => void,
): Move<S, Frame, Action, 'pass'> => movesFor<S>()({ type: 'pass', checks, apply });

/** Ends a step without doing anything (more) in it. */
export const endStep: Move<RailState, Frame, Action, 'pass'> = passUnless<RailState, StepFrame>([], (g, f) =>
  pop(g, f),
);

/** A maker of the frames in which a company's director decides, for one title's state. */
export const stepsFor =
  <S extends RailState>() =>
  <F extends StepFrame, T extends string>(
    moves: readonly Move<S, Frame, Action, T>[],
    asks: (s: S, f: F) => string,
    advance?: (g: Draft<S>, f: F) => boolean,
    record?: (s: S, f: F) => Json,
  ): FrameKind<S, F, T> => ({
    actors: (s, f) => directorOf(s, f.of),
    moves,
    ...(advance && { advance }),
    ...(record && { record }),
    asks,
  });
