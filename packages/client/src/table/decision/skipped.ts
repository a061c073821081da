import { textOf } from '@roundhouse/rail/telling/details';
import type { GameEvent } from '@roundhouse/kernel';
import type { InRound } from '../record/log.ts';

/** The step of a turn that was skipped, by what the log says of it. */
function stepIn(event: GameEvent): string | null {
  if (event.event === 'skipped') return textOf(event, 'step');
  return event.event === 'noRevenue' ? 'dividend' : null;
}

/** The steps that a company has skipped in its turn of this round so far, each with the sentence that says why. */
export function skippedSteps(lines: readonly InRound[], company: string, round: string): ReadonlyMap<string, string> {
  const before = lines.findLastIndex((one) => one.round !== round || one.line.company !== company);
  return new Map(
    lines.slice(before + 1).flatMap(({ line: { event, told } }) => {
      const step = stepIn(event);
      return step && told ? [[step, told.text] as const] : [];
    }),
  );
}
