import type { RailState } from '@roundhouse/rail';
import type { Presentation, TurnStep } from '../../titles/presentation.ts';

export interface Steps {
  readonly steps: readonly TurnStep[];
  /** Which one is being decided; -1 between two. */
  readonly at: number;
}

/** The steps of the turn that is under way, for the rail above a decision. */
export function stepsOf(presentation: Presentation, s: RailState): Steps | null {
  for (const { turn, steps } of presentation.turns) {
    const from = s.stack.findLastIndex((frame) => frame.kind === turn);
    if (from < 0) continue;
    const inside = s.stack.slice(from + 1).map(({ kind }) => kind);
    const at = steps.findLastIndex(({ frames }) => frames.some((kind) => inside.includes(kind)));
    return { steps, at };
  }
  return null;
}
