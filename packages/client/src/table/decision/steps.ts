import type { RailState } from '@roundhouse/rail';
import type { MessageId } from '../words.ts';

/** A step of a turn on the rail above a decision; several kinds of frames may belong to one step. */
export interface TurnStep {
  readonly name: MessageId;
  readonly frames: readonly string[];
}

/** A turn of several steps: the kind of its frame, and the steps in order. */
export interface TurnRail {
  readonly turn: string;
  readonly steps: readonly TurnStep[];
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
export function stepsOf(
  { turns, steps: own }: { readonly turns: readonly TurnRail[]; steps?: (s: RailState) => Steps | null },
  s: RailState,
): Steps | null {
  const found = own?.(s);
  if (found) return found;
  for (const { turn, steps } of turns) {
    const from = s.stack.findLastIndex((frame) => frame.kind === turn);
    if (from < 0) continue;
    const inside = s.stack.slice(from + 1).map(({ kind }) => kind);
    const at = steps.findLastIndex(({ frames }) => frames.some((kind) => inside.includes(kind)));
    return { steps, at };
  }
  return null;
}
