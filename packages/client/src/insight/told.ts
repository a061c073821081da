/** What an action would do, as the log tells it. */
import { apply, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle, Teller } from '@roundhouse/rail';
import { toYou } from '@roundhouse/rail/telling/you';

/** Headings of the log, which say nothing of the action itself. */
const HEADINGS: ReadonlySet<string> = new Set(['round', 'operates']);
const capitalised = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export function toldAction(
  { title, teller, passes }: { readonly title: RailTitle; readonly teller: Teller; readonly passes: string },
  s: RailState,
  action: LoggedAction,
): string {
  if (action.type === 'pass') return passes;
  const done = apply(title, s, action);
  const told = done.ok ? teller.tell(done.events).find(({ event }) => !HEADINGS.has(event.event)) : undefined;
  if (!told) return passes;
  const words = told.subject === null ? told.text : `${teller.naming.owner(told.subject)} ${told.text}`;
  return toYou(capitalised(words));
}
