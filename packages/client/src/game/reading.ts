/** How long a move stays to be read before a bot makes the next one. */
import { HOST } from '@roundhouse/kernel';
import type { Teller } from '@roundhouse/rail';
import type { Seat } from '@roundhouse/host';
import type { Step } from './handle.ts';
import { usePreferences } from './preferences.ts';
import { reasonsNow } from './reasons.ts';

/** Milliseconds for a letter: some two hundred words a minute. */
const LETTER = 55;
const [SHORTEST, LONGEST] = [900, 4500];
/** Players know their own moves: those stay just long enough to be seen. */
export const OWN_MOVE = 400;

export function readingOf(steps: readonly Step[], seats: readonly Seat[], teller: Teller): number {
  // The best run that the host shows says nothing.
  const last = steps.findLast(({ action }) => action.by !== HOST);
  const seat = seats.find(({ player }) => player === last?.action.by);
  if (!last || seat?.kind !== 'bot') return OWN_MOVE;
  const told = teller.tell(last.events).map(({ text }) => text);
  const why = last.why && usePreferences.getState().reasons ? reasonsNow()?.(teller.material, last.why) : null;
  return Math.min(LONGEST, Math.max(SHORTEST, LETTER * [...told, why ?? ''].join(' ').length));
}
