import { apply, deciders, frameName, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';

/** Is just this question being asked of just this player, and would the action be allowed? */
export function isAsked(title: RailTitle, s: RailState, action: LoggedAction): boolean {
  const top = s.stack.at(-1);
  return (
    top !== undefined &&
    frameName(top) === action.frame &&
    deciders(title, s).includes(action.by) &&
    apply(title, s, action).ok
  );
}
