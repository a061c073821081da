/** The way to a later step of a turn, by passing what lies between. */
import { apply, deciders, frameName, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Presentation } from '../../titles/presentation.ts';
import type { MessageId } from '../words.ts';
import { decisionOf } from './model.ts';
import { stepsOf } from './steps.ts';

export interface Jump {
  /** The passes that lead there. */
  readonly passes: readonly LoggedAction[];
  /** Steps in which something could have been done. */
  readonly lost: readonly MessageId[];
  /** It leads to the step that was asked for; else to this one, which cannot be passed. */
  readonly arrives: boolean;
  readonly stopsAt: MessageId | null;
}

/** No turn has more questions than this. */
const MOST = 12;

type Look = Pick<Presentation, 'frames' | 'steps'>;

/** What passing would come to until this step is asked; it ends where somebody else is asked, or where nobody may pass. */
export function jumpTo(title: RailTitle, look: Look, s: RailState, by: PlayerId, step: MessageId): Jump {
  const passes: LoggedAction[] = [];
  const lost = new Set<MessageId>();
  let state = s;
  for (let i = 0; i < MOST; i++) {
    const steps = stepsOf(look, state);
    const now = steps?.steps[steps.at]?.name ?? null;
    // A step that nothing can be done in is passed by the game itself.
    if (steps && steps.at > steps.steps.findIndex(({ name }) => name === step))
      return { passes: [], lost: [], arrives: false, stopsAt: null };
    if (now === step) return { passes, lost: [...lost], arrives: true, stopsAt: null };
    const top = state.stack.at(-1);
    const decision = decisionOf(title, state, by);
    const pass: LoggedAction | null = top ? { type: 'pass', by, frame: frameName(top) } : null;
    const result = pass && deciders(title, state).includes(by) ? apply(title, state, pass) : null;
    if (!pass || !result?.ok || turnOf(look, result.state) !== turnOf(look, s))
      return { passes, lost: [...lost], arrives: false, stopsAt: now };
    if (now !== null && (decision?.groups ?? []).some(({ type }) => !title.wording?.inMenu?.includes(type)))
      lost.add(now);
    passes.push(pass);
    ({ state } = result);
  }
  return { passes: [], lost: [], arrives: false, stopsAt: null };
}

/** Whose turn it is, as the stack names it. */
function turnOf({ frames }: Look, { stack }: RailState): string | null {
  const turn = stack.findLast(({ kind }) => frames?.[kind]?.steps);
  return turn ? frameName(turn) : null;
}
