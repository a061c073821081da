/** A game file, looked back at: with the position before each decision, so that it can be told. */
import { type Decided as Judged, type Expected, reviewing } from '@roundhouse/bots';
import type { History } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';

export interface Decided extends Judged {
  readonly before: RailState;
}

export interface Reviewed {
  readonly decisions: readonly Decided[];
  readonly line: readonly Expected[];
}

/** `tell` is called on the way, so that somebody who waits sees how far it is. */
export function decisionsOf(
  title: AnyTitle,
  history: History<RailState>,
  tell: (at: number) => void = () => {},
): Reviewed {
  const work = reviewing(title, history.at(0), history.actions);
  for (let step = work.next(); ; step = work.next()) {
    if (!step.done) {
      tell(step.value);
      continue;
    }
    const { decisions, line } = step.value;
    return { decisions: decisions.map((one) => ({ ...one, before: history.at(one.at - 1) })), line };
  }
}
