/** A pause in a turn: nothing can be decided in the steps that come now, but something may be done at any time. */
import { after, updateFrame, type FrameKind, hasChoice, type Move, movesFor, pop, push } from '@roundhouse/kernel';
import { directorOf } from '../shares/directors.ts';
import type { RailState } from '../state.ts';
import type { StepFrame, TurnFrame } from './frames.ts';

export interface Pause extends StepFrame {
  readonly kind: 'pause';
}

/** Would the director of the company on turn have a choice among what may be done at any time, if asked now? */
export function hasAmbientChoice<S extends RailState>(s: S, turn: TurnFrame, moves: readonly Move<S>[]): boolean {
  const asked = after(s, (g) => push<RailState>(g, { kind: 'pause', of: turn.of } satisfies Pause));
  return moves.some((move) => move.ambient && isOpenTo(asked, turn, move));
}

/** Could the director of the company on turn make this move? */
const isOpenTo = <S extends RailState>(s: S, turn: TurnFrame, move: Move<S>): boolean =>
  directorOf(s, turn.of).some(
    (director) => move.actors?.(s, turn).includes(director) && hasChoice(s, turn, move, director),
  );

/** The words of those moves that the director of the company on turn could make now. */
export const openNow = <S extends RailState>(
  s: S,
  turn: TurnFrame,
  suggestions: readonly (readonly [words: string, move: Move<S>])[],
): string[] => suggestions.filter(([, move]) => isOpenTo(s, turn, move)).map(([words]) => words);

const turnOf = (s: RailState): TurnFrame => s.stack.at(-2) as TurnFrame;

/** The director goes on to the next step that asks. */
const goOn = movesFor<RailState>()({
  type: 'pass',
  apply(g, f: Pause) {
    updateFrame(g, turnOf(g.s), { goesOn: true });
    pop(g, f);
  },
});

interface Spec<S extends RailState, F extends TurnFrame> {
  /** Is the step idle that comes next in the turn? */
  isIdle(s: S, turn: F): boolean;
  /** What is open at any time in the turn. */
  readonly moves: readonly Move<S>[];
  asks(s: S, turn: F): string;
}

/** Over as soon as what was done makes the next step possible, or leaves nothing else to do. */
export const pauseKind = <S extends RailState, F extends TurnFrame>(spec: Spec<S, F>): FrameKind<S, Pause, 'pass'> => ({
  actors: (s, f) => directorOf(s, f.of),
  moves: [goOn],
  advance(g, f) {
    const turn = turnOf(g.s) as F;
    const over = !spec.isIdle(g.s, turn) || !hasAmbientChoice(g.s, turn, spec.moves);
    if (over) pop(g, f);
    return over;
  },
  asks: (s) => spec.asks(s, turnOf(s) as F),
});
