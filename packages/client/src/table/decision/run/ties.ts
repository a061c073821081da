/** Runs of equal worth: the player who decides chooses among them, and with it which trains run. */
import type { Route } from '@roundhouse/rail';

/** Are these the same routes of the same trains? */
export const isSameRun = (a: readonly Route[], b: readonly Route[]): boolean =>
  a.length === b.length &&
  a.every(({ train, path }) => b.some((other) => other.train === train && other.path.join() === path.join()));
