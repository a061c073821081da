/** A hint: first an idea, then moves that differ, each with its sentence and what it is worth. For terminal and page alike. */
import { choices, type LoggedAction } from '@roundhouse/kernel';
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { customOf } from './choose.ts';
import { ideaFor, isAsGood, judging, type Move } from './judge.ts';
import { isWeighed } from './mind/mind.ts';
import { imagined, type View } from './view.ts';
import type { Reason } from './why/reason.ts';

/** Moves that a hint shows. */
const MOVES = 3;

export interface HintMove extends Omit<Move, 'why'> {
  readonly why: Reason | null;
  /** It loses next to nothing beside the first. */
  readonly asGood: boolean;
}

export type Hint =
  /** There is only one move. */
  | { readonly kind: 'forced' }
  /** Decided by custom, without a sum. */
  | { readonly kind: 'custom'; readonly action: LoggedAction; readonly why: Reason }
  | { readonly kind: 'moves'; readonly idea: Reason; readonly moves: readonly HintMove[] };

/** In slices, like thinking; null where nothing is decided. */
export function* hinting<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  seat: string,
): Generator<void, Hint | null> {
  const s = imagined(view);
  const found = choices(anyTitle(title), s, seat);
  if (found.length === 1 && Object.keys(found[0]!.openFields).length === 0) return { kind: 'forced' };
  const custom = isWeighed(anyTitle(title), s) ? null : customOf(anyTitle(title), s, seat);
  if (custom) return { kind: 'custom', action: custom.action, why: plainly(custom.why) };
  const judged = yield* judging(title, view, seat, null);
  if (!judged) return null;
  return {
    kind: 'moves',
    idea: { key: ideaFor(judged), values: {} },
    moves: judged.moves.slice(0, MOVES).map((move) => ({
      ...move,
      why: move.why && plainly(move.why),
      asGood: isAsGood(judged, move),
    })),
  };
}

/** Without the parts, which only the judge needs. */
const plainly = ({ key, values }: Reason): Reason => ({ key, values });
