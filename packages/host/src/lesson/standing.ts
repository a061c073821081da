/** Where a task stands in a position: what is met, what is said of the way taken, and whether it can still be done. */
import { fillIn, type Json } from '@roundhouse/kernel';
import { comparedOf, holds, type Moment, valueOf } from './facts.ts';
import type { Check, Task } from './form.ts';

export interface CheckStanding {
  readonly text: string;
  readonly met: boolean;
  /** What it is now, where that is a figure. */
  readonly value: number | null;
}

/** Why a task cannot be done any more from here: the game has ended, or the rounds for it are over. */
export type Missed = 'game' | 'round';

export interface Standing {
  readonly checks: readonly CheckStanding[];
  readonly done: boolean;
  readonly missed: Missed | null;
  /** What the lesson says of this way. */
  readonly remark: string | null;
}

export function standingOf(task: Task, moment: Moment): Standing {
  const checks = task.checks.map((check) => checkStanding(check, moment));
  const done = checks.every(({ met }) => met);
  const remark = done ? undefined : task.remarks.find(({ when }) => holds(when, moment));
  return {
    checks,
    done,
    missed: done ? null : missedIn(task, moment),
    remark: remark ? filled(remark.text, task, moment) : null,
  };
}

function checkStanding({ text, that }: Check, moment: Moment): CheckStanding {
  const now: Json = 'value' in that && !('in' in that && that.in) ? comparedOf(that, moment) : null;
  return { text, met: holds(that, moment), value: typeof now === 'number' ? now : null };
}

function missedIn({ within }: Task, { title, state }: Moment): Missed | null {
  if (state.ended) return 'game';
  return within.includes(title.roundName(state)) ? null : 'round';
}

/** A text of a task with its figures. */
export const filled = (text: string, { values }: Pick<Task, 'values'>, { title, state }: Moment): string =>
  fillIn(
    text,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(valueOf(title, state, value))])),
  );

const shown = (value: Json): string | number =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
