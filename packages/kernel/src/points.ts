import type { LoggedAction } from './move.ts';

/**
 * A point of a game: after so many actions, by the last of them from the point before. Points are never changed, so what
 * is taken back stays as it was and comes back as it was, so anything kept for a point can hang on it.
 */
export interface Point {
  readonly seq: number;
  /** Null only where the game begins. */
  readonly step: { readonly action: LoggedAction; readonly before: Point } | null;
}

/** Where a game begins. */
export const beginning = (): Point => ({ seq: 0, step: null });

export const pointAfter = (before: Point, action: LoggedAction): Point => ({
  seq: before.seq + 1,
  step: { action, before },
});

/** The point after so many of the actions that lead to `last`. */
export function pointAt(last: Point, seq: number): Point {
  if (!Number.isInteger(seq) || seq < 0 || seq > last.seq) throw new RangeError(`there is no action ${seq}`);
  let point = last;
  while (point.seq > seq) point = point.step!.before;
  return point;
}

/** All actions up to a point, in order. */
export function actionsTo(last: Point): LoggedAction[] {
  const actions: LoggedAction[] = [];
  for (let { step } = last; step; { step } = step.before) actions.push(step.action);
  return actions.reverse();
}

/**
 * A list of points, without the first, that lead to one, is brought to lead to another. What both have in common stays, and how
 * much that is is told: going on by one action costs as much as one action.
 */
export function syncPath(list: Point[], last: Point): number {
  const ahead: Point[] = [];
  let point = last;
  for (; point.step && list[point.seq - 1] !== point; point = point.step.before) ahead.push(point);
  list.length = point.seq;
  while (ahead.length > 0) list.push(ahead.pop()!);
  return point.seq;
}
