/**
 * What is offered in a state and why an action is refused there, in full, for anyone who wonders about a rule or mends one.
 * Nothing here decides anything; it asks what `choices` and `apply` ask, and tells all of the answer.
 */
import { actorsOf, apply, openMoves } from './apply.ts';
import type { Choice, Unavailable } from './choice.ts';
import { choices, unavailable } from './choices.ts';
import { type Frame, frameName } from './frame.ts';
import type { LoggedAction, Move } from './move.ts';
import { firstRefusal, type Refusal } from './rule.ts';
import type { Actor, KernelState } from './state.ts';
import type { Title } from './title.ts';
import { type Asked, askedOutOfTime } from './when.ts';

/** One kind of action that somebody could look for now. */
export interface Offer {
  readonly by: Actor;
  readonly frame: string;
  readonly type: string;
  /** Open at any time in the turn, not an answer to the question that is asked. */
  readonly ambient: boolean;
  readonly choices: readonly Choice[];
  readonly unavailable: readonly Unavailable[];
}

/** Names of the frames from the course of the game to the question that is asked. */
export const framesOf = (s: KernelState): string[] => s.stack.map(frameName);

/** All that is open now, the question that is asked first; kinds of actions with no candidate at all are there, too. */
export function offersOf<S extends KernelState>(title: Title<S>, s: S): Offer[] {
  const top = s.stack.at(-1);
  return openMoves(title, s).flatMap(({ frame, move }) =>
    actorsOf(title, s, frame, move).map((by) => {
      const name = frameName(frame);
      const here = <C extends Choice>(found: readonly C[]): C[] => found.filter((one) => one.frame === name);
      const query = { type: move.type };
      return {
        by,
        frame: name,
        type: move.type,
        ambient: frame !== top,
        choices: here(choices(title, s, by, query)),
        unavailable: here(unavailable(title, s, by, query)),
      };
    }),
  );
}

/** One check of the move, in the order of the book. */
export interface Answer {
  /** With its title before a colon. */
  readonly rule: string;
  /** Null: it passes. */
  readonly refusal: Refusal | null;
}

export interface Verdict {
  /** The action that was judged. */
  readonly action: unknown;
  /** The missing `by` and `frame`, filled in. */
  readonly added: Partial<Pick<LoggedAction, 'by' | 'frame'>>;
  /** Why it is refused; null: it is legal. */
  readonly refusal: Refusal | null;
  /** Every check that it was asked. Where no open question takes it, these are the rules on when it comes. */
  readonly answers: readonly Answer[];
}

/** Judges an action as `apply` does, and asks also the checks behind the first that refuses. */
export function verdictOf<S extends KernelState>(title: Title<S>, s: S, input: unknown): Verdict {
  const added = missingFields(title, s, input);
  const action: unknown = Object.keys(added).length > 0 ? { ...(input as object), ...added } : input;
  const judged = apply(title, s, action);
  return { action, added, refusal: judged.ok ? null : judged.refusal, answers: answersTo(title, s, action) };
}

/** The `by` and `frame` that an action leaves out, where only one of each can be meant. */
function missingFields<S extends KernelState>(title: Title<S>, s: S, input: unknown): Verdict['added'] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const { type, by, frame } = input as Partial<LoggedAction>;
  const open = openFor(title, s, type, frame);
  if (!open) return {};
  const actor = actorsOf(title, s, open.frame, open.move)[0];
  return {
    ...(frame === undefined ? { frame: frameName(open.frame) } : {}),
    ...(by === undefined && actor !== undefined ? { by: actor } : {}),
  };
}

function answersTo<S extends KernelState>(title: Title<S>, s: S, input: unknown): Answer[] {
  const { type, frame } = (input ?? {}) as Partial<LoggedAction>;
  const open = openFor(title, s, type, frame);
  if (!open || actorsOf(title, s, open.frame, open.move).length === 0) {
    const isWhole = typeof type === 'string' && typeof frame === 'string' && !s.ended;
    return isWhole ? askedOutOfTime(title, s, input as LoggedAction).map(answered) : [];
  }
  const parsed = open.move.schema.safeParse(input);
  if (!parsed.success) return [];
  return open.move.checks.map((check) =>
    answered({
      rule: `${title.id}:${check.rule}`,
      refusal: () => firstRefusal(title.id, [check], s, open.frame, parsed.data as LoggedAction),
    }),
  );
}

/** A check behind one that refuses may take for granted what that one asks: then it cannot answer, and refuses too. */
function answered({ rule, refusal }: Asked): Answer {
  try {
    return { rule, refusal: refusal() };
  } catch {
    return { rule, refusal: { rule, text: 'This check does not apply to such an action.' } };
  }
}

function openFor<S extends KernelState>(
  title: Title<S>,
  s: S,
  type: unknown,
  frame: unknown,
): { readonly frame: Frame; readonly move: Move<S> } | undefined {
  return openMoves(title, s).find(
    (open) => open.move.type === type && (frame === undefined || frameName(open.frame) === frame),
  );
}
