import type { RailState } from '@roundhouse/rail';
import type { Presentation } from '../../titles/presentation.ts';
import type { MessageId } from '../words.ts';

/** A step of a turn on the rail above a decision; several kinds of frames may belong to one step. */
export interface TurnStep<F extends string = string> {
  readonly name: MessageId;
  readonly frames: readonly F[];
}

export interface Steps {
  readonly steps: readonly TurnStep[];
  /** Which one is being decided; -1 between two. */
  readonly at: number;
}

/** A stock turn of sales, one main action and sales again; the act can be repeated while it may be done `again`. */
export const stockSteps = (
  names: readonly [before: MessageId, act: MessageId, after: MessageId],
  { main, again }: { readonly main: unknown; readonly again: unknown },
): Steps => ({
  steps: names.map((name) => ({ name, frames: [] })),
  at: main === null || again !== null ? 1 : 2,
});

/** The steps of the turn that is under way, for the rail above a decision. */
export function stepsOf({ frames, steps: own }: Pick<Presentation, 'frames' | 'steps'>, s: RailState): Steps | null {
  const found = own?.(s);
  if (found) return found;
  const turn = s.stack.findLastIndex(({ kind }) => frames?.[kind]?.steps);
  const steps = frames?.[s.stack[turn]?.kind ?? '']?.steps;
  if (!steps) return null;
  const inside = s.stack.slice(turn + 1).map(({ kind }) => kind);
  return { steps, at: steps.findLastIndex((step) => step.frames.some((kind) => inside.includes(kind))) };
}
