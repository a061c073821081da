/** What a player reads of an action in the terminal: the teller's sentences, rounds and turns as headings. */
import type { GameEvent } from '@roundhouse/kernel';
import { type RailState, Teller } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';

export interface Line {
  /** `round` and `turn` begin a group of lines. */
  readonly kind: 'round' | 'turn' | 'line';
  readonly text: string;
  /** What happened. */
  readonly event: string;
}

const headings: Readonly<Record<string, Line['kind']>> = { round: 'round', operates: 'turn' };
const capitalised = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** A teller of whole lines for the players of one game, of which any state will do. */
export function linesOf(title: AnyTitle, names: readonly string[], s: RailState) {
  const teller = new Teller(title, s, (id) => names[s.players.indexOf(id)]);
  return (events: readonly GameEvent[]): Line[] =>
    teller.tell(events).map(({ event, subject, text }) => {
      const kind = headings[event.event] ?? 'line';
      const words = subject === null ? text : `${capitalised(teller.naming.owner(subject))} ${text}`;
      return { kind, event: event.event, text: kind === 'line' && !words.endsWith('}') ? `${words}.` : words };
    });
}

/** What follows a move without words of its own, such as leaving a step. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'skipped',
  'phase',
  'operates',
  'round',
  'noRevenue',
  'price',
  'end',
  'win',
]);

/** How many lines tell of the move itself: those before what follows from it, a bot's reason among them. */
export function ownLines(lines: readonly Line[]): number {
  // A private that was used up is told of before what it was used for.
  const first = lines.findIndex(({ event }) => event !== 'privateCloses');
  const isOwn = lines[first]?.kind === 'line' && !FOLLOWS.has(lines[first].event);
  return isOwn ? first + 1 : 0;
}
